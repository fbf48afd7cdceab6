import type { PageFile } from '#business/types.ts';
import { placeNames as german } from '#languages/de/visitors/shell.ts';
import { placeNames as english } from '#languages/en/visitors/shell.ts';
import { placeNames as portuguese } from '#languages/pt/visitors/shell.ts';
import type { LanguageTexts, Texts, WordsLanguage } from '../texts/texts.ts';
import { type Answers, LANGUAGES } from './answers.ts';
import { siteWords } from './fact-files.ts';
import {
  homeSections,
  imprintSections,
  notFoundSections,
  portfolioSections,
  privacySections,
  serviceSections,
} from './page-sections.ts';

const PLACES: Readonly<Record<WordsLanguage, typeof english>> = {
  de: german,
  en: english,
  pt: portuguese,
};

/**
 * The pages, by their path within the folder: texts to overwrite, which fit many of the trade and say nothing that only
 * the business can know.
 */
export function pageFiles(
  answers: Answers,
  { trade, words, services }: Texts,
): Record<string, PageFile> {
  const { name, language } = answers;
  const places = PLACES[words.code];
  const { privacy, imprint } = words;
  const ofServices = services.map((service): [string, PageFile] => [
    `pages/${service.slug}`,
    {
      ...(service.address !== service.slug && { slug: service.address }),
      description: service.lead,
      keywords: [service.name, ...trade.keywords.slice(0, 2)],
      sections: serviceSections(service, trade, words),
    },
  ]);
  return {
    'pages/home': homePage(answers, { trade, words, services }),
    ...Object.fromEntries(ofServices),
    'pages/portfolio': {
      ...{ kind: 'page', slug: 'portfolio', title: places.work },
      description: words.jobsDescription(name),
      keywords: trade.keywords,
      sections: portfolioSections(trade, words),
    },
    'pages/privacy': {
      ...{ kind: 'legal', slug: 'privacy', title: places.privacy },
      description: privacy.description(name),
      keywords: privacy.keywords,
      sections: privacySections(words, language),
    },
    ...(LANGUAGES[language].words !== 'en' && {
      // What the law asks every business to say there.
      'pages/imprint': {
        ...{ kind: 'legal', slug: imprint.slug, title: imprint.title },
        description: imprint.description(name),
        keywords: [imprint.title],
        sections: imprintSections(imprint),
      },
    }),
    'pages/not-found': notFoundPage(words),
  };
}

/**
 * What a language can begin with of a business that wrote its pages by itself: nothing is known of its services.
 *
 * @param main its home page in the main language, whose pictures are those of the other one too.
 */
export function firstPages(
  of: Pick<Answers, 'name' | 'city'>,
  main: PageFile,
  words: LanguageTexts,
) {
  const texts = { trade: words.trades.other, words, services: [] };
  const home = homePage(of, texts);
  const { picture, tall } = main.sections.find(({ kind }) => kind === 'hero')?.fields ?? {};
  const sections = home.sections.flatMap(({ key, kind, fields }) => {
    if (kind === 'hero') return [{ key, kind, fields: { ...fields, picture, tall, buttons: [] } }];
    return ['promises', 'steps', 'contact'].includes(kind) ? [{ key, kind, fields }] : [];
  });
  return new Map<string, unknown>([
    ['site.json', siteWords(of, texts)],
    ...(picture ? [['pages/home.json', { ...home, sections }] as const] : []),
    ['pages/not-found.json', notFoundPage(words)],
  ]);
}

function homePage(of: Pick<Answers, 'name' | 'city'>, texts: Texts): PageFile {
  const { defaults, tagline } = siteWords(of, texts);
  return {
    ...{ kind: 'home', slug: '', title: PLACES[texts.words.code].home, seoTitle: defaults.title },
    ...{ description: defaults.description, keywords: defaults.keywords },
    sections: homeSections(of.name, tagline, texts),
  };
}

function notFoundPage(words: LanguageTexts): PageFile {
  const { title, description } = words.notFound;
  return {
    ...{ kind: 'not-found', slug: '404', title, description, keywords: [] },
    sections: notFoundSections(words, PLACES[words.code]),
  };
}
