/** Where a phone's share sheet posts pictures to: the service worker takes them, or the server answers that it was not there. */
export const SHARE_PATH = '/admin/share';
export const SHARE_FIELD = 'pictures';
/** The cache in which shared pictures wait until the person confirms the upload. */
export const SHARE_INBOX = 'shared-pictures';
/** Milliseconds; an hour, as in the service worker. */
export const SHARE_KEPT_MS = 3_600_000;
