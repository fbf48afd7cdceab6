import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StateChip } from '#admin/documents/StateChip.tsx';
import { FailingNotification } from '#admin/notifications/FailingNotification.tsx';
import { answerSpeed } from '#admin/queries/answers.ts';
import { recentArticles } from '#admin/queries/articles.ts';
import { counts } from '#admin/queries/counts.ts';
import { newEnquiries } from '#admin/queries/enquiries.ts';
import { failingNotifications } from '#admin/queries/notifications.ts';
import { pageNames, pageStates } from '#admin/queries/pages.ts';
import { useTeam } from '#admin/queries/people.ts';
import { useLastBackup } from '#admin/queries/settings.ts';
import { waitingTestimonials } from '#admin/queries/testimonials.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { type Publication, usePublication } from '#admin/releases/use-publication.ts';
import { GoLive, LastPublished } from '#admin/releases/WaitingBox.tsx';
import { buttonClass } from '#admin/ui/Button.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { useAwaited, useSettled } from '#admin/ui/feedback/use-settled.ts';
import { LinkRow, List } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { describeSpeed, explainSpeed, hasSpeed } from '#domain/enquiries/answer-speed.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { NumbersCard, useNumbersQueries } from './DashboardNumbers.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NeedsYou } from './NeedsYou.tsx';

/** /admin/dashboard */
export function Dashboard() {
  const { profile } = useStore($session);
  const [firstName] = (profile?.full_name ?? '').split(' ');
  return (
    <Screen
      title={staff.shell.dashboard}
      actions={
        <>
          <Link to={STAFF.upload} className={buttonClass('secondary', 'max-md:hidden')}>
            {staff.shell.upload}
          </Link>
          <Link to={STAFF.newArticle} className={buttonClass('primary')}>
            {staff.shell.newArticle}
          </Link>
        </>
      }
      className="grid gap-12 py-8 sm:py-12 max-xl:max-w-list xl:max-w-330 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_auto_1fr] xl:gap-x-16"
    >
      <h2 className="wrap-anywhere font-display text-screen/tight sm:text-sheet/tight xl:col-span-2">
        {firstName ? staff.dashboard.greetingByName(firstName) : staff.dashboard.greeting}
      </h2>
      {useIsComplete() ? (
        <>
          <div className="grid min-w-0 gap-12 empty:hidden">
            <FirstSteps />
            <FailingNotification />
            <NeedsYou />
          </div>
          {/* What is good to know: beside what is to be done, where there is room. */}
          <div className="grid content-start gap-8 empty:hidden xl:col-start-2 xl:row-span-2 xl:row-start-2">
            <GoingLive />
            <AnswerSpeed />
            <NumbersCard />
            <LastBackup />
          </div>
          <div className="grid min-w-0 gap-12 empty:hidden">
            <InWork />
            <RecentWork />
          </div>
        </>
      ) : (
        <Spinner />
      )}
    </Screen>
  );
}

/** Whether all parts can appear at once: one that came later would move what somebody is about to press. */
function useIsComplete(): boolean {
  const { isSettled } = usePublication();
  const pages = useQuery(pageStates);
  const areIn = useSettled(
    ...[useQuery(failingNotifications), useTeam(), useQuery(newEnquiries), useQuery(counts)],
    useQuery(waitingTestimonials),
    ...[useLastBackup(), ...useNumbersQueries()],
    ...[useQuery(answerSpeed), pages, useQuery(recentArticles), useNamesOf(pages.data)],
  );
  return useAwaited(isSettled) && areIn;
}

/** Fetches how pages are called that have no title of their own, where there are such. */
function useNamesOf(pages: readonly { title: string | null }[] = []) {
  return useQuery({ ...pageNames, enabled: pages.some(({ title }) => !title) });
}

/** On small windows only: elsewhere the sidebar says the same. */
function GoingLive() {
  const publication = usePublication();
  // `NeedsYou` says it.
  if (publication.failed && !publication.running) return null;
  return (
    <DashboardSection title={staff.dashboard.whatVisitorsSee} className="md:hidden">
      {!publication.isKnown && !publication.failedQuery && (
        <Spinner label={staff.dashboard.checkingWhatIsLive} />
      )}
      {!publication.isKnown && publication.failedQuery && (
        <LoadingFailed what={staff.dashboard.whatWaitsToGo} query={publication.failedQuery} />
      )}
      {publication.isKnown && (
        <div className="grid justify-items-start gap-4 rounded-xl border border-line bg-panel p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:p-6">
          <div>
            <p className="font-semibold text-control">{sentence(publication)}</p>
            <LastPublished publication={publication} />
          </div>
          <GoLive publication={publication} />
        </div>
      )}
    </DashboardSection>
  );
}

