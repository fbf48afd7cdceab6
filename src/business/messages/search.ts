// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/search.ts';
import { inOwnMessages } from '#languages/own-messages.ts';
import mainOwn from './search.json' with { type: 'json' };

export * from '#languages/en/visitors/search.ts';

export const searchFieldMessages = /* @__PURE__ */ inOwnMessages(
  en.searchFieldMessages,
  Reflect.get(mainOwn, 'searchFieldMessages'),
  'en',
);
export const searchResultMessages = /* @__PURE__ */ inOwnMessages(
  en.searchResultMessages,
  Reflect.get(mainOwn, 'searchResultMessages'),
  'en',
);
