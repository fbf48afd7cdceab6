// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/portfolio.ts';
import { inOwnWords } from '#languages/own-words.ts';
import mainOwn from '../messages/portfolio.json' with { type: 'json' };

export * from '#languages/en/visitors/portfolio.ts';

export const portfolioWords = /* @__PURE__ */ inOwnWords(
  en.portfolioWords,
  Reflect.get(mainOwn, 'portfolioWords'),
  'en',
);
