import type * as z from 'zod/mini';
import type { PageKind } from '#business/types.ts';
import { articlesSchema } from './articles/schema.ts';
import { callSchema } from './call/schema.ts';
import { contactSchema } from './contact/schema.ts';
import { factsSchema } from './facts/schema.ts';
import type { Kind } from './fields.ts';
import { headSchema } from './head/schema.ts';
import { heroSchema } from './hero/schema.ts';
import { listSchema } from './list/schema.ts';
import { OWN_KINDS } from './own/kinds.ts';
import { peopleSchema } from './people/schema.ts';
import { pictureSchema } from './picture/schema.ts';
import { pricesSchema } from './prices/schema.ts';
import { promisesSchema } from './promises/schema.ts';
import { questionsSchema } from './questions/schema.ts';
import { sharedSchema } from './shared/schema.ts';
import { stepsSchema } from './steps/schema.ts';
import { testimonialsSchema } from './testimonials/schema.ts';
import { textSchema } from './text/schema.ts';
import { workSchema } from './work/schema.ts';

export type { Kind };

const OWN: readonly PageKind[] = ['page'];
const OPEN: readonly PageKind[] = ['home', 'page'];
const BELOW: readonly PageKind[] = ['service', 'page'];

/** All kinds of sections, in the order in which staff choose from them. */
export const KINDS = {
  hero: {
    ...{ name: 'openingPicture', hint: 'openingPictureHint' },
    ...{ schema: heroSchema, pages: OPEN, isSingle: true, isOpening: true },
  },
  head: {
    ...{ name: 'titleKind', hint: 'titleHint' },
    ...{ schema: headSchema, pages: ['service', 'page', 'legal', 'not-found'] },
    ...{ isSingle: true, isOpening: true },
  },
  promises: { name: 'promisesKind', hint: 'promisesHint', schema: promisesSchema, pages: OPEN },
  picture: {
    ...{ name: 'pictureAndText', hint: 'pictureAndTextHint' },
    ...{ schema: pictureSchema, pages: OPEN },
  },
  work: {
    ...{ name: 'jobsKind', hint: 'jobsHint' },
    ...{ schema: workSchema, pages: ['home', 'service', 'page'] },
  },
  steps: {
    ...{ name: 'stepsKind', hint: 'stepsHint' },
    ...{ schema: stepsSchema, pages: ['home', 'service', 'page'] },
  },
  contact: {
    ...{ name: 'contactKind', hint: 'contactHint' },
    ...{ schema: contactSchema, pages: OPEN, isSingle: true },
  },
  list: {
    ...{ name: 'listKind', hint: 'listHint' },
    ...{ schema: listSchema, pages: ['home', 'service', 'page', 'not-found'] },
  },
  text: {
    ...{ name: 'textKind', hint: 'textHint' },
    ...{ schema: textSchema, pages: ['service', 'page', 'legal'] },
  },
  facts: { name: 'factsKind', hint: 'factsHint', schema: factsSchema, pages: ['page', 'legal'] },
  prices: { name: 'pricesKind', hint: 'pricesHint', schema: pricesSchema, pages: BELOW },
  questions: {
    ...{ name: 'questionsKind', hint: 'questionsHint' },
    ...{ schema: questionsSchema, pages: BELOW },
  },
  shared: { name: 'sharedKind', hint: 'sharedHint', schema: sharedSchema, pages: BELOW },
  articles: {
    ...{ name: 'articlesKind', hint: 'articlesHint' },
    ...{ schema: articlesSchema, pages: ['home', 'service', 'page'] },
  },
  testimonials: {
    ...{ name: 'whatCustomersSay', hint: 'testimonialsHint' },
    ...{ schema: testimonialsSchema, pages: ['home', 'service', 'page'] },
  },
  call: { name: 'nextStep', hint: 'nextStepHint', schema: callSchema, pages: BELOW },
  people: { name: 'peopleKind', hint: 'peopleHint', schema: peopleSchema, pages: OWN },
  ...OWN_KINDS,
} as const satisfies Readonly<Record<string, Kind>>;

export type SectionKind = keyof typeof KINDS;
/** The fields of a section, complete. */
export type FieldsOf<Name extends SectionKind> = z.infer<(typeof KINDS)[Name]['schema']>;

export function isKind(name: string): name is SectionKind {
  return Object.hasOwn(KINDS, name);
}
