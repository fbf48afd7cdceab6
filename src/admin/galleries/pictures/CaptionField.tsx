import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { FieldState } from '#admin/galleries/FieldState.tsx';
import { useGalleryActions } from '#admin/galleries/gallery-context.ts';
import { useGalleryAutosave } from '#admin/galleries/use-gallery-field.ts';
import { galleryById } from '#admin/queries/galleries.ts';
import { Counter } from '#admin/ui/fields/FieldMessage.tsx';
import { AutosizeTextarea } from '#admin/ui/fields/TextAreaField.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import type { GalleryPicture } from '#data/galleries/galleries.ts';
import { fetchCaption, saveCaptionIn, savePicture } from '#data/galleries/gallery-pictures.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

/** In characters; the database's own limit. */
const LIMIT = 500;

const tidied = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();

interface CaptionFieldProps {
  picture: GalleryPicture;
  name: string;
}

/** The caption in its place under the picture; without one of its own, that of the file is shown. */
export const CaptionField = memo(function CaptionField(props: CaptionFieldProps) {
  const { picture, name } = props;
  const queries = useQueryClient();
  const { id, galleryId, version, media } = picture;
  const { language } = useGalleryActions();
  const main = picture.caption || media.caption;
  const label = staff.galleries.captionInSentence(name);
  const field = useGalleryAutosave(label, {
    thing: ['caption', id, language].filter(Boolean).join(':'),
    saved: {
      text: language === '' ? picture.caption : (picture.captions[language] ?? ''),
      version,
    },
    check: (text) => (countCharacters(text) > LIMIT ? staff.galleries.captionTooLong : ''),
    asStored: tidied,
    save: async (text, basedOn) => {
      const caption = tidied(text);
      const saved =
        language === ''
          ? await savePicture(id, basedOn, { caption })
          : await saveCaptionIn(language, id, basedOn, caption);
      await queries.invalidateQueries({ queryKey: galleryById(galleryId).queryKey });
      return saved;
    },
    load: () => fetchCaption(id, language),
  });
  return (
    <div className="px-1 pt-1.5">
      <AutosizeTextarea
        lang={tagOf(language)}
        aria-label={staff.galleries.captionOf(name)}
        placeholder={(language === '' && media.caption) || staff.galleries.caption}
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
      <Counter id={`caption-${id}`} text={field.text} limit={LIMIT} />
      <FieldState field={field} label={label} />
    </div>
  );
});
