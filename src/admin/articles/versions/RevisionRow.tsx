import { type ReactNode, useState } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface RevisionRowProps {
  revision: { createdAt: string; createdBy: string | null };
  /** What tells it from the others. */
  name: ReactNode;
  /** Why it was kept. */
  reason: { tone: Tone; words: string } | null;
  /** What shows it: 'Compare'. */
  look: string;
  /** Null where it would change nothing. */
  onRestore: (() => void) | null;
  isPending?: boolean;
  note?: string;
  /** Shown when it is asked for. */
  children: ReactNode;
}

/** An earlier state, which can be looked at and brought back. */
export function RevisionRow(props: RevisionRowProps) {
  const { revision, name, reason, look, onRestore, isPending = false, note, children } = props;
  const nameOf = useNames();
  const [isShown, setShown] = useState(false);
  const by = nameOf(revision.createdBy);
  const when = formatDateTime(revision.createdAt, site.timeZone);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-medium">
            <RelativeTime at={revision.createdAt} />
            {by && staff.articles.by(by)}
          </p>
          <p className="wrap-anywhere text-note text-soft">{name}</p>
        </div>
        {reason && <Chip tone={reason.tone}>{reason.words}</Chip>}
        <div className="flex gap-2">
          <Button
            aria-expanded={isShown}
            aria-label={`${look}, ${when}`}
            onClick={() => setShown(!isShown)}
          >
            {look}
          </Button>
          {onRestore && (
            <Button
              isPending={isPending}
              aria-label={`${staff.articles.restore}, ${when}`}
              onClick={onRestore}
            >
              {staff.articles.restore}
            </Button>
          )}
        </div>
      </div>
      {note && <p className="text-note text-soft">{note}</p>}
      {isShown && children}
    </li>
  );
}
