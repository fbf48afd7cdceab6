import { beforeEach, expect, test, vi } from 'vitest';
import type { AuthChangeEvent, Session } from '#data/accounts/auth.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;
/** The auth client's, once it was asked for. */
let tell: Listener | undefined;
let held: Session | null;
const forgotten = vi.fn();
const learned = vi.fn(async () => undefined);
const signOut = vi.fn(async () => undefined);

vi.mock('#data/accounts/auth.ts', () => ({
  watchSession: (listener: Listener) => {
    tell = listener;
  },
  isServerThere: async () => false,
  renewSession: async () => false,
  signOut,
}));
vi.mock('#data/accounts/stored-session.ts', () => ({
  holdsSession: () => held !== null,
  storedSession: () => held,
  storedAccessToken: () => held?.access_token ?? '',
}));
vi.mock('#data/accounts/auth-client.ts', () => ({ takeRefusal: () => refusal }));
vi.mock('#data/accounts/access-token.ts', () => ({ verifyAccessToken: async () => fault() }));
vi.mock('./account.ts', () => ({ refreshAccount: learned }));
vi.mock('./device-memory.ts', () => ({ forgetPerson: forgotten }));

let refusal = '';
/** Throws what is wrong with the token. */
let fault: () => void;
let hash = '';
let search = '';
let keeps = true;
const replaced: string[] = [];

function storage() {
  const kept = new Map<string, string>();
  const guarded = () => {
    if (!keeps) throw new DOMException('The operation is insecure.', 'SecurityError');
    return kept;
  };
  return {
    getItem: (key: string) => guarded().get(key) ?? null,
    setItem: (key: string, value: string) => void guarded().set(key, value),
    removeItem: (key: string) => void guarded().delete(key),
  };
}

function sessionOf(id: string, number = 1): Session {
  const user = { id, email: `${id}@example.com`, factors: [] };
  return { access_token: `token-${id}-${number}`, user } as unknown as Session;
}

function linkOf(id: string): string {
  const claims = { sub: id, email: `${id}@example.com` };
  return `#access_token=h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s&type=magiclink`;
}

async function open() {
  vi.resetModules();
  const watch = await import('./session-watch.ts');
  const stores = await import('./session.ts');
  const question = await import('./link-question.ts');
  const toasts = await import('./toasts.ts');
  const { TokenError } = await import('#domain/accounts/token.ts');
  watch.startSession();
  return { ...watch, ...stores, ...question, ...toasts, TokenError };
}

beforeEach(() => {
  vi.clearAllMocks();
  tell = undefined;
  held = null;
  refusal = '';
  fault = () => {};
  hash = '';
  search = '';
  keeps = true;
  replaced.splice(0);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', {
    get hash() {
      return hash;
    },
    pathname: '/admin',
    get search() {
      return search;
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _unused: string, to: string) => replaced.push(to),
  });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

test('a renewal asks nothing about the account: tokens of a minute would be renewed for that, without end', async () => {
  await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  await vi.waitFor(() => expect(learned).toHaveBeenCalledTimes(1));
  for (let number = 2; number < 20; number += 1)
    tell?.('TOKEN_REFRESHED', sessionOf('anna', number));
  await vi.dynamicImportSettled();
  expect(learned).toHaveBeenCalledTimes(1);
  // A second step is another matter: the server may answer more from now on.
  tell?.('MFA_CHALLENGE_VERIFIED', sessionOf('anna', 20));
  await vi.waitFor(() => expect(learned).toHaveBeenCalledTimes(2));
});

test('a link for somebody else is a question first', async () => {
  held = sessionOf('anna');
  hash = linkOf('mallory');
  const { $linkQuestion, $session } = await open();
  const question = $linkQuestion.get();
  expect(question).toMatchObject({ link: 'mallory@example.com', held: 'anna@example.com' });
  expect([tell, $session.get().loading]).toEqual([undefined, true]);
  question?.answer(false);
  expect($linkQuestion.get()).toBeNull();
  expect(replaced).toEqual(['/admin']);
  expect(tell).toBeDefined();
  tell?.('INITIAL_SESSION', held);
  expect(forgotten).not.toHaveBeenCalled();
});

test.each([
  ['in the query', () => ['', `?${linkOf('mallory').slice(1)}`]],
  ['behind one that nobody can read', () => [`#access_token=x&${linkOf('mallory').slice(1)}`, '']],
  [
    'in the query, behind one of the same person',
    () => [linkOf('anna'), `?${linkOf('mallory').slice(1)}`],
  ],
])('so is one with its token %s, where the auth client reads it, too', async (_, address) => {
  held = sessionOf('anna');
  [hash = '', search = ''] = address();
  const { $linkQuestion } = await open();
  expect($linkQuestion.get()).toMatchObject({ link: 'mallory@example.com' });
  $linkQuestion.get()?.answer(false);
  expect(replaced).toEqual(['/admin']);
});

test('whoever follows it leaves nothing of the last person behind', async () => {
  held = sessionOf('anna');
  hash = linkOf('ben');
  const { $linkQuestion, $session } = await open();
  $linkQuestion.get()?.answer(true);
  expect(replaced).toEqual([]);
  tell?.('SIGNED_IN', sessionOf('ben'));
  expect(forgotten).toHaveBeenCalledExactlyOnceWith({ keepsShared: false });
  expect($session.get().user?.id).toBe('ben');
});

