import { afterEach, expect, test } from 'vitest';
import { $session, type SessionState, SIGNED_OUT } from '#stores/session.ts';
import { staffHtml } from '../../../tests/support/staff-html.tsx';
import { AwaitingApproval } from './AwaitingApproval.tsx';

afterEach(() => $session.set(SIGNED_OUT));

const person = (deactivated_at: string | null) =>
  ({ deactivated_at }) as NonNullable<SessionState['profile']>;

test.each([
  ['awaits approval', person(null)],
  ['is deactivated', person('2026-11-01T10:00:00Z')],
  ['has no access at the moment', null],
])('account: says that the account %s, by what is known of it', (says, profile) => {
  $session.set({ ...SIGNED_OUT, profile, isProfileMissing: profile === null });
  expect(staffHtml(<AwaitingApproval />)).toContain(`Your account ${says}</h1>`);
});
