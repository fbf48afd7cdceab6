import type { ReactNode } from 'react';

const TONES = {
  plain: 'border-line bg-panel',
  good: 'border-transparent bg-good-shade',
  caution: 'border-transparent bg-caution-shade',
  bad: 'border-transparent bg-bad-shade',
};

interface CalloutProps {
  tone?: keyof typeof TONES;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A message in the page: what happened, what was kept, what to do next. */
export function Callout({ tone = 'plain', title, children, actions }: CalloutProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`rounded-lg border p-4 ${TONES[tone]}`}
    >
      <p className="font-semibold">{title}</p>
      {children && <div className="mt-1 max-w-prose">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** Why it failed, beside the button and read out at once. */
export function ChangeFailed({ change }: { change: { error: Error | null } }) {
  return (
    <p role="alert" className="wrap-anywhere text-bad text-note empty:hidden">
      {change.error?.message}
    </p>
  );
}
