import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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
