import type { WordKey } from '#languages/staff.ts';

/** Names of fields that search_staff() and the folder's pages name; sections are named by their kind. */
export const FIELD_NAMES: Readonly<Record<string, WordKey<'search'>>> = {
  summary: 'summary',
  text: 'text',
  tags: 'tags',
  author: 'author',
  seo: 'forSearchEngines',
  address: 'address',
  place: 'place',
  materials: 'materials',
  caption: 'caption',
  alt: 'description',
  credit: 'credit',
  type: 'kind',
  message: 'message',
  note: 'note',
  contact: 'contact',
  service: 'service',
  job: 'jobTitle',
  names: 'names',
};
