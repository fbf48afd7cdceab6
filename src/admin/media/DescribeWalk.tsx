import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mediaById } from '#admin/queries/media.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { EmptyList } from '#admin/ui/List.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { type MediaSummary, toSummary } from '#data/media.ts';
import { DescribePicture } from './DescribePicture.tsx';

interface DescribeWalkProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'isLoadingError' | 'isStale' | 'refetch'>;
  /** Those without a description, as far as is known by now. */
  media: readonly MediaSummary[] | undefined;
  /** The id of the one to begin with. */
  from?: string | null;
  /** Where the walk leads in the end: what that is called in the bar, and on the button. */
  back: { to: string; label: string; words: string };
}

/** Goes through pictures that lack a description, from the first to the last. */
export function DescribeWalk({ query, media, from, back }: DescribeWalkProps) {
  const queries = useQueryClient();
  // What is described leaves the list of those that are not: this walk keeps what it has had, and takes
  // in what arrives meanwhile, so that nobody has to wait for an upload to end.
  const [walk, setWalk] = useState<{ media: readonly MediaSummary[]; at: number }>();
  const known = new Set(walk?.media.map(({ id }) => id));
  const added = media?.filter(({ id }) => !known.has(id)) ?? [];
  if (media && !walk && !query.isStale) {
    const at = media.findIndex(({ id }) => id === from);
    setWalk({ media, at: Math.max(at, 0) });
  } else if (walk && added.length > 0) {
    setWalk({ ...walk, media: [...walk.media, ...added] });
  }
  const current = walk?.media[walk.at];
  // Whoever goes back to a picture finds what they have written.
  const saved = current && queries.getQueryData(mediaById(current.id).queryKey);
  return (
    <>
      <ScreenBar back={<BackLink to={back.to}>{back.label}</BackLink>}>
        <ScreenName
          title="Describe pictures"
          note={current && walk && `${walk.at + 1} of ${walk.media.length}`}
        />
      </ScreenBar>
      <div className="max-w-4xl px-4 py-6 sm:px-8">
        {query.isLoadingError && !walk && <LoadingFailed what="The pictures" query={query} />}
        {!walk && !query.isLoadingError && <Spinner label="Fetching the pictures" />}
        {walk && current && (
          <DescribePicture
            key={current.id}
            media={saved && saved.version >= current.version ? toSummary(saved) : current}
            hasPrevious={walk.at > 0}
            onMove={(by) => setWalk({ ...walk, at: walk.at + by })}
          />
        )}
        {walk && !current && (
          <EmptyList
            title={walk.media.length > 0 ? 'That was the last one' : 'Nothing to describe'}
            action={
              <Link to={back.to} className={buttonClass('primary')}>
                {back.words}
              </Link>
            }
          >
            {walk.media.length > 0
              ? 'What you have written is saved. Those that you passed over are still without a description.'
              : 'Every picture has its description, or is marked as decorative.'}
          </EmptyList>
        )}
      </div>
    </>
  );
}
