// Made by `npm run language`: what is written here by hand goes with the next one.

import { sitesOf } from './assemble.ts';
import { servicesBy } from './services.ts';
import main from './site.json' with { type: 'json' };

/** By the code of each language. */
export const sitesBy = sitesOf({ '': main }, servicesBy);
export const site = sitesBy[''];
