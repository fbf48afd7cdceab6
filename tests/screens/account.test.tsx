import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AccountScreen } from '#admin/account/AccountScreen.tsx';
import { AwaitingApproval } from '#admin/shell/AwaitingApproval.tsx';
import { RoleUnknown } from '#admin/shell/RoleUnknown.tsx';
import { SignInScreen } from '#admin/sign-in/SignInScreen.tsx';
import { changePassword, fetchUser, isPasswordOf, signOut } from '#data/accounts/auth.ts';
import {
  beginEnrolment,
  createChallenge,
  removeFactor,
  verifyChallenge,
} from '#data/accounts/factors.ts';
import { fetchProfile, fetchRole, updateProfile } from '#data/accounts/profiles.ts';
import type { DataErrorCode } from '#data/errors.ts';
import type { Factor } from '#domain/accounts/assurance.ts';
import { $session, type SessionState } from '#stores/session.ts';
import { $toast } from '#stores/toasts.ts';
import { expectAccessible, expectToast, failure, refusal, show, signedInAs } from './staff.tsx';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const code = () => page.getByLabelText('Code', { exact: true });
const WRONG_CODE = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

function device(friendly_name: string, factor_type = 'totp'): Factor {
  return { id: friendly_name, friendly_name, factor_type, status: 'verified' };
}

/** What a session owes whose account has devices. */
const OWED = { current: 'aal1', next: 'aal2' } as const;

test('two-factor sign-in: a wrong code is said and selected, and of two devices either will do', async () => {
  signedInAs('editor', { factors: [device('Old phone'), device('Tablet')], assurance: OWED });
  vi.mocked(createChallenge).mockResolvedValue('challenge');
  vi.mocked(verifyChallenge).mockRejectedValueOnce(WRONG_CODE).mockResolvedValueOnce();
  await show(<SignInScreen />, '/admin/login');
  await expect.element(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expect.element(code()).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: 'Old phone' })).toBeChecked();
  await page.getByRole('radio', { name: 'Tablet' }).click();
  await page.getByText('I don’t have it with me').click();
  await expect.element(page.getByText(/ask an administrator: on the Team screen/)).toBeVisible();
  await expectAccessible();
  await code().fill('123 456');
  await expectToast('alert', 'Sign In Failed', 'Invalid TOTP code entered');
  await expect.element(page.getByText(/This is not the present code/)).toBeVisible();
  await expect.element(code()).toHaveFocus();
  await code().fill('654321');
  await expectToast('status', 'Welcome back!', 'You have successfully signed in.');
  expect(verifyChallenge).toHaveBeenLastCalledWith('Tablet', 'challenge', '654321');
});

