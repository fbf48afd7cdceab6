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
vi.mock('./device-memory.ts', () => ({ forgetPersonalData: forgotten }));

let refusal = '';
/** Throws what is wrong with the token. */
let fault: () => void;
const place = { hash: '', pathname: '/admin', search: '' };
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
  return `access_token=h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s&type=magiclink`;
}

/** The staff area as it is opened where this person is signed in, by this address. */
async function open(holder = '', hash = '', search = '') {
  held = holder ? sessionOf(holder) : null;
  Object.assign(place, { hash, search });
  vi.resetModules();
  const [watch, stores, toasts, { TokenError }] = await Promise.all([
    ...([import('./session-watch.ts'), import('./session.ts')] as const),
    ...([import('./toasts.ts'), import('#domain/accounts/token.ts')] as const),
  ]);
  watch.startSession();
  const isUntrusted = (why: string) => {
    fault = () => {
      throw new TokenError(why);
    };
  };
  const said = () => stores.$signInMessage.get();
  return { ...watch, ...stores, ...toasts, said, isUntrusted };
}

beforeEach(() => {
  vi.clearAllMocks();
  tell = undefined;
  refusal = '';
  fault = () => {};
  keeps = true;
  replaced.splice(0);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _unused: string, to: string) => replaced.push(to),
  });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

/** What is written for developers. */
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('session: a renewal asks nothing about the account: tokens of a minute would be renewed for that, without end', async () => {
  await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  await vi.waitFor(() => expect(learned).toHaveBeenCalledTimes(1));
  for (let nth = 2; nth < 20; nth += 1) tell?.('TOKEN_REFRESHED', sessionOf('anna', nth));
  await vi.dynamicImportSettled();
  expect(learned).toHaveBeenCalledTimes(1);
  // A two-factor sign-in is another matter: the server may answer more from now on.
  tell?.('MFA_CHALLENGE_VERIFIED', sessionOf('anna', 20));
  await vi.waitFor(() => expect(learned).toHaveBeenCalledTimes(2));
});

const [ofAnna, ofMallory] = [linkOf('anna'), linkOf('mallory')];

test.each([
  ['a link', `#${ofMallory}`, ''],
  ['one with its token in the query', '', `?${ofMallory}`],
  ['one behind a token that nobody can read', `#access_token=x&${ofMallory}`, ''],
  ['one in the query, behind that of the same person', `#${ofAnna}`, `?${ofMallory}`],
])('session: %s for somebody else is a question first', async (_, hash, search) => {
  const { $linkQuestion, $session } = await open('anna', hash, search);
  const question = $linkQuestion.get();
  expect(question).toMatchObject({ link: 'mallory@example.com', held: 'anna@example.com' });
  expect([tell, $session.get().loading]).toEqual([undefined, true]);
  question?.answer(false);
  expect([$linkQuestion.get(), replaced]).toEqual([null, ['/admin']]);
  tell?.('INITIAL_SESSION', held);
  expect(tell).toBeDefined();
  expect(forgotten).not.toHaveBeenCalled();
});

test('session: whoever follows it leaves nothing of the last person behind', async () => {
  const { $linkQuestion, $session } = await open('anna', `#${linkOf('ben')}`);
  $linkQuestion.get()?.answer(true);
  expect(replaced).toEqual([]);
  tell?.('SIGNED_IN', sessionOf('ben'));
  expect(forgotten).toHaveBeenCalledExactlyOnceWith({ keepsShared: false });
  expect($session.get().user?.id).toBe('ben');
});

test.each([
  ['of the same person', 'anna', `#${ofAnna}`, ''],
  ['where nobody is signed in', '', `#${ofAnna}`, ''],
  ['with its token in the query', '', '', `?${ofAnna}`],
])('session: a link %s is followed, and a sign of life', async (_, holder, hash, search) => {
  const { $linkQuestion } = await open(holder, hash, search);
  expect($linkQuestion.get()).toBeNull();
  expect(Number(localStorage.getItem('last-activity'))).toBeGreaterThan(Date.now() - 60_000);
  tell?.('SIGNED_IN', sessionOf('anna', 2));
  expect(forgotten).not.toHaveBeenCalled();
});

