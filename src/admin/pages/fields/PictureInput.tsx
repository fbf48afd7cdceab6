import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { afterDrawing } from '#admin/documents/after-drawing.ts';
import { FocalPoint } from '#admin/media/details/FocalPoint.tsx';
import { ChooseMedia } from '#admin/media/picker/LazyMediaPicker.tsx';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { folderPicture } from '#admin/pages/folder-pictures.ts';
import { usePageTag } from '#admin/pages/open/page-context.ts';
import { mediaById } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { toSummary } from '#data/media/media.ts';
import type { PictureField } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import type { Field } from '#sections/fields.ts';

interface PictureInputProps {
  field: Extract<Field, { type: 'picture' }>;
  value: unknown;
  /** Null for none, even where the folder has one. */
  onChange: (value: PictureField | null) => void;
  error: string | undefined;
}

/** A picture of the library or of the folder, and what it shows here. */
export function PictureInput({ field, value, onChange, error }: PictureInputProps) {
  const label = staff.sections[field.label];
  const picture = value as PictureField | null | undefined;
  const box = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={box} className="grid gap-3">
      <legend className="mb-2 font-medium">{label}</legend>
      {error && !picture && <p className="text-bad text-note">{error}</p>}
      {picture && (
        <div className="aspect-video w-full max-w-72 overflow-hidden rounded-lg bg-shade">
          <Shown picture={picture} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <ChooseMedia
          onChosen={({ id, alt, decorative }) => {
            onChange({ media: id, ...((alt || decorative) && { alt }) });
            // What it shows is all that is missing now.
            if (!alt && !decorative) {
              afterDrawing(() => box.current?.querySelector('textarea')?.focus());
            }
          }}
        >
          {picture ? staff.editor.change : staff.uploads.choose}
          <span className="sr-only"> {staff.screens.quoted(label)}</span>
        </ChooseMedia>
        {picture && field.isOptional && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            <RichText
              text={staff.pages.takeOut(label)}
              parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
            />
          </Button>
        )}
      </div>
      {picture && !('library' in picture) && (
        <Description
          // Of another picture nothing else is known.
          key={'file' in picture ? picture.file : picture.media}
          {...{ field, picture, error }}
          onChange={(alt) =>
            onChange(
              'file' in picture
                ? { ...picture, alt: alt ?? '' }
                : { media: picture.media, ...(alt !== undefined && { alt }) },
            )
          }
        />
      )}
      {picture && 'media' in picture && <PointInSight id={picture.media} />}
    </fieldset>
  );
}

/** Which point of it stays in sight when a window shows a part; it holds wherever the picture is shown. */
function PointInSight({ id }: { id: string }) {
  const { data } = useQuery(mediaById(id));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <div className="grid gap-3">
      <Button
        kind="link"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {staff.pages.focalPoint}
      </Button>
      {isOpen && <FocalPoint item={data} />}
    </div>
  );
}

interface DescriptionProps extends Pick<PictureInputProps, 'field' | 'error'> {
  picture: { alt?: string | undefined };
  /** @param alt nothing while it is not said; '' for a picture that decorates. */
  onChange: (alt?: string) => void;
}

function Description({ field, picture: { alt }, error, onChange }: DescriptionProps) {
  const mayDecorate = field.words === 'asked';
  const tag = usePageTag();
  // Kept while the box is ticked, should it be unticked.
  const [words, setWords] = useState('');
  // No words yet, or not any more.
  const [isWriting, setWriting] = useState(false);
  const isDecorative = mayDecorate && alt === '' && !isWriting;
  if (field.words === 'elsewhere') return null;
  return (
    <div>
      {!isDecorative && (
        <TextAreaField
          lang={tag}
          label={staff.pages.descriptionOfThePicture}
          hint={staff.articles.descriptionHint}
          limit={field.limit}
          error={error}
          value={alt ?? ''}
          onChange={(text) => {
            setWriting(true);
            onChange(text || undefined);
          }}
        />
      )}
      {mayDecorate && (
        <Checkbox
          checked={isDecorative}
          onChange={(isOn) => {
            setWriting(!isOn && words === '');
            if (isOn) setWords(alt ?? '');
            onChange(isOn ? '' : words || undefined);
          }}
        >
          {staff.media.decorativeHint}
        </Checkbox>
      )}
    </div>
  );
}

function Shown({ picture }: { picture: PictureField }): ReactNode {
  if ('media' in picture) return <OfLibrary id={picture.media} />;
  const address = 'file' in picture ? folderPicture(picture.file) : null;
  if (address) return <img src={address} alt="" className="size-full object-cover" />;
  const name = 'file' in picture ? picture.file : picture.library;
  return <InItsPlace>{staff.pages.namedAsTheSiteCame(name)}</InItsPlace>;
}

function OfLibrary({ id }: { id: string }) {
  const { data, isError } = useQuery(mediaById(id));
  if (data) return <Thumbnail media={toSummary(data)} />;
  return isError && <InItsPlace>{staff.pages.pictureGone}</InItsPlace>;
}

function InItsPlace({ children }: { children: string }) {
  return (
    <p className="grid size-full place-items-center p-3 text-center text-note text-soft">
      {children}
    </p>
  );
}
