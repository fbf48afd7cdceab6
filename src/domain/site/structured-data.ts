import { pathHere } from '#business/language.ts';
import type { Closure, Site } from '#business/types.ts';
import { BUSINESS_CARD, type PageMetadata, type StructuredData } from './metadata.ts';

/**
 * The JSON-LD of a page, for a `<script>`: business, site and organisation, then what the page is about.
 * No review and no rating: the owner has entered none. Escaped, so that no text ends the element.
 *
 * @param logo path of a picture of the business.
 */
export function structuredDataText(
  site: Site,
  own: readonly StructuredData[] = [],
  logo?: string,
): string {
  const graph = [localBusiness(site), organization(site, logo), website(site), ...own];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function localBusiness(site: Site): StructuredData {
  return {
    '@type': [...new Set(['LocalBusiness', site.businessType])],
    '@id': `${site.url}/#business`,
    name: site.name,
    description: site.defaults.description,
    url: `${site.url}/`,
    telephone: site.phone.e164,
    email: site.email,
    image: absolute(site, BUSINESS_CARD.src),
    priceRange: site.priceRange,
    currenciesAccepted: site.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      postalCode: site.address.postcode,
      ...(site.address.region ? { addressRegion: site.address.region } : {}),
      addressCountry: site.address.country,
    },
    ...(site.geo ? { geo: { '@type': 'GeoCoordinates', ...site.geo } } : {}),
    areaServed: site.areaServed,
    openingHoursSpecification: site.openingHours.flatMap(({ days, times }) =>
      times.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    ),
    ...(site.closures.length > 0
      ? { specialOpeningHoursSpecification: site.closures.map(closed) }
      : {}),
    parentOrganization: { '@id': `${site.url}/#organization` },
  };
}

/** Opening and closing at midnight is how schema.org says that a place is closed all day. */
function closed({ from, to }: Closure): StructuredData {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: from,
    validThrough: to,
  };
}

export function organization(site: Site, logo = '/icon-512.png'): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    legalName: site.legalName,
    url: `${site.url}/`,
    logo: absolute(site, logo),
    foundingDate: String(site.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: site.makers },
    contactPoint: contactPoints(site),
    ...(site.socials.length > 0 ? { sameAs: site.socials.map(({ href }) => href) } : {}),
  };
}

function contactPoints({
  phone,
  secondPhone,
  email,
  languages,
}: Site): StructuredData[] | StructuredData {
  const point = { '@type': 'ContactPoint', contactType: 'customer service' };
  // By their codes, as schema.org asks for.
  const [language, ...others] = languages;
  const availableLanguage = others.length > 0 ? [language, ...others] : language;
  const first = { ...point, telephone: phone.e164, email, availableLanguage };
  if (!secondPhone) return first;
  const { e164, label } = secondPhone;
  return [first, { ...point, contactType: label, telephone: e164, availableLanguage }];
}

function website(site: Site): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    description: site.tagline,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: { '@id': `${site.url}/#organization` },
  };
}

/** Where a page stands: the way to it from the home page, the page itself last. */
export function breadcrumbs(
  site: Site & { words: { home: string } },
  trail: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.words.home, path: pathHere('/') }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(site, path),
      }),
    ),
  };
}

export function service(
  site: Site,
  { name, description, path }: { name: string; description: string; path: string },
): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: absolute(site, path),
    areaServed: site.areaServed,
    provider: { '@id': `${site.url}/#business` },
  };
}

export function faqPage(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An article. Pictures are paths on this site or absolute addresses. */
export function blogPosting(
  site: Site,
  post: NonNullable<PageMetadata['article']> & {
    title: string;
    summary: string;
    path: string;
    images: readonly string[];
    words: number;
  },
): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    url: absolute(site, post.path),
    mainEntityOfPage: absolute(site, post.path),
    ...(post.images.length > 0 ? { image: post.images.map((image) => absolute(site, image)) } : {}),
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': `${site.url}/#organization` },
    keywords: post.tags.join(', '),
    wordCount: post.words,
    inLanguage: site.language,
    isPartOf: { '@id': `${site.url}/#website` },
  };
}

export function imageGallery(
  site: Site,
  gallery: {
    title: string;
    summary: string;
    path: string;
    updatedAt: Date;
    images: readonly {
      address: string;
      caption: string;
      credit: string;
      width: number;
      height: number;
    }[];
  },
): StructuredData {
  return {
    '@type': 'ImageGallery',
    name: gallery.title,
    description: gallery.summary,
    url: absolute(site, gallery.path),
    dateModified: gallery.updatedAt.toISOString(),
    creator: { '@id': `${site.url}/#organization` },
    image: gallery.images.map(({ address, caption, credit, width, height }) => ({
      '@type': 'ImageObject',
      contentUrl: absolute(site, address),
      ...(caption ? { caption } : {}),
      ...(credit ? { creditText: credit } : {}),
      width: pixels(width),
      height: pixels(height),
    })),
  };
}

/** schema.org wants a length with its unit; `E37` is the pixel of UN/CEFACT Recommendation 20. */
function pixels(value: number): StructuredData {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' };
}

function absolute(site: Site, path: string): string {
  return new URL(path, `${site.url}/`).href;
}
