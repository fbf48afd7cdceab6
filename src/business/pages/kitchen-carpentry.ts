import { prices } from '../prices.ts';
import type { ServicePage } from '../types.ts';
import { nextStep } from './next-step.ts';

export const kitchenCarpentry: ServicePage = {
  description:
    'Handmade kitchens in oak, walnut, ash or paint, drawn, built and fitted by twelve makers in London. Materials, weeks, prices and questions answered.',
  keywords: [
    'handmade kitchen London',
    'bespoke kitchen carpentry',
    'walnut kitchen',
    'oak kitchen',
    'painted shaker kitchen',
  ],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        lead: 'A kitchen is the hardest-working piece of furniture in a house. We draw it for your room, build it in our workshop and fit it with the hands that made it.',
        picture: { library: 'kitchen-carpentry.jpg' },
        look: 'dark',
      },
    },
    {
      key: 'makes',
      kind: 'list',
      fields: {
        label: 'What we make',
        items: [
          {
            key: 'fitted-kitchens',
            name: 'Fitted kitchens',
            text: 'Cabinets in 18 mm birch plywood with solid or painted fronts, scribed to your walls and floor.',
          },
          {
            key: 'islands',
            name: 'Islands',
            text: 'With a timber top, or framed to carry stone, and with power and drawers on the side where you stand.',
          },
          {
            key: 'pantries-and-larders',
            name: 'Pantries and larders',
            text: 'Tall cupboards with oak shelves, spice racks in the doors and a cold stone shelf if the wall allows one.',
          },
          {
            key: 'drawers',
            name: 'Drawers',
            text: 'Oak or ash boxes, dovetailed, on soft-close runners rated for 30 or 70 kg.',
          },
          {
            key: 'worktops-in-timber',
            name: 'Worktops in timber',
            text: 'Oak or iroko, 38 mm thick, oiled on all faces before they leave us.',
          },
          {
            key: 'utility-and-boot-rooms',
            name: 'Utility and boot rooms',
            text: 'Drying rails, benches and doors that hide a boiler and still let it breathe.',
          },
        ],
      },
    },
    {
      key: 'how',
      kind: 'text',
      fields: {
        label: 'How we work',
        text: [
          'We make kitchens one at a time. Two makers take yours from the first cut to the last hinge, so that whoever scribes the end panel in your house is the person who sawed it in ours. If something does not fit, there is nobody else to blame.',
          '## Drawn for the way you cook',
          'Before any cabinet is drawn we ask what you cook on a Wednesday, who empties the dishwasher, and where the post lands. A kitchen laid out for a dinner party is in the way on every other night. The drawings show each drawer with what goes in it, and the height of the worktop is set from your elbow: 100 to 150 mm below it, which for most people is between 880 and 950 mm.',
          '## Made to be mended',
          "Fronts come off with four screws. Drawer bottoms slide out. The finish is one that you can renew with a cloth, and we keep the drawings and a note of the paint, so that a door made in ten years' time will match its neighbours in size if not in age. Spare leaves of veneer are kept in a folder with your name on it.",
          'The pictures on this page are rendered from our drawings and show rooms that we have designed to build. We say so wherever they stand.',
        ].join('\n\n'),
      },
    },
    {
      key: 'materials',
      kind: 'list',
      fields: {
        label: 'Materials',
        ground: 'shaded',
        items: [
          {
            key: 'european-oak',
            name: 'European oak',
            text: 'Hard and open-grained. Darkens to amber. Keep wet iron away from it.',
          },
          {
            key: 'american-black-walnut',
            name: 'American black walnut',
            text: 'Dark brown, finer in the grain. Lightens in the sun. Costs about twice as much as oak by the board.',
          },
          {
            key: 'european-ash',
            name: 'European ash',
            text: 'Pale and springy. We oil it with a trace of white, so that it stays pale.',
          },
          {
            key: 'tulipwood-painted',
            name: 'Tulipwood, painted',
            text: 'A stable, fine-grained timber for painted frames, with a moisture-resistant panel.',
          },
          {
            key: 'birch-plywood',
            name: 'Birch plywood',
            text: 'For every carcass. It holds a screw and shrugs off a leak better than chipboard does.',
          },
          {
            key: 'stone',
            name: 'Stone',
            text: 'Ordered from a stonemason that you choose or that we suggest, and templated on our cabinets.',
          },
        ],
      },
    },
    {
      key: 'steps',
      kind: 'steps',
      fields: {
        label: 'Week by week',
        form: 'table',
        items: [
          {
            key: 'visit',
            name: 'Visit',
            text: 'We measure, look at pipes and light, and leave you a sketch and a first range of prices.',
            when: 'Week 1',
          },
          {
            key: 'design',
            name: 'Design',
            text: 'Drawings to scale, a tray of samples, and one fixed price at the end.',
            when: 'Weeks 2–4',
          },
          {
            key: 'making',
            name: 'Making',
            text: 'Boards are chosen, cut and joined. You are welcome in the workshop on any Friday.',
            when: 'Weeks 5–12',
          },
          {
            key: 'fitting',
            name: 'Fitting',
            text: 'Two makers fit what they made. Stone is templated when the base cabinets are fixed.',
            when: 'Weeks 13–14',
          },
          {
            key: 'aftercare',
            name: 'Aftercare',
            text: 'We adjust the doors after one season and leave you a tin of oil.',
            when: 'Six months later',
          },
        ],
      },
    },
    {
      key: 'prices',
      kind: 'prices',
      fields: {
        label: 'What it costs',
        items: prices['kitchen-carpentry'],
        dependsOnLabel: 'What the price depends on',
        dependsOn: [
          {
            key: 'drawers-cost-about-three',
            text: 'Drawers cost about three times as much as a cupboard of the same width.',
          },
          {
            key: 'walls-that-lean-floors',
            text: 'Walls that lean, floors that fall and stairs that turn add fitting days.',
          },
          {
            key: 'moving-the-sink-or',
            text: 'Moving the sink or the hob adds a plumber, an electrician and a fortnight of floor.',
          },
          {
            key: 'solid-timber-on-the',
            text: 'Solid timber on the fronts costs more than paint, and walnut more than oak.',
          },
          {
            key: 'appliances-stone-plumbing-and',
            text: 'Appliances, stone, plumbing and wiring are separate, and together often come to a third of the joinery.',
          },
        ],
      },
    },
    {
      key: 'questions',
      kind: 'questions',
      fields: {
        label: 'Questions',
        ground: 'shaded',
        items: [
          {
            key: 'how-long-does-a',
            question: 'How long does a kitchen take?',
            answer:
              'About fourteen weeks from the first visit to the last cabinet, eight of them in the workshop. Stone follows roughly eight working days after it is templated. If the room needs plaster or a new floor, that work runs alongside ours.',
          },
          {
            key: 'are-the-prices-with',
            question: 'Are the prices with VAT?',
            answer:
              'Yes. Every price on this page includes VAT at 20%, delivery inside the M25 and fitting. Appliances, stone, plumbing and electrical work are not included.',
          },
          {
            key: 'can-we-keep-our',
            question: 'Can we keep our old cabinets and change the fronts?',
            answer:
              'Sometimes. If the carcasses are sound and standard in size, we make new doors and drawer fronts for about half the price of a new kitchen. We look at the hinges first; when those have pulled out of chipboard, it is not worth doing.',
          },
          {
            key: 'do-you-supply-appliances',
            question: 'Do you supply appliances?',
            answer:
              "No. You buy them, with the maker's guarantee in your own name, and we draw the cabinets around them. We need the model numbers before the drawings are signed.",
          },
          {
            key: 'will-an-oiled-kitchen',
            question: 'Will an oiled kitchen stain?',
            answer:
              'An oiled surface shrugs off most spills that are wiped within the hour. It marks more easily than lacquer and is much easier to mend. We use lacquer or paint where a surface will be neglected.',
          },
          {
            key: 'what-does-the-guarantee',
            question: 'What does the guarantee cover?',
            answer:
              "Ten years on our joinery, which means joints, doors that warp and drawers that fail. Hinges and runners carry their makers' guarantees. Knocks, floods and ordinary wear are not covered, though we can usually put them right.",
          },
        ],
      },
    },
    {
      key: 'jobs',
      kind: 'work',
      fields: {
        label: 'Rooms we have drawn',
        show: 'chosen',
        chosen: ['walnut-kitchen'],
        look: 'cards',
      },
    },
    {
      key: 'reading',
      kind: 'articles',
      fields: {
        label: 'To read beforehand',
        chosen: ['oak-or-walnut', 'looking-after-oiled-worktops', 'when-to-dovetail-a-drawer'],
      },
    },
    { key: 'next', kind: 'call', fields: nextStep },
  ],
};
