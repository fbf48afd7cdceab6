import type * as z from 'zod/mini';
import type { PageKind } from '#business/types.ts';
import { staff } from '#languages/staff.ts';
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
    get name() {
      return staff.sections.openingPicture;
    },
    get hint() {
      return staff.sections.openingPictureHint;
    },
    ...{ schema: heroSchema, pages: OPEN, isSingle: true, isOpening: true },
  },
  head: {
    get name() {
      return staff.sections.titleKind;
    },
    get hint() {
      return staff.sections.titleHint;
    },
    ...{ schema: headSchema, pages: ['service', 'page', 'legal', 'not-found'] },
    ...{ isSingle: true, isOpening: true },
  },
  promises: {
    get name() {
      return staff.sections.promisesKind;
    },
    get hint() {
      return staff.sections.promisesHint;
    },
    ...{ schema: promisesSchema, pages: OPEN },
  },
  picture: {
    get name() {
      return staff.sections.pictureAndText;
    },
    get hint() {
      return staff.sections.pictureAndTextHint;
    },
    ...{ schema: pictureSchema, pages: OPEN },
  },
  work: {
    get name() {
      return staff.sections.jobsKind;
    },
    get hint() {
      return staff.sections.jobsHint;
    },
    ...{ schema: workSchema, pages: ['home', 'service', 'page'] },
  },
  steps: {
    get name() {
      return staff.sections.stepsKind;
    },
    get hint() {
      return staff.sections.stepsHint;
    },
    ...{ schema: stepsSchema, pages: ['home', 'service', 'page'] },
  },
  contact: {
    get name() {
      return staff.sections.contactKind;
    },
    get hint() {
      return staff.sections.contactHint;
    },
    ...{ schema: contactSchema, pages: OPEN, isSingle: true },
  },
  list: {
    get name() {
      return staff.sections.listKind;
    },
    get hint() {
      return staff.sections.listHint;
    },
    ...{ schema: listSchema, pages: ['home', 'service', 'page', 'not-found'] },
  },
  text: {
    get name() {
      return staff.sections.textKind;
    },
    get hint() {
      return staff.sections.textHint;
    },
    ...{ schema: textSchema, pages: ['service', 'page', 'legal'] },
  },
  facts: {
    get name() {
      return staff.sections.factsKind;
    },
    get hint() {
      return staff.sections.factsHint;
    },
    ...{ schema: factsSchema, pages: ['page', 'legal'] },
  },
  prices: {
    get name() {
      return staff.sections.pricesKind;
    },
    get hint() {
      return staff.sections.pricesHint;
    },
    ...{ schema: pricesSchema, pages: BELOW },
  },
  questions: {
    get name() {
      return staff.sections.questionsKind;
    },
    get hint() {
      return staff.sections.questionsHint;
    },
    ...{ schema: questionsSchema, pages: BELOW },
  },
  articles: {
    get name() {
      return staff.sections.articlesKind;
    },
    get hint() {
      return staff.sections.articlesHint;
    },
    ...{ schema: articlesSchema, pages: ['home', 'service', 'page'] },
  },
  'customer-words': {
    get name() {
      return staff.sections.whatCustomersSay;
    },
    get hint() {
      return staff.sections.customerWordsHint;
    },
    ...{ schema: customerWordsSchema, pages: ['home', 'service', 'page'] },
  },
  call: {
    get name() {
      return staff.sections.nextStep;
    },
    get hint() {
      return staff.sections.nextStepHint;
    },
    ...{ schema: callSchema, pages: BELOW },
  },
  people: {
    get name() {
      return staff.sections.peopleKind;
    },
    get hint() {
      return staff.sections.peopleHint;
    },
    ...{ schema: peopleSchema, pages: OWN },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type SectionKind = keyof typeof KINDS;
/** The fields of a section, complete. */
export type FieldsOf<Name extends SectionKind> = z.infer<(typeof KINDS)[Name]['schema']>;

export function isKind(name: string): name is SectionKind {
  return Object.hasOwn(KINDS, name);
}
