// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/answers.ts';
import { inOwnMessages } from '#languages/own-messages.ts';
import mainOwn from './answers.json' with { type: 'json' };

export * from '#languages/en/visitors/answers.ts';

export const answerMessages = /* @__PURE__ */ inOwnMessages(
  en.answerMessages,
  Reflect.get(mainOwn, 'answerMessages'),
  'en',
);
export const enquiryConfirmation = /* @__PURE__ */ inOwnMessages(
  en.enquiryConfirmation,
  Reflect.get(mainOwn, 'enquiryConfirmation'),
  'en',
);
export const answerTemplates = /* @__PURE__ */ inOwnMessages(
  en.answerTemplates,
  Reflect.get(mainOwn, 'answerTemplates'),
  'en',
);
