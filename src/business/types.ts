/** One of the services. Its page is in `src/business/pages`. */
export interface ServiceEntry {
  /** Its address: /services/{slug}. Fixed: enquiries and galleries refer to it. */
  slug: string;
  name: string;
  /** One word, beside a gallery’s name. */
  shortName: string;
  navLabel: string;
  /** Below the name in the navigation. */
  hint: string;
}

export interface Price {
  /** Fixed: the owner’s settings refer to it. */
  key: string;
  name: string;
  /** In the site's currency, with cents where there are any: `49.5`. */
  from: number;
  /** `from` when it is left out: the lowest for its kind. */
  is?: 'from' | 'fixed';
  /** What it is paid for; the whole when it is left out. */
  per?: 'hour' | 'day' | 'metre' | 'square' | 'piece';
  text: string;
}

/** The services' prices, by slug; a text names an amount by its key: `From {galley}`. */
export type Prices = Readonly<Record<string, readonly Price[]>>;

export interface Site {
  /** The public origin without a trailing slash. In a browser use `location.origin`. */
  url: string;
  /** As in `<html lang>`. */
  language: string;
  timeZone: string;
  /** ISO 4217. */
  currency: string;

  name: string;
  legalName: string;
  tagline: string;
  foundingYear: number;
  makers: number;

  phone: Phone;
  /** Another number, such as that of emergencies. */
  secondPhone: (Phone & { label: string }) | null;
  /** Null for a business without WhatsApp. */
  whatsapp: {
    /** As wa.me takes it: country code and digits only. */
    number: string;
    greeting: string;
    /** For people who can’t see its sign. */
    label: string;
  } | null;
  email: string;
  address: Address;
  geo: { latitude: number; longitude: number } | null;
  openingHours: readonly OpeningHours[];
  closures: readonly Closure[];
  areaServed: string;
  /** What search engines show for how expensive it is: `££`. */
  priceRange: string;
  /** Below prices, such as whether they include VAT; may be empty. */
  vatNote: string;
  /** In the footer. */
  socials: readonly SocialProfile[];
  /** As schema.org names it: one of `TRADES` in src/domain/settings/trades.ts. */
  businessType: string;
  /** What people can speak with it: `en`. */
  languages: readonly string[];
  /**
   * Other languages in which visitors can read the site, as in `<html lang>`; `pt-PT` stands under /pt. See docs/make-it-yours.md.
   */
  otherLanguages: readonly string[];
  /** Of pages that begin on a dark ground; `dark` like them when it is left out. */
  header?: 'dark' | 'light';
  /** At the foot of every page, such as the number of the company; may be empty. */
  legalLine: string;

  services: readonly ServiceEntry[];

  /** Follows the services. Anchors are sections of the home page. */
  navigation: readonly { label: string; href: string }[];

  /** For pages that say nothing of their own. */
  defaults: { title: string; description: string; keywords: readonly string[] };
  /** Shown where pictures stand in for finished work; empty for a business with its own photographs. */
  pictureNote: string;
}

/** What the list of articles says about itself. */
export interface Blog {
  /** Name of the feed and of the list's social card. */
  name: string;
  lead: string;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Behind the subject of a list of articles. */
  tagKeywords: readonly string[];
}

export interface Phone {
  e164: string;
  display: string;
}

export interface Address {
  street: string;
  city: string;
  postcode: string;
  /** State, province or county, where addresses have it; may be empty. */
  region: string;
  /** ISO 3166: `GB`. The lines are in the order that is usual there. */
  country: string;
}

/** A page of the business on another website. */
export type SocialProfile = {
  /** `Instagram`. */
  label: string;
  /** With https. */
  href: string;
};

/** As schema.org names it. */
export type Day =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

/** 24-hour local times: `09:00`. */
export type OpenTimes = { opens: string; closes: string };

export interface OpeningHours {
  days: readonly Day[];
  /** In their order: two with a break between them. */
  times: readonly OpenTimes[];
  /** For the contact section: `Mon–Fri 09:00–18:00`, as it reads once staff have changed the hours. */
  label: string;
}

/** Closed although it is usually open; both days included. */
export type Closure = {
  /** As `2026-12-24`. */
  from: string;
  to: string;
  /** For visitors; may be empty. */
  reason: string;
};

/** `legal` pages (privacy, imprint, terms) bind the business: administrators alone publish them. */
export type PageKind = 'home' | 'service' | 'page' | 'legal' | 'not-found';

/** A part of a page, of one of the kinds in `src/sections`. */
export interface Section {
  /** Fixed and unique on its page, as `hero`: what staff change refers to it. */
  key: string;
  kind: string;
  /** As the kind's schema wants them. */
  fields: Readonly<Record<string, unknown>>;
}

/** A page as this folder has it; staff change it field by field. */
export interface FolderPage {
  /**
   * Fixed: `home`, `portfolio` (the list of jobs), or a service's slug, by which enquiries, galleries and prices
   * name it. Never `menu`, whose screen is /admin/pages/menu.
   */
  key: string;
  kind: PageKind;
  /** Last part of its address; empty for home. */
  slug: string;
  /** Its name in lists, breadcrumbs and the footer. */
  title: string;
  /** For search engines, where it is another than `title`. */
  seoTitle?: string;
  description: string;
  keywords: readonly string[];
  /** Of a service. */
  names?: ServiceNames;
  sections: readonly Section[];
}

/** `site.json`: what is not said elsewhere. */
export type SiteFile = Omit<Site, 'url' | 'services'>;

/** A file of `pages/`, which is called by the page's key. A service's is called by its slug, and has its names from `services.json`. */
export type PageFile = Pick<FolderPage, 'seoTitle' | 'description' | 'keywords' | 'sections'> &
  Partial<Pick<FolderPage, 'kind' | 'slug' | 'title'>>;

/** What a service is called where there is little room. */
export interface ServiceNames {
  /** One word, beside a gallery's name. */
  short: string;
  menu: string;
  /** Below the name in the menu. */
  hint: string;
}
