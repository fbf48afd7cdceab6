import { shownSite } from '#build/content/shown-site.ts';
import { linkedPieces } from '#domain/markdown/linked-pieces.ts';
import type { FieldsOf } from '../kinds.ts';
import { sectionHtml } from '../parts/section-html.ts';

export async function prepareFacts({ text, items }: FieldsOf<'facts'>) {
  const linked = items.flatMap(({ key, text }) => {
    const pieces = linkedPieces(text);
    return pieces.some(({ href }) => href) ? [[key, pieces] as const] : [];
  });
  return { html: sectionHtml(text), site: await shownSite(), pieces: Object.fromEntries(linked) };
}
