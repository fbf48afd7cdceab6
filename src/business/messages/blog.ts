// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/blog.ts';
import { inOwnMessages } from '#languages/own-messages.ts';
import mainOwn from './blog.json' with { type: 'json' };

export * from '#languages/en/visitors/blog.ts';

export const blogMessages = /* @__PURE__ */ inOwnMessages(
  en.blogMessages,
  Reflect.get(mainOwn, 'blogMessages'),
  'en',
);
