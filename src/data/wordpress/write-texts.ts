import type { Backend } from '#data/client.ts';
import { DataError } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';
import type { ConvertedTexts } from '#wordpress/plan/convert-texts.ts';
import type { PlannedArticle } from '#wordpress/plan/planned-texts.ts';

type Converted<Texts> = Texts extends ReadonlyMap<string, infer Text> ? Text : never;
export type RowOf<Kind extends keyof ConvertedTexts> = NonNullable<
  Converted<ConvertedTexts[Kind]>['row']
>;

/** @param original id of the article that it translates, if that is here. @returns its address, without the folder. */
export async function addArticle(
  client: Backend,
  { otherSlug }: PlannedArticle,
  converted: RowOf<'articles'>,
  original: string | null,
  say: (what: string) => void,
): Promise<string> {
  const row = {
    ...converted,
    ...(original && { translation_of: original, original_version: 1 }),
  };
  const add = (slug: string) => unwrap(client.from('posts').insert({ ...row, slug }));
  try {
    await add(row.slug);
    return row.slug;
  } catch (error) {
    if (!(error instanceof DataError && error.code === 'already-there')) throw error;
  }
  say(`another article has the address ${row.slug}, so this one has ${otherSlug}.`);
  await add(otherSlug);
  return otherSlug;
}

/** Publishes what WordPress had published, from the same time on. */
export async function publishArticle(
  client: Backend,
  { id, publishedAt }: PlannedArticle,
  say: (what: string) => void,
): Promise<void> {
  const when = publishedAt ? { publish_at: publishedAt } : {};
  const { error } = await client.rpc('publish_document', { kind: 'post', id, version: 1, ...when });
  if (error) say(`it is a draft for now. ${error.message}`);
}

/** Whether it was ever published. */
export async function wasPublished(client: Backend, id: string): Promise<boolean> {
  const revisions = client.from('post_revisions').select('id').eq('post_id', id);
  return (await unwrap(revisions.eq('reason', 'publish').limit(1))).length > 0;
}

/** Adds a draft. @param original id of the page that it translates, if that is here. */
export async function addPage(
  client: Backend,
  converted: RowOf<'pages'>,
  original: string | null,
): Promise<void> {
  const row = { ...converted, ...((await joined(client, original)) ?? {}) };
  await unwrap(client.from('pages').insert(row));
}

/** A translation has the key of its original, and knows what that says. */
async function joined(client: Backend, original: string | null) {
  if (!original) return null;
  const columns = 'key, title, seo_title, seo_description, names, content';
  const found = await unwrap(client.from('pages').select(columns).eq('id', original).single());
  const { key, ...said } = found;
  return { key, original: said };
}
