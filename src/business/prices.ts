// Made by `npm run language`: what is written here by hand goes with the next one.

import { byField } from './assemble.ts';
import main from './prices.json' with { type: 'json' };
import type { Prices } from './types.ts';

/** By the code of each language. */
export const pricesBy = byField<Prices>({ '': main });
export const prices = pricesBy[''];
