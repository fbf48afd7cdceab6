// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/contact-form.ts';
import { inOwnWords } from '#languages/own-words.ts';
import mainOwn from '../messages/contact-form.json' with { type: 'json' };

export * from '#languages/en/visitors/contact-form.ts';

export const contactFormWords = /* @__PURE__ */ inOwnWords(
  en.contactFormWords,
  Reflect.get(mainOwn, 'contactFormWords'),
  'en',
);
export const enquiryProblems = /* @__PURE__ */ inOwnWords(
  en.enquiryProblems,
  Reflect.get(mainOwn, 'enquiryProblems'),
  'en',
);
export const enquiryFailures = /* @__PURE__ */ inOwnWords(
  en.enquiryFailures,
  Reflect.get(mainOwn, 'enquiryFailures'),
  'en',
);
export const errorWords = /* @__PURE__ */ inOwnWords(
  en.errorWords,
  Reflect.get(mainOwn, 'errorWords'),
  'en',
);
