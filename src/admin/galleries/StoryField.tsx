import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { editorCode } from '#admin/editor/editor-code.ts';
import { MarkdownSource } from '#admin/editor/MarkdownSource.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Counter, isNearLimit } from '#admin/ui/fields/FieldMessage.tsx';
import { useIsNear } from '#admin/ui/use-is-near.ts';
import { addUploads } from '#admin/uploads/uploads.ts';
import { staff } from '#languages/staff.ts';
import { FieldState } from './FieldState.tsx';
import { partId } from './gallery-checks.ts';
import { useOpenGallery } from './gallery-context.ts';
import { GALLERY_FIELDS } from './gallery-fields.ts';
import { useGalleryField } from './use-gallery-field.ts';
import { useLatest } from './use-latest.ts';

/** The story in the article editor, fetched when it comes near; pasted pictures join those of the gallery. */
export function StoryField() {
  const { id: galleryId, title } = useOpenGallery().open.gallery;
  const field = useGalleryField('story');
  const { label } = field;
  const { limit } = GALLERY_FIELDS.story;
  const id = useId();
  const [isNear, watch] = useIsNear();
  const [isWanted, setWanted] = useState(false);
  const code = useQuery({ ...editorCode, enabled: isNear || isWanted });
  const Editor = code.data;
  const takePictures = useLatest((pictures: readonly File[]) => {
    addUploads(pictures, { galleryId, title });
  });
  const text = {
    ...{ id, label, takePictures },
    lang: field.lang,
    value: field.text,
    onChange: field.type,
    placeholder: staff.galleries.storyPlaceholder,
    isInvalid: field.step === 'failed',
    describedBy: isNearLimit(field.text, limit) ? `${id}-counter` : undefined,
  };

  // An author who waits in the section goes on in the text.
  const isHere = useRef(false);
  useEffect(() => {
    if (Editor && isHere.current) document.getElementById(id)?.focus();
  }, [Editor, id]);

  return (
    <section
      ref={watch}
      id={partId('story')}
      aria-label={label}
      // Whether it is saved is said below it, and in sight; on a phone the tools need the room.
      className="max-w-3xl [--least-height:9rem] sm:[--room-below:1rem]"
      onFocus={() => {
        isHere.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        isHere.current = false;
        field.leave();
      }}
    >
      <h2 className="mb-3 font-medium">{label}</h2>
      {Editor ? (
        <Editor {...text} />
      ) : code.errorUpdateCount > 0 ? (
        <div className="grid gap-4">
          <LoadingFailed what={staff.galleries.theEditor} query={code} />
          <MarkdownSource {...text} placeholder={staff.galleries.howTheJobWent} />
        </div>
      ) : (
        <Button isPending={code.isFetching} onClick={() => setWanted(true)}>
          {code.isFetching ? staff.galleries.openingTheEditor : staff.galleries.writeTheStory}
        </Button>
      )}
      <Counter id={`${id}-counter`} text={field.text} limit={limit} />
      <FieldState field={field} label={label} />
    </section>
  );
}
