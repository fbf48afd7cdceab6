/** One of the services. The text of its page is in `src/business/services/{slug}.md`. */
export interface ServiceEntry {
  /** Its address: /services/{slug}. Enquiries and jobs name it by this, so it stays as it is. */
  slug: string;
  /** Its name in running text, in the footer, on its page and in the enquiry form. */
  name: string;
  /** One word for it, beside the name of a job. */
  shortName: string;
  navLabel: string;
  /** A few words under the name in the open navigation. */
  hint: string;
}

export interface Price {
  /** What the owner's settings know it by: it stays as it is when the name changes. */
  key: string;
  name: string;
  /** Whole units of the site's currency. */
  from: number;
  text: string;
}

/** Who the business is: see `src/business/site.ts`. */
export interface Site {
  /** The origin that visitors see, without a trailing slash. In a browser ask `location.origin` instead. */
  url: string;
  /** As in `<html lang>`: dates, numbers and hyphenation follow it. */
  language: string;
  timeZone: string;
  /** ISO 4217. */
  currency: string;

  name: string;
  legalName: string;
  tagline: string;
  foundingYear: number;
  makers: number;

  phone: { e164: string; display: string };
  /** Null for a business without WhatsApp. */
  whatsapp: {
    /** The number in the form that wa.me takes: country code and digits, nothing else. */
    number: string;
    greeting: string;
    /** What the button says to people who can't see its sign. */
    label: string;
  } | null;
  email: string;
  address: { street: string; city: string; postcode: string; country: string };
  geo: { latitude: number; longitude: number } | null;
  openingHours: readonly OpeningHours[];
  /** When it is closed although it is usually open. */
  closures: readonly Closure[];
  areaServed: string;
  priceRange: string;
  /** Profiles elsewhere, for structured data only: the pages themselves link to none of them. */
  socials: readonly string[];

  services: readonly ServiceEntry[];

  /** The main navigation after the services. The anchors are sections of the home page. */
  navigation: readonly { label: string; href: string }[];

  /** What a page says about itself when it has nothing of its own to say. */
  defaults: { title: string; description: string; keywords: readonly string[] };
  /**
   * Said wherever pictures stand in for finished work; a business with photographs of its own work
   * sets this to an empty string.
   */
  pictureNote: string;
}

/** As schema.org names it. */
export type Day =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

/** Days with the same opening and closing times, in 24-hour local time: `09:00`. */
export interface OpeningHours {
  days: readonly Day[];
  opens: string;
  closes: string;
  /** As people write it, for the contact section. */
  label: string;
}

/** A time at which the business is closed although it is usually open; both days included. */
export type Closure = {
  /** As `2026-12-24`. */
  from: string;
  to: string;
  /** For visitors; may be empty. */
  reason: string;
};
