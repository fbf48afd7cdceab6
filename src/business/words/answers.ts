// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/answers.ts';
import { inOwnWords } from '#languages/own-words.ts';
import mainOwn from '../messages/answers.json' with { type: 'json' };

export * from '#languages/en/visitors/answers.ts';

export const answerWords = /* @__PURE__ */ inOwnWords(
  en.answerWords,
  Reflect.get(mainOwn, 'answerWords'),
  'en',
);
export const enquiryConfirmation = /* @__PURE__ */ inOwnWords(
  en.enquiryConfirmation,
  Reflect.get(mainOwn, 'enquiryConfirmation'),
  'en',
);
export const answerTemplates = /* @__PURE__ */ inOwnWords(
  en.answerTemplates,
  Reflect.get(mainOwn, 'answerTemplates'),
  'en',
);
