import { site } from '../site.ts';
import type { FolderPage } from '../types.ts';
import { placeNames } from '../words/shell.ts';

/** All jobs, by service. Each job leads back to the page of this key. */
export const portfolio: FolderPage = {
  key: 'portfolio',
  kind: 'page',
  slug: 'portfolio',
  title: placeNames.work,
  seoTitle: 'Work: rooms and the timber in them',
  description: `Kitchens, libraries, offices and whole houses by ${site.name}, listed by service.`,
  keywords: ['joinery portfolio', 'fitted kitchens', 'bookcases', 'renovation'],
  sections: [
    {
      key: 'head',
      kind: 'head',
      fields: {
        label: 'WORK',
        title: 'Everything we show.',
        lead: 'Each job has its own page, with its place, its timber and how long it took.',
      },
    },
    {
      key: 'jobs',
      kind: 'work',
      fields: { label: 'BY SERVICE', look: 'services', more: 'Other work' },
    },
  ],
};
