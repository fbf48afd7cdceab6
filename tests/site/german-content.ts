import { type ProjectAddress, projectClient } from '#tooling/project.ts';
import { seedArticles } from '#tooling/seed/articles.ts';
import { seedGalleries } from '#tooling/seed/galleries.ts';
import { seedPictures } from '#tooling/seed/pictures.ts';
import { readSeed, type SeedArticle, type SeedGallery } from '#tooling/seed/read.ts';

/** The demonstration's pictures that stand in for the other business's own. */
const FILES = ['hero.jpg', 'coastal-bedroom.jpg', 'craft.jpg'];
const WIDE = 'hero.jpg';
/** More than a page of the list holds, and more jobs than the home page has tiles for. */
const ARTICLES = 16;
const GALLERIES = 5;

/** Everything that the content says. */
export const germanTexts = {
  alt: 'Ein heller Flur mit einer Treppe.',
  caption: 'Esche, geölt',
  author: 'Jule Brandt',
  tags: ['Esche', 'Treppenbau'],
  article: 'Welches Holz trägt',
  summary: 'Esche ist zäh, Eiche ist hart.',
  body: '## Esche\n\nSie federt.\n\n## Eiche\n\nSie hält.',
  gallery: 'Treppe im Altbau',
  story: 'Drei Läufe, ein Handlauf.',
  place: 'Berlin',
};

/** Puts articles and jobs in German into a backend, enough for every label of their pages to be needed. */
export async function addGermanContent(project: ProjectAddress): Promise<void> {
  const client = projectClient(project);
  const { pictures } = await readSeed();
  const own = pictures
    .filter(({ file }) => FILES.includes(file))
    .map((picture) => ({ ...picture, alt: germanTexts.alt, caption: germanTexts.caption }));
  const mediaIds = new Map(own.map(({ file, id }) => [file, id]));
  await seedPictures(client, own);
  await seedArticles(client, numbered(ARTICLES, article), mediaIds);
  await seedGalleries(client, numbered(GALLERIES, gallery), mediaIds);
}

function numbered<Item>(count: number, make: (nth: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

function article(nth: number): SeedArticle {
  const { article, summary, author, tags, body } = germanTexts;
  return {
    id: idOf(1, nth),
    title: `${article} ${nth}`,
    slug: `holz-${nth}`,
    summary,
    cover: WIDE,
    author,
    tags,
    publishedAt: new Date(Date.UTC(2024, nth, 5)),
    body,
  };
}

function gallery(nth: number): SeedGallery {
  const { gallery, summary, story, place, caption } = germanTexts;
  const [before, other] = FILES.filter((file) => file !== WIDE);
  return {
    id: idOf(2, nth),
    title: `${gallery} ${nth}`,
    slug: `treppe-${nth}`,
    summary,
    place,
    year: 2026,
    service: 'treppen',
    materials: ['Esche'],
    durationWeeks: 7,
    cover: WIDE,
    position: nth,
    published: true,
    images: [
      { id: idOf(3, nth), file: WIDE, caption, before },
      { id: idOf(4, nth), file: other ?? WIDE, caption },
    ],
    body: story,
  };
}

/** @param kind tells ids of one table from those of another. */
function idOf(kind: number, nth: number): string {
  return `00000000-0000-4000-8000-${String(kind * 1000 + nth).padStart(12, '0')}`;
}
