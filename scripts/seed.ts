/**
 * `npm run seed` puts the demo content into a Supabase project. Rows have fixed ids; what is there
 * already is left as it is, so running it twice changes nothing.
 */
import type { SeedTarget } from '#tooling/seed/client.ts';
import { describeSeeded, seed } from '#tooling/seed/seed.ts';

try {
  console.log(describeSeeded(await seed(targetFromEnvironment())));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error in one sentence when the environment does not say where to put the content. */
function targetFromEnvironment(): SeedTarget {
  const url = process.env.SUPABASE_URL || process.env.PUBLIC_SUPABASE_URL;
  const secretKey = process.env.SUPABASE_SECRET_KEY;
  if (!url) {
    throw new Error('Set SUPABASE_URL (or PUBLIC_SUPABASE_URL) to the address of the project.');
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`SUPABASE_URL is "${url}": it must be a valid http or https address.`);
  }
  if (!secretKey) {
    throw new Error(
      'Set SUPABASE_SECRET_KEY to the secret key of the project (Project Settings, API Keys).',
    );
  }
  return { url, secretKey };
}