test('session: another tab that signs in somebody else makes this one forget, too', async () => {
  await open('anna');
  tell?.('INITIAL_SESSION', held);
  tell?.('SIGNED_IN', sessionOf('ben'));
  expect(forgotten).toHaveBeenCalledOnce();
  tell?.('TOKEN_REFRESHED', sessionOf('ben', 2));
  expect(forgotten).toHaveBeenCalledOnce();
});

test('session: a browser that keeps nothing says so, before anybody signs in for nothing', async () => {
  keeps = false;
  const { $session, said } = await open();
  expect($session.get()).toMatchObject({ loading: false, session: null });
  expect(said()).toMatchObject({ isFinal: true });
  expect(tell).toBeUndefined();
});

const NO_LONGER = 'You are no longer signed in on this device';
const ENDED = 'Your session has ended. Sign in again to carry on.';
test.each([
  ['', NO_LONGER, /in another tab/],
  ['session_not_found', NO_LONGER, /ended from elsewhere/],
  ['refresh_token_not_found', NO_LONGER, /ended from elsewhere/],
  ['user_banned', 'Your access to the website was removed', /administrator/],
  ['validation_failed', ENDED, /^$/],
])('session: an end that the server called %j says no more', async (code, title, text) => {
  const { said } = await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  refusal = code;
  tell?.('SIGNED_OUT', null);
  expect(said()?.title).toBe(title);
  expect(said()?.text ?? '').toMatch(text);
});

test('session: a sign-out that the server did not hear of is one here, which is said', async () => {
  const { endSession, said, $session } = await open();
  tell?.('SIGNED_IN', sessionOf('anna'));
  signOut.mockRejectedValueOnce(new Error('away'));
  await expect(endSession('local')).rejects.toThrow();
  tell?.('SIGNED_OUT', null);
  expect($session.get().session).toBeNull();
  expect(said()?.text).toMatch(/could not be told/);
});

test('session: one that can’t be trusted is ended, with a sentence for people and a text for developers', async () => {
  const log = logged();
  const { said, $session, isUntrusted } = await open('anna');
  isUntrusted('Invalid alg claim');
  signOut.mockImplementationOnce(async () => {
    tell?.('SIGNED_OUT', null);
    return undefined;
  });
  tell?.('INITIAL_SESSION', held);
  await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
  await vi.waitFor(() => expect(said()?.title).toMatch(/^This browser held a/));
  expect($session.get().session).toBeNull();
  expect(log).toHaveBeenCalledWith('Invalid alg claim');
});

test('session: one that is over by this clock is left to the server', async () => {
  const { $session, isUntrusted } = await open('anna');
  isUntrusted('JWT has expired');
  tell?.('INITIAL_SESSION', held);
  await vi.dynamicImportSettled();
  expect(signOut).not.toHaveBeenCalled();
  expect($session.get().session).not.toBeNull();
});

test('session: one that was found and could not be renewed any more has ended, and why is for developers', async () => {
  const log = logged();
  const { said, isUntrusted } = await open('anna');
  isUntrusted('JWT has expired');
  held = null;
  tell?.('INITIAL_SESSION', null);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('JWT has expired'));
  expect(said()?.title).toBe(ENDED);
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
  const { $session, said } = await open('anna');
  tell?.('INITIAL_SESSION', null);
  expect($session.get()).toMatchObject({ isAway: true, loading: false });
  expect(said()).toBeNull();
  expect(forgotten).not.toHaveBeenCalled();
});

test('session: a link that is too old says so, for people and for developers', async () => {
  const log = logged();
  const why = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const { said } = await open('', `#${why}`);
  expect(said()?.title).toMatch(/This link has been used already or is too old/);
  expect(log).toHaveBeenCalledWith('otp_expired: Email link is invalid');
});
