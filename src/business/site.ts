import { services } from './services.ts';

/**
 * Who the business is: every name, number and address that the public site, its metadata and its
 * feeds show comes from here. What the folder holds beside it is listed in its README.
 *
 * Harrow & Pine is invented. Its telephone numbers are from the range reserved for fiction, its mail
 * ends in example.com and its postcode district does not exist.
 */

/** Days as schema.org names them, with opening and closing times in 24-hour local time. */
export interface OpeningHours {
  days: readonly (
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Sunday'
  )[];
  opens: string;
  closes: string;
  /** As people write it, for the contact section. */
  label: string;
}

export const site = {
  /** The origin that visitors see, without a trailing slash. In a browser ask `location.origin` instead. */
  url: (globalThis.process?.env.SITE_URL ?? 'http://localhost:4321').replace(/\/+$/, ''),
  language: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',

  name: 'Harrow & Pine',
  legalName: 'Harrow & Pine Joinery Ltd',
  tagline: 'Bespoke carpentry, interiors and renovation, drawn, built and fitted by one workshop.',
  foundingYear: 2009,
  makers: 12,

  phone: { e164: '+442079460123', display: '+44 20 7946 0123' },
  whatsapp: {
    /** The number in the form that wa.me takes: country code and digits, nothing else. */
    number: '442079460123',
    greeting: 'Hello Harrow & Pine, I would like to talk about a project.',
    label: 'Contact Harrow & Pine via WhatsApp',
  },
  email: 'hello@harrow-and-pine.example.com',
  address: {
    street: 'The Workshop, Pine Yard',
    city: 'London',
    postcode: 'SE31 4HP',
    country: 'GB',
  },
  /** Latitude and longitude for maps; an invented workshop has none. */
  geo: null as { latitude: number; longitude: number } | null,
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
      label: 'Mon–Fri 9–6',
    },
    { days: ['Saturday'], opens: '10:00', closes: '16:00', label: 'Sat 10–4' },
  ] satisfies OpeningHours[] as readonly OpeningHours[],
  areaServed: 'London',
  priceRange: '£££',
  /** Profiles elsewhere, for structured data only: the pages themselves link to none of them. */
  socials: [] as readonly string[],

  services,

  /** The main navigation after SERVICES. The anchors are sections of the home page. */
  navigation: [
    { label: 'WORK', href: '/#work' },
    { label: 'PROCESS', href: '/#process' },
    { label: 'CONTACT', href: '/#contact' },
  ],

  /** What a page says about itself when it has nothing of its own to say. */
  defaults: {
    title: 'Harrow & Pine: bespoke carpentry and interiors in London',
    description:
      'Twelve makers and one workshop in London. Kitchens, libraries, whole interiors and offices, drawn, built and fitted by the same hands.',
    keywords: [
      'bespoke carpentry London',
      'fitted kitchens',
      'bespoke joinery',
      'interior design London',
      'renovation',
      'office furniture',
    ] as readonly string[],
  },
  /** The picture for social cards of pages without one of their own: a file in `public/`. */
  socialImage: {
    src: '/social.jpg',
    alt: 'A walnut wall and bookcase in late-afternoon light, with the name Harrow & Pine.',
    width: 1200,
    height: 630,
  },
  /**
   * Said wherever pictures stand in for finished work. The demonstration's rooms are modelled, not
   * built; a real business with photographs of its own work sets this to an empty string.
   */
  pictureNote: 'The rooms shown are modelled for this demonstration. They are not client projects.',
};
