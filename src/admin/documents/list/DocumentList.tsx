import { type ReactNode, type Ref, useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { requestRelease } from '#data/releases/releases.ts';
import { staff } from '#languages/staff.ts';
import { DocumentRow, type RowParts } from './DocumentRow.tsx';
import {
  ACTIONS,
  actionsFor,
  type DocumentAction,
  type ListedDocument,
  type ListKind,
  nameOf,
  onSite,
  outcomeOf,
  type Task,
} from './document-list.ts';

interface DocumentListProps<Listed extends ListedDocument> {
  kind: ListKind;
  label: string;
  documents: readonly Listed[];
  /** Whether they are what was asked for before. */
  isOld?: boolean;
  /** In their place when there are none. */
  empty: ReactNode;
  rowOf: (one: Listed) => RowParts;
  /** The heading that it stands below, where there are several. */
  groupOf?: (one: Listed) => string;
  /** Whether it has to stay where it is. */
  isFixed?: (one: Listed) => boolean;
  listRef?: Ref<HTMLUListElement>;
}

/** Documents of a kind, and what can be done to one or to many of them. */
export function DocumentList<Listed extends ListedDocument>(props: DocumentListProps<Listed>) {
  const { kind, label, documents, isOld = false, empty, rowOf, groupOf, isFixed, listRef } = props;
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const free = documents.filter((one) => !isFixed?.(one));
  // What is no longer shown is not chosen any more.
  const chosen = free.filter(({ id }) => chosenIds.includes(id));
  const actions = useActions(kind, () => setChosenIds([]));
  const { question, done, change, ask } = actions;

  const row = (one: Listed) => {
    const { actions: own = [], ...parts } = rowOf(one);
    const isFree = free.includes(one);
    const possible = (isFree ? actionsFor(kind, [one]) : []).map((action) => ({
      id: action,
      label: staff.lists[ACTIONS[action].label],
      isDangerous: action === 'delete' || action === 'bin',
      run: () => ask({ action, documents: [one] }),
    }));
    return (
      <DocumentRow
        key={one.id}
        {...{ kind, ...parts }}
        document={one}
        actions={one.deletedAt ? possible : [...own, ...possible]}
        isChosen={isFree ? chosen.includes(one) : free.length > 0 ? null : undefined}
        onChoose={(isChosen) => {
          const others = chosenIds.filter((id) => id !== one.id);
          setChosenIds(isChosen ? [...others, one.id] : others);
        }}
      />
    );
  };

  return (
    <>
      <p role="status" className="sr-only">
        {!isOld && staff.lists.shown(kind.counted(documents.length))}
      </p>
      {!question && <ChangeFailed change={change} />}
      <div>
        {free.length > 0 && (
          <ChosenBar
            shown={free}
            chosen={chosen}
            onChoose={setChosenIds}
            actions={actionsFor(kind, chosen)}
            isPending={change.isPending}
            onAct={(action) => ask({ action, documents: chosen })}
          />
        )}
        {groupOf
          ? [...Map.groupBy(documents, groupOf)].map(([name, members]) => (
              <section key={name} aria-label={name} className="grid gap-2 pt-6 first:pt-0">
                <h2 className="font-semibold text-control">{name}</h2>
                <List label={name}>{members.map(row)}</List>
              </section>
            ))
          : documents.length > 0 && (
              <List label={label} ref={listRef}>
                {documents.map(row)}
              </List>
            )}
        <div role="status" className="sticky bottom-4 z-10 empty:hidden">
          {done && (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-shade px-4 py-2 shadow-lg">
              <p>{done.sentence}</p>
              <div className="flex gap-2">
                {done.undo && (
                  <Button isPending={change.isPending} onClick={() => done.undo && ask(done.undo)}>
                    {staff.screens.undo}
                  </Button>
                )}
                <Button kind="quiet" onClick={actions.dismiss}>
                  {staff.common.close}
                </Button>
              </div>
            </div>
          )}
        </div>
      </div>
      {documents.length === 0 && !isOld && empty}
      {question && (
        // Before documents come off the site, or are gone for good.
        <ConfirmDialog
          isOpen
          title={questionOf(kind, question)}
          onCancel={actions.cancel}
          confirm={staff.lists[ACTIONS[question.action].label]}
          kind={question.action === 'delete' ? 'danger' : 'primary'}
          onConfirm={() => change.mutate(question)}
          change={change}
        >
          <p>{consequence(kind, question)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function questionOf(kind: ListKind, { action, documents }: Task): string {
  const name = nameOf(kind, documents);
  if (action === 'delete') return staff.lists.askDeleteForGood(name);
  return action === 'bin' ? staff.lists.askBin(name) : staff.lists.askArchive(name);
}

function consequence(kind: ListKind, { action, documents }: Task): string {
  if (action === 'delete') return kind.deletionHint();
  const count = onSite(documents).length;
  const what =
    documents.length === 1
      ? staff.lists.comesOffSiteOrSchedule
      : staff.lists.someComeOffSiteOrSchedule(kind.counted(count), count === 1);
  return staff.lists.rebuiltWithoutThem(what, count === 1);
}

interface ChosenBarProps {
  shown: readonly ListedDocument[];
  chosen: readonly ListedDocument[];
  onChoose: (ids: readonly string[]) => void;
  actions: readonly DocumentAction[];
  isPending: boolean;
  onAct: (action: DocumentAction) => void;
}

/** Above the rows: chooses all of them, and does something to all that are chosen. */
function ChosenBar({ shown, chosen, onChoose, actions, isPending, onAct }: ChosenBarProps) {
  const isAll = chosen.length === shown.length;
  return (
    <div className="sticky top-18 z-10 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 bg-paper py-1">
      <Checkbox
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        onChange={(isChecked) => onChoose(isChecked ? shown.map(({ id }) => id) : [])}
        className="ps-3.5 text-note"
      >
        {chosen.length > 0 ? staff.lists.chosen(chosen.length) : staff.lists.chooseAllShown}
      </Checkbox>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              kind={action === 'delete' ? 'danger' : 'secondary'}
              isPending={isPending}
              onClick={() => onAct(action)}
            >
              {staff.lists[ACTIONS[action].label]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Asks before an action takes documents off the site or can't be undone. @param onDone they left the list. */
function useActions(kind: ListKind, onDone: () => void) {
  const [question, setQuestion] = useState<Task | null>(null);
  /** What was done last, and what takes it back. */
  const [done, setDone] = useState<ReturnType<typeof outcomeOf> | null>(null);
  const change = useDataChange({
    run: async (task: Task) => {
      const ids = task.documents.map(({ id }) => id);
      setDone(outcomeOf(kind, task, await kind.change(ids, task.action)));
      setQuestion(null);
      onDone();
      // Visitors have them until the site is built without them.
      if (onSite(task.documents).length > 0) await requestRelease();
    },
    changes: [kind.entity, 'releases'],
  });

  return {
    ...{ question, done, change },
    ask: (task: Task) => {
      setDone(null);
      change.reset();
      if (task.action === 'delete' || onSite(task.documents).length > 0) setQuestion(task);
      else change.mutate(task);
    },
    cancel: () => setQuestion(null),
    dismiss: () => setDone(null),
  };
}
