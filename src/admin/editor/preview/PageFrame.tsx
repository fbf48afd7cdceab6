import { useEffect, useRef, useState } from 'react';
import { unavailable } from '#admin/media/StoredPicture.tsx';
import { listenForSearchKey } from '#admin/ui/search-key.ts';
import { staff } from '#languages/staff.ts';

interface PageFrameProps {
  page: Document;
  /** Besides the styles that are in the page. */
  css?: string;
  title: string;
  /** In CSS pixels; null for all the room there is. */
  width: number | null;
}

/** A page without its scripts; its styles are adopted, because our policy refuses style elements. */
export function PageFrame({ page, css = '', title, width }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view) return;
    const copy = page.cloneNode(true) as Document;
    const own = [...copy.querySelectorAll('style')].map((style) => style.textContent ?? '');
    for (const element of copy.querySelectorAll('script, style, meta[http-equiv], link')) {
      element.remove();
    }
    // Keeps its landmarks apart from those of the screen.
    for (const element of copy.querySelectorAll('main, body > header, body > footer')) {
      element.setAttribute('aria-label', staff.editor.preview);
    }
    const inside = view.document;
    const listen = (event: Event) => {
      if (event.target instanceof view.HTMLImageElement) tryOriginal(event.target);
    };
    inside.addEventListener('error', listen, { capture: true });
    inside.replaceChild(inside.importNode(copy.documentElement, true), inside.documentElement);
    const sheet = new view.CSSStyleSheet();
    // Visitors may get a fallback font at first; the preview waits for the real one.
    sheet.replaceSync([css, ...own].join('\n').replace(/(font-display:\s*)optional/g, '$1swap'));
    inside.adoptedStyleSheets = [sheet];
    inside.addEventListener('click', (event) => event.preventDefault());
    const stopListening = listenForSearchKey(view);
    return () => {
      stopListening();
      inside.removeEventListener('error', listen, { capture: true });
    };
  }, [page, css, isThere]);
  return (
    <iframe
      ref={frame}
      title={title}
      // Gives the frame our own origin.
      srcDoc="<!doctype html>"
      onLoad={() => setIsThere(true)}
      className="mx-auto h-[calc(100dvh-9rem)] min-h-96 border border-line"
      style={{ width: width ?? '100%', maxWidth: '100%' }}
    />
  );
}

/** Replaces an image that failed by its original, which is its `src`, then by words. */
function tryOriginal(image: HTMLImageElement): void {
  if (!image.srcset) {
    image.replaceWith(unavailable());
    return;
  }
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
}
