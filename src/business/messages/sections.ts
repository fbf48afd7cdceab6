// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/sections.ts';
import { inOwnMessages } from '#languages/own-messages.ts';
import mainOwn from './sections.json' with { type: 'json' };

export * from '#languages/en/visitors/sections.ts';

export const sectionMessages = /* @__PURE__ */ inOwnMessages(
  en.sectionMessages,
  Reflect.get(mainOwn, 'sectionMessages'),
  'en',
);
export const countingMessages = /* @__PURE__ */ inOwnMessages(
  en.countingMessages,
  Reflect.get(mainOwn, 'countingMessages'),
  'en',
);