/** How many of the articles and pages that were changed last. */
const RECENT = 5;

function RecentWork() {
  const articles = useQuery(recentArticles);
  const { data: pages = [] } = useQuery(pageStates);
  const { data: nameOf } = useNamesOf(pages);
  const named = pages.flatMap((page) => {
    const title = page.title || nameOf?.(page);
    return title ? { ...page, title } : [];
  });
  const { data: figures } = useQuery(counts);
  const statusOf = useListStatus();
  const recent = [
    ...(articles.data ?? []).map((article) => ({
      ...{
        key: `post:${article.id}`,
        row: article,
        title: article.title || staff.screens.untitled,
      },
      ...{ to: STAFF.article(article.id), saved: staff.dashboard.saved },
    })),
    ...named.map((page) => ({
      ...{ key: `page:${page.id}`, row: page, title: page.title },
      ...{ to: STAFF.page(page.key, page.language), saved: staff.dashboard.pageSaved },
    })),
  ]
    .sort((one, other) => Date.parse(other.row.updatedAt) - Date.parse(one.row.updatedAt))
    .slice(0, RECENT);
  if (articles.isLoadingError)
    return <LoadingFailed what={staff.dashboard.yourArticles} query={articles} />;
  if (recent.length === 0) return null;
  return (
    <DashboardSection title={staff.dashboard.carryOnWriting}>
      <List>
        {recent.map(({ key, row, to, title, saved }) => (
          <LinkRow key={key} {...{ to, title }} end={<StateChip state={statusOf(key, row)} />}>
            {saved} <RelativeTime at={row.updatedAt} />
          </LinkRow>
        ))}
      </List>
      <p className="mt-4">
        <Link to={STAFF.articles} className="underline underline-offset-4">
          {figures?.articles
            ? staff.dashboard.all(staff.screens.articleCount(figures.articles))
            : staff.dashboard.allArticles}
        </Link>
      </p>
    </DashboardSection>
  );
}

/** Where none is due, and one was made. */
function LastBackup() {
  const { data: last } = useLastBackup();
  if (!last?.at || last.isDue) return null;
  return (
    <p className="text-note text-soft">
      <RichText text={staff.dashboard.lastBackup} parts={{ time: <RelativeTime at={last.at} /> }} />
    </p>
  );
}

/** What waits, in words. */
function sentence({ count, running, isCurrent }: Publication): string {
  if (running) return staff.dashboard.siteIsBeingBuilt;
  if (count === 0 && !isCurrent) return staff.goingLive.notKnownNow;
  if (count === 0) return staff.goingLive.everythingIsLive;
  return staff.dashboard.waitingToGoLive(staff.screens.changeCount(count), count === 1);
}

/** Work in progress, with links. */
function InWork() {
  const { data: figures } = useQuery(counts);
  const { data: pages = [] } = useQuery(pageStates);
  if (!figures) return null;
  const pagesInWork = pages.filter(({ state }) => state === 'draft').length;
  const { drafts, undescribed } = figures;
  const rows = [
    {
      count: drafts,
      to: `${STAFF.articles}?state=draft`,
      title: staff.dashboard.countInWork(staff.screens.draftCount(drafts)),
      children: staff.dashboard.waitingHint,
    },
    {
      count: pagesInWork,
      to: STAFF.pages,
      title: staff.dashboard.countInWork(staff.screens.pageCount(pagesInWork)),
      children: staff.dashboard.waitingHint,
    },
    {
      count: undescribed,
      to: STAFF.describe,
      title: staff.dashboard.withoutADescription(staff.screens.pictureCount(undescribed)),
      children: staff.dashboard.undescribedHint,
    },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <DashboardSection title={staff.dashboard.inWorkTitle}>
      <List>
        {rows.map(({ count: _, ...row }) => (
          <LinkRow key={row.title} {...row} />
        ))}
      </List>
    </DashboardSection>
  );
}

/** How long customers wait for a first answer, beside the year before. */
function AnswerSpeed() {
  const { data: speed } = useQuery(answerSpeed);
  if (!speed || !hasSpeed(speed)) return null;
  return (
    <DashboardSection title={staff.dashboard.firstAnswersToEnquiries}>
      <div className="grid gap-1 rounded-xl border border-line bg-panel p-5 sm:p-6">
        <p className="font-semibold text-control">{describeSpeed(speed)}</p>
        <p className="text-note text-soft">{explainSpeed(speed)}</p>
      </div>
    </DashboardSection>
  );
}
