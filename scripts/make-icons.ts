/** `npm run icons`: icons for browsers and phones from `public/icon.svg`. */
import { writeIcons } from './new/icons.ts';

await writeIcons('public');
