import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useGoingLive } from '#admin/releases/use-going-live.ts';
import type { Saver } from '#admin/saving/saver.ts';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import type { DocumentKind, Replaced, StoredDocument } from './document-kind.ts';

/** What was done to a document as a whole, for as long as it can be taken back in one press. */
interface Exchange<Saved> {
  /** 'The waiting changes are discarded.' */
  sentence: string;
  undo: Replaced<Saved>['undo'];
}

interface Options<Saved> {
  /** Why what is saved can't go live, in a sentence; '' for nothing. Null where nothing could be saved. */
  refusal: (saved: Saved | null) => string;
  /** Forgets the steps of typing, which belong to what made way. */
  forget?: () => void;
}

/** Publishes, schedules and removes a document, and replaces it by an earlier state. */
export function useDocumentChanges<Value, Saved extends StoredDocument>(
  kind: DocumentKind<Saved>,
  saver: Saver<Value, Saved>,
  { refusal, forget }: Options<Saved>,
) {
  const [exchange, setExchange] = useState<Exchange<Saved> | null>(null);
  const version = useSaverState(saver, ({ saved }) => saved?.version ?? 0);

  /** @returns whether it was approved; why it could not be saved stands in the bar already. */
  async function approve(at?: Date): Promise<boolean> {
    // Saved first: a newer version takes away what was said about the one before.
    const saved = await saver.saveAll();
    const message = refusal(saved);
    if (message) throw new DataError('invalid', { message });
    if (saved) await kind.publish(saved, at);
    return saved !== null;
  }

  const withdraw = async (from: (id: string) => Promise<unknown>) => {
    const { saved } = saver.state.get();
    if (saved) await from(saved.id);
  };

  const { approvedForVisitors, approvedForRemoval } = staff.documents;
  const going = useGoingLive(
    kind.entity,
    {
      publish: { approve: () => approve(), approved: approvedForVisitors },
      remove: { approve: () => withdraw(kind.unpublish), approved: approvedForRemoval },
    },
    version,
  );

  /** Saves what is typed first, so that each exchange can be undone. */
  async function replace(by: (saved: Saved) => Promise<Replaced<Saved>>, sentence: string) {
    const saved = await saver.saveAll();
    const { saveYourChangesFirst } = staff.documents;
    if (!saved) throw new DataError('unavailable', { message: saveYourChangesFirst });
    const { stored, undo } = await by(saved);
    saver.dispatch({ type: 'replaced', saved: stored, keptAt: Date.now() });
    forget?.();
    setExchange({ sentence, undo });
  }

  const changes = [kind.entity];
  return {
    ...going,
    /** What was done before can't be taken back in one press any more. */
    send(wanted: 'publish' | 'remove') {
      setExchange(null);
      going.send(wanted);
    },
    exchange,
    forgetExchange: () => setExchange(null),
    scheduling: useDataChange({ run: (at: Date) => approve(at), changes }),
    unscheduling: useDataChange<void>({
      run: () => withdraw(kind.unschedule ?? kind.unpublish),
      changes,
    }),
    discarding: useDataChange<void>({
      run: () => replace(kind.discard, staff.documents.changesDiscarded),
      changes,
    }),
    restoring: useDataChange({
      run: ({ id, when }: { id: string; when: string }) =>
        replace((saved) => kind.restore(id, saved), staff.documents.stateRestored(when)),
      changes,
    }),
    undoing: useDataChange({
      run: ({ undo }: Exchange<Saved>) => replace(undo, staff.documents.asItWas),
      changes,
    }),
  };
}

export type DocumentChanges<Saved> = Omit<
  ReturnType<typeof useDocumentChanges<unknown, StoredDocument>>,
  'exchange' | 'undoing'
> & {
  exchange: Exchange<Saved> | null;
  undoing: {
    isPending: boolean;
    error: DataError | null;
    mutate: (exchange: Exchange<Saved>) => void;
  };
};
