import type * as z from 'zod/mini';
import type { PageKind } from '#business/types.ts';
import { articlesSchema } from './articles/schema.ts';
import { callSchema } from './call/schema.ts';
import { contactSchema } from './contact/schema.ts';
import { customerWordsSchema } from './customer-words/schema.ts';
import { factsSchema } from './facts/schema.ts';
import { headSchema } from './head/schema.ts';
import { heroSchema } from './hero/schema.ts';
import { listSchema } from './list/schema.ts';
import { peopleSchema } from './people/schema.ts';
import { pictureSchema } from './picture/schema.ts';
import { pricesSchema } from './prices/schema.ts';
import { promisesSchema } from './promises/schema.ts';
import { questionsSchema } from './questions/schema.ts';
import { stepsSchema } from './steps/schema.ts';
import { textSchema } from './text/schema.ts';
import { workSchema } from './work/schema.ts';

/** What staff can choose from, and what a page may hold. */
export interface Kind<Schema = z.ZodMiniObject> {
  /** For staff, who add one by it. */
  name: string;
  hint: string;
  schema: Schema;
  /** Where it may stand. */
  pages: readonly PageKind[];
  /** At most one on a page. */
  isSingle?: true;
  /** Has the page's title, and stands first. */
  isOpening?: true;
}

const OWN: readonly PageKind[] = ['page'];
const OPEN: readonly PageKind[] = ['home', 'page'];
const BELOW: readonly PageKind[] = ['service', 'page'];

/** All kinds of sections, in the order in which staff choose from them. */
export const KINDS = {
  hero: {
    ...{ name: 'Opening picture', hint: 'A picture that fills the screen, with the headline' },
    ...{ schema: heroSchema, pages: OPEN, isSingle: true, isOpening: true },
  },
  head: {
    ...{ name: 'Title', hint: 'The title of the page, a text and a picture' },
    ...{ schema: headSchema, pages: ['service', 'page', 'legal', 'not-found'] },
    ...{ isSingle: true, isOpening: true },
  },
  promises: {
    ...{ name: 'Promises', hint: 'Two to four short texts side by side' },
    ...{ schema: promisesSchema, pages: OPEN },
  },
  picture: {
    ...{ name: 'Picture and text', hint: 'A large picture with a statement beside it' },
    ...{ schema: pictureSchema, pages: OPEN },
  },
  work: {
    ...{ name: 'Jobs', hint: 'Galleries, all or chosen ones' },
    ...{ schema: workSchema, pages: ['home', 'service', 'page'] },
  },
  steps: {
    ...{ name: 'Steps', hint: 'What happens when' },
    ...{ schema: stepsSchema, pages: ['home', 'service', 'page'] },
  },
  contact: {
    ...{ name: 'Contact', hint: 'The form, and the numbers and hours of the settings' },
    ...{ schema: contactSchema, pages: OPEN, isSingle: true },
  },
  list: {
    ...{ name: 'List', hint: 'Names with a text each' },
    ...{ schema: listSchema, pages: ['home', 'service', 'page', 'not-found'] },
  },
  text: {
    ...{ name: 'Text', hint: 'Paragraphs, headings, lists and links' },
    ...{ schema: textSchema, pages: ['service', 'page', 'legal'] },
  },
  facts: {
    ...{ name: 'Facts', hint: 'Names and what they mean, or who is responsible' },
    ...{ schema: factsSchema, pages: ['page', 'legal'] },
  },
  prices: {
    ...{ name: 'Prices', hint: 'What it costs, and what that depends on' },
    ...{ schema: pricesSchema, pages: BELOW },
  },
  questions: {
    ...{ name: 'Questions', hint: 'Answers that unfold' },
    ...{ schema: questionsSchema, pages: BELOW },
  },
  articles: {
    ...{ name: 'Articles', hint: 'Chosen ones, or the latest' },
    ...{ schema: articlesSchema, pages: ['home', 'service', 'page'] },
  },
  'customer-words': {
    ...{ name: 'What customers say', hint: 'Words that customers gave, the newest first' },
    ...{ schema: customerWordsSchema, pages: ['home', 'service', 'page'] },
  },
  call: {
    ...{ name: 'Next step', hint: 'A text and a button, on a dark ground' },
    ...{ schema: callSchema, pages: BELOW },
  },
  people: {
    ...{ name: 'People', hint: 'Who works here, with their pictures' },
    ...{ schema: peopleSchema, pages: OWN },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type SectionKind = keyof typeof KINDS;
/** The fields of a section, complete. */
export type FieldsOf<Name extends SectionKind> = z.infer<(typeof KINDS)[Name]['schema']>;

export function isKind(name: string): name is SectionKind {
  return Object.hasOwn(KINDS, name);
}
