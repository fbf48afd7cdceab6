import type { ReactNode } from 'react';

const DOTS = {
  empty: 'border border-field',
  plain: 'bg-field',
  good: 'bg-good',
  waiting: 'bg-brass',
  bad: 'bg-bad',
};

export type Tone = keyof typeof DOTS;

/** Repeats in colour what the words beside it say. */
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[tone]}`} />;
}

export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center justify-self-start gap-2 whitespace-nowrap rounded-full border border-line bg-panel px-2.5 py-1 text-label">
      <Dot tone={tone} />
      {children}
    </span>
  );
}
