// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/contact-form.ts';
import { inOwnMessages } from '#languages/own-messages.ts';
import mainOwn from './contact-form.json' with { type: 'json' };

export * from '#languages/en/visitors/contact-form.ts';

export const contactFormMessages = /* @__PURE__ */ inOwnMessages(
  en.contactFormMessages,
  Reflect.get(mainOwn, 'contactFormMessages'),
  'en',
);
export const enquiryProblems = /* @__PURE__ */ inOwnMessages(
  en.enquiryProblems,
  Reflect.get(mainOwn, 'enquiryProblems'),
  'en',
);
export const enquiryFailures = /* @__PURE__ */ inOwnMessages(
  en.enquiryFailures,
  Reflect.get(mainOwn, 'enquiryFailures'),
  'en',
);
export const errorMessages = /* @__PURE__ */ inOwnMessages(
  en.errorMessages,
  Reflect.get(mainOwn, 'errorMessages'),
  'en',
);
