import { useEffect, useEffectEvent } from 'react';
import { useOpenPage } from '#admin/pages/open/page-context.ts';

/** Brings into sight what is opened or written in beside the frame, and leaves the focus where it is. */
export function useFollowed(body: HTMLElement | null) {
  const { openKey } = useOpenPage();
  const show = useEffectEvent((at: string) => {
    const view = body?.ownerDocument.defaultView;
    // Whoever is in the frame sees what they write.
    if (!at || !view || document.activeElement === view.frameElement) return;
    const path = CSS.escape(at);
    const place =
      body.querySelector(`[data-edit="${path}"], [data-at="${path}"]`) ??
      body.querySelector(`#${CSS.escape(at.replace(/\..*/, ''))}`);
    if (!place) return;
    place.closest('details')?.setAttribute('open', '');
    const { top, bottom, height } = place.getBoundingClientRect();
    const room = view.innerHeight;
    if (top >= 0 && (bottom <= room || top < room / 3)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isCalm ? 'instant' : 'smooth';
    view.scrollBy({ top: top - Math.max(0, (room - height) / 3), behavior });
  });
  useEffect(() => {
    if (body && openKey) show(openKey);
    const follow = ({ target }: Event) =>
      show((target as Element).closest('[data-field]')?.getAttribute('data-field') ?? '');
    const controller = new AbortController();
    document.addEventListener('focusin', follow, controller);
    document.addEventListener('input', follow, controller);
    return () => controller.abort();
  }, [body, openKey]);
}
