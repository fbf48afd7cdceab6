import { existsSync } from 'node:fs';

/** Where `npm run new` keeps what it was told: the folder of the demonstration has none. */
export const ANSWERS_FILE = 'src/business/answers.json';

/** Whether `src/business` is another business's, made by `npm run new`. */
export const isOwnBusiness = (): boolean => existsSync(ANSWERS_FILE);
