import type { RootContent as Block, Image } from 'mdast';
import { countCharacters, firstCharacters, shorten } from '#domain/text/plain-text.ts';
import { htmlToBlocks } from './html-to-markdown.ts';
import { type TextSection, textSections } from './page-sections.ts';
import type { Places } from './places.ts';
import type { WordPressPicture, WordPressText } from './read-text.ts';

/** Of a page and of what stands on it: `src/sections` and the database check the same. */
export const PAGE_LIMITS = {
  ...{ title: 200, seoTitle: 200, seoDescription: 500, bytes: 190_000, sections: 45 },
  ...{ headTitle: 80, lead: 320, alt: 300, label: 40, text: 20_000 },
} as const;

export interface PageSources {
  places: Places;
  /** Ids in the media library by WordPress id. */
  pictureIds: ReadonlyMap<string, string>;
  pictures: readonly WordPressPicture[];
}

type Fields = Record<string, string | { media: string; alt: string }>;

/** The content of a page as the editor stores it: a head and its text. @param say receives what did not come as it was. */
export function pageContent(
  page: WordPressText,
  sources: PageSources,
  say: (what: string) => void,
) {
  const lose = (what: string) => say(`${what}.`);
  const all = htmlToBlocks(page.html, { places: sources.places, lose, textId: page.id });
  const { blocks, pictures } = withoutPictures(all);
  const first = beginsWithPicture(all) ? pictures[0]?.url.replace('media:', '') : undefined;
  const cover = sources.pictureIds.get(page.coverId ?? '');
  if (page.coverId && !cover) say('the picture above it.');
  const media = cover ?? first;
  sayOfPictures(
    pictures.map(({ url }) => url.replace('media:', '')),
    media,
    sources,
    say,
  );
  const isLead = countCharacters(page.excerpt) <= PAGE_LIMITS.lead;
  const before: TextSection[] =
    isLead || page.excerpt === '' ? [] : [{ label: '', text: page.excerpt }];
  const sections = [...before, ...textSections(blocks, PAGE_LIMITS)];
  if (sections.length === 0) say('it has no text: only its title came.');
  const head: Fields = {
    ...(countCharacters(page.title) > PAGE_LIMITS.headTitle && {
      title: shorten(page.title, PAGE_LIMITS.headTitle),
    }),
    ...(isLead && page.excerpt && { lead: page.excerpt }),
    ...(media && { picture: { media, alt: altOf(media, sources) } }),
  };
  return storedContent(head, sections, say);
}

interface MarkdownNode {
  type: string;
  children?: MarkdownNode[];
}

/** Takes the pictures out of a text: sections of text show none. */
function withoutPictures(blocks: readonly Block[]): { blocks: Block[]; pictures: Image[] } {
  const pictures: Image[] = [];
  const kept = (nodes: readonly MarkdownNode[]): MarkdownNode[] =>
    nodes.flatMap((node) => {
      if (node.type === 'image') {
        pictures.push(node as Image);
        return [];
      }
      if (!node.children) return [node];
      const before = pictures.length;
      const children = kept(node.children);
      const isEmptied = pictures.length > before && children.every(isSpace);
      return isEmptied ? [] : [{ ...node, children }];
    });
  return { blocks: kept(blocks as readonly MarkdownNode[]) as Block[], pictures };
}

function isSpace(node: MarkdownNode): boolean {
  return (
    node.type === 'break' ||
    (node.type === 'text' && 'value' in node && !/\S/.test(String(node.value)))
  );
}

/** Whether a page begins with a picture. */
function beginsWithPicture([first]: readonly Block[]): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'image';
}

/** As the editor stores a page of staff's own. */
function storedContent(head: Fields, sections: TextSection[], say: (what: string) => void) {
  const order = [{ key: 'head', kind: 'head' }];
  const fields: Record<string, Fields> = { head };
  for (const [nth, { label, text }] of sections.entries()) {
    const key = nth === 0 ? 'text' : `text-${nth + 1}`;
    fields[key] = { ...(label && { label }), text };
    const bytes = new TextEncoder().encode(JSON.stringify(fields)).length;
    if (bytes > PAGE_LIMITS.bytes || order.length > PAGE_LIMITS.sections) {
      delete fields[key];
      const from = shorten(label || text, 60);
      say(`the end of the text, from “${from}” on: a page holds no more.`);
      break;
    }
    order.push({ key, kind: 'text' });
  }
  return { order, known: [], fields };
}

function sayOfPictures(
  found: readonly string[],
  shown: string | undefined,
  sources: PageSources,
  say: (what: string) => void,
): void {
  const names = [...new Set(found)].filter((id) => id !== shown).map((id) => nameOf(id, sources));
  if (names.length === 0) return;
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them'];
  say(
    `${names.join(', ')} ${are} in Pictures: a text of a page shows none. Add a section that shows ${them}.`,
  );
}

function pictureOf(id: string, { pictureIds, pictures }: PageSources) {
  return pictures.find((picture) => pictureIds.get(picture.id) === id);
}

function nameOf(id: string, sources: PageSources): string {
  return pictureOf(id, sources)?.url.split('/').at(-1) ?? id;
}

function altOf(id: string, sources: PageSources): string {
  return firstCharacters(pictureOf(id, sources)?.alt ?? '', PAGE_LIMITS.alt);
}
