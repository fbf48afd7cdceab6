import { atom } from 'nanostores';
import { staff } from '#languages/staff.ts';

export interface Toast {
  id: number;
  /** `destructive` interrupts a screen reader and stays until it is closed. */
  kind: 'success' | 'destructive';
  title: string;
  text: string;
}

/** How long a good message stays, in milliseconds; a bad one stays until it is closed. */
export const TOAST_DURATION = 8_000;

/** Shown in place of a server's message when there was none (docs/behaviour.md, section 8). */
const unexpected = () => staff.common.anUnexpectedErrorOccurred;

/** The message on the screen. The newest takes the place of the one before, which is history by then. */
export const $toast = atom<Toast | null>(null);

/** Every toast of docs/behaviour.md (section 8), title and text to the letter. */
export const TOASTS = {
  signedIn: () => success(staff.common.welcomeBack, staff.common.signedInNote),
  signedUp: () => success(staff.common.accountCreated, staff.common.verifyByMail),
  signedOut: () => success(staff.common.signedOut, staff.common.signedOutNote),
  profileUpdated: () => success(staff.common.profileUpdated, staff.common.profileUpdatedNote),
  sessionExpired: () => destructive(staff.common.sessionExpired, staff.common.sessionExpiredNote),
  signOutFailed: () => destructive(staff.common.signOutFailed, staff.common.signOutFailedNote),
  signInFailed: (message?: string) =>
    destructive(staff.common.signInFailed, message || unexpected()),
  signUpFailed: (message?: string) =>
    destructive(staff.common.signUpFailed, message || unexpected()),
  updateFailed: (message?: string) =>
    destructive(staff.common.updateFailed, message || unexpected()),
};

let lastId = 0;

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  $toast.set({ ...toast, id: lastId });
}

/** Takes a toast away, unless another has taken its place. */
export function closeToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null);
}

/** Takes a failure away that the screen has left behind; good news stays its time. */
export function closeFailure(): void {
  if ($toast.get()?.kind === 'destructive') $toast.set(null);
}

function success(title: string, text: string): Omit<Toast, 'id'> {
  return { kind: 'success', title, text };
}

function destructive(title: string, text: string): Omit<Toast, 'id'> {
  return { kind: 'destructive', title, text };
}
