import { createContext, type ReactNode, use } from 'react';
import { staff } from '#languages/staff.ts';
import { openSearch } from './search-key.ts';

/** The button that opens the navigation on a small window; the frame provides it. */
export const MenuSlot = createContext<ReactNode>(null);

interface ScreenBarProps {
  children: ReactNode;
  actions?: ReactNode;
  /** A way back in place of the menu. */
  back?: ReactNode;
  /** Below, and in sight like the bar. */
  banner?: ReactNode;
}

/** On top of every screen: its name on the left, the obvious action on the right. */
export function ScreenBar({ children, actions, back, banner }: ScreenBarProps) {
  const menu = use(MenuSlot);
  return (
    <div className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-8">
        {back ?? menu}
        <button
          type="button"
          aria-label={staff.screens.search}
          aria-haspopup="dialog"
          onClick={openSearch}
          className="-ms-4 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg hover:bg-shade md:hidden"
        >
          <SearchSign />
        </button>
        {/* Actions for which no room is left beside the longest word come below. */}
        <div className="flex min-w-0 max-sm:min-w-min flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          {children}
        </div>
        {actions && <div className="flex items-center gap-3">{actions}</div>}
      </div>
      {banner}
    </div>
  );
}

interface ScreenNameProps {
  title: string;
  /** News of it, in a few words. */
  note?: ReactNode;
  /** What it holds: heard, but not seen on a phone, which has room for its name and what can be done. */
  hint?: ReactNode;
}

export function ScreenName({ title, note, hint }: ScreenNameProps) {
  return (
    <>
      <h1 className="font-semibold text-control max-sm:line-clamp-2">{title}</h1>
      {note && <p className="text-note text-soft">{note}</p>}
      {hint && <p className="text-note text-soft max-sm:sr-only">{hint}</p>}
    </>
  );
}

export function SearchSign() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4.5 stroke-current" fill="none">
      <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.5" />
      <path d="m13 13 4.5 4.5" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
