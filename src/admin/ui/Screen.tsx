import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { MessageKey, StaffPart } from '#languages/staff.ts';
import { ScreenBar, ScreenName } from './ScreenBar.tsx';
import { useScreenTitle } from './use-screen-title.ts';

/** The title is also the browser's tab's. */
interface ScreenProps
  extends Omit<ComponentProps<typeof ScreenBar>, 'children'>,
    ComponentProps<typeof ScreenName> {
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
export function Screen(props: ScreenProps) {
  const { title, note, hint, inBar, className = '', children, ...bar } = props;
  useScreenTitle(title);
  return (
    <>
      <ScreenBar {...bar}>
        <ScreenName {...{ title, note, hint }} />
        {inBar}
      </ScreenBar>
      <div className={`px-4 sm:px-8 ${className}`}>{children}</div>
    </>
  );
}
