/** Not every browser knows an iPhone's pictures by their type. */
export const PICTURE_FILES = 'image/*,.heic,.heif';

export const PDF_FILES = 'application/pdf,.pdf';

/** The files of a drop or a paste. */
export function filesIn(data: Pick<DataTransfer, 'files'> | null): File[] {
  // A word processor adds an unnamed picture of the text.
  return [...(data?.files ?? [])].filter(
    ({ size, type, name }) => size > 0 && (type !== '' || name !== ''),
  );
}
