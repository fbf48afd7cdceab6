import { expect, test } from 'vitest';
import { DataError, toDataError } from '#data/errors.ts';
import { filterEnquiries } from '#domain/enquiries/enquiries-list.ts';
import { foldChanges } from '#domain/releases/waiting-changes.ts';
import { formatDateTime, formatRelative, formatSortable } from '#domain/text/when.ts';
import { INACTIVITY_CHECK, INACTIVITY_LIMIT, isInactive } from './inactivity.ts';
import { readLinkError } from './link-errors.ts';
import { validatePassword } from './password.ts';
import { isStaff, readRole } from './role.ts';

const LONDON = 'Europe/London';
const HOUR = 3_600_000;

test.each([
  ['2026-11-20T18:41:30Z', 'just now'],
  ['2026-11-20T18:41:00Z', '1 minute ago'],
  ['2026-11-20T17:50:00Z', '52 minutes ago'],
  ['2026-11-20T09:05:00Z', 'today, 09:05'],
  ['2026-11-19T23:59:00Z', 'yesterday, 23:59'],
  ['2026-11-17T18:42:00Z', 'Tuesday, 18:42'],
  ['2026-03-12T18:42:00Z', '12 March, 18:42'],
  ['2025-03-12T18:42:00Z', '12 March 2025'],
  ['2026-11-21T09:00:00Z', 'tomorrow, 09:00'],
  // In summer the workshop's clock is an hour ahead of Greenwich.
  ['2026-07-01T23:30:00Z', '2 July, 00:30'],
])('moment: %s is “%s” in the time zone of the business', (moment, words) => {
  expect(formatRelative(moment, Date.parse('2026-11-20T18:42:00Z'), LONDON)).toBe(words);
});

test('account: eight hours of silence are too long; a role that nobody knows is viewer', () => {
  expect([INACTIVITY_LIMIT, INACTIVITY_CHECK]).toEqual([28_800_000, 300_000]);
  expect(isInactive(0, 8 * HOUR)).toBe(false);
  expect(isInactive(0, 8 * HOUR + 1)).toBe(true);
  expect(['admin', 'editor', 'viewer', 'owner', null, undefined, 7].map(readRole)).toEqual([
    ...['admin', 'editor', 'viewer', 'viewer', 'viewer', 'viewer', 'viewer'],
  ]);
  expect([isStaff('viewer'), isStaff('editor')]).toEqual([false, true]);
});

test('account: a password is long enough and not too long, counted in bytes', () => {
  expect(validatePassword('')).toBe('Choose a password of at least 8 characters.');
  expect(validatePassword('1234567')).toBe('Use at least 8 characters; this has 7.');
  expect(validatePassword('timber-frame-42')).toBe('');
  expect(validatePassword('üöä'.repeat(12))).toBe('');
  expect(validatePassword(`${'üöä'.repeat(12)}x`)).toBe('Use at most 72 characters.');
});

test.each([
  ...['password', 'Password123!', 'PASSW0RD', 'qwertyuiop', 'iloveyou2', '12345678'],
  ...['1234567890', '87654321', 'abcdefgh', 'aaaaaaaa', '11112222'],
])('account: %s is among the first that are guessed', (password) => {
  expect(validatePassword(password)).toMatch(/among the first that guessers try/);
});

test('account: nor is a password what everybody knows of its owner', () => {
  const anna = { email: 'anna.harrow@example.com', name: 'Anna Harrow-Pine' };
  for (const password of [
    ...['anna.harrow', 'Anna.Harrow1!', 'anna.harrow@example.com', 'annaharrowpine'],
    'HarrowPine99',
  ]) {
    expect(validatePassword(password, anna), password).toMatch(/your own name or address/);
  }
  expect(validatePassword('harrow saw river', anna)).toBe('');
  expect(validatePassword('anna.harrow')).toBe('');
  expect(validatePassword('98127634', { email: '', name: '' })).toBe('');
});

test('release: three saves of one gallery are one change; the newest speaks for it', () => {
  const row = { at: '2026-11-20T18:42:00Z', actor: 'anna', entity: 'gallery', entity_id: '1' };
  const changes = foldChanges([
    { ...row, version: 1, title: 'Loft', action: 'published' },
    { ...row, version: 3, title: 'Loft library', action: 'updated' },
    { ...row, version: 2, entity: 'post', title: 'Oak', action: 'unpublished' },
    { ...row, version: 4, entity_id: null, title: '', action: 'reordered' },
  ]);
  expect(changes.map(({ title, description }) => `${title}: ${description}`)).toEqual([
    'The order of the galleries: Gallery, put in another order',
    'Loft library: Gallery, changed',
    'Oak: Article, taken off the site',
  ]);
});

