import { atom } from 'nanostores';

export const $isSearchOpen = atom(false);

export function openSearch(): void {
  $isSearchOpen.set(true);
}

const IN_DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Opens the search by Ctrl K, unless a dialog or an editor takes it. @param view a window, or that of a frame. */
export function listenForSearchKey(view: Window): () => void {
  const listen = (event: KeyboardEvent) => {
    const isSearch = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
    if (!isSearch || event.shiftKey || event.altKey || event.defaultPrevented) return;
    // Else the browser's own search.
    event.preventDefault();
    const target = event.target as Partial<Element> | null;
    if (!target?.closest?.(IN_DIALOG)) openSearch();
  };
  view.addEventListener('keydown', listen);
  return () => view.removeEventListener('keydown', listen);
}
