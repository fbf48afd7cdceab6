import type { ReactNode } from 'react';
import { Dot, type Tone } from './Chip.tsx';

interface StatusStripProps {
  tone: Tone;
  /** What happens now, in a sentence: read out whenever it changes. */
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** One line about something that takes its time, which stays in sight while the screen scrolls. */
export function StatusStrip({ tone, children, actions }: StatusStripProps) {
  return (
    <div className="sticky top-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-panel px-4 py-2 sm:px-8">
      <div role="status" className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5">
        <Dot tone={tone} />
        <div className="min-w-0">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
