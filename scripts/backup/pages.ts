import { z } from 'zod';
import { site } from '#business/site.ts';
import type { FolderPage } from '#business/types.ts';
import { folderPages } from '#domain/pages/folder-page.ts';
import { overlaidPage, ownPage } from '#domain/pages/overlay.ts';
import type { MergedPage, PageContent } from '#domain/pages/page.ts';
import { codeOf } from '#languages/addresses.ts';
import { fileNameOf, type Pictures } from './articles.ts';
import { entryOfFile } from './manifest.ts';
import { pageAsMarkdown } from './page-markdown.ts';

const languages = ['', ...site.otherLanguages.map(codeOf)];

const pageRow = z.object({
  // Archives of before have one language.
  language: z.string().default(''),
  id: z.string().optional(),
  page_id: z.string().optional(),
  key: z.string(),
  kind: z.enum(['home', 'service', 'page', 'legal', 'not-found']),
  of_folder: z.boolean(),
  hidden: z.boolean(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  noindex: z.boolean().nullable(),
  names: z.record(z.string(), z.string()).nullable(),
  content: z.record(z.string(), z.unknown()),
  version: z.int(),
  published_at: z.string().optional(),
  updated_at: z.string(),
  deleted_at: z.string().nullable().optional(),
});

/** A row of `pages` or `published_pages`. */
type PageRow = z.infer<typeof pageRow>;

interface Rows {
  published: readonly string[];
  working: readonly string[];
}

/**
 * All pages that visitors see, those that nobody has changed too, and working copies that differ: whole, with
 * what the folder says.
 */
export function* readablePages(
  rows: Rows,
  pictures: Pictures,
): Generator<{ name: string; text: string }> {
  const taken = new Set<string>();
  const named = (folder: string, page: MergedPage, language: string) => {
    const address = page.kind === 'service' ? `services-${page.slug}` : page.slug || page.key;
    const name = `${folder}/${fileNameOf(address, language)}`;
    // Two pages may claim an address, and only one of them is shown.
    const free = taken.has(name) ? `${name}-${page.kind}-${page.key}` : name;
    taken.add(free);
    return free;
  };
  const published = rows.published.flatMap(readRow);
  for (const language of languages) {
    for (const folder of folderPages(language)) {
      if (published.some((row) => row.language === language && isOver(row, folder))) continue;
      const page = overlaidPage(folder, null, anyKind);
      yield { name: named('published', page, language), text: pageAsMarkdown(page, {}, pictures) };
    }
  }
  const live = new Map(published.map((row) => [row.page_id, row.version]));
  const drafts = rows.working
    .flatMap(readRow)
    .filter(({ id, version }) => live.get(id) !== version);
  for (const [folder, some] of [
    ['published', published],
    ['drafts', drafts],
  ] as const) {
    for (const row of some) {
      const page = mergedPage(row);
      const facts = {
        published: row.published_at,
        updated: row.updated_at,
        deleted: row.deleted_at ?? undefined,
        hidden: row.hidden || undefined,
      };
      yield {
        name: named(folder, page, row.language),
        text: pageAsMarkdown(page, facts, pictures),
      };
    }
  }
}

const menuRow = z.object({
  items: z
    .array(
      z.object({ label: z.string(), href: z.string().optional(), page: z.string().optional() }),
    )
    .nullable(),
});

/**
 * The menu as a list of links, for a file that lies one folder deep.
 *
 * @param working rows of `pages`.
 */
export function readableMenu(line: string, working: readonly string[], pictures: Pictures): string {
  const { items } = menuRow.safeParse(JSON.parse(line)).data ?? { items: null };
  // Of the main language: so is the menu.
  const own = working.flatMap(readRow).filter(({ language }) => language === '');
  const all = [...own.map(mergedPage), ...folderPages()];
  const addressOf = (key: string | undefined) => {
    const page = all.find((one) => one.key === key);
    return page ? `${page.kind === 'service' ? '/services' : ''}/${page.slug}` : '';
  };
  const links = (items ?? site.navigation).map((item) => {
    const href = item.href ?? addressOf('page' in item ? item.page : undefined);
    const [, id = ''] = /^media:(.*)$/i.exec(href) ?? [];
    const file = pictures.get(id.toLowerCase());
    return `- [${item.label.replace(/[\\[\]]/g, '\\$&')}](<${file ? `../${entryOfFile(file)}` : href}>)\n`;
  });
  return `# ${items ? 'The menu' : 'The menu, as the site came'}\n\n${links.join('')}`;
}

/** None for a row that is no valid page: the tables have it all the same. */
function readRow(line: string): PageRow[] {
  const { data } = pageRow.safeParse(JSON.parse(line));
  return data ? [data] : [];
}

function mergedPage(row: PageRow): MergedPage {
  const { key, kind, slug, title, noindex, names, seo_title, seo_description } = row;
  const changes = {
    ...{ key, kind, slug, title, noindex, names },
    ...{ seoTitle: seo_title, seoDescription: seo_description },
    // The column has a constraint of this shape.
    content: row.content as PageContent,
  };
  const folder = folderPages(row.language).find((page) => isOver(row, page));
  return folder
    ? overlaidPage(folder, changes, anyKind)
    : ownPage({ ...changes, slug: slug ?? key, title: title ?? key }, anyKind);
}

function isOver({ of_folder, key, kind }: PageRow, page: FolderPage): boolean {
  return of_folder && key === page.key && kind === page.kind;
}

const anyKind = () => true;
