import { type ProjectAddress, projectClient } from '#tooling/project.ts';
import { seedArticles } from './articles.ts';
import { seedGalleries } from './galleries.ts';
import { seedPictures } from './pictures.ts';
import { readSeed } from './read.ts';

/** What was added: nothing, when everything was there. */
export interface Seeded {
  pictures: number;
  articles: number;
  galleries: number;
}

/**
 * Puts the demo content into a backend, hosted or embedded, through its API.
 *
 * @throws UserError that names the step that failed. Running it again goes on from there.
 */
export async function seed(project: ProjectAddress): Promise<Seeded> {
  const content = await readSeed();
  const client = projectClient(project);
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
