import { keptBody } from './kept-body.ts';

/** A field's Markdown as HTML below a section's name, without pictures. */
export function sectionHtml(markdown: string): string {
  if (markdown.trim() === '') return '';
  const { segments } = keptBody(markdown);
  return segments.flatMap((one) => (one.kind === 'html' ? [one.html] : [])).join('\n');
}
