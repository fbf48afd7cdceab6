import { useEffect, useEffectEvent } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';

/** Brings into sight what is opened or written in beside the frame, and leaves the focus where it is. */
export function useFollowed(body: HTMLElement | null) {
  const { openKey } = useOpenPage();
  const show = useEffectEvent((at: string) => {
    const view = body?.ownerDocument.defaultView;
    // Whoever is in the frame sees what they write.
    if (!view || document.activeElement === view.frameElement) return;
    const [path, key] = [CSS.escape(at), CSS.escape(at.replace(/\..*/, ''))];
    const place =
      body.querySelector(`[data-edit="${path}"], [data-at="${path}"]`) ??
      body.querySelector(`#${key}`);
    place?.closest('details')?.setAttribute('open', '');
    if (!place) return;
    const { top, bottom, height } = place.getBoundingClientRect();
    const room = view.innerHeight;
    if (top >= 0 && (bottom <= room || top < room / 3)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    view.scrollBy({
      top: top - Math.max(0, (room - height) / 3),
      behavior: isCalm ? 'instant' : 'smooth',
    });
  });
  useEffect(() => {
    if (body && openKey) show(openKey);
  }, [body, openKey]);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const field = (target as Element).closest('[data-field]')?.getAttribute('data-field');
      if (field) show(field);
    };
    const controller = new AbortController();
    for (const type of ['focusin', 'input']) {
      document.addEventListener(type, follow, { signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
}
