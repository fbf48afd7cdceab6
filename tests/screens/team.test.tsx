import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TeamScreen } from '#admin/team/TeamScreen.tsx';
import { fetchUser } from '#data/accounts/auth.ts';
import { fetchProfile, fetchRole } from '#data/accounts/profiles.ts';
import {
  fetchTeam,
  type Member,
  removeMemberFactor,
  setMemberActive,
  setMemberRole,
} from '#data/accounts/team.ts';
import { expectAccessible, failure, JOE, press, sees, show, signedInAs } from './staff.tsx';

/** As the server has it. */
let team: Member[];

function member(fullName: string, part: Partial<Member> = {}): Member {
  return {
    ...{ id: fullName, email: `${fullName.toLowerCase()}@example.com`, fullName, jobTitle: '' },
    ...{ role: 'editor', factors: [], lastSeenAt: null, deactivatedAt: null },
    createdAt: '2026-11-20T18:42:00Z',
    ...part,
  };
}

function change(id: string, part: Partial<Member>) {
  team = team.map((one) => (one.id === id ? { ...one, ...part } : one));
}

beforeEach(async () => {
  team = [
    member('Anna', { role: 'admin', id: JOE.id }),
    member('Rowan', {
      factors: [{ id: 'phone', friendly_name: 'Lost phone', factor_type: 'totp' }],
    }),
    member('Vera', { role: 'viewer' }),
  ];
  signedInAs('admin');
  vi.mocked(fetchTeam).mockImplementation(async () => team);
  vi.mocked(setMemberRole).mockImplementation(async (id, role) => change(id, { role }));
  vi.mocked(setMemberActive).mockImplementation(async (id, isActive) =>
    change(id, { deactivatedAt: isActive ? null : '2026-11-21T09:00:00Z' }),
  );
  vi.mocked(removeMemberFactor).mockImplementation(async (id) => change(id, { factors: [] }));
  vi.mocked(fetchRole).mockImplementation(
    async () => team.find(({ id }) => id === JOE.id)?.role ?? 'viewer',
  );
  vi.mocked(fetchProfile).mockResolvedValue(null);
  vi.mocked(fetchUser).mockRejectedValue(failure('offline'));
  await show(<TeamScreen />);
  await expect.element(page.getByRole('listitem', { name: 'Rowan' })).toBeVisible();
});

const inPart = (part: string, name: string) =>
  page.getByRole('region', { name: part }).getByRole('listitem', { name });

test('team: whoever waits is let in with one press, and the keyboard goes on with them', async () => {
  await expect.element(inPart('Awaiting approval', 'Vera')).toBeVisible();
  await sees('2 with access, 1 awaiting approval');
  expect(document.querySelectorAll('ul:not(:has(li))')).toHaveLength(0);
  await expectAccessible();
  await press('Let in as editor: Vera');
  await expect.element(page.getByRole('status').getByText('Vera is an editor now.')).toBeVisible();
  await expect.element(inPart('People', 'Vera')).toHaveFocus();
});

test('team: roles are changed from a menu by keyboard, and none in passing', async () => {
  const menu = page.getByRole('button', { name: 'Editor: Rowan' });
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Make administrator' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(menu).toHaveFocus();
  expect(setMemberRole).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Make administrator' })).toHaveFocus();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.mocked(setMemberRole).mockImplementationOnce(async (id, role) => {
    await answered;
    change(id, { role });
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveFocus();
  answer();
  const changed = page.getByRole('button', { name: 'Administrator: Rowan' });
  await expect.element(changed).toHaveFocus();
  await changed.click();
  await page.getByRole('menuitem', { name: 'Remove access' }).click();
  await expect.element(inPart('Awaiting approval', 'Rowan')).toHaveFocus();
  expect(vi.mocked(setMemberRole).mock.calls).toEqual([
    ['Rowan', 'admin'],
    ['Rowan', 'viewer'],
  ]);
});

test('team: what a server refuses is said beside the person', async () => {
  vi.mocked(setMemberRole).mockRejectedValue(failure('offline'));
  await press('Let in as editor: Vera');
  const card = page.getByRole('listitem', { name: 'Vera' });
  await expect
    .element(card.getByRole('alert').getByText(/The server can’t be reached\./))
    .toBeVisible();
  await expectAccessible();
});

test('team: the only administrator can’t lock the door from outside', async () => {
  await expect.element(page.getByRole('button', { name: 'Administrator: Anna' })).toBeDisabled();
  await sees('The only administrator. Make somebody else one first.');
});

test('team: an administrator who steps down is asked first, and is out at once', async () => {
  await press('Editor: Rowan');
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  const stepDown = async () => {
    await press('Administrator: Anna');
    await page.getByRole('menuitem', { name: 'Make editor' }).click();
  };
  await stepDown();
  const question = page.getByRole('alertdialog', { name: 'Change your own role?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(setMemberRole).toHaveBeenCalledTimes(1);
  await stepDown();
  await question.getByRole('button', { name: 'Make editor' }).click();
  await sees('Only administrators look after the team.');
});

test('team: whoever is deactivated is asked about, and can be reactivated', async () => {
  await press('Editor: Rowan');
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect.element(inPart('Deactivated', 'Rowan')).toHaveFocus();
  await press('Reactivate: Rowan');
  await expect.element(inPart('People', 'Rowan')).toBeVisible();
});

test('team: a lost device is removed once somebody agrees', async () => {
  await press('Remove Lost phone of Rowan');
  const question = page.getByRole('alertdialog', { name: 'Remove “Lost phone”?' });
  await expect.element(question.getByText(/Make sure it is really them who asks/)).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Remove the device' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(removeMemberFactor).toHaveBeenCalledWith('Rowan', 'phone');
});

test('team: it is none of an editor’s business', async () => {
  signedInAs('editor');
  await sees('Only administrators look after the team.');
});
