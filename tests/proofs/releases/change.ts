import type { Client } from '#scripts/test-project/rows.ts';
import type { Random } from '../../support/random.ts';

/** A kind of change that visitors see, made to a random row. */
export type Change = (client: Client, random: Random) => Promise<void>;
