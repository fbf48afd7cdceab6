import { Link } from 'react-router';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';

/** Something that visitors notice, looked at before a document goes live. */
export interface Check {
  /** A caution never stops anybody; a `must` does. */
  level: keyof typeof SIGNS;
  text: string;
  /** Leads to what mends it: on this screen, or the address of another; null for what is mended elsewhere. */
  fix: (() => void) | string | null;
}

const SIGNS = {
  good: { sign: '✓', look: 'bg-good-shade text-good', spoken: 'checkedGood' },
  caution: { sign: '!', look: 'bg-caution-shade text-caution', spoken: 'checkedToDo' },
  must: { sign: '✕', look: 'bg-bad-shade text-bad', spoken: 'checkedNeeded' },
} as const;

const LINK = 'cursor-pointer text-accent underline underline-offset-2';

/** What a careful colleague would notice, each with the way there. */
export function ChecksList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="grid gap-2">
      {checks.map((check) => (
        <CheckRow key={check.text} {...check} />
      ))}
    </ul>
  );
}

function CheckRow({ level, text, fix }: Check) {
  const { sign, look, spoken } = SIGNS[level];
  const words = staff.documents;
  const parts = { part: <span className="sr-only"> {staff.screens.quoted(text)}</span> };
  return (
    <li className="flex gap-2.5">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-label ${look}`}
      >
        {sign}
      </span>
      <span className="wrap-anywhere min-w-0">
        <span className="sr-only">{words[spoken]}</span>
        {text}{' '}
        {level !== 'good' && typeof fix === 'string' && (
          <Link to={fix} className={LINK}>
            <RichText text={words.openWhatMends} parts={parts} />
          </Link>
        )}
        {level !== 'good' && typeof fix === 'function' && (
          <button type="button" onClick={fix} className={LINK}>
            <RichText text={words.fixThis} parts={parts} />
          </button>
        )}
      </span>
    </li>
  );
}
