import { STAFF } from '#domain/accounts/staff-paths.ts';

/** Where a phone's share sheet posts pictures to: the service worker takes them, or the server says that nobody did. */
export const SHARE_PATH = '/admin/share';
export const SHARE_FIELD = 'pictures';
/** The cache in which shared pictures wait until somebody says that they are to be uploaded. */
export const SHARE_INBOX = 'shared-pictures';
/** Where somebody is led whose pictures nobody took. */
export const SHARE_LOST = `${STAFF.upload}?share=lost`;
/** Milliseconds; an hour, as in the service worker. */
export const SHARE_KEPT_MS = 3_600_000;
