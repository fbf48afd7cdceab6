import type { ComponentProps, ReactNode } from 'react';
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
