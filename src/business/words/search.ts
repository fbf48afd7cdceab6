// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/search.ts';
import { inOwnWords } from '#languages/own-words.ts';
import mainOwn from '../messages/search.json' with { type: 'json' };

export * from '#languages/en/visitors/search.ts';

export const searchFieldWords = /* @__PURE__ */ inOwnWords(
  en.searchFieldWords,
  Reflect.get(mainOwn, 'searchFieldWords'),
  'en',
);
export const searchResultWords = /* @__PURE__ */ inOwnWords(
  en.searchResultWords,
  Reflect.get(mainOwn, 'searchResultWords'),
  'en',
);
