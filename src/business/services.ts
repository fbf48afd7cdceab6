/** One of the services. The text of its page is in `services/{slug}.md`. */
export interface ServiceEntry {
  /** Its address: /services/{slug}. Enquiries and jobs name it by this, so it stays as it is. */
  slug: string;
  /** Its name in running text, in the footer, on its page and in the enquiry form. */
  name: string;
  /** One word for it, beside the name of a job. */
  shortName: string;
  /** Its name in the main navigation. */
  navLabel: string;
  /** A few words under the name in the open navigation. */
  hint: string;
}

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
