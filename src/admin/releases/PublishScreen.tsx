import { useStore } from '@nanostores/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { scheduledArticles } from '#admin/queries/articles.ts';
import { pageStates, scheduledPages } from '#admin/queries/pages.ts';
import { staffNames, useNames } from '#admin/queries/people.ts';
import { takenBack } from '#admin/queries/waiting.ts';
import { buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useAwaited, useSettled } from '#admin/ui/feedback/use-settled.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { pageTitle } from '#domain/pages/folder-page.ts';
import { changeTitle } from '#domain/releases/change-title.ts';
import { describeStep, stepShare } from '#domain/releases/release-progress.ts';
import { type WaitingItem, waitingItems } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { ReleaseSelection } from './ReleaseSelection.tsx';
import { type Publication, usePublication } from './use-publication.ts';
import { StepBar } from './WaitingBox.tsx';

/** /admin/publish: what waits, the button that publishes it, and the earlier releases. */
export function PublishScreen() {
  const publication = usePublication();
  const waiting = useWaitingItems(publication);
  // By whom it was changed makes some rows higher.
  const areNamesIn = useSettled(useQuery(staffNames));
  const items = areNamesIn ? waiting : undefined;
  const isListIn = useAwaited(items !== undefined || publication.failedQuery !== null);
  const areSchedulesIn = useSettled(useQuery(scheduledArticles), useQuery(scheduledPages));
  const { running, liveVersion } = publication;
  return (
    <Screen
      title={staff.shell.publish}
      hint={<LiveSince publication={publication} />}
      actions={
        <a href="/" target="_blank" rel="noopener" className={buttonClass('secondary')}>
          {staff.releases.seeTheWebsite}
        </a>
      }
      className="grid max-w-list gap-12 py-8 sm:py-12"
    >
      <RunningRelease publication={publication} />
      {publication.failedQuery && !items && (
        <LoadingFailed what={staff.releases.whatWaitsToGo} query={publication.failedQuery} />
      )}
      {!items && !publication.failedQuery && <Spinner label={staff.releases.checkingWhatIsLive} />}
      {items && !running && (
        // A selection holds for what waited when it was made.
        <ReleaseSelection key={liveVersion} items={items} publication={publication} />
      )}
      {isListIn && areSchedulesIn && (
        <>
          <GoesLiveByItself />
          <ReleaseHistory publication={publication} />
        </>
      )}
    </Screen>
  );
}

/** 'What visitors see is from Tuesday, 18:42, by Anna'. */
function LiveSince({ publication }: { publication: Publication }) {
  const nameOf = useNames();
  const { lastLive, publishedAt } = publication;
  const [firstName] = (nameOf(lastLive?.requested_by) ?? '').split(' ');
  if (publishedAt === null) return staff.releases.nothingHasBeenPublished;
  if (!publishedAt) return publication.failedQuery ? null : staff.releases.checkingWhatIsLive;
  return (
    <RichText
      text={staff.releases.visitorsSeeSince}
      parts={{
        time: <RelativeTime at={publishedAt} />,
        part: firstName && staff.screens.by(firstName),
      }}
    />
  );
}

/** Scheduled drafts, which publishing does not bring forward; scheduled changes are among what waits. */
function GoesLiveByItself() {
  const { data: articles = [] } = useQuery(scheduledArticles);
  const { data: pages = [] } = useQuery(scheduledPages);
  const scheduled = [
    ...articles.map((article) => ({ ...article, to: STAFF.article(article.id) })),
    ...pages.map((page) => ({
      ...page,
      title: pageTitle(page),
      to: STAFF.page(page.key, page.language),
    })),
  ];
  if (scheduled.length === 0) return null;
  return (
    <section aria-label={staff.releases.goesLiveByItself}>
      <h2 className="font-semibold text-control">{staff.releases.goesLiveByItself}</h2>
      <p className="text-note text-soft">{staff.releases.scheduledHint}</p>
      <ul className="mt-2 grid gap-1">
        {scheduled.map(({ id, to, title, publishedAt, hasChanges }) => (
          <li key={id} className="wrap-anywhere py-2.5">
            <Link to={to} className="underline underline-offset-4">
              {title || staff.screens.untitled}
            </Link>
            : <RelativeTime at={publishedAt ?? ''} />
            {hasChanges && staff.releases.changedSinceScheduled}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The progress of the running release, or why the last one failed. */
function RunningRelease({ publication }: { publication: Publication }) {
  const { running, isLate, failed, liveVersion } = publication;
  if (failed && !running) {
    const isSeen = liveVersion >= failed.content_version;
    return (
      <Callout tone="bad" title={staff.releases.lastAttemptFailed(isSeen)}>
        {failed.message}
      </Callout>
    );
  }
  if (!running) return null;
  return (
    <section
      aria-label={staff.releases.publishingTitle}
      className="rounded-xl border border-line bg-panel p-5 sm:p-6"
    >
      <h2 className="font-display text-screen/tight">{staff.screens.publishing}</h2>
      <p role="status" className="mt-1 text-soft tabular-nums">
        {describeStep(running)}
      </p>
      <StepBar share={stepShare(running)} />
      <p className="mt-3 text-note text-soft">
        {isLate ? staff.goingLive.takesLong : staff.releases.underWayHint}
      </p>
    </section>
  );
}

/** Undefined until it is known which of it was taken back. */
function useWaitingItems(publication: Publication): WaitingItem[] | undefined {
  const { waiting, saved, isKnown } = publication;
  const isAdmin = useStore($session).role === 'admin';
  const { data: pages = [] } = useQuery(pageStates);
  const legal = pages.filter(({ kind }) => kind === 'legal').map(({ id }) => id);
  const { data: returned, isPending } = useQuery({
    ...takenBack(saved.map(({ id }) => id).sort()),
    enabled: isKnown,
    // The list stays on the screen, with what was ticked and what can be undone.
    placeholderData: keepPreviousData,
  });
  if (!isKnown || isPending) return undefined;
  const changes = saved.map((one) => ({
    ...{ entity: one.entity, id: one.id, version: one.version },
    title: one.entity === 'page' ? pageTitle(one) : one.title,
    ...{ at: one.updatedAt, actor: one.updatedBy },
    ...(one.entity === 'gallery' && { picturesVersion: one.picturesVersion }),
    goesLiveAt: 'changeAt' in one ? one.changeAt : null,
    // Where it could not be asked, nothing goes along unless somebody says so.
    wasTakenBack: returned?.has(one.id) ?? null,
  }));
  const approved = waiting.map((change) => ({
    ...change,
    title: changeTitle(change.entity, change.title),
  }));
  return waitingItems(approved, changes, new Set(isAdmin ? [] : legal));
}
