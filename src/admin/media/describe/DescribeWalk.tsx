import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mediaById } from '#admin/queries/media.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { buttonClass } from '#admin/ui/Button.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { type MediaSummary, toSummary } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { DescribePicture } from './DescribePicture.tsx';

interface DescribeWalkProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'isLoadingError' | 'isStale' | 'refetch'>;
  /** Those without a description that are known so far. */
  media: readonly MediaSummary[] | undefined;
  /** Whether further ones are still to be fetched. */
  hasMore?: boolean;
  /** Where the walk ends: its name in the bar, and on the button. */
  back: { to: string; label: string; words: string };
}

export function DescribeWalk({ query, media, hasMore = false, back }: DescribeWalkProps) {
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
  const isFetching = !walk || (!current && hasMore);

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
          title={staff.media.describePictures}
          note={current && walk && staff.media.of(walk.at + 1, walk.media.length)}
        />
      </ScreenBar>
      <div className="max-w-4xl px-4 py-6 sm:px-8">
        {isFetching && query.error && (
          <LoadingFailed what={staff.media.thePictures} query={query} />
        )}
        {isFetching && !query.error && <Spinner label={staff.media.fetchingThePictures} />}
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
        {walk && !current && !hasMore && (
          <WalkEnd count={walk.media.length} unsaved={unsaved} back={back} />
        )}
      </div>
    </>
  );
}

interface WalkEndProps {
  count: number;
  /** Descriptions being saved, and those that could not be. */
  unsaved: { running: number; failed: number };
  back: { to: string; words: string };
}

function WalkEnd({ count, unsaved, back }: WalkEndProps) {
  if (unsaved.running > 0) return <Spinner label={staff.media.savingDescriptions} />;
  return (
    <EmptyList
      title={count > 0 ? staff.media.lastOneDone : staff.media.nothingToDescribe}
      action={
        <Link to={back.to} className={buttonClass('primary')}>
          {back.words}
        </Link>
      }
    >
      {sentence(count, unsaved.failed)}
    </EmptyList>
  );
}

function sentence(count: number, failed: number): string {
  if (count === 0) return staff.media.allDescribed;
  if (failed > 0) {
    return staff.media.descriptionsNotSaved(staff.media.descriptionCount(failed));
  }
  return staff.media.descriptionsSaved;
}
