// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/blog.ts';
import { inOwnWords } from '#languages/own-words.ts';
import mainOwn from '../messages/blog.json' with { type: 'json' };

export * from '#languages/en/visitors/blog.ts';

export const blogWords = /* @__PURE__ */ inOwnWords(
  en.blogWords,
  Reflect.get(mainOwn, 'blogWords'),
  'en',
);
