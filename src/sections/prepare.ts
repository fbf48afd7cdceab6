import type { ComponentProps } from 'react';
import { prepareArticles } from './articles/prepare.ts';
import { prepareContact } from './contact/prepare.ts';
import { prepareFacts } from './facts/prepare.ts';
import { prepareHead } from './head/prepare.ts';
import { prepareHero } from './hero/prepare.ts';
import type { FieldsOf, SectionKind } from './kinds.ts';
import { prepareList } from './list/prepare.ts';
import { OWN_PREPARE } from './own/prepare.ts';
import { preparePeople } from './people/prepare.ts';
import { preparePicture } from './picture/prepare.ts';
import type { SectionContext } from './place.ts';
import { preparePrices } from './prices/prepare.ts';
import { prepareQuestions } from './questions/prepare.ts';
import { prepareShared } from './shared/prepare.ts';
import { prepareTestimonials } from './testimonials/prepare.ts';
import { prepareText } from './text/prepare.ts';
import type { VIEWS } from './views.ts';
import { prepareWork } from './work/prepare.ts';

type Prepare = {
  readonly [Name in SectionKind]: (
    fields: FieldsOf<Name>,
    context: SectionContext,
  ) => Promise<ComponentProps<(typeof VIEWS)[Name]>['data']>;
};

const nothing = async () => null;

/** For builds: finds what the fields of a section only name, such as pictures and jobs. */
export const PREPARE: Prepare = {
  hero: prepareHero,
  head: prepareHead,
  promises: nothing,
  picture: preparePicture,
  work: prepareWork,
  steps: nothing,
  contact: prepareContact,
  list: prepareList,
  text: prepareText,
  facts: prepareFacts,
  prices: preparePrices,
  questions: prepareQuestions,
  shared: prepareShared,
  articles: prepareArticles,
  testimonials: prepareTestimonials,
  call: nothing,
  people: preparePeople,
  ...OWN_PREPARE,
};
