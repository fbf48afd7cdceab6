import { beforeEach, expect, test } from 'vitest';
import { $toast, closeToast, showToast, TOASTS } from './toasts.ts';

beforeEach(() => $toast.set(null));

test('every toast has the title and the text of docs/behaviour.md', () => {
  const { signInFailed, signUpFailed, updateFailed, ...fixed } = TOASTS;
  const bad = 'destructive';
  const good = 'success';
  expect(signInFailed('The words of the server')).toEqual({
    kind: bad,
    title: 'Sign In Failed',
    text: 'The words of the server',
  });
  for (const [toast, title] of [
    [signInFailed, 'Sign In Failed'],
    [signUpFailed, 'Sign Up Failed'],
    [updateFailed, 'Update Failed'],
  ] as const) {
    expect(toast('Why')).toEqual({ kind: bad, title, text: 'Why' });
    expect(toast()).toEqual({ kind: bad, title, text: 'An unexpected error occurred' });
    expect(toast('').text).toBe('An unexpected error occurred');
  }
  expect(Object.values(fixed).map((toast) => toast())).toEqual([
    { kind: good, title: 'Welcome back!', text: 'You have successfully signed in.' },
    {
      kind: good,
      title: 'Account Created!',
      text: 'Please check your email to verify your account.',
    },
    { kind: good, title: 'Signed Out', text: 'You have been successfully signed out.' },
    {
      kind: good,
      title: 'Profile Updated',
      text: 'Your profile has been successfully updated.',
    },
    {
      kind: bad,
      title: 'Session Expired',
      text: 'You have been logged out due to inactivity.',
    },
    { kind: bad, title: 'Sign Out Failed', text: 'An error occurred while signing out' },
  ]);
});

test('the newest is shown, and closing an older one leaves it there', () => {
  showToast(TOASTS.signedIn());
  const first = $toast.get();
  showToast(TOASTS.signedOut());
  closeToast(first?.id ?? -1);
  expect($toast.get()?.title).toBe('Signed Out');
  closeToast($toast.get()?.id ?? -1);
  expect($toast.get()).toBeNull();
});
