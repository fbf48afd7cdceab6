import * as z from 'zod/mini';
import { chosen } from '../fields.ts';

/** Names a section by its page and its own key: `kitchens/prices`. */
export const sharedSchema = z.strictObject({
  chosen: chosen('whichPrices', 'pages', 1),
});
