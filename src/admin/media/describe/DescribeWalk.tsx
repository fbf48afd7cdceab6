import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { boxOf, Thumbnail } from '#admin/media/Thumbnail.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { mediaById, showMedia } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { type MediaSummary, saveMedia, toSummary } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

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
      <div className="max-w-list px-4 py-6 sm:px-8">
        {isFetching && query.error && (
          <LoadingFailed what={staff.media.thePictures} query={query} />
        )}
        {isFetching && !query.error && (
          <Spinner label={staff.screens.fetching(staff.media.thePictures)} />
        )}
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

interface DescribePictureProps {
  media: MediaSummary;
  hasPrevious: boolean;
  /** To the next picture (1) or the one before (-1). */
  onMove: (by: 1 | -1) => void;
  /** On to the next, while this one is being saved. */
  onDescribed: (saving: Promise<boolean>) => void;
}

/** A picture and its description: Enter saves it and goes on. */
function DescribePicture({ media, hasPrevious, onMove, onDescribed }: DescribePictureProps) {
  const alt = useMediaText(media, 'alt');
  const queries = useQueryClient();
  const decorative = useDataChange({
    run: async () => showMedia(queries, await saveMedia(media.id, { decorative: true })),
    changes: [],
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);

  function goOn() {
    const saving = alt.flush();
    // A text that is too long or in conflict needs the editor; one that waits for the connection
    // does not.
    if (countCharacters(alt.text) <= MEDIA_LIMITS.alt && !alt.theirs) onDescribed(saving);
  }

  return (
    <div ref={box} className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start">
      <div className="mx-auto overflow-hidden rounded-md bg-shade" style={boxOf(media, '50dvh')}>
        <Thumbnail media={media} width={1280} />
      </div>
      <div className="grid gap-4">
        <h2 className="wrap-anywhere font-semibold text-control">{nameOfMedia(media)}</h2>
        <AutosaveField
          lang={site.language}
          label={staff.media.descriptionForPeople}
          what={staff.media.description}
          text={alt}
          limit={MEDIA_LIMITS.alt}
          rows={3}
          onEnter={goOn}
          hint={staff.media.describingHint}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" isPending={alt.text.trim() === ''} onClick={goOn}>
            {staff.media.saveNextPicture}
          </Button>
          <Button
            isPending={decorative.isPending}
            onClick={() => decorative.mutate(undefined, { onSuccess: () => onMove(1) })}
          >
            {staff.media.itIsDecorative}
          </Button>
          <Button kind="quiet" onClick={() => onMove(1)}>
            {staff.media.skip}
          </Button>
          {hasPrevious && (
            <Button kind="quiet" onClick={() => onMove(-1)}>
              {staff.media.theOneBefore}
            </Button>
          )}
        </div>
        <ChangeFailed change={decorative} />
      </div>
    </div>
  );
}
