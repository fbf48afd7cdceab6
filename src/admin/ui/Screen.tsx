import type { ComponentProps, ReactNode } from 'react';
import { ScreenBar, ScreenName } from './ScreenBar.tsx';
import { useScreenTitle } from './use-screen-title.ts';

interface ScreenProps extends Omit<ComponentProps<typeof ScreenBar>, 'children'> {
  /** In the bar and in the browser's tab. */
  title: string;
  /** Beside the title: what there is to know at a glance. */
  note?: ReactNode;
  /** More for the bar. */
  inBar?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A screen under its bar. */
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
