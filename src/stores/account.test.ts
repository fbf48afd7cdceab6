import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session, User } from '#data/accounts/auth.ts';
import type { Profile } from '#data/accounts/profiles.ts';
import { DataError } from '#data/errors.ts';
import type { Role } from '#domain/accounts/role.ts';

/** What the server answers, each in its own time. */
let answers: {
  role: PromiseWithResolvers<Role>;
  profile: PromiseWithResolvers<Omit<Profile, 'primaryRole'> | null>;
  user: PromiseWithResolvers<User>;
};

vi.mock('#data/accounts/auth.ts', () => ({
  fetchUser: () => answers.user.promise,
  signOut: vi.fn(),
}));
vi.mock('#data/accounts/profiles.ts', () => ({
  fetchRole: () => answers.role.promise,
  fetchProfile: () => answers.profile.promise,
}));

vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));

const { refreshAccount } = await import('./account.ts');
const { $session, SIGNED_OUT } = await import('./session.ts');

const user = { id: 'anna', email: 'anna@example.com', factors: [] } as unknown as User;
const session = { access_token: '', user } as Session;
const record = { user_id: 'anna', full_name: 'Anna Harrow' } as Omit<Profile, 'primaryRole'>;

beforeEach(() => {
  vi.useFakeTimers();
  $session.set({ ...SIGNED_OUT, session, user });
});
afterEach(() => {
  $session.set(SIGNED_OUT);
  vi.useRealTimers();
});

function newAnswers() {
  answers = {
    role: Promise.withResolvers(),
    profile: Promise.withResolvers(),
    user: Promise.withResolvers(),
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
/** The account is asked for, and some of it answered. */
async function ask(answer: () => void) {
  newAnswers();
  const isKnown = refreshAccount();
  answer();
  await settled();
  return { isKnown, known: $session.get() };
}
const hasRecord = () => answers.profile.resolve(record);
const FOUND = { profile: record, isProfileMissing: false };

test('account: the role opens the staff area, whatever else is never answered', async () => {
  const { known } = await ask(() => answers.role.resolve('editor'));
  expect(known).toMatchObject({ role: 'editor', roleFailure: null, profile: null });
  expect(known.isProfileMissing).toBe(false);
});

test('account: what comes later is shown when it comes', async () => {
  const { known } = await ask(hasRecord);
  expect(known).toMatchObject({ role: null, profile: { full_name: 'Anna Harrow' } });
  answers.role.resolve('admin');
  await settled();
  expect($session.get().profile?.primaryRole).toBe('admin');
  answers.user.resolve({ ...user, factors: [{ id: 'f', status: 'verified' }] } as User);
  await settled();
  expect($session.get().assurance.next).toBe('aal2');
});

test.each([
  ['none', () => answers.profile.resolve(null)],
  ['one that could not be had', () => answers.profile.reject(new DataError('unavailable'))],
])('account: a profile: %s, which is known then', async (_, answer) => {
  expect((await ask(answer)).known).toMatchObject({ profile: null, isProfileMissing: true });
  expect((await ask(hasRecord)).known).toMatchObject(FOUND);
  const { known } = await ask(() => answers.profile.reject(new DataError('offline')));
  expect(known, 'the last one stays').toMatchObject(FOUND);
});

const FAILURES = ['offline', 'unavailable', 'not-found', 'signed-out'] as const;
test.each(FAILURES)('account: a role that is %s is told, and asked for again', async (code) => {
  const { isKnown, known } = await ask(() => answers.role.reject(new DataError(code)));
  expect(known).toMatchObject({ role: null, roleFailure: code });
  hasRecord();
  answers.user.resolve(user);
  expect(await isKnown, 'whoever asked hears that there was no answer').toBe(false);
  newAnswers();
  answers.role.resolve('editor');
  // Neither profile nor user is ever answered.
  await vi.advanceTimersByTimeAsync(2_000);
  expect($session.get()).toMatchObject({ role: 'editor', roleFailure: null });
});

test('account: an answer about somebody who has left is nobody’s', async () => {
  const { known } = await ask(() => {
    $session.set({ ...SIGNED_OUT, session, user: { ...user, id: 'ben' } });
    answers.role.resolve('admin');
    hasRecord();
    answers.user.resolve(user);
  });
  expect(known).toMatchObject({ role: null, profile: null, user: { id: 'ben' } });
});
