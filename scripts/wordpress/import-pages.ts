import type { RootContent as Block, Image } from 'mdast';
import { isOldAddress } from '#domain/site/old-address.ts';
import { countCharacters, firstCharacters, shorten } from '#domain/text/plain-text.ts';
import { type ProjectClient, requireDone } from '#tooling/project.ts';
import { htmlToBlocks } from './html-to-markdown.ts';
import type { PagePlace } from './page-addresses.ts';
import { type TextSection, textSections } from './page-sections.ts';
import type { Places } from './places.ts';
import { decoded, type WordPressPicture, type WordPressText } from './read-export.ts';

/** Of a page and of what stands on it: `src/sections` and the database check the same. */
const PAGE_LIMITS = {
  ...{ title: 200, seoTitle: 200, seoDescription: 500, bytes: 190_000, sections: 45 },
  ...{ headTitle: 80, lead: 320, alt: 300, label: 40, text: 20_000 },
} as const;

export interface PageSources {
  places: Places;
  /** Ids in the media library by WordPress id. */
  pictureIds: ReadonlyMap<string, string>;
  pictures: readonly WordPressPicture[];
}

/** Adds a page as a draft: a head and its text. @param say receives what did not come as it was. */
export async function importPage(
  client: ProjectClient,
  page: WordPressText,
  place: PagePlace,
  sources: PageSources,
  say: (what: string) => void,
): Promise<void> {
  const part = (name: string, text: string, limit: number) => {
    const kept = firstCharacters(text, limit);
    if (kept !== text) say(`the end of ${name}, which has more than ${limit} characters.`);
    return kept;
  };
  const row = {
    ...{ id: place.id, kind: place.kind, slug: place.slug },
    title: part('the title', page.title, PAGE_LIMITS.title),
    content: contentOf(page, sources, say),
    // Null follows the page.
    seo_title: part('the title for searches', page.seo.title, PAGE_LIMITS.seoTitle) || null,
    seo_description:
      part('the description for searches', page.seo.description, PAGE_LIMITS.seoDescription) ||
      null,
    noindex: page.seo.noindex || null,
  };
  requireDone(`Adding “${row.title}”`, await client.from('pages').insert(row));
  sayOfPlace(page, place, say);
}

function sayOfPlace(page: WordPressText, place: PagePlace, say: (what: string) => void): void {
  const { slug, wanted, kind, twin } = place;
  if (page.oldPath === '/') {
    say('it was the first page. The first page of this site is its own: change it there.');
  } else if (wanted !== '' && wanted !== slug) {
    say(`the address /${wanted} is taken or belongs to the site itself, so it has /${slug}.`);
  }
  if (kind === 'legal') {
    const other = twin ? ` This site has “${twin}” already: publish one of the two.` : '';
    say(`it is a legal page, which administrators alone publish.${other}`);
  }
  if (page.hasPassword || page.status === 'private') {
    say('not everybody could read it. Published, it is for all.');
  }
}

/**
 * Lets its old address lead on, from when the page is published. As the database writes it for a page that gets
 * another address.
 */
export async function leadOn(
  client: ProjectClient,
  { oldPath, status }: WordPressText,
  { id, kind }: PagePlace,
): Promise<string | null> {
  if (status !== 'publish' || oldPath === '' || oldPath === '/') return null;
  if (!isOldAddress(oldPath)) {
    return `The old address ${oldPath}: one of this form can’t lead on.`;
  }
  const rows = await client.from('pages').select('key').eq('id', id).single();
  requireDone('Looking for a page', rows);
  const row = { old_slug: decoded(oldPath).replace(/^\/+|\/+$/g, ''), page_id: id, kind };
  const redirect = { ...row, key: rows.data?.key ?? '', of_folder: false };
  // One that leads elsewhere by now stays.
  const added = await client
    .from('page_redirects')
    .upsert(redirect, { onConflict: 'old_slug,language', ignoreDuplicates: true });
  requireDone('Adding an old address', added);
  return null;
}

type Fields = Record<string, string | { media: string; alt: string }>;

function contentOf(page: WordPressText, sources: PageSources, say: (what: string) => void) {
  const { blocks: all, lost } = htmlToBlocks(page.html, sources.places);
  for (const what of new Set(lost)) say(`${what}.`);
  const { blocks, pictures } = withoutPictures(all);
  const first = beginsWithPicture(all) ? pictures[0]?.url.replace('media:', '') : undefined;
  const media = sources.pictureIds.get(page.coverId ?? '') ?? first;
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
    const bytes = Buffer.byteLength(JSON.stringify(fields));
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
    `${names.join(', ')} ${are} in Media: a text of a page shows no pictures. Add a section that shows ${them}.`,
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
