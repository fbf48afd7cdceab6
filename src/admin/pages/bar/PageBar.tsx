import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DocumentBanner } from '#admin/documents/DocumentBanner.tsx';
import { DocumentBar, DocumentStatusLine, UndoButton } from '#admin/documents/DocumentBar.tsx';
import { DocumentQuestions } from '#admin/documents/DocumentQuestions.tsx';
import { Presence } from '#admin/documents/Presence.tsx';
import { SaveStatusLine } from '#admin/documents/SaveStatusLine.tsx';
import { ScheduleDialog } from '#admin/documents/ScheduleDialog.tsx';
import { type DocumentChanges, useDocumentChanges } from '#admin/documents/use-document-changes.ts';
import { PublishQuestion } from '#admin/pages/checks/ProblemList.tsx';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { pageKind } from '#admin/pages/page-kind.ts';
import { draftProblem } from '#admin/pages/page-saver.ts';
import { useOriginal } from '#admin/pages/translations/use-original.ts';
import { thingOf } from '#admin/pages/use-page-saver.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { useCameFrom } from '#admin/ui/PageLink.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { pathInWords } from '#sections/describe-changes.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { $session } from '#stores/session.ts';
import { PageMenu, type PageQuestion } from './PageMenu.tsx';
import { PageRevisions } from './PageRevisions.tsx';
import { type PageStatus, usePageStatus } from './use-page-status.ts';

interface PageBarProps {
  saving: SaveStatus;
  onPreview: () => void;
}

/** Stays in sight: where the page stands for visitors, whether it is saved, what went wrong, and Publish. */
export function PageBar({ saving, onPreview }: PageBarProps) {
  const editor = useOpenPage();
  const { name, state, saver, page, isOfFolder, problems, lookAgain } = editor;
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<readonly PageProblem[]>([]);
  const [dialog, setDialog] = useState<PageQuestion | null>(null);
  const close = () => setDialog(null);
  const status = usePageStatus();
  const changes = useDocumentChanges(pageKind, saver, {
    refusal: (row) => refusal(row !== null || saver.hasChanges(), problems),
    forget: editor.forget,
  });
  const binning = useBinning();
  const cameFrom = useCameFrom();
  const { left } = useOriginal();
  const isAdmin = useStore($session).role === 'admin';
  const mayPublish = name.kind !== 'legal' || isAdmin;
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing =
    isLooking ||
    changes.isSending ||
    (isUnderWay && saving === 'saved' && !status.publication.isLate && !status.hasNewer);
  useUndoKey(editor.undo);

  function publish() {
    setFound([]);
    changes.forgetExchange();
    changes.send('publish');
  }

  /** Publishes at once where there is nothing to mend. */
  async function askToPublish() {
    setLooking(true);
    const all = await lookAgain().finally(() => setLooking(false));
    if (all.length > 0) setFound(all);
    else publish();
  }

  return (
    <DocumentBar
      label={staff.pages.whereThisPageStands}
      back={{ to: STAFF.pages, label: staff.pages.pages }}
      line={
        <>
          <span aria-hidden="true" className="font-semibold">
            {page.title || staff.pages.untitled}
          </span>
          {name.language !== '' && <Chip tone="plain">{languageName(name.language)}</Chip>}
          {status.isHidden && <Chip tone="empty">{staff.pages.hidden}</Chip>}
          <DocumentStatusLine
            {...{ status, cameFrom }}
            isSending={changes.isSending}
            address={status.address}
            chip={
              status.isAsItCame && !changes.isSending && status.status === 'live' ? (
                <Chip tone="good">{staff.pages.asTheSiteCame}</Chip>
              ) : undefined
            }
          />
          {/* As the site came, nothing of it was ever written. */}
          {!(status.isAsItCame && saving === 'blank') && (
            <SaveStatusLine
              {...{ status: saving, copy: state.copy }}
              updatedAt={state.saved?.updated_at}
            />
          )}
        </>
      }
      tools={
        <>
          <Presence thing={thingOf(name)} />
          <UndoButton what={editor.undoLabel} onClick={editor.undo} />
          <Button className="max-sm:hidden" aria-haspopup="dialog" onClick={onPreview}>
            {staff.documents.preview}
          </Button>
          {mayPublish && (
            <Button
              className="max-xl:hidden"
              aria-haspopup="dialog"
              onClick={() => setDialog('schedule')}
            >
              {staff.documents.schedule}
            </Button>
          )}
          <PageMenu {...{ status, mayPublish, onPreview }} onOpen={setDialog} />
        </>
      }
      publish={mayPublish ? { isPending: isPublishing, onClick: () => void askToPublish() } : null}
      isUnderWay={isUnderWay || changes.isSending}
    >
      {!mayPublish && (
        <p className="border-line border-t px-4 py-2 text-note text-soft sm:px-8">
          {staff.pages.administratorPublishes}
        </p>
      )}
      <Banner {...{ saving, status, changes }} onConflict={() => setDialog('conflict')} />
      {found.length > 0 && (
        <PublishQuestion problems={found} onPublish={publish} onClose={() => setFound([])} />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog {...{ status, left }} publishing={changes} onClose={close} />
      )}
      {dialog === 'revisions' && <PageRevisions changes={changes} onClose={close} />}
      {dialog === 'conflict' && (
        <ConflictDialog
          saver={saver}
          nameOf={(path) => pathInWords(editor.folder, state.typed, path)}
          onClose={close}
        />
      )}
      <DocumentQuestions
        {...{ dialog, binning }}
        onClose={close}
        discarding={changes.discarding}
        isScheduled={status.status === 'scheduled'}
        isPublished={status.isPublished}
        address={status.path}
        removeHint={isOfFolder ? staff.pages.takeOffSiteHint : undefined}
        onRemove={() => changes.send('remove')}
      />
    </DocumentBar>
  );
}

/** Why a page can't go live. @param isThere whether staff have changed anything. */
function refusal(isThere: boolean, problems: readonly PageProblem[]): string {
  if (!isThere) return staff.pages.nothingToPublish;
  const [problem, ...others] = problems.filter(({ level }) => level === 'must');
  if (!problem) return '';
  return `${problem.text}${others.length > 0 ? staff.pages.moreToFix(others.length) : ''}`;
}

function useBinning() {
  const { state } = useOpenPage();
  const navigate = useNavigate();
  return useDataChange<undefined>({
    run: async () => {
      if (state.saved) await pageKind.bin(state.saved.id, true);
    },
    changes: ['pages', 'releases'],
    leave: () => navigate(STAFF.pages),
  });
}

interface BannerProps {
  saving: SaveStatus;
  status: PageStatus;
  changes: DocumentChanges<PageRow>;
  onConflict: () => void;
}

/** The one thing that matters most now. */
function Banner({ saving, status, changes, onConflict }: BannerProps) {
  const { name, state, saver, problems, setOpenKey } = useOpenPage();

  function fix(problem = problems[0]) {
    if (!problem) return;
    if (problem.key) setOpenKey(problem.key);
    focusField(problem.at ?? problem.key);
  }

  return (
    <DocumentBanner
      kind={pageKind}
      {...{ saver, saving, status, changes, onConflict }}
      problem={draftProblem(state.typed, name.kind)}
      fix={{ problem: fix, address: () => focusField('page.slug'), publishing: fix }}
      isCopy={status.isCopy}
    />
  );
}
