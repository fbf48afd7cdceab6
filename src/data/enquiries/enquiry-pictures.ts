import { backend } from '#data/client.ts';
import { toStorageError } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

const BUCKET = 'enquiry-pictures';
/** In seconds. */
const ADDRESS_VALID = 60 * 60;

/** What came with an enquiry: a photograph or a PDF. */
export type EnquiryPicture = Omit<Tables<'enquiry_pictures'>, 'enquiry_id' | 'created_at'>;

/** In the order in which they were chosen. */
export async function fetchEnquiryPictures(enquiryId: string): Promise<EnquiryPicture[]> {
  return await unwrap(
    backend()
      .from('enquiry_pictures')
      .select('id, position, path, mime_type, bytes, permitted_at, permitted_by')
      .eq('enquiry_id', enquiryId)
      .order('position'),
  );
}

/** Addresses by path that show the files for an hour, to whoever has them. */
export async function fetchPictureAddresses(
  paths: readonly string[],
): Promise<Map<string, string>> {
  const files = backend().storage.from(BUCKET);
  const answers = paths.map(async (path) => {
    const { data, error } = await files.createSignedUrl(path, ADDRESS_VALID);
    if (error) throw toStorageError(error);
    return [path, data.signedUrl] as const;
  });
  return new Map(await Promise.all(answers));
}

/** The file as it came. */
export async function fetchPictureFile({
  path,
  mime_type,
}: Pick<EnquiryPicture, 'path' | 'mime_type'>): Promise<Blob> {
  const { data, error } = await backend().storage.from(BUCKET).download(path);
  if (error) throw toStorageError(error);
  return new Blob([data], { type: mime_type });
}

/** That the customer lets us show what they sent, or no longer does. */
export async function notePicturePermission(enquiryId: string, permitted: boolean): Promise<void> {
  await unwrap(backend().rpc('record_picture_permission', { enquiry_id: enquiryId, permitted }));
}

/** Deletes files whose enquiry is gone or never came. @returns how many. */
export async function clearEnquiryFiles(): Promise<number> {
  const paths = await unwrap(backend().rpc('files_without_enquiry'));
  if (paths.length === 0) return 0;
  const { error } = await backend().storage.from(BUCKET).remove(paths);
  if (error) throw toStorageError(error);
  return paths.length;
}
