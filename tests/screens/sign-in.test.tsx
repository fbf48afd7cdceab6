import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import LinkQuestion from '#admin/sign-in/LinkQuestion.tsx';
import ReconnectScreen from '#admin/sign-in/ReconnectScreen.tsx';
import { SignInScreen } from '#admin/sign-in/SignInScreen.tsx';
import { requestPasswordReset, resendConfirmation, signIn, signUp } from '#data/accounts/auth.ts';
import { $arrivalMessage, $session, $signInMessage, SIGNED_OUT } from '#stores/session.ts';
import { nothingKept } from '#stores/session-end.ts';
import { expectAccessible, expectToast, failure, press, refusal, sees, show } from './staff.tsx';

vi.mock('#admin/start/load-staff-area.ts', () => ({ loadStaffArea: async () => undefined }));

const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Password');

beforeEach(async () => {
  $session.set(SIGNED_OUT);
  await show(<SignInScreen />, '/admin/login');
});

async function fillIn(address = 'nora@example.com', secret = 'timber from a vault') {
  await email().fill(address);
  await password().fill(secret);
  await press('Sign in');
}

/** Fills in and sends the form for a new account. */
async function createAccount(name: string, address: string, secret = 'plane saw river') {
  await page.getByLabelText('Full name').fill(name);
  await email().fill(address);
  await password().fill(secret);
  await press('Create account');
}

test('sign-in: what the server refuses is said in its words, until the next step', async () => {
  vi.mocked(signIn).mockRejectedValue(
    refusal(400, 'invalid_credentials', 'Invalid login credentials'),
  );
  await fillIn();
  await expectToast('alert', 'Sign In Failed', 'Invalid login credentials');
  await expect.element(password()).toHaveFocus();
  await expectAccessible();
  await press('Create an account');
  await expect.element(page.getByText('Sign In Failed')).not.toBeInTheDocument();
});

test.each([
  ['nobody answers', failure('offline'), /^Whether your password is right is not known\./],
  [
    'a gateway answers',
    refusal(503, '', '{}'),
    /your password is right is not known\. Wait a moment/,
  ],
])('sign-in: %s, which is no wrong password', async (_, answer, advice) => {
  vi.mocked(signIn).mockRejectedValue(answer);
  await fillIn();
  await expectToast('alert', 'Sign In Failed', 'An unexpected error occurred');
  await sees(advice);
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});

test('sign-in: an address that is not confirmed can have its mail again', async () => {
  vi.mocked(signIn).mockRejectedValue(refusal(400, 'email_not_confirmed', 'Email not confirmed'));
  vi.mocked(resendConfirmation).mockResolvedValue();
  await fillIn('new@example.com');
  await expectToast('alert', 'Sign In Failed', 'Email not confirmed');
  await press('Send the mail again');
  await sees('A new mail is on its way to new@example.com.');
  expect(resendConfirmation).toHaveBeenCalledWith('new@example.com');
  await expectAccessible();
});

test('sign-in: password managers are told what is what', async () => {
  await expect.element(email()).toHaveAttribute('autocomplete', 'username');
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  await press('Create an account');
  await expect.element(page.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
  await expect.element(email()).toHaveAttribute('autocomplete', 'username');
  await expect.element(password()).toHaveAttribute('autocomplete', 'new-password');
});

test('sign-in: a password can be pasted and seen, and caps lock is pointed out', async () => {
  await email().fill('timber from a vault');
  await userEvent.tripleClick(email());
  await userEvent.copy();
  await password().click();
  await userEvent.paste();
  await expect.element(password()).toHaveValue('timber from a vault');
  await press('Show what I typed');
  await expect.element(password()).toHaveAttribute('type', 'text');
  await press('Hide what I typed');
  await expect.element(password()).toHaveAttribute('type', 'password');
  const hint = page.getByText('Caps lock is on.');
  const release = (isOn: boolean) =>
    password()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keyup', { key: 'A', modifierCapsLock: isOn, bubbles: true }),
      );
  await expect.element(hint).not.toBeInTheDocument();
  release(true);
  await expect.element(hint).toBeVisible();
  await expectAccessible();
  release(false);
  await expect.element(hint).not.toBeInTheDocument();
});

test('sign-in: a browser that keeps nothing says so, instead of a form that leads nowhere', async () => {
  $signInMessage.set(nothingKept());
  await sees(/^This browser keeps nothing of this website/);
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(email()).not.toBeInTheDocument();
  await expectAccessible();
});

test('recovery: a link for an address without an account reads like any other', async () => {
  vi.mocked(requestPasswordReset).mockResolvedValue();
  await email().fill('stranger@example.com');
  await press('Forgotten password');
  await expect.element(page.getByRole('heading', { name: 'Forgotten password' })).toHaveFocus();
  await expect.element(email()).toHaveValue('stranger@example.com');
  await expectAccessible();
  await press('Send the link');
  await sees(/^If stranger@example.com has an account, a mail with a link is on/);
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await expectAccessible();
  vi.mocked(requestPasswordReset).mockRejectedValue(failure('mail-sent-just-now'));
  await press('Send the mail again');
  await sees(/The last mail went out less than a minute ago/);
  await press('Back to sign in');
  await expect.element(email()).toHaveValue('stranger@example.com');
});

