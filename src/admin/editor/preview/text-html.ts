import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { speaking } from '#business/language.ts';
import { renderBody } from '#domain/markdown/body.ts';
import { proseHtml } from '#sections/parts/article/prose-html.tsx';
import { previewSegments } from './preview-pictures.ts';

/**
 * What stands in the `.prose` of a page: a text as visitors will get it, by the same code.
 *
 * @param language its code, '' for the main one.
 */
export async function textHtml(markdown: string, language: string): Promise<string> {
  const { segments } = speaking(language, () => renderBody(markdown));
  const shown = await previewSegments(segments, language);
  return speaking(language, () => proseHtml(shown, htmlOf));
}

/** An element as HTML. The renderer of the build does the same, and would be another React to load. */
export function htmlOf(element: ReactElement): string {
  // In a document that shows nothing, pictures don't load.
  const place = document.implementation.createHTMLDocument().createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  const html = place.innerHTML;
  root.unmount();
  return html;
}