test.each([
  ['of the same person', 'anna', 'anna'],
  ['where nobody is signed in', '', 'anna'],
])('a link %s is followed', async (_, holder, person) => {
  held = holder ? sessionOf(holder) : null;
  hash = linkOf(person);
  const { $linkQuestion } = await open();
  expect($linkQuestion.get()).toBeNull();
  tell?.('SIGNED_IN', sessionOf(person, 2));
  expect(forgotten).not.toHaveBeenCalled();
});

test.each([
  ['fragment', () => [linkOf('anna'), '']],
  ['query', () => ['', `?${linkOf('anna').slice(1)}`]],
])('session: a link with its token in the %s is a sign of life', async (_, address) => {
  [hash = '', search = ''] = address();
  await open();
  expect(Number(localStorage.getItem('last-activity'))).toBeGreaterThan(Date.now() - 60_000);
});

test('another tab that signs in somebody else makes this one forget, too', async () => {
  held = sessionOf('anna');
  await open();
  tell?.('INITIAL_SESSION', held);
  tell?.('SIGNED_IN', sessionOf('ben'));
  expect(forgotten).toHaveBeenCalledOnce();
  tell?.('TOKEN_REFRESHED', sessionOf('ben', 2));
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a browser that keeps nothing says so, before anybody signs in for nothing', async () => {
  keeps = false;
  const { $session, $signInMessage } = await open();
  expect($session.get()).toMatchObject({ loading: false, session: null });
  expect($signInMessage.get()).toMatchObject({ isFinal: true });
  expect(tell).toBeUndefined();
});

test.each([
  ['', 'You are no longer signed in on this device', /in another tab/],
  ['session_not_found', 'You are no longer signed in on this device', /ended from elsewhere/],
  ['refresh_token_not_found', 'You are no longer signed in on this device', /ended from elsewhere/],
  ['user_banned', 'Your access to the website was removed', /administrator/],
  ['validation_failed', 'Your session has ended. Sign in again to carry on.', undefined],
])('an end that the server called %j says no more than that', async (code, title, text) => {
  const { $signInMessage } = await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  refusal = code;
  tell?.('SIGNED_OUT', null);
  const message = $signInMessage.get();
  expect(message?.title).toBe(title);
  if (text) expect(message?.text).toMatch(text);
  else expect(message?.text).toBeUndefined();
});

test('a sign-out that the server did not hear of is one here, which is said', async () => {
  const { endSession, $signInMessage, $session } = await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  signOut.mockRejectedValueOnce(new Error('away'));
  await expect(endSession('local')).rejects.toThrow();
  tell?.('SIGNED_OUT', null);
  expect($session.get().session).toBeNull();
  expect($signInMessage.get()?.text).toMatch(/could not be told/);
});

test('session: one that can’t be trusted is ended, with a sentence for people and a text for developers', async () => {
  held = sessionOf('anna');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { $signInMessage, $session, TokenError } = await open();
  fault = () => {
    throw new TokenError('Invalid alg claim');
  };
  signOut.mockImplementationOnce(async () => {
    tell?.('SIGNED_OUT', null);
    return undefined;
  });
  tell?.('INITIAL_SESSION', held);
  await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
  await vi.waitFor(() => expect($signInMessage.get()?.title).toMatch(/^This browser held a/));
  expect($session.get().session).toBeNull();
  expect(logged).toHaveBeenCalledWith('Invalid alg claim');
});

test('session: one that is over by this clock is left to the server', async () => {
  held = sessionOf('anna');
  const { $session, TokenError } = await open();
  fault = () => {
    throw new TokenError('JWT has expired');
  };
  tell?.('INITIAL_SESSION', held);
  await vi.dynamicImportSettled();
  expect(signOut).not.toHaveBeenCalled();
  expect($session.get().session).not.toBeNull();
});

test('session: one that was found and could not be renewed any more has ended, and why is for developers', async () => {
  held = sessionOf('anna');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { $signInMessage, TokenError } = await open();
  fault = () => {
    throw new TokenError('JWT has expired');
  };
  held = null;
  tell?.('INITIAL_SESSION', null);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('JWT has expired'));
  expect($signInMessage.get()?.title).toBe('Your session has ended. Sign in again to carry on.');
});

test('session: quiet hours that end it are said in every tab', async () => {
  const { $toast, $session } = await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  // Another tab woke first, and this one hears of it.
  localStorage.setItem('last-activity', '1');
  vi.useFakeTimers({ now: Date.now() + 9 * 3_600_000 });
  tell?.('SIGNED_OUT', null);
  vi.useRealTimers();
  expect($toast.get()).toMatchObject({ title: 'Session Expired', kind: 'destructive' });
  expect($session.get().session).toBeNull();
});

test('session: while the server is away nobody is signed out', async () => {
  held = sessionOf('anna');
  const { $session, $signInMessage } = await open();
  tell?.('INITIAL_SESSION', null);
  expect($session.get()).toMatchObject({ isAway: true, loading: false });
  expect($signInMessage.get()).toBeNull();
  expect(forgotten).not.toHaveBeenCalled();
});

test('session: a link that is too old says so, for people and for developers', async () => {
  hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { $signInMessage } = await open();
  expect($signInMessage.get()?.title).toMatch(/This link has been used already or is too old/);
  expect(logged).toHaveBeenCalledWith('otp_expired: Email link is invalid');
});