test('moment: a date for a spreadsheet sorts as text, on the clock of the business; one is written out', () => {
  const sortable = (moment: string) => formatSortable(moment, LONDON);
  expect(sortable('2026-11-17T18:42:05Z')).toBe('2026-11-17 18:42:05');
  expect(sortable('2026-07-01T23:30:00Z')).toBe('2026-07-02 00:30:00');
  const moments = ['2025-12-31T09:00:00Z', '2026-02-01T00:00:00Z', '2026-10-01T07:00:00Z'];
  expect(moments.map(sortable).sort()).toEqual(moments.map(sortable));
  expect(formatDateTime('2026-11-17T18:42:00Z', LONDON)).toBe('Tuesday 17 November 2026, 18:42');
});

test('enquiry: all are found by every word; what was answered or put away only when it is asked for', () => {
  const one = (id: string, name: string, status: 'new' | 'spam' | 'answered') => ({
    ...{ id, name, status, email: 'r@example.com', phone: '', message: 'A kitchen', note: '' },
  });
  const all = [one('a', 'Ruth', 'new'), one('b', 'Tom', 'spam'), one('c', 'Ida', 'answered')];
  for (const [words, filter, found, beside] of [
    ['kitchen', 'all', 'abc'],
    ['kitchen ruth', 'open', 'a'],
    ['kitchen', 'open', 'a'],
    ['kitchen', 'spam', 'b'],
    ['staircase', 'open', ''],
    // What somebody is working on does not vanish under their hands.
    ['kitchen', 'open', 'ab', ['b']],
    ['staircase', 'open', '', ['b']],
  ] as const) {
    const ids = filterEnquiries(all, words, filter, beside).map(({ id }) => id);
    expect(ids.join(''), `${words}, ${filter}`).toBe(found);
  }
});

test('account: a link that failed has a sentence for people and a detail for developers', () => {
  expect(readLinkError('#access_token=x')).toBeNull();
  expect(readLinkError('')).toBeNull();
  expect(
    readLinkError('#error=access_denied&error_code=otp_expired&error_description=Too+old'),
  ).toEqual({
    sentence: 'This link has been used already or is too old. Ask for a new one below.',
    detail: 'otp_expired: Too old',
  });
});

test.each([
  [{ message: 'version_conflict', code: 'PT409', hint: '7' }, 409, 'conflict'],
  [{ message: 'This is the last active administrator.', code: 'PT409' }, 409, 'invalid'],
  [{ message: 'Gone.', code: 'PT404' }, 404, 'not-found'],
  [{ message: 'none', code: 'PGRST116' }, 406, 'not-found'],
  [{ message: 'no', code: '42501' }, 403, 'denied'],
  // PostgREST, to a request that came without a token.
  [{ message: 'no', code: '42501' }, 401, 'signed-out'],
  [{ message: 'JWT expired', code: 'PGRST303' }, 401, 'signed-out'],
  [{ message: 'slow down', code: 'over_email_send_rate_limit' }, 429, 'too-many'],
  [{ message: 'Email not confirmed', code: 'email_not_confirmed' }, 400, 'unconfirmed'],
  [{ message: 'Invalid login credentials', code: 'invalid_credentials' }, 400, 'invalid'],
  [{ message: 'Invalid TOTP code entered', code: 'mfa_verification_failed' }, 422, 'invalid'],
  [{ message: 'Requires it', code: 'reauthentication_needed' }, 400, 'too-long-ago'],
  [{ message: 'User already registered', code: 'user_already_exists' }, 422, 'already-there'],
  [{ message: 'check', code: '23514' }, 400, 'invalid'],
  [{ message: 'boom', code: 'XX000' }, 500, 'unavailable'],
] as const)('refusal: %j with status %i is %s', (failure, status, code) => {
  const error = toDataError(failure, status);
  expect(error).toBeInstanceOf(DataError);
  expect(error.code).toBe(code);
  expect(error.currentVersion).toBe(code === 'conflict' ? 7 : undefined);
  expect(error.serverMessage).toBe(failure.message);
});

test.each([
  ...['', '{}', '["no"]', 'HTTP 503', 'Service Unavailable', 'Bad Gateway', 'Gateway Timeout'],
])('refusal: a gateway’s %j is not shown as the words of the server', (message) => {
  const error = toDataError({ message }, 503);
  expect(error.code).toBe('unavailable');
  expect(error.serverMessage).toBeUndefined();
});

test('refusal: our own database functions speak for themselves, others are translated', () => {
  const said = (message: string, code: string, status: number) =>
    toDataError({ message, code }, status).message;
  expect(said('Choose another.', 'PT422', 422)).toBe('Choose another.');
  expect(said('deadlock detected', '40P01', 500)).toMatch(/What you typed is kept/);
});
