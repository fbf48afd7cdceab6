import { clearEnquiryFiles } from '#data/enquiries/enquiry-pictures.ts';
import { deleteFiles, fetchLooseFiles } from '#data/media/uploads.ts';

/** A day, in milliseconds. */
const EVERY = 24 * 60 * 60 * 1000;
const LAST_RUN = 'leftovers-cleared-at';

/**
 * Deletes orphaned files of interrupted uploads and of enquiries that are gone or never came, at most once a day, in one tab: the database names them.
 * @returns how many it asked storage to delete.
 */
export async function clearLeftovers(now = Date.now()): Promise<number> {
  if (!navigator.locks) return 0;
  return await navigator.locks.request(LAST_RUN, { ifAvailable: true }, async (lock) => {
    if (!lock || now - Number(localStorage.getItem(LAST_RUN)) < EVERY) return 0;
    const files = await fetchLooseFiles();
    await deleteFiles(files);
    const cleared = files.length + (await clearEnquiryFiles());
    localStorage.setItem(LAST_RUN, String(now));
    return cleared;
  });
}
