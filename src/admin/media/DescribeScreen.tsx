import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { mediaSearch } from '#admin/queries/media.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { EmptyList } from '#admin/ui/List.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { type FoundMedia, WHOLE_LIBRARY } from '#data/media-library.ts';
import { DescribePicture } from './DescribePicture.tsx';

const BACK = '/admin/media?show=undescribed';

/** /admin/media/describe: one picture without a description after the other. */
export function DescribeScreen() {
  useScreenTitle('Describe pictures');
  const query = useInfiniteQuery(mediaSearch({ ...WHOLE_LIBRARY, filter: 'undescribed' }));
  // What is described leaves the list of those that are not: this walk keeps to what it began with.
  const [walk, setWalk] = useState<{ media: FoundMedia[]; at: number }>();
  if (query.data && !walk && !query.isStale) {
    const found = query.data.pages.flatMap((page) => page.media);
    setWalk({ media: found.filter(({ alt, decorative }) => !alt && !decorative), at: 0 });
  }
  const current = walk?.media[walk.at];
  return (
    <>
      <ScreenBar back={<BackLink to={BACK}>Media</BackLink>}>
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
            media={current}
            hasPrevious={walk.at > 0}
            onMove={(by) => setWalk({ ...walk, at: walk.at + by })}
          />
        )}
        {walk && !current && (
          <EmptyList
            title={walk.media.length > 0 ? 'That was the last one' : 'Nothing to describe'}
            action={
              <Link to={BACK} className={buttonClass('primary')}>
                Back to the pictures
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