test('sign-up: the form says what is missing, and keeps what was typed before', async () => {
  await email().fill('nora@example.com');
  await press('Create an account');
  await expect.element(page.getByRole('heading', { name: 'Create an account' })).toHaveFocus();
  await expect.element(email()).toHaveValue('nora@example.com');
  await sees(/At least 8 characters, because short ones are guessed/);
  await email().fill('');
  await press('Create account');
  await sees('Enter your email address.');
  await sees('Choose a password of at least 8 characters.');
  await expect.element(page.getByLabelText('Full name')).toHaveFocus();
  await expectAccessible();
  for (const [secret, fault] of [
    ['short', 'Use at least 8 characters; this has 5.'],
    ['Password1!', /among the first that guessers try/],
    ['Nora Pine 1', /your own name or address/],
  ] as const) {
    await createAccount('Nora Pine', 'nora@example.com', secret);
    await sees(fault);
  }
  expect(signUp).not.toHaveBeenCalled();
});

test('sign-up: whoever is signed in at once is told of no mail', async () => {
  vi.mocked(signUp).mockResolvedValue({} as Awaited<ReturnType<typeof signUp>>);
  await press('Create an account');
  await createAccount('Nora Pine', 'nora@example.com');
  await vi.waitFor(() =>
    expect($arrivalMessage.get()?.title).toBe('Your account is there, and you are signed in'),
  );
  expect(signUp).toHaveBeenCalledWith('Nora Pine', 'nora@example.com', 'plane saw river');
  await expect.element(page.getByText(/check your email/i)).not.toBeInTheDocument();
});

test('sign-up: a taken address leads to a new password', async () => {
  vi.mocked(signUp).mockRejectedValue(
    refusal(422, 'user_already_exists', 'User already registered'),
  );
  await press('Create an account');
  await createAccount('Somebody Else', 'nora@example.com');
  await expectToast('alert', 'Sign Up Failed', 'User already registered');
  await sees('This address has an account already');
  await expectAccessible();
  await press('Choose a new password');
  await expect.element(email()).toHaveValue('nora@example.com');
});

test('sign-up: where the address is confirmed, the mail is spoken of', async () => {
  vi.mocked(signUp).mockResolvedValue(null);
  await press('Create an account');
  await createAccount('Nora Pine', 'nora@example.com');
  await expectToast(
    'status',
    'Account Created!',
    'Please check your email to verify your account.',
  );
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  await sees(/Follow the link in the mail to nora@example\.com/);
  await expectAccessible();
});

test('sign-up: once more within a minute leads to the mail that is on its way', async () => {
  const tooSoon = refusal(
    ...([429, 'over_email_send_rate_limit', 'You can request this after 23 seconds.'] as const),
  );
  vi.mocked(signUp).mockRejectedValue(tooSoon);
  vi.mocked(resendConfirmation).mockRejectedValueOnce(tooSoon).mockResolvedValueOnce();
  await press('Create an account');
  await createAccount('Nora Pine', 'nora@example.com');
  await sees(/went out less than a minute ago/);
  await expect
    .element(page.getByRole('region', { name: 'Messages' }).getByRole('alert'))
    .toBeEmptyDOMElement();
  await press('Send the mail again');
  await sees(/wait a minute and send it again/);
  await press('Send the mail again');
  await sees(/another mail is on its way/);
});

test.each([
  [refusal(500, 'unexpected_failure', 'Database error saving new user'), /^Database error saving/],
  [failure('offline'), /^An unexpected error occurred$/],
])('sign-up: a failure is said, and keeps what was typed: %s', async (answer, text) => {
  vi.mocked(signUp).mockRejectedValue(answer);
  await press('Create an account');
  await createAccount('Nora Pine', 'nora@example.com');
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await sees('Sign Up Failed');
  await expect.element(page.getByLabelText('Full name')).toHaveValue('Nora Pine');
});

test('session: a server that is away says that nobody is signed out', async () => {
  await show(<ReconnectScreen />);
  await expect
    .element(page.getByRole('heading', { name: 'Your session could not be renewed' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('session: a link that signs in somebody else says who is who', async () => {
  const answer = vi.fn();
  await show(<LinkQuestion link="mallory@example.com" held="anna@example.com" answer={answer} />);
  await expect
    .element(page.getByRole('heading', { name: 'This link signs in mallory@example.com' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Stay anna@example.com' }).click();
  await page.getByRole('button', { name: 'Sign in as mallory@example.com' }).click();
  expect(answer.mock.calls).toEqual([[false], [true]]);
});
