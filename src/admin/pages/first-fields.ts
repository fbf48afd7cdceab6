import { testimonials } from '#business/messages/testimonials.ts';
import { pages } from '#business/pages.ts';
import type { Section } from '#domain/pages/page.ts';

/** They say the same wherever they stand. */
const SAME_EVERYWHERE = new Set(['call', 'contact']);
/** Their label names the kind, not what is in it. */
const SAME_LABEL = new Set(['work', 'articles', 'questions', 'prices', 'steps', 'testimonials']);

/** What a new section begins with: what the folder’s pages say there, or at least its label. */
export function firstFields(kind: string): Section['fields'] {
  const fields = pages
    .flatMap(({ sections }) => sections)
    .find((section) => section.kind === kind)?.fields;
  if (!fields) return kind === 'testimonials' ? { label: testimonials.label } : {};
  if (SAME_EVERYWHERE.has(kind)) return fields;
  return SAME_LABEL.has(kind) ? { label: fields.label } : {};
}
