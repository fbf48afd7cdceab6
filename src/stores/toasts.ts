import { atom } from 'nanostores';

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
export const UNEXPECTED = 'An unexpected error occurred';

/** The message on the screen. The newest takes the place of the one before, which is history by then. */
export const $toast = atom<Toast | null>(null);

/** Every toast of docs/behaviour.md (section 8), title and text to the letter. */
export const TOASTS = {
  signedIn: success('Welcome back!', 'You have successfully signed in.'),
  signedUp: success('Account Created!', 'Please check your email to verify your account.'),
  signedOut: success('Signed Out', 'You have been successfully signed out.'),
  profileUpdated: success('Profile Updated', 'Your profile has been successfully updated.'),
  sessionExpired: destructive('Session Expired', 'You have been logged out due to inactivity.'),
  signOutFailed: destructive('Sign Out Failed', 'An error occurred while signing out'),
  signInFailed: (message?: string) => destructive('Sign In Failed', message || UNEXPECTED),
  signUpFailed: (message?: string) => destructive('Sign Up Failed', message || UNEXPECTED),
  updateFailed: (message?: string) => destructive('Update Failed', message || UNEXPECTED),
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
