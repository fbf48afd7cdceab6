import { shownSite } from '#build/content/shown-site.ts';
import type { FieldsOf } from '../kinds.ts';
import { sectionHtml } from '../parts/section-html.ts';

export async function prepareFacts({ text }: FieldsOf<'facts'>) {
  return { html: sectionHtml(text), site: await shownSite() };
}
