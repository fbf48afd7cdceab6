import { buttonClass } from '#admin/ui/button-class.ts';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { useNames } from '#admin/ui/use-names.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { ReleaseHistory } from './ReleaseHistory.tsx';
import { RunningRelease } from './RunningRelease.tsx';
import { ScheduledArticles } from './ScheduledArticles.tsx';
import { Selection } from './Selection.tsx';
import { type Publication, usePublication } from './use-publication.ts';
import { useWaitingItems } from './use-waiting-items.ts';

/** /admin/publish: what waits, the button that publishes it, and the earlier releases. */
export function PublishScreen() {
  useScreenTitle('Publish');
  const publication = usePublication();
  const items = useWaitingItems(publication);
  const { running, liveVersion } = publication;
  return (
    <>
      <ScreenBar
        actions={
          <a href="/" target="_blank" rel="noopener" className={buttonClass('secondary')}>
            See the website
          </a>
        }
      >
        <ScreenName title="Publish" note={<LiveSince publication={publication} />} />
      </ScreenBar>
      <div className="grid max-w-4xl gap-12 px-4 py-8 sm:px-8 sm:py-12">
        <RunningRelease publication={publication} />
        {publication.failedQuery && !items && (
          <LoadingFailed what="What waits to go live" query={publication.failedQuery} />
        )}
        {!items && !publication.failedQuery && <Spinner label="Looking at what is live" />}
        {items && !running && (
          // A selection holds for what waited when it was made.
          <Selection key={liveVersion} items={items} publication={publication} />
        )}
        <ScheduledArticles />
        <ReleaseHistory publication={publication} />
      </div>
    </>
  );
}

/** 'What visitors see is from Tuesday, 18:42, by Anna'. */
function LiveSince({ publication }: { publication: Publication }) {
  const nameOf = useNames();
  const { lastLive, builtAt } = publication;
  const at = lastLive?.finished_at ?? builtAt;
  const [firstName] = (nameOf(lastLive?.requested_by) ?? '').split(' ');
  if (!at) return 'Nothing has been published yet';
  return (
    <>
      What visitors see is from <RelativeTime at={at} />
      {firstName && `, by ${firstName}`}
    </>
  );
}
