import type { ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';

interface BehindProps {
  noting: { isPending: boolean; error: Error | null };
  /** That the translation says what is on the screen now. */
  onNote: () => void;
  children: ReactNode;
}

/** That the original has changed, how to read that, and the button that says that the translation follows. */
export function Behind({ noting, onNote, children }: BehindProps) {
  const words = staff.translations.beside;
  return (
    <Callout
      tone="caution"
      title={words.behind}
      actions={
        <>
          <Button isPending={noting.isPending} onClick={onNote}>
            {noting.isPending ? words.noting : words.upToDateNow}
          </Button>
          <ChangeFailed change={noting} />
        </>
      }
    >
      {children}
    </Callout>
  );
}

/** How changes are marked. */
export function Marked() {
  return (
    <RichText
      text={staff.translations.beside.marked}
      parts={{
        del: (said) => <del className="bg-bad-shade text-bad">{said}</del>,
        ins: (said) => <ins className="bg-good-shade text-good">{said}</ins>,
      }}
    />
  );
}
