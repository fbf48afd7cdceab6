import { perLanguage } from '#business/language.ts';
import { type Body, renderBody } from '#domain/markdown/body.ts';
import type { FieldsOf } from '../kinds.ts';

/** Texts of a language: more than the pages of a business have. */
const KEPT = 1000;

const known = perLanguage(() => new Map<string, Body>());

/**
 * A section's Markdown, kept for the next release: each one makes the sections of every page to see which pages change,
 * and most of that is reading the same texts again.
 *
 * @throws Error as `renderBody` does.
 */
export function keptBody(markdown: string): Body {
  const bodies = known();
  const kept = bodies.get(markdown);
  if (kept) return kept;
  const made = renderBody(markdown, { isSection: true });
  if (bodies.size >= KEPT) bodies.clear();
  bodies.set(markdown, made);
  return made;
}

/** A field's Markdown as HTML below a section's name, without pictures. */
export function sectionHtml(markdown: string): string {
  if (markdown.trim() === '') return '';
  const { segments } = keptBody(markdown);
  return segments.flatMap((one) => (one.kind === 'html' ? [one.html] : [])).join('\n');
}

/** HTML of answers, by the key of their question. */
export function answersHtml(
  items: FieldsOf<'questions'>['items'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(items.map(({ key, answer }) => [key, sectionHtml(answer)]));
}
