import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Publication } from '#admin/releases/use-publication.ts';
import type { Saver } from '#admin/saving/saver.ts';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { useCameFrom } from '#admin/ui/PageLink.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { nounOf } from '#domain/releases/waiting-changes.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { staff } from '#languages/staff.ts';
import { DocumentBanner } from './DocumentBanner.tsx';
import { DocumentStatusLine } from './DocumentBar.tsx';
import { DocumentQuestions } from './DocumentQuestions.tsx';
import type { DocumentKind, StoredDocument } from './document-kind.ts';
import { Presence } from './Presence.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { SaveStatusLine } from './SaveStatusLine.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { DocumentChanges } from './use-document-changes.ts';
import type { DocumentStatus } from './use-document-status.ts';

/** What is open below the bar: these, or a dialog of the kind itself. */
export type OpenDialog =
  | 'schedule'
  | 'revisions'
  | 'links'
  | 'conflict'
  | 'discard'
  | 'remove'
  | 'bin';

interface DocumentEditorBarProps<Value, Saved extends StoredDocument, Own extends string> {
  kind: DocumentKind<Saved>;
  saver: Saver<Value, Saved>;
  /** With the address of its page, which visitors have or will have; null for none. */
  status: DocumentStatus & { path: string | null };
  changes: DocumentChanges<Saved>;
  /** 'Where this page stands' */
  label: string;
  back: { to: string; label: string };
  /** By which colleagues know that it is open; null before it is saved. */
  thing: string | null;
  /** Publishes, or asks first. */
  onPublish: () => void;
  /** Whether that is being looked into. */
  isChecking?: boolean;
  /** Who may not publish it may not take it off either. */
  mayPublish?: boolean;
  canBin?: boolean;
  /** What of a translation is still its original. */
  left?: Untranslated | null;
  dialog: OpenDialog | Own | null;
  onOpen: (dialog: OpenDialog | null) => void;
  /** Before the state: what it is called. */
  name?: ReactNode;
  /** Behind it: what is different from what visitors see. */
  waiting?: ReactNode;
  /** Whether something of it is saved that is not typed. */
  isBusy?: boolean;
  /** What matters more than how it stands. */
  urgent?: Message | null;
  /** Nothing of it was ever written. */
  isUnwritten?: boolean;
  /** Buttons before that of the schedule. */
  tools: ReactNode;
  /** The kind’s own entries of the menu: before all others, and before those that take it away. */
  first: readonly (Action | false)[];
  others?: readonly (Action | false)[];
  removeHint?: ReactNode;
  problem: string;
  fix: Readonly<Record<'problem' | 'address' | 'publishing', () => void>>;
  /** The kind’s own dialogs. */
  children: ReactNode;
}

/**
 * The bar of a document that is being edited, with all that its kind can do to it as a whole: what stands in the bar, its
 * menu, its banner and what is asked first.
 */
export function DocumentEditorBar<Value, Saved extends StoredDocument, Own extends string>(
  props: DocumentEditorBarProps<Value, Saved, Own>,
) {
  const { kind, saver, status, changes, dialog, onOpen, back, left = null, isBusy = false } = props;
  const { mayPublish = true, canBin = true } = props;
  const canSchedule = mayPublish && kind.unschedule !== undefined;
  const words = staff.documents;
  const saving = useSaverState(saver, saver.saveStatus);
  const saved = useSaverState(saver, (state) => state.saved);
  const cameFrom = useCameFrom();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const binning = useDataChange<undefined>({
    run: async () => {
      if (saved) await kind.bin(saved.id, true);
    },
    changes: [kind.entity, 'releases'],
    leave: () => navigate(back.to),
  });
  const { isSending, sending } = changes;
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isScheduled = status.status === 'scheduled';
  const isGoing =
    status.status === 'publishing' &&
    saving === 'saved' &&
    !status.publication.isLate &&
    !status.hasNewer;
  const isPublishing = props.isChecking || sending === 'publish' || isGoing;
  const canGoLive = status.status === 'draft' || status.status === 'live_with_changes';
  const close = () => onOpen(null);
  const entry = (id: OpenDialog, label: string): Action => ({
    ...{ id, label, run: () => onOpen(id) },
    isDangerous: id === 'remove' || id === 'bin',
  });
  return (
    <section aria-label={props.label} className="sticky top-0 z-20 border-line border-b bg-paper">
      {/* Two lines of state have room in it, too: nothing below may jump when one comes. */}
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8 lg:py-2">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 max-lg:order-last max-lg:basis-full max-lg:gap-y-1">
          {props.name}
          <DocumentStatusLine
            {...{ status, cameFrom, sending }}
            address={status.isSeen ? status.path : null}
          >
            {props.waiting}
          </DocumentStatusLine>
          {!props.isUnwritten && <SaveStatusLine {...{ saver, isBusy }} />}
        </div>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <Presence thing={props.thing} />
          {props.tools}
          {canSchedule && (
            <Button
              className="max-xl:hidden"
              aria-haspopup="dialog"
              onClick={() => onOpen('schedule')}
            >
              {words.schedule}
            </Button>
          )}
          <ActionMenu
            label={words.more}
            isSign
            actions={[
              ...props.first,
              canSchedule && entry('schedule', words.schedule),
              saved !== null && entry('revisions', words.revisions),
              saved !== null && kind.linked !== undefined && entry('links', words.previewLink),
              saved !== null && status.hasNewer && entry('discard', words.discardChanges),
              ...(props.others ?? []),
              status.isPublished &&
                mayPublish &&
                entry('remove', isScheduled ? words.unschedule : words.takeOffSite),
              saved !== null &&
                canBin &&
                (mayPublish || !status.isPublished) &&
                entry('bin', words.moveToBin),
            ]}
          >
            ⋯
          </ActionMenu>
          {mayPublish && (
            <Button kind="primary" isPending={isPublishing} onClick={props.onPublish}>
              {isPublishing ? words.publishing : words.publish}
            </Button>
          )}
        </div>
      </div>
      {(isUnderWay || isSending) && (
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden">
          <div className={`h-full w-1/3 bg-brass ${isOnline ? 'progress' : ''}`} />
        </div>
      )}
      <DocumentBanner
        {...{ kind, saver, status, changes }}
        urgent={props.urgent}
        problem={props.problem}
        fix={props.fix}
        onConflict={() => onOpen('conflict')}
      />
      {mayPublish && !isSending && canGoLive && <GoesAlong publication={status.publication} />}
      {dialog === 'schedule' && <ScheduleDialog {...{ status, changes, left }} onClose={close} />}
      {dialog === 'links' && saved && kind.linked && (
        <PreviewLinks kind={kind.linked} {...{ saver, saved }} onClose={close} />
      )}
      <DocumentQuestions
        {...{ dialog, binning, isScheduled }}
        onClose={close}
        discarding={changes.discarding}
        isPublished={status.isPublished}
        address={status.path}
        removeHint={props.removeHint}
        onRemove={() => {
          if (isScheduled) changes.unscheduling.mutate();
          else changes.send('remove');
        }}
      />
      {props.children}
    </section>
  );
}

/** What has no working copy goes live with whatever is published next, so it is named where that is done. */
function GoesAlong({ publication }: { publication: Publication }) {
  const nouns = publication.waiting
    .filter(({ entity }) => ['settings', 'menu', 'media'].includes(entity))
    .map(({ entity }) => nounOf(entity) ?? '');
  if (nouns.length === 0) return null;
  return (
    <p className="border-line border-t px-4 py-2 text-note text-soft sm:px-8">
      {staff.goingLive.goesAlong([...new Set(nouns)].join(', '))}
    </p>
  );
}