test.each([
  ['offline', /server can’t be reached/],
  ['unavailable', /could not do this just now/],
] as const)('two-factor sign-in: a server that is %s is no bad code', async (answer, sentence) => {
  signedInAs('editor', { factors: [device('Phone')], assurance: OWED });
  vi.mocked(createChallenge).mockRejectedValue(failure(answer));
  await show(<SignInScreen />, '/admin/login');
  await code().fill('123456');
  await expectToast('alert', 'Sign In Failed', 'An unexpected error occurred');
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

test('two-factor sign-in: a phone is sent its code, a challenge first', async () => {
  signedInAs('editor', { factors: [device('Phone', 'phone')], assurance: OWED });
  vi.mocked(createChallenge).mockResolvedValue('by sms');
  vi.mocked(verifyChallenge).mockRejectedValueOnce(WRONG_CODE).mockResolvedValueOnce();
  await show(<SignInScreen />, '/admin/login');
  await expect.element(page.getByText('We send a code to your phone.')).toBeVisible();
  await expectAccessible();
  const verify = page.getByRole('button', { name: 'Verify' });
  await expect.element(verify).toHaveAttribute('aria-disabled', 'true');
  await press('Send the code');
  await expect.element(page.getByRole('button', { name: 'Send another code' })).toBeVisible();
  expect(createChallenge).toHaveBeenCalledWith('Phone', 'sms');
  await expect.element(code()).toHaveFocus();
  await code().fill('12 34 56');
  await expect.element(page.getByText(/This is not the code that was sent/)).toBeVisible();
  await code().fill('654321');
  await vi.waitFor(() =>
    expect(verifyChallenge).toHaveBeenLastCalledWith('Phone', 'by sms', '654321'),
  );
  expect(createChallenge).toHaveBeenCalledTimes(1);
});

const ENROLMENT = { factorId: 'new', qrCode: 'data:image/svg+xml;utf8,<svg/>', secret: 'JBSWY3DP' };

test('devices: one is added, a wrong code is said, and one that is given up leaves nothing', async () => {
  vi.mocked(beginEnrolment).mockResolvedValue(ENROLMENT);
  vi.mocked(removeFactor).mockResolvedValue();
  vi.mocked(createChallenge).mockResolvedValue('challenge');
  vi.mocked(verifyChallenge).mockRejectedValueOnce(WRONG_CODE).mockResolvedValueOnce();
  await show(<AccountScreen />);
  await expectAccessible();
  await press('Add an authenticator app');
  await expect.element(page.getByLabelText('Name of the device')).toHaveFocus();
  await page.getByLabelText('Name of the device').fill('Old phone');
  await press('Continue');
  await expect.element(page.getByAltText('QR code for the authenticator app')).toBeVisible();
  await expect.element(page.getByText('JBSW Y3DP')).toBeVisible();
  await expectAccessible();
  await press('Cancel');
  expect(removeFactor).toHaveBeenCalledWith('new');
  await expect.element(page.getByRole('button', { name: /^Add an auth/ })).toHaveFocus();
  await press('Add an authenticator app');
  await press('Continue');
  await code().fill('000 000');
  await expect.element(page.getByText(/This is not the present code/)).toBeVisible();
  await code().fill('123456');
  await expect.element(page.getByText('Device added: My phone')).toBeVisible();
  expect($toast.get()).toBeNull();
});

test('devices: the last one is removed once somebody agrees', async () => {
  signedInAs('editor', { factors: [device('Workshop phone')] });
  vi.mocked(removeFactor).mockResolvedValue();
  const { user } = $session.get();
  vi.mocked(fetchUser).mockResolvedValue({ ...user, factors: [] } as unknown as NonNullable<
    typeof user
  >);
  await show(<AccountScreen />);
  await press('Remove Workshop phone');
  const question = page.getByRole('alertdialog', { name: 'Remove “Workshop phone”?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('Device removed: Workshop phone')).toBeVisible();
  await expect.element(page.getByText('No second step is set up.')).toBeVisible();
});

test('profile: it is saved, and what fails says so and keeps what was typed', async () => {
  const { profile } = $session.get();
  if (!profile) throw new Error('Nobody has a profile.');
  vi.mocked(updateProfile)
    .mockResolvedValueOnce({ ...profile, full_name: 'New Name' })
    .mockRejectedValueOnce(failure('offline'));
  await show(<AccountScreen />);
  await page.getByLabelText('Full name').fill('New Name');
  await page.getByLabelText('Job title').fill('Stair builder');
  await press('Save profile');
  await expectToast('status', 'Profile Updated', 'Your profile has been successfully updated.');
  expect($session.get().profile?.full_name).toBe('New Name');
  await page.getByLabelText('Job title').fill('Cabinet maker');
  await press('Save profile');
  await expectToast(
    ...(['alert', 'Update Failed'] as const),
    'The server can’t be reached. What you typed is kept; try again when you are back online.',
  );
  await expect.element(page.getByLabelText('Job title')).toHaveValue('Cabinet maker');
});

test('profile: one that could not be fetched is said, once it is known', async () => {
  signedInAs('editor', { profile: null });
  await show(<AccountScreen />);
  const notice = page.getByText('Your profile could not be fetched');
  await expect.element(page.getByLabelText('Full name')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  signedInAs('editor', { profile: null, isProfileMissing: true });
  await expect.element(notice).toBeVisible();
});

test('password: it is changed only by whoever knows the current one', async () => {
  vi.mocked(isPasswordOf).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  vi.mocked(changePassword).mockResolvedValue();
  await show(<AccountScreen />);
  await page.getByLabelText('Current password').fill('a guess');
  await page.getByLabelText('New password').fill('a-much-better-one');
  await press('Change password');
  await expect.element(page.getByText('This is not your current password.')).toBeVisible();
  await expect.element(page.getByLabelText('Current password')).toHaveFocus();
  expect(changePassword).not.toHaveBeenCalled();
  await page.getByLabelText('Current password').fill('the right one');
  await press('Change password');
  await expect.element(page.getByText('Password changed')).toBeVisible();
  await expect.element(page.getByLabelText('Current password')).toHaveValue('');
  expect(changePassword).toHaveBeenCalledWith('a-much-better-one', { current: 'the right one' });
});

test('password: after a link from a mail, no answer is not called a failure', async () => {
  signedInAs('editor', { isRecovering: true });
  vi.mocked(changePassword).mockRejectedValue(failure('offline'));
  await show(<SignInScreen />, '/admin/login');
  await expect.element(page.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  await expectAccessible();
  await page.getByLabelText('New password').fill('a-much-better-one');
  await press('Save the new password');
  await expect
    .element(page.getByText('It is not known whether the password was changed'))
    .toBeVisible();
});

test('signing out: one that fails everywhere ends nothing', async () => {
  vi.mocked(signOut).mockRejectedValueOnce(failure('offline')).mockResolvedValueOnce();
  await show(<AccountScreen />);
  await press('Sign out everywhere');
  await expectToast('alert', 'Sign Out Failed', 'An error occurred while signing out');
  await press('Sign out here');
  await expectToast('status', 'Signed Out', 'You have been successfully signed out.');
  expect(vi.mocked(signOut).mock.calls).toEqual([['global'], ['local']]);
});

test.each<[DataErrorCode, string, RegExp]>([
  ['offline', 'The server can’t be reached', /This does not sign you out/],
  ['signed-out', 'The server refused your session', /Sign out, then sign in again/],
  ['not-found', 'We could not find out what your account may do', /This does not sign you out/],
])('role: one that could not be had says why: %s', async (roleFailure, heading, advice) => {
  signedInAs('editor', { role: null, roleFailure });
  vi.mocked(fetchRole).mockResolvedValue('editor');
  await show(<RoleUnknown />);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(page.getByText(advice)).toBeVisible();
  await expectAccessible();
  await press('Try again');
  await vi.waitFor(() => expect($session.get().role).toBe('editor'));
});

test.each([
  [null, 'Your account awaits approval'],
  ['2026-11-20T18:42:00Z', 'Your account is deactivated'],
  [undefined, 'Your account has no access at the moment'],
])('viewers: whoever has no access is told why: %s', async (deactivated_at, heading) => {
  signedInAs('viewer', { isProfileMissing: deactivated_at === undefined });
  const profile = { ...$session.get().profile, deactivated_at } as SessionState['profile'];
  $session.set({ ...$session.get(), profile: deactivated_at === undefined ? null : profile });
  vi.mocked(fetchRole).mockResolvedValue('viewer');
  vi.mocked(fetchProfile).mockResolvedValue(null);
  await show(<AwaitingApproval />);
  await expect.element(page.getByRole('heading', { name: heading })).toHaveFocus();
  await expectAccessible();
  await press('Check again');
  await expect.element(page.getByRole('status').getByText(/./).first()).toBeVisible();
});
