import { STAFF } from '#domain/accounts/staff-paths.ts';

/** Where a phone's share sheet posts pictures to: the service worker takes them, or the server answers that it was not there. */
export const SHARE_PATH = '/admin/share';
export const SHARE_FIELD = 'pictures';
/** The cache in which shared pictures wait until the person confirms the upload. */
export const SHARE_INBOX = 'shared-pictures';
/** The page shown when the service worker did not take the pictures. */
export const SHARE_LOST = `${STAFF.upload}?share=lost`;
/** Milliseconds; an hour, as in the service worker. */
export const SHARE_KEPT_MS = 3_600_000;
