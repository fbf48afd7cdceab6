import type { PageFile } from '#business/types.ts';
import { placeNames as german } from '#languages/de/visitors/shell.ts';
import { placeNames as english } from '#languages/en/visitors/shell.ts';
import { placeNames as portuguese } from '#languages/pt/visitors/shell.ts';
import type { Answers, WordsLanguage } from './answers.ts';
import { siteFile } from './fact-files.ts';
import {
  homeSections,
  imprintSections,
  notFoundSections,
  portfolioSections,
  privacySections,
  serviceSections,
} from './page-sections.ts';
import type { Texts } from './texts/texts.ts';

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
  const { notFound, privacy, imprint } = words;
  const ofServices = services.map((service): [string, PageFile] => [
    `pages/${service.slug}`,
    {
      description: service.lead,
      keywords: [service.name, ...trade.keywords.slice(0, 2)],
      sections: serviceSections(service, trade, words),
    },
  ]);
  return {
    'pages/home': homePage(answers, { trade, words, services }, places.home),
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
    ...(imprint && {
      // What the law asks every business to say.
      'pages/imprint': {
        ...{ kind: 'legal', slug: imprint.slug, title: imprint.title },
        description: imprint.description(name),
        keywords: [imprint.title],
        sections: imprintSections(imprint),
      },
    }),
    'pages/not-found': {
      ...{ kind: 'not-found', slug: '404', title: notFound.title },
      description: notFound.description,
      keywords: [],
      sections: notFoundSections(words, places),
    },
  };
}

function homePage(answers: Answers, texts: Texts, title: string): PageFile {
  const { defaults, tagline } = siteFile(answers, texts);
  return {
    ...{ kind: 'home', slug: '', title, seoTitle: defaults.title },
    ...{ description: defaults.description, keywords: defaults.keywords },
    sections: homeSections(answers.name, tagline, texts),
  };
}
