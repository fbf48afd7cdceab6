import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaById } from '#admin/queries/media.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { type MediaSummary, toSummary } from '#data/media.ts';
import { DescribePicture } from './DescribePicture.tsx';
import { WalkEnd } from './WalkEnd.tsx';

interface DescribeWalkProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'isLoadingError' | 'isStale' | 'refetch'>;
  /** Those without a description that are known so far. */
  media: readonly MediaSummary[] | undefined;
  /** Where the walk ends: its name in the bar, and on the button. */
  back: { to: string; label: string; words: string };
}

export function DescribeWalk({ query, media, back }: DescribeWalkProps) {
  const queries = useQueryClient();
  // Described pictures leave the query: the walk keeps what it has had, and adds what is uploaded
  // meanwhile.
  const [walk, setWalk] = useState<{ media: readonly MediaSummary[]; at: number }>();
  const [unsaved, setUnsaved] = useState({ running: 0, failed: 0 });
  const known = new Set(walk?.media.map(({ id }) => id));
  const added = media?.filter(({ id }) => !known.has(id)) ?? [];
  if (media && !walk && !query.isStale) {
    setWalk({ media, at: 0 });
  } else if (walk && added.length > 0) {
    setWalk({ ...walk, media: [...walk.media, ...added] });
  }
  const current = walk?.media[walk.at];

  async function follow(saving: Promise<boolean>) {
    setUnsaved(({ running, failed }) => ({ running: running + 1, failed }));
    const isSaved = await saving;
    setUnsaved(({ running, failed }) => ({
      running: running - 1,
      failed: failed + (isSaved ? 0 : 1),
    }));
  }

  // Back on a picture, the editor finds the saved description.
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
            onDescribed={(saving) => {
              setWalk({ ...walk, at: walk.at + 1 });
              void follow(saving);
            }}
          />
        )}
        {walk && !current && <WalkEnd count={walk.media.length} unsaved={unsaved} back={back} />}
      </div>
    </>
  );
}
