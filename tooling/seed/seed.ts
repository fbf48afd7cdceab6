import { type ProjectAddress, projectClient } from '#tooling/project.ts';
import { seedArticles } from './articles.ts';
import { seedGalleries } from './galleries.ts';
import { seedPictures } from './pictures.ts';
import { readSeed } from './read.ts';

/** How many were added. */
type Seeded = Record<'pictures' | 'articles' | 'galleries', number>;

/**
 * Adds the demo content to a backend through its API.
 *
 * @throws UserError that names the failed step. A second run continues.
 */
export async function seed(project: ProjectAddress): Promise<Seeded> {
  const content = await readSeed();
  const client = projectClient(project);
  const mediaIds = new Map(content.pictures.map(({ file, id }) => [file, id]));
  // Articles and galleries name pictures.
  const pictures = await seedPictures(client, content.pictures);
  const articles = await seedArticles(client, content.articles, mediaIds);
  const galleries = await seedGalleries(client, content.galleries, mediaIds);
  return { pictures, articles, galleries };
}

export function describeSeeded({ pictures, articles, galleries }: Seeded): string {
  if (pictures + articles + galleries === 0) {
    return 'The demo content was there already: nothing was changed.';
  }
  return `Added ${pictures} pictures, ${articles} articles and ${galleries} galleries.`;
}
