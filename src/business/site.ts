import { services } from './services.ts';
import type { Site } from './types.ts';

/**
 * Every name, number and address that the public site, its metadata and its feeds show. The folder’s
 * README lists the rest, `Site` explains the fields, and the owner’s settings in the staff area overrule
 * them.
 *
 * Harrow & Pine is invented: its telephone numbers are reserved for fiction, its mail ends in
 * example.com, and its postcode district does not exist.
 */

export const site: Site = {
  url: (globalThis.process?.env.SITE_URL ?? 'http://localhost:4321').replace(/\/+$/, ''),
  language: 'en-GB',
  otherLanguages: [],
  timeZone: 'Europe/London',
  currency: 'GBP',

  name: 'Harrow & Pine',
  legalName: 'Harrow & Pine Joinery Ltd',
  tagline: 'Bespoke carpentry, interiors and renovation, drawn, built and fitted by one workshop.',
  foundingYear: 2009,
  makers: 12,

  phone: { e164: '+442079460123', display: '+44 20 7946 0123' },
  secondPhone: null,
  whatsapp: {
    number: '442079460123',
    greeting: 'Hello Harrow & Pine, I would like to talk about a project.',
    label: 'Contact Harrow & Pine via WhatsApp',
  },
  email: 'hello@harrow-and-pine.example.com',
  address: {
    street: 'The Workshop, Pine Yard',
    city: 'London',
    postcode: 'SE31 4HP',
    region: '',
    country: 'GB',
  },
  /** An invented workshop is on no map. */
  geo: null,
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      times: [{ opens: '09:00', closes: '18:00' }],
      label: 'Mon–Fri 09:00–18:00',
    },
    { days: ['Saturday'], times: [{ opens: '10:00', closes: '16:00' }], label: 'Sat 10:00–16:00' },
  ],
  closures: [],
  areaServed: 'London',
  priceRange: '£££',
  vatNote: '',
  socials: [],
  businessType: 'HomeAndConstructionBusiness',
  languages: ['en'],
  legalLine: '',

  services,

  navigation: [
    { label: 'WORK', href: '/#work' },
    { label: 'PROCESS', href: '/#process' },
    { label: 'CONTACT', href: '/#contact' },
  ],

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
    ],
  },
  /** The demonstration's rooms are modelled, not built. */
  pictureNote: 'The rooms shown are modelled for this demonstration. They are not client projects.',
};
