import type { Answers } from './answers.ts';
import { code, constantName, literal } from './code.ts';
import {
  homeSections,
  imprintSections,
  notFoundSections,
  portfolioSections,
  privacySections,
  serviceSections,
} from './page-sections.ts';
import type { LanguageTexts, NamedService, TradeTexts } from './texts/texts.ts';

export interface Texts {
  trade: TradeTexts;
  words: LanguageTexts;
  services: readonly NamedService[];
}

/** The files of pages, by their path within the folder. Not formatted yet. */
export function pageFiles(answers: Answers, texts: Texts): Map<string, string> {
  const { trade, words, services } = texts;
  const files = new Map([
    ['pages.ts', pageList(texts)],
    ['pages/home.ts', homePage(answers, texts)],
    ['pages/next-step.ts', nextStep(texts)],
    ['pages/portfolio.ts', portfolioPage(texts)],
    ['pages/not-found.ts', notFoundPage(texts)],
    ['pages/privacy.ts', privacyPage(answers, texts)],
    ...services.map((service) => servicePage(service, trade, words)),
  ]);
  return words.imprint ? files.set('pages/imprint.ts', imprintPage(texts)) : files;
}

const OVERWRITE =
  'Texts to overwrite: they fit many of the trade, and say nothing that only you can know.';

/** In texts of code. */
const SITE_NAME = ['$', '{site.name}'].join('');
const SITE = `import { site } from '../site.ts';`;
const PLACES = `import { placeNames } from '../words/shell.ts';`;

const page = (imports: readonly string[], remark: string, name: string, fields: unknown) =>
  `${imports.join('\n')}
import type { FolderPage } from '../types.ts';

/** ${remark} */
export const ${name}: FolderPage = ${literal(fields)};
`;

function pageList({ words, services }: Texts): string {
  const slugs = services.map(({ slug }) => slug);
  const own = ['home', 'not-found', 'portfolio', 'privacy', ...(words.imprint ? ['imprint'] : [])];
  const imports = [...own, ...slugs]
    .sort()
    .map((slug) => `import { ${constantName(slug)} } from './pages/${slug}.ts';`);
  const list = slugs.map((slug) => `${JSON.stringify(slug)}: ${constantName(slug)},`);
  return `${imports.join('\n')}
import { services } from './services.ts';
import type { FolderPage, ServicePage } from './types.ts';

/** The page of each service, by its slug. */
const servicePages: Readonly<Record<string, ServicePage>> = {
  ${list.join('\n  ')}
};

/** Every page that is made of sections. The services’ are in the order of \`services.ts\`. */
export const pages: readonly FolderPage[] = [
  home,
  ...services.map(({ slug, name, shortName, navLabel, hint }): FolderPage => {
    const page = servicePages[slug];
    if (!page) throw new Error(\`src/business/pages.ts has no page for the service \${slug}.\`);
    const names = { short: shortName, menu: navLabel, hint };
    return { ...page, key: slug, kind: 'service', slug, title: name, names };
  }),
  portfolio,
  privacy,
  ${words.imprint ? 'imprint,\n  ' : ''}notFound,
];
`;
}

function homePage({ name }: Answers, { trade, words, services }: Texts): string {
  const hero = {
    headline: trade.headline,
    line: code('site.tagline'),
    picture: { file: 'hero.jpg', alt: code('standIn') },
    tall: { file: 'hero-portrait.jpg', alt: '' },
    buttons: [
      { key: 'services', label: words.buttons.services, link: '#offer' },
      { key: 'start', label: words.buttons.start, link: '#contact' },
    ],
  };
  const fields = {
    ...{ key: 'home', kind: 'home', slug: '', title: code('placeNames.home') },
    seoTitle: code('site.defaults.title'),
    description: code('site.defaults.description'),
    keywords: code('site.defaults.keywords'),
    sections: homeSections(trade, words, services),
  };
  return `${SITE}
import type { FolderPage } from '../types.ts';
${PLACES}

// ${OVERWRITE}

/** What the pictures show: say it anew with each picture of your own. */
const standIn = ${literal(words.picture(name))};

/** The first screen, and the picture that others see when they share the page. */
export const hero = ${literal(hero)};

/** The home page from the top down. */
export const home: FolderPage = ${literal(fields)};
`;
}

function nextStep({ trade, words }: Texts): string {
  const fields = { ...trade.next, button: words.buttons.start, link: '/#contact' };
  return `/** At the foot of every service's page. */
export const nextStep = ${literal(fields)};
`;
}

function servicePage(
  service: NamedService,
  trade: TradeTexts,
  words: LanguageTexts,
): [path: string, text: string] {
  const { slug } = service;
  const fields = {
    description: service.lead,
    keywords: [service.name, ...trade.keywords.slice(0, 2)],
    sections: serviceSections(service, trade, words),
  };
  return [
    `pages/${slug}.ts`,
    `import { prices } from '../prices.ts';
import type { ServicePage } from '../types.ts';
import { nextStep } from './next-step.ts';

/** ${OVERWRITE} */
export const ${constantName(slug)}: ServicePage = ${literal(fields)};
`,
  ];
}

function portfolioPage({ trade, words }: Texts): string {
  return page(
    [SITE, PLACES],
    'All jobs, by service. Each job leads back to the page of this key.',
    'portfolio',
    {
      ...{ key: 'portfolio', kind: 'page', slug: 'portfolio', title: code('placeNames.work') },
      description: code(`\`${words.jobsDescription(SITE_NAME)}\``),
      keywords: trade.keywords,
      sections: portfolioSections(trade, words),
    },
  );
}

function notFoundPage({ words }: Texts): string {
  return page([PLACES], 'What an address shows that has no page.', 'notFound', {
    ...{ key: 'not-found', kind: 'not-found', slug: '404', title: words.notFound.title },
    ...{ description: words.notFound.description, keywords: [] },
    sections: notFoundSections(words),
  });
}

function privacyPage({ language }: Answers, { words }: Texts): string {
  return page(
    [SITE, PLACES],
    'What the website keeps about people. Read it as your own promise, and name the companies that work for you.',
    'privacy',
    {
      ...{ key: 'privacy', kind: 'legal', slug: 'privacy', title: code('placeNames.privacy') },
      description: code(`\`${words.privacy.description(SITE_NAME)}\``),
      keywords: words.privacy.keywords,
      sections: privacySections(words, language),
    },
  );
}

function imprintPage({ words }: Texts): string {
  const { imprint } = words;
  if (!imprint) return '';
  return page([SITE], 'What the law asks every business to say. Complete it.', 'imprint', {
    ...{ key: 'imprint', kind: 'legal', slug: imprint.slug, title: imprint.title },
    description: code(`\`${imprint.description(SITE_NAME)}\``),
    ...{ keywords: [imprint.title], sections: imprintSections(words) },
  });
}
