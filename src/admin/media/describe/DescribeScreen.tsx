import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { galleryById } from '#admin/queries/galleries.ts';
import { mediaSearch } from '#admin/queries/media.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { viewsOf } from '#data/galleries/galleries.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isDescribed } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { DescribeWalk } from './DescribeWalk.tsx';

/** /admin/media/describe: pictures without a description in turn; with `?gallery=` those of a gallery. */
export function DescribeScreen() {
  useScreenTitle(staff.media.describePictures);
  const [address] = useSearchParams();
  const galleryId = address.get('gallery');
  return galleryId ? (
    <GalleryPictures key={galleryId} galleryId={galleryId} />
  ) : (
    <LibraryPictures />
  );
}

function LibraryPictures() {
  const query = useInfiniteQuery(mediaSearch({ ...WHOLE_LIBRARY, filter: 'undescribed' }));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  // All of them: the walk says how many there are.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <DescribeWalk
      query={query}
      hasMore={hasNextPage}
      media={query.data?.pages.flatMap((page) => page.media).filter(isUndescribed)}
      back={{
        to: `${STAFF.media}?show=undescribed`,
        label: staff.media.media,
        words: staff.media.backToThePictures,
      }}
    />
  );
}

function GalleryPictures({ galleryId }: { galleryId: string }) {
  const query = useQuery(galleryById(galleryId));
  return (
    <DescribeWalk
      query={query}
      media={query.data?.pictures.flatMap(viewsOf).filter(isUndescribed)}
      back={{
        to: STAFF.gallery(galleryId),
        label: staff.media.gallery,
        words: staff.media.backToTheGallery,
      }}
    />
  );
}

const isUndescribed = (media: MediaSummary) => !isDescribed(media);
