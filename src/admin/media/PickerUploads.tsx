import { UploadAnnouncer } from '#admin/upload/UploadAnnouncer.tsx';
import { UploadRow } from '#admin/upload/UploadRow.tsx';
import { isSettled, type Upload } from '#admin/upload/upload.ts';
import { pluralize } from '#domain/when.ts';

interface PickerUploadsProps {
  /** Of this dialog. */
  uploads: readonly Upload[];
  /** Whether several pictures are chosen. */
  isMultiple: boolean;
}

/** Uploads that were begun in the picker. */
export function PickerUploads({ uploads, isMultiple }: PickerUploadsProps) {
  const shown = uploads.filter(({ state }) => state !== 'done');
  const arrived = uploads.length - shown.length;
  const isUnderWay = !uploads.every(isSettled);
  return (
    <>
      <UploadAnnouncer uploads={uploads} />
      {uploads.length > 0 && (isUnderWay || shown.length > 0) && (
        <div className="grid gap-1">
          <p className="text-note text-soft">
            {`${arrived} of ${pluralize(uploads.length, 'photograph')} arrived. `}
            {isMultiple || uploads.length === 1
              ? 'What arrives is chosen; it stays in the library in any case.'
              : 'Choose one when it is here; all of them stay in the library.'}
          </p>
          <ul
            aria-label="Files"
            className="max-h-44 divide-y divide-line overflow-y-auto border-line border-y"
          >
            {shown.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
