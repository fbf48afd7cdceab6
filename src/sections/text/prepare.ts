import type { FieldsOf } from '../kinds.ts';
import { sectionHtml } from '../parts/section-html.ts';

export async function prepareText({ text }: FieldsOf<'text'>) {
  return { html: sectionHtml(text) };
}
