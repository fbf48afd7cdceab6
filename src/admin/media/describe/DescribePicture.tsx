import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { boxOf, Thumbnail } from '#admin/media/Thumbnail.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { showMedia } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { type MediaSummary, saveMedia } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface DescribePictureProps {
  media: MediaSummary;
  hasPrevious: boolean;
  /** To the next picture (1) or the one before (-1). */
  onMove: (by: 1 | -1) => void;
  /** On to the next, while this one is being saved. */
  onDescribed: (saving: Promise<boolean>) => void;
}

/** A picture and its description: Enter saves it and goes on. */
export function DescribePicture({ media, hasPrevious, onMove, onDescribed }: DescribePictureProps) {
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
