import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { MessageKey, StaffPart } from '#languages/staff.ts';
import { ScreenBar, ScreenName } from './ScreenBar.tsx';
import { useScreenTitle } from './use-screen-title.ts';

interface ScreenProps extends Omit<ComponentProps<typeof ScreenBar>, 'children'> {
  /** Also in the browser's tab. */
  title: string;
  /** At a glance, beside the title. */
  note?: ReactNode;
  inBar?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A screen of `src/admin/own/screens.ts`. */
export interface OwnScreen {
  /** `/admin/machines`, or `/admin/machines/:id`. */
  path: string;
  load: () => Promise<ComponentType>;
  /** What it and all it opens say besides `staff.own`. */
  words: readonly StaffPart[];
  /** In the sidebar and the search, which finds it by `keywords` as well. */
  listed?: { name: MessageKey<'own'>; keywords: MessageKey<'own'>; isForAdmins?: true };
}

/** A screen under its bar, which names it. */
export function Screen({ title, note, inBar, className = '', children, ...bar }: ScreenProps) {
  useScreenTitle(title);
  return (
    <>
      <ScreenBar {...bar}>
        <ScreenName title={title} note={note} />
        {inBar}
      </ScreenBar>
      <div className={`px-4 sm:px-8 ${className}`}>{children}</div>
    </>
  );
}
