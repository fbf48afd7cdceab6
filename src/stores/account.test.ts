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
  newAnswers();
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

test('the role opens the staff area, whatever else is never answered', async () => {
  void refreshAccount();
  answers.role.resolve('editor');
  await settled();
  expect($session.get()).toMatchObject({ role: 'editor', roleFailure: null, profile: null });
  expect($session.get().isProfileMissing).toBe(false);
});

test('what comes later is shown when it comes', async () => {
  void refreshAccount();
  answers.profile.resolve(record);
  await settled();
  expect($session.get()).toMatchObject({ role: null, profile: { full_name: 'Anna Harrow' } });
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
])('a profile: %s, which is known then', async (_, answer) => {
  void refreshAccount();
  answer();
  await settled();
  expect($session.get()).toMatchObject({ profile: null, isProfileMissing: true });
  newAnswers();
  void refreshAccount();
  answers.profile.resolve(record);
  await settled();
  expect($session.get()).toMatchObject({ profile: record, isProfileMissing: false });
  newAnswers();
  void refreshAccount();
  answers.profile.reject(new DataError('offline'));
  await settled();
  expect($session.get(), 'the last one stays').toMatchObject({
    profile: record,
    isProfileMissing: false,
  });
});

test.each(['offline', 'unavailable', 'not-found', 'signed-out'] as const)(
  'a role that could not be had: %s is told apart, and asked for again',
  async (code) => {
    const isKnown = refreshAccount();
    answers.role.reject(new DataError(code));
    await settled();
    expect($session.get()).toMatchObject({ role: null, roleFailure: code });
    answers.profile.resolve(record);
    answers.user.resolve(user);
    expect(await isKnown, 'whoever asked hears that there was no answer').toBe(false);
    newAnswers();
    answers.role.resolve('editor');
    // Neither profile nor user is ever answered.
    await vi.advanceTimersByTimeAsync(2_000);
    expect($session.get()).toMatchObject({ role: 'editor', roleFailure: null });
  },
);

test('an answer about somebody who has left is nobody’s', async () => {
  void refreshAccount();
  $session.set({ ...SIGNED_OUT, session, user: { ...user, id: 'ben' } });
  answers.role.resolve('admin');
  answers.profile.resolve(record);
  answers.user.resolve(user);
  await settled();
  expect($session.get()).toMatchObject({ role: null, profile: null, user: { id: 'ben' } });
});
