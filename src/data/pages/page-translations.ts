import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { PageDraft } from '#domain/pages/draft.ts';
import type { Json } from '#supabase/database.types.ts';
import { draftOf } from './page-drafts.ts';
import type { PageRow } from './pages.ts';

/** Notes that a page of another language says what its original says. @param original as `wholePage` has it. */
export async function notePageTranslation(page_id: string, original: PageDraft): Promise<PageRow> {
  const { title, seoTitle, seoDescription, names, content } = original;
  // JSON by its type alone: what is absent is not written.
  const said = {
    ...{ title, seo_title: seoTitle, seo_description: seoDescription, names, content },
  } as unknown as Json;
  return await unwrap(backend().rpc('record_page_translation', { page_id, original: said }));
}

/** What was noted of the original; null where nobody has noted anything yet. */
export function notedOriginal({ original }: Pick<PageRow, 'original'>): PageDraft | null {
  if (original === null) return null;
  // The column has a constraint of this shape.
  const said = original as unknown as Pick<
    PageRow,
    'title' | 'seo_title' | 'seo_description' | 'names' | 'content'
  >;
  return draftOf({
    title: said.title ?? null,
    seo_title: said.seo_title ?? null,
    seo_description: said.seo_description ?? null,
    names: said.names ?? null,
    content: said.content,
    ...{ slug: null, noindex: null, hidden: false },
  });
}
