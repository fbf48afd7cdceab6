import { memo, useState } from 'react';
import { isStored } from '#admin/galleries/changes.ts';
import { useGalleryActions } from '#admin/galleries/gallery-context.ts';
import { CAPTION_LIMIT, withCaption } from '#admin/galleries/gallery-saver.ts';
import { useGalleryText } from '#admin/galleries/use-gallery-field.ts';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { Counter } from '#admin/ui/fields/FieldMessage.tsx';
import { AutosizeTextarea } from '#admin/ui/fields/TextAreaField.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import type { GalleryPicture } from '#data/galleries/galleries.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { isDescribed } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { PictureMenu } from './PictureMenu.tsx';
import { nameOfPicture } from './picture-name.ts';
import type { Sortable } from './use-sortable.ts';

interface PictureTileProps {
  picture: GalleryPicture;
  /** Where it is shown, counted from 1. */
  place: number;
  count: number;
  isCover: boolean;
  /** Whether the customer has not allowed it. */
  isRefused: boolean;
  /** Whether its description is shown though it has one. */
  isDescribing: boolean;
  held: 'dragged' | 'picked-up' | null;
  handle: Sortable['handle'];
  onMoveTo: (id: string) => void;
  /** Shows a picture of the library. */
  onOpen: (mediaId: string) => void;
}

/** A picture in its place: pressed it opens, dragged it moves; what can be done with it, and its words. */
export const PictureTile = memo(function PictureTile(props: PictureTileProps) {
  const { picture, place, count, isCover, isRefused, isDescribing, held, ...events } = props;
  const { handle, onMoveTo, onOpen } = events;
  const { media, before } = picture;
  const name = nameOfPicture(picture);
  return (
    <li
      data-sortable={picture.id}
      style={{ order: place }}
      className={`relative min-w-0 scroll-my-32 rounded-lg ${held === 'dragged' ? 'outline-2 outline-brass outline-dashed' : ''}`}
    >
      <button
        type="button"
        {...handle(picture.id)}
        disabled={!isStored(picture)}
        aria-label={[
          staff.galleries.pictureAt(name, place, count, Boolean(before)),
          ...(isRefused ? [staff.testimonials.notAllowed] : []),
        ].join(', ')}
        aria-haspopup="dialog"
        className={`flex aspect-4/3 w-full cursor-pointer touch-manipulation select-none gap-0.5 overflow-hidden rounded-lg bg-shade [-webkit-touch-callout:none] ${held === 'picked-up' ? 'outline-3 outline-text outline-offset-2' : ''} ${held === 'dragged' ? 'opacity-25' : ''}`}
      >
        {before && (
          <span className="min-w-0 flex-1">
            <Thumbnail media={before} width={640} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <Thumbnail media={media} width={640} />
        </span>
      </button>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 inset-e-14 inset-s-2.5 flex flex-wrap gap-1.5 text-label *:rounded-full *:bg-paper *:py-0.5"
      >
        <span className="min-w-7 px-2 text-center">{place}</span>
        {before && <span className="whitespace-nowrap px-2.5">{staff.galleries.beforeAfter}</span>}
        {isRefused && (
          <span className="whitespace-nowrap px-2.5 text-caution">
            {staff.testimonials.notAllowed}
          </span>
        )}
      </div>
      <PictureMenu {...{ picture, name, isCover, onMoveTo, onOpen }} />
      {isStored(picture) && (
        <>
          {before && (
            <Description
              key={before.id}
              {...{ media: before, isDescribing }}
              label={staff.galleries.descriptionBefore}
              name={staff.galleries.beforeNamed(name)}
            />
          )}
          <Description
            key={media.id}
            {...{ media, name, isDescribing }}
            label={before ? staff.galleries.descriptionAfter : staff.galleries.description}
          />
          <CaptionField picture={picture} name={name} />
        </>
      )}
    </li>
  );
});

interface DescriptionProps {
  label: string;
  media: MediaSummary;
  name: string;
  isDescribing: boolean;
}

function Description({ isDescribing, ...field }: DescriptionProps) {
  // As long as it is looked at: what was just written may have a slip in it.
  const [wasUndescribed] = useState(!isDescribed(field.media));
  if (!wasUndescribed && !isDescribing) return null;
  return <DescriptionField {...field} />;
}

const tidiedCaption = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

interface CaptionFieldProps {
  picture: GalleryPicture;
  name: string;
}

/** The caption in its place under the picture; without one of its own, that of the file is shown. */
const CaptionField = memo(function CaptionField(props: CaptionFieldProps) {
  const { picture, name } = props;
  const { id, media } = picture;
  const { language } = useGalleryActions();
  const main = picture.caption || media.caption;
  const field = useGalleryText(staff.galleries.captionInSentence(name), {
    read: ({ captions }) => captions[id]?.[language] ?? '',
    write: (draft, text) => withCaption(draft, id, language, tidiedCaption(text)),
    tidied: tidiedCaption,
  });
  return (
    <div data-part={id} className="px-1 pt-1.5">
      <AutosizeTextarea
        lang={tagOf(language)}
        aria-label={staff.galleries.captionOf(name)}
        placeholder={(language === '' && media.caption) || staff.media.caption}
        value={field.text}
        onBlur={field.leave}
        onChange={(event) => field.type(event.target.value.replace(/\n+/g, ' '))}
        className="min-h-11 py-2 text-note"
      />
      {language !== '' && main && (
        <p
          lang={tagOf('')}
          className="wrap-anywhere border-line border-s-2 ps-2 text-note text-soft"
        >
          {main}
        </p>
      )}
      <Counter id={`caption-${id}`} text={field.text} limit={CAPTION_LIMIT} />
    </div>
  );
});
