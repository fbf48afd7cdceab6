import { beforeEach, expect, test } from 'vitest';
import { $toast, closeToast, showToast, TOASTS, type Toast } from './toasts.ts';

beforeEach(() => $toast.set(null));

const ofToast = ({ kind, title, text }: Omit<Toast, 'id'>) => [kind, title, text];

test('toast: every one has the title and the text of docs/behaviour.md', () => {
  const { signInFailed, signUpFailed, updateFailed, ...fixed } = TOASTS;
  const [bad, good] = ['destructive', 'success'];
  expect(Object.values(fixed).map((toast) => ofToast(toast()))).toEqual([
    [good, 'Welcome back!', 'You have successfully signed in.'],
    [good, 'Account Created!', 'Please check your email to verify your account.'],
    [good, 'Signed Out', 'You have been successfully signed out.'],
    [good, 'Profile Updated', 'Your profile has been successfully updated.'],
    [bad, 'Session Expired', 'You have been logged out due to inactivity.'],
    [bad, 'Sign Out Failed', 'An error occurred while signing out'],
  ]);
  const failures = { 'Sign In': signInFailed, 'Sign Up': signUpFailed, Update: updateFailed };
  for (const [what, toast] of Object.entries(failures)) {
    const failed = { kind: bad, title: `${what} Failed` };
    expect(toast('Why')).toEqual({ ...failed, text: 'Why' });
    for (const why of [undefined, '']) {
      expect(toast(why)).toEqual({ ...failed, text: 'An unexpected error occurred' });
    }
  }
});

test('toast: the newest is shown, and closing an older one leaves it there', () => {
  showToast(TOASTS.signedIn());
  const first = $toast.get();
  showToast(TOASTS.signedOut());
  closeToast(first?.id ?? -1);
  expect($toast.get()?.title).toBe('Signed Out');
  closeToast($toast.get()?.id ?? -1);
  expect($toast.get()).toBeNull();
});
