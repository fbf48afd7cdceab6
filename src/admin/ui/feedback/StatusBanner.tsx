import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';

/** What a bar says below itself: a headline, what follows from it, and what can be done. */
export interface Message {
  tone: keyof typeof TONES;
  title: string;
  text?: ReactNode;
  actions?: (Omit<ComponentProps<typeof Button>, 'children'> & { label: string })[];
}

const TONES = {
  plain: 'bg-panel',
  good: 'bg-good-shade',
  caution: 'bg-caution-shade',
  bad: 'bg-bad-shade',
};

/** Under a bar, and in sight like it: the one thing that matters most now. Read out once, when it appears. */
export function StatusBanner({ message }: { message: Message | null }) {
  return (
    <div role="status" className="max-h-[40dvh] overflow-y-auto">
      {message && (
        <div
          className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-2.5 sm:px-8 ${TONES[message.tone]}`}
        >
          <p className="min-w-0 max-w-prose">
            <strong className="font-semibold">{message.title}</strong>
            {message.text && <> {message.text}</>}
          </p>
          {message.actions && (
            <div className="flex flex-wrap gap-2">
              {message.actions.map(({ label, ...button }) => (
                <Button key={label} {...button}>
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
