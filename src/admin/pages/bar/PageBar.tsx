import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Presence } from '#admin/articles/bar/Presence.tsx';
import { SaveStatusLine } from '#admin/articles/bar/SaveStatusLine.tsx';
import { ScheduleDialog } from '#admin/articles/bar/ScheduleDialog.tsx';
import { StateChip } from '#admin/articles/StateChip.tsx';
import { PublishQuestion } from '#admin/pages/checks/ProblemList.tsx';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { useOriginal } from '#admin/pages/translations/use-original.ts';
import { thingOf } from '#admin/pages/use-page-saver.ts';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { PageLink, useCameFrom } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { PageRow } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { mergeDrafts } from '#domain/pages/merge.ts';
import { staff } from '#languages/staff.ts';
import { pathInWords, wordsOf } from '#sections/describe-changes.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { $session } from '#stores/session.ts';
import { PageBanner } from './PageBanner.tsx';
import { PageMenu, type PageQuestion, PageQuestions } from './PageMenu.tsx';
import { PageRevisions } from './PageRevisions.tsx';
import { usePageChanges, usePageStatus } from './use-page-changes.ts';

interface PageBarProps {
  saving: SaveStatus;
  onPreview: () => void;
}

/** Stays in sight: where the page stands for visitors, whether it is saved, what went wrong, and Publish. */
export function PageBar({ saving, onPreview }: PageBarProps) {
  const editor = useOpenPage();
  const { name, state, page, problems, lookAgain, undo, undoLabel, setOpenKey } = editor;
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<readonly PageProblem[]>([]);
  const [dialog, setDialog] = useState<PageQuestion | null>(null);
  const close = () => setDialog(null);
  const status = usePageStatus();
  const changes = usePageChanges();
  const { left } = useOriginal();
  const isAdmin = useStore($session).role === 'admin';
  const mayPublish = name.kind !== 'legal' || isAdmin;
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing =
    isLooking ||
    changes.isSending ||
    (isUnderWay && saving === 'saved' && !status.publication.isLate && !status.hasNewer);
  useUndoKey(undo);

  function fix() {
    const [problem] = problems;
    if (!problem) return;
    if (problem.key) setOpenKey(problem.key);
    focusField(problem.at ?? problem.key);
  }

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
    <section
      aria-label={staff.pages.whereThisPageStands}
      className="sticky top-0 z-20 border-line border-b bg-paper"
    >
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8 lg:py-1">
        <BackLink to={STAFF.pages}>{staff.pages.pages}</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-lg:order-last max-lg:basis-full">
          <span aria-hidden="true" className="font-semibold">
            {page.title || staff.pages.untitled}
          </span>
          {name.language !== '' && <Chip tone="plain">{languageName(name.language)}</Chip>}
          <StatusLine status={status} isSending={changes.isSending} />
          <SaveStatusLine
            {...{ status: saving, copy: state.copy }}
            updatedAt={state.saved?.updated_at}
            blank={staff.pages.nothingChangedYet}
          />
        </div>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <Presence thing={thingOf(name)} />
          <Button
            kind="quiet"
            className={undoLabel ? '' : 'invisible max-lg:hidden'}
            title={staff.pages.zOrCtrlZ}
            aria-label={staff.pages.undoNamed(undoLabel ?? '')}
            onClick={undo}
          >
            {staff.pages.undo}
          </Button>
          <Button className="max-sm:hidden" aria-haspopup="dialog" onClick={onPreview}>
            {staff.pages.preview}
          </Button>
          {mayPublish && (
            <Button
              className="max-xl:hidden"
              aria-haspopup="dialog"
              onClick={() => setDialog('schedule')}
            >
              {staff.pages.schedule}
            </Button>
          )}
          <PageMenu {...{ status, mayPublish, onPreview }} onOpen={setDialog} />
          {mayPublish && (
            <Button kind="primary" isPending={isPublishing} onClick={() => void askToPublish()}>
              {isPublishing ? staff.pages.publishing : staff.pages.publish}
            </Button>
          )}
        </div>
      </div>
      {!mayPublish && (
        <p className="border-line border-t px-4 py-2 text-note text-soft sm:px-8">
          {staff.pages.administratorPublishes}
        </p>
      )}
      <PageBanner {...{ saving, status, changes, fix }} onConflict={() => setDialog('conflict')} />
      {found.length > 0 && (
        <PublishQuestion problems={found} onPublish={publish} onClose={() => setFound([])} />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog what="page" {...{ status, publishing: changes, left }} onClose={close} />
      )}
      {dialog === 'revisions' && <PageRevisions changes={changes} onClose={close} />}
      {dialog === 'conflict' && state.theirs && (
        <PageConflict theirs={state.theirs} onClose={close} />
      )}
      <PageQuestions {...{ dialog, status, changes }} onClose={close} />
    </section>
  );
}

