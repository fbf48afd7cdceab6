import { htmlToBlocks } from './html-to-markdown.ts';
import { isPdf } from './old-urls.ts';
import { placesOf } from './places.ts';
import type { WordPressExport } from './read-export.ts';
import type { WordPressPicture } from './read-text.ts';

/**
 * Adds the pictures and PDFs of the old site that texts show and the export has no entry of: Squarespace names
 * only those above an article. A picture that nothing describes gets what a text says of it.
 */
export function completePictures(found: WordPressExport): void {
  const byId = new Map(found.pictures.map((picture) => [picture.id, picture]));
  const places = placesOf(found, new Map(), new Map(), (known, url, alt) => {
    const id = known ?? `in text ${url}`;
    const name = url.split('/').at(-1) ?? '';
    const title = isPdf(url) ? name.replace(/\.pdf.*$/is, '') : name;
    const picture: WordPressPicture = byId.get(id) ?? {
      ...{ id, url, title, alt, caption: '' },
      ...{ parent: '', order: 0 },
    };
    if (!byId.has(id)) found.pictures.push(picture);
    picture.alt ||= alt;
    byId.set(id, picture);
  });
  for (const { html, id } of [...found.posts, ...found.pages]) {
    try {
      htmlToBlocks(html, { places, lose: () => undefined, textId: id });
    } catch {
      // Whoever takes the text says so.
    }
  }
}
