/**
 * `npm run seed` puts the demo content into a Supabase project. Rows have fixed ids; what is there
 * already is left as it is, so running it twice changes nothing.
 */
import { seedArticles } from './seed/articles.ts';
import { type SeedTarget, seedClient } from './seed/client.ts';
import { seedGalleries } from './seed/galleries.ts';
import { seedPictures } from './seed/pictures.ts';
import { readSeed } from './seed/read.ts';

/** What was added: nothing, when everything was there. */
export interface Seeded {
  pictures: number;
  articles: number;
  galleries: number;
}

/**
 * Puts the demo content into a backend, hosted or embedded, through its API.
 *
 * @throws Error that names the step that failed. Running it again goes on from there.
 */
export async function seed(target: SeedTarget): Promise<Seeded> {
  const content = await readSeed();
  const client = seedClient(target);
  const mediaIds = new Map(content.pictures.map(({ file, id }) => [file, id]));
  // In this order, because articles and galleries name pictures.
  const pictures = await seedPictures(client, content.pictures);
  const articles = await seedArticles(client, content.articles, mediaIds);
  const galleries = await seedGalleries(client, content.galleries, mediaIds);
  return { pictures, articles, galleries };
}

/** One line for whoever ran it. */
export function describeSeeded({ pictures, articles, galleries }: Seeded): string {
  if (pictures + articles + galleries === 0) {
    return 'The demo content was there already: nothing was changed.';
  }
  return `Added ${pictures} pictures, ${articles} articles and ${galleries} galleries.`;
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

if (import.meta.main) {
  try {
    console.log(describeSeeded(await seed(targetFromEnvironment())));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