function StatusLine(props: { status: ReturnType<typeof usePageStatus>; isSending: boolean }) {
  const { status, isSending } = props;
  const cameFrom = useCameFrom();
  const shown = isSending ? 'publishing' : status.status;
  const isCame = status.isAsItCame && shown === 'live';
  return (
    <>
      <span role="status" className="flex flex-wrap gap-2">
        {status.isHidden && <Chip tone="empty">{staff.pages.hidden}</Chip>}
        {isCame && <Chip tone="good">{staff.pages.asTheSiteCame}</Chip>}
        {shown && !isCame && <StateChip state={shown} at={status.scheduledAt} />}
      </span>
      {shown !== 'scheduled' && status.scheduledAt && (
        <span className="text-note text-soft">
          <RichText
            text={staff.pages.aChangeGoesLive}
            parts={{ time: <RelativeTime at={status.scheduledAt} /> }}
          />
        </span>
      )}
      {status.address && !isSending && <PageLink address={status.address} cameFrom={cameFrom} />}
    </>
  );
}

/** What two people wrote in the same fields: the choice between them. Everything else goes together. */
function PageConflict({ theirs, onClose }: { theirs: PageRow; onClose: () => void }) {
  const { folder, state, saver } = useOpenPage();
  const [isMine, setMine] = useState(true);
  const origin = state.origin ?? DEFAULTS;
  const other = draftOf(theirs);
  const mine = mergeDrafts(folder, origin, state.typed, other);
  const { clashes } = mine;

  function save() {
    const value = isMine ? mine.value : mergeDrafts(folder, origin, other, state.typed).value;
    saver.dispatch({ type: 'merged', value, ...(!isMine && { keptAt: Date.now() }) });
    void saver.save();
    onClose();
  }

  return (
    <Dialog isOpen title={staff.pages.sameWordsTitle} width="wide" onClose={onClose}>
      <p>{staff.pages.mergeExplained}</p>
      {clashes.map(({ path, mine: own, theirs: their }) => (
        <section key={path.join('.')} className="grid gap-2 rounded-lg border border-line p-3.5">
          <h3 className="font-semibold">{pathInWords(folder, state.typed, path)}</h3>
          <dl className="grid gap-2 sm:grid-cols-2">
            {[
              [staff.pages.yours, own],
              [staff.pages.theirs, their],
            ].map(([name, value]) => (
              <div key={String(name)} className="min-w-0">
                <dt className="text-note text-soft">{String(name)}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">
                  {wordsOf(value) || staff.pages.asTheSiteCameInSentence}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">{staff.pages.whichStand}</legend>
        {[true, false].map((value) => (
          <label key={String(value)} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="clash"
              checked={isMine === value}
              onChange={() => setMine(value)}
              className="size-4.5 accent-(--accent)"
            />
            {value ? staff.pages.mine : staff.pages.theirs}
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button onClick={onClose}>{staff.pages.cancel}</Button>
        <Button kind="primary" onClick={save}>
          {staff.pages.saveAsChosen}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
