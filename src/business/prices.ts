import type { Price } from './types.ts';

/**
 * The services’ prices, by slug. The owner changes the amounts in the staff area’s settings, by key; the
 * texts in `pages/` name an amount by it too: `From {galley}`.
 */
export const prices: Readonly<Record<string, readonly Price[]>> = {
  'kitchen-carpentry': [
    {
      key: 'galley',
      name: 'Painted galley, about four metres',
      from: 24000,
      text: 'Cabinets, fronts, drawers, handles, delivery and fitting.',
    },
    {
      key: 'family-painted',
      name: 'Painted family kitchen with an island',
      from: 42000,
      text: 'Fourteen cabinets and an island, oak interiors, dovetailed drawers.',
    },
    {
      key: 'family-oak',
      name: 'Family kitchen in oak',
      from: 48000,
      text: 'The same, with solid oak frames and matched veneer on the large panels.',
    },
    {
      key: 'family-walnut',
      name: 'Family kitchen in walnut',
      from: 54000,
      text: 'As in oak, with more days spent choosing boards.',
    },
    {
      key: 'pantry',
      name: 'Pantry or utility room',
      from: 7500,
      text: 'One wall, floor to ceiling.',
    },
  ],
  'custom-carpentry': [
    {
      key: 'window-seat',
      name: 'Window seat with drawers',
      from: 3200,
      text: 'Up to two metres wide, painted, with a top in oak.',
    },
    {
      key: 'alcove-cupboards',
      name: 'Pair of alcove cupboards with shelves',
      from: 5800,
      text: 'Painted, scribed to the chimney breast, with oak tops.',
    },
    {
      key: 'wardrobe',
      name: 'Fitted wardrobe, 2.6 metres',
      from: 6500,
      text: 'Painted, floor to ceiling, with drawers inside.',
    },
    {
      key: 'staircase',
      name: 'Straight staircase in oak',
      from: 9500,
      text: 'One flight with a handrail, and the old one taken away.',
    },
    {
      key: 'library-wall',
      name: 'Library wall, four metres',
      from: 14000,
      text: 'Painted shelves and cupboards. Walnut, lights, a ladder and a window seat are extra.',
    },
  ],
  'interior-design': [
    {
      key: 'survey',
      name: 'Measured survey of one floor',
      from: 650,
      text: 'A plan and elevations that any trade can use. Taken off the fee if you go on.',
    },
    {
      key: 'room-scheme',
      name: 'Scheme for one room',
      from: 2800,
      text: 'Two plans, one chosen and detailed, with a material tray.',
    },
    {
      key: 'joinery-drawings',
      name: 'Joinery drawings for one room',
      from: 1400,
      text: 'Ready to price and build, by us or by somebody else.',
    },
    {
      key: 'house-scheme',
      name: 'Scheme for a whole house',
      from: 12000,
      text: 'Every room planned, with a programme and a budget.',
    },
    {
      key: 'site-day',
      name: 'A day on site',
      from: 520,
      text: 'For meetings with builders, hanging and setting out.',
    },
  ],
  'office-furniture': [
    {
      key: 'acoustic-wall',
      name: 'Slatted acoustic wall, per square metre',
      from: 420,
      text: 'Oak slats, felt, mineral wool and battens, fitted. In walnut about a sixth more.',
    },
    {
      key: 'storage-wall',
      name: 'Storage wall, per metre of width',
      from: 1950,
      text: 'Up to 2.4 m high, veneered, with closed cupboards below.',
    },
    {
      key: 'desk',
      name: 'Desk with pedestal and cable tray',
      from: 4800,
      text: 'Solid oak top, 1,800 by 800 mm. In walnut about a sixth more.',
    },
    {
      key: 'meeting-table',
      name: 'Meeting table for six',
      from: 5200,
      text: 'Veneered top with a solid edge, on a pedestal.',
    },
    {
      key: 'complete-room',
      name: 'One complete room',
      from: 32000,
      text: 'Desk, table, slatted wall and storage, drawn together.',
    },
  ],
};
