/** `npm run icons`: icons for browsers and phones from `src/business/public/icon.svg`. */
import { writeIcons } from './new/write-icons.ts';

await writeIcons('src/business/public');
