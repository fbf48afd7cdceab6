// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/sections.ts';
import { inOwnWords } from '#languages/own-words.ts';
import mainOwn from '../messages/sections.json' with { type: 'json' };

export * from '#languages/en/visitors/sections.ts';

export const sectionWords = /* @__PURE__ */ inOwnWords(
  en.sectionWords,
  Reflect.get(mainOwn, 'sectionWords'),
  'en',
);
