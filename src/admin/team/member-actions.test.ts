import { expect, test } from 'vitest';
import type { Member } from '#data/accounts/team.ts';
import { memberActions } from './member-actions.ts';

const ANNA: Member = {
  ...{ id: '1', email: 'anna@example.com', fullName: 'Anna', jobTitle: '', role: 'editor' },
  ...{ factors: [], lastSeenAt: null, deactivatedAt: null, createdAt: '2026-11-20T18:42:00Z' },
};

function labels(member: Partial<Member>, isMe = false): string[] {
  return memberActions({ ...ANNA, ...member }, isMe).map(({ label }) => label);
}

test('team: the obvious comes first; nobody deactivates themselves, and one’s own role is asked about', () => {
  expect(labels({ role: 'viewer' })).toEqual([
    ...['Let in as editor', 'Let in as administrator', 'Deactivate'],
  ]);
  expect(labels({})).toEqual(['Make administrator', 'Remove access', 'Deactivate']);
  expect(labels({ role: 'admin' })).toEqual(['Make editor', 'Remove access', 'Deactivate']);
  expect(labels({ deactivatedAt: '2026-11-20T18:42:00Z' })).toEqual(['Reactivate']);
  const mine = memberActions({ ...ANNA, role: 'admin' }, true);
  expect(mine.map(({ label }) => label)).toEqual(['Make editor', 'Remove access']);
  expect(mine.every(({ question }) => question !== undefined)).toBe(true);
});
