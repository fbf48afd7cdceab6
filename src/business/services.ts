import type { ServiceEntry } from './types.ts';

/** The services in their order, wherever they are listed. */
export const services: readonly ServiceEntry[] = [
  {
    slug: 'kitchen-carpentry',
    name: 'Kitchen Carpentry',
    shortName: 'Kitchen',
    navLabel: 'Kitchen Carpentry',
    hint: 'Cabinets, islands, larders',
  },
  {
    slug: 'custom-carpentry',
    name: 'Custom Carpentry',
    shortName: 'Carpentry',
    navLabel: 'Custom Carpentry',
    hint: 'Libraries, wardrobes, staircases',
  },
  {
    slug: 'interior-design',
    name: 'Interior Design',
    shortName: 'Interior',
    navLabel: 'Interior Design',
    hint: 'Whole rooms, drawn to the last shelf',
  },
  {
    slug: 'office-furniture',
    name: 'Office Furniture',
    shortName: 'Office',
    navLabel: 'Office Furniture / Interior Design Services',
    hint: 'Desks, meeting rooms, acoustic walls',
  },
];
