import { type ReactNode, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { List, Row } from './List.tsx';

interface Binned {
  id: string;
  title: string;
  /** What is known of it besides. */
  note: string;
  deletedAt: string | null;
}

/** A mutation by id. */
interface ById {
  isPending: boolean;
  error: DataError | null;
  mutate: (id: string, options?: { onSuccess: () => void }) => void;
}

interface BinProps {
  /** 'galleries' */
  what: string;
  /** 'Bin: 2 galleries' */
  summary: string;
  items: readonly Binned[];
  restoring: ById;
  deleting: ById;
  /** What is gone once one is deleted. */
  children: ReactNode;
}

/** What was thrown away, until an editor deletes it. */
export function Bin({ what, summary, items, restoring, deleting, children }: BinProps) {
  const [doomed, setDoomed] = useState<Binned | null>(null);
  if (items.length === 0) return null;
  return (
    <details className="border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{summary}</summary>
      <ChangeFailed change={restoring} />
      <List label={staff.lists.inTheBin(what)}>
        {items.map((item) => (
          <Row
            key={item.id}
            title={item.title}
            end={
              <span className="flex flex-wrap gap-2">
                <Button isPending={restoring.isPending} onClick={() => restoring.mutate(item.id)}>
                  <RichText
                    text={staff.lists.restore(item.title)}
                    parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                  />
                </Button>
                <Button kind="danger" onClick={() => setDoomed(item)}>
                  <RichText
                    text={staff.lists.deleteNamedForGood(item.title)}
                    parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                  />
                </Button>
              </span>
            }
          >
            {item.note}
            {item.deletedAt && (
              <RichText
                text={staff.lists.thrownAway}
                parts={{ time: <RelativeTime at={item.deletedAt} /> }}
              />
            )}
          </Row>
        ))}
      </List>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={staff.lists.askDeleteForGood(doomed?.title ?? '')}
        onCancel={() => setDoomed(null)}
        confirm={staff.lists.confirmDeleteForGood}
        onConfirm={() => {
          if (doomed) deleting.mutate(doomed.id, { onSuccess: () => setDoomed(null) });
        }}
        change={deleting}
      >
        {children}
      </ConfirmDialog>
    </details>
  );
}
