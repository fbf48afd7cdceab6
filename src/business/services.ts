// Made by `npm run language`: what is written here by hand goes with the next one.

import { byList } from './assemble.ts';
import main from './services.json' with { type: 'json' };
import type { ServiceEntry } from './types.ts';

/** By the code of each language. */
export const servicesBy = byList<ServiceEntry>({ '': main });
export const services = servicesBy[''];
