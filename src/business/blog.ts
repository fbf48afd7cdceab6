// Made by `npm run language`: what is written here by hand goes with the next one.

import { byField } from './assemble.ts';
import main from './blog.json' with { type: 'json' };
import type { Blog } from './types.ts';

/** By the code of each language. */
export const blogBy = byField<Blog>({ '': main });
export const blog = blogBy[''];
