import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { Callout, ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';
import { Progress, Unfinished } from './Left.tsx';

interface OriginalPaneProps {
  /** The code of the translation's language. */
  language: string;
  /** Where the original is written. */
  to: string;
  /** What of the translation is still its original; null until that is known. */
  left: Untranslated | null;
  /** Whether the translation follows the original as it was seen last. */
  isUpToDate: boolean;
  /** That the original has changed; see OriginalChanged. */
  changed: ReactNode;
  /** What the original says, with what has changed. */
  children: ReactNode;
}

/** What a translation is made from: as it is now, with what has changed since the translation was brought up to it. */
export function OriginalPane(props: OriginalPaneProps) {
  const { language, to, left, isUpToDate, changed, children } = props;
  const words = staff.translations.beside;
  return (
    <div className="grid gap-4">
      <Unfinished language={language} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-note">{words.title(languageName(''))}</h2>
        <Link to={to} className="text-note underline">
          {staff.translations.menu.openOriginal}
        </Link>
      </div>
      {left && <Progress left={left} isUpToDate={isUpToDate} />}
      {changed}
      <div lang={tagOf('')} className="grid gap-5">
        {children}
      </div>
    </div>
  );
}

interface OriginalChangedProps {
  noting: { isPending: boolean; error: Error | null };
  /** That the translation says what is on the screen now. */
  onNote: () => void;
  /** How to read what has changed; by default how it is marked. */
  children?: ReactNode;
}

/** That the original has changed, and the button that says that the translation follows. */
export function OriginalChanged({ noting, onNote, children = <Marked /> }: OriginalChangedProps) {
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
