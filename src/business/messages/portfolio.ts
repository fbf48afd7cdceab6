// Made by `npm run language`: what is written here by hand goes with the next one.

import * as en from '#languages/en/visitors/portfolio.ts';
import { inOwnMessages } from '#languages/own-messages.ts';
import mainOwn from './portfolio.json' with { type: 'json' };

export * from '#languages/en/visitors/portfolio.ts';

export const portfolioMessages = /* @__PURE__ */ inOwnMessages(
  en.portfolioMessages,
  Reflect.get(mainOwn, 'portfolioMessages'),
  'en',
);
