/** For the device's own dialog; not every browser knows the pictures of an iPhone by their type. */
export const PICTURE_FILES = 'image/*,.heic,.heif';

/** The files that somebody dropped or pasted, if there are any. */
export function filesIn(data: Pick<DataTransfer, 'files'> | null): File[] {
  // Text from a word processor brings a picture of itself along; its name says so.
  return [...(data?.files ?? [])].filter(
    ({ size, type, name }) => size > 0 && (type !== '' || name !== ''),
  );
}
