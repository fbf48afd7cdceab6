import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { SearchSign } from '#admin/ui/ScreenBar.tsx';
import { $isSearchOpen, listenForSearchKey, openSearch } from '#admin/ui/search-key.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { loadStaffMessages } from '#admin/ui/text/staff-messages.ts';
import { type StaffPart, staff } from '#languages/staff.ts';

/** What the dialog says. */
export const SEARCH_WORDS: readonly StaffPart[] = ['search', 'sections'];

type Loaded = ComponentType | 'failed' | null;

/** The search of all screens. Its code comes when the first screen has been shown. */
export function Search() {
  const isOpen = useStore($isSearchOpen);
  const [Loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => listenForSearchKey(window), []);
  useEffect(() => {
    if (Loaded === 'failed' || Loaded) return;
    const load = () =>
      Promise.all([
        import('#admin/search/SearchDialog.tsx'),
        loadStaffMessages(...SEARCH_WORDS),
      ]).then(
        ([{ SearchDialog }]) => setLoaded(() => SearchDialog),
        () => isOpen && setLoaded('failed'),
      );
    if (isOpen) {
      void load();
      return;
    }
    const waiting = window.setTimeout(load, IDLE_MS);
    return () => window.clearTimeout(waiting);
  }, [isOpen, Loaded]);
  if (Loaded !== 'failed') return Loaded && <Loaded />;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={staff.shell.searchNotOpened}
      cancel={staff.common.close}
      onCancel={() => {
        $isSearchOpen.set(false);
        setLoaded(null);
      }}
    >
      <p>{navigator.onLine ? staff.shell.searchNotHere : staff.shell.searchOffline}</p>
    </ConfirmDialog>
  );
}

/** Screens come first, in milliseconds. */
const IDLE_MS = 3_000;

const keys = () => (/Mac|iP/.test(navigator.platform) ? '⌘ K' : staff.shell.searchKeys);

/** A button in the sidebar that looks like what it opens. */
export function SearchField() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line bg-panel px-2.5 text-soft hover:border-field hover:text-text"
    >
      <RichText
        text={staff.shell.search(keys())}
        parts={{
          searchSign: <SearchSign />,
          span: (words) => (
            <span aria-hidden="true" className="pointer-coarse:hidden ms-auto font-text text-label">
              {words}
            </span>
          ),
        }}
      />
    </button>
  );
}
