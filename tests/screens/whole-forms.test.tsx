import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { NotificationsScreen } from '#admin/notifications/NotificationsScreen.tsx';
import { MenuScreen } from '#admin/pages/menu/MenuScreen.tsx';
import { AnswersScreen } from '#admin/settings/answers/AnswerSettingsForm.tsx';
import { answerTemplates } from '#business/messages/answers.ts';
import { fetchAnswerSettings, saveAnswerSettings } from '#data/enquiries/answers.ts';
import { DataError } from '#data/errors.ts';
import {
  fetchNotificationSending,
  fetchNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '#data/notifications/notification-settings.ts';
import {
  fetchFailingNotifications,
  fetchNotifications,
} from '#data/notifications/notifications.ts';
import { fetchMenu, type SavedMenu, saveMenu } from '#data/pages/menu.ts';
import { fetchPageStates, type PageState } from '#data/pages/pages.ts';
import { expectAccessible, failure, press, sees, show, signedInAs } from './staff.tsx';

/** What the server holds: it refuses what stands on an old version. */
function holdRow<Row extends { version: number }>(row: Row) {
  const server = {
    row,
    isAnswerLost: false,
    held: Promise.resolve(),
    /** @returns lets the server answer again. */
    holdAnswer() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.held = promise;
      return resolve;
    },
    /** A colleague saves; what is not different is no new version. */
    write(changed: Partial<Row>) {
      const next = { ...server.row, ...changed };
      if (JSON.stringify(next) !== JSON.stringify(server.row))
        server.row = { ...next, version: server.row.version + 1 };
    },
    async save(wanted: Partial<Row>, version: number): Promise<Row> {
      if (version !== server.row.version) throw new DataError('conflict');
      server.write({ ...wanted, version: server.row.version });
      await server.held;
      if (server.isAnswerLost) throw failure('offline');
      return server.row;
    },
  };
  return server;
}

const savedMeanwhile = () => page.getByText('Something else has been saved meanwhile.');
const AT = { updated_at: '2026-11-21T12:00:00Z', updated_by: null };

/** Unfolds the first entry of the menu. @returns the field of its label. */
async function firstLabel() {
  const list = page.getByRole('list', { name: 'Menu' });
  await list.getByRole('button', { expanded: false }).first().click();
  return list.getByLabelText('Label', { exact: true });
}

/** Goes away with something typed; the device has it when the screen is there again. */
async function leaveAndComeBack(screen: ReactNode): Promise<void> {
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  await cleanup();
  await show(screen);
  await sees('What you typed last time is here again.');
}

/** Beside the button once nothing is left to save. */
const GOES_LIVE_NEXT = 'What you save goes live with the next thing that is published';

beforeEach(() => signedInAs('admin'));

test('menu: what a colleague saves meanwhile takes nothing that was typed', async () => {
  const items = [
    { label: 'WORK', href: '/work' },
    { label: 'NOTES', href: '/blog' },
  ];
  const server = holdRow<SavedMenu>({ items, foot: null, version: 1, ...AT });
  vi.mocked(fetchMenu).mockImplementation(async () => server.row);
  vi.mocked(saveMenu).mockImplementation(server.save);
  vi.mocked(fetchPageStates).mockResolvedValue([]);
  await show(<MenuScreen />);
  const label = await firstLabel();
  await label.fill('OURS');
  server.write({ items: [{ label: 'THEIRS', href: '/work' }] });
  await press('Save');
  await expect.element(savedMeanwhile()).toBeVisible();
  await expect.element(label).toHaveValue('OURS');
  await press('Compare and choose');
  await expectAccessible();
  await press('Take the other version');
  await expect.element(label).toHaveValue('THEIRS');
  await expect.element(savedMeanwhile()).not.toBeInTheDocument();
  await press('Put it back');
  await expect.element(label).toHaveValue('OURS');
  await leaveAndComeBack(<MenuScreen />);
  await firstLabel();
  await expect.element(label).toHaveValue('OURS');

  server.write({ items: [{ label: 'OTHERS', href: '/work' }] });
  await press('Save');
  await press('Compare and choose');
  await press('Keep mine');
  await sees(GOES_LIVE_NEXT, { exact: true });
  await expect.element(savedMeanwhile()).not.toBeInTheDocument();
  await expect
    .poll(() => server.row)
    .toMatchObject({
      ...{ items: [{ label: 'OURS' }, { label: 'NOTES' }], version: 4 },
    });

  // Other entries go together, to be looked at before they are saved.
  await label.fill('MINE');
  server.write({ items: [items[1] ?? { label: '', href: '' }, { label: 'OURS', href: '/work' }] });
  await press('Save');
  await sees('What was changed there stands beside yours. Save to keep both.');
  await expect.element(label).toHaveValue('NOTES');
  await press('Save');
  await sees(GOES_LIVE_NEXT, { exact: true });
  expect(server.row.items).toMatchObject([{ label: 'NOTES' }, { label: 'MINE' }]);

  // The server has it, and nobody hears: that is no colleague.
  server.isAnswerLost = true;
  await label.fill('AGAIN');
  await press('Save');
  await sees(GOES_LIVE_NEXT, { exact: true });
  await expect.element(label).toHaveValue('AGAIN');
  await expect.element(savedMeanwhile()).not.toBeInTheDocument();
});

test('menu: a label that is missing or too long can’t be saved', async () => {
  vi.mocked(fetchMenu).mockResolvedValue({
    items: [{ label: 'WORK', href: '/work' }],
    ...{ foot: null, version: 1 },
    ...AT,
  });
  vi.mocked(fetchPageStates).mockResolvedValue([]);
  await show(<MenuScreen />);
  const label = await firstLabel();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const text of ['', 'X'.repeat(60)]) {
    await label.fill(text);
    await expect.element(label).toHaveAttribute('aria-invalid', 'true');
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  }
  await label.fill('OURS');
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
});

test('menu: its entries are moved by keys and taken out, and are those of the folder again', async () => {
  vi.mocked(fetchMenu).mockResolvedValue({ items: null, foot: null, version: 1, ...AT });
  vi.mocked(fetchPageStates).mockResolvedValue([]);
  await show(<MenuScreen />);
  const menu = page.getByRole('list', { name: 'Menu' });
  const first = menu.getByRole('button', { expanded: false }).first();
  await expect.element(first.getByText('WORK', { exact: true })).toBeVisible();
  (menu.getByRole('button', { name: /WORK.*position 1/ }).element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowDown} ');
  await expect.element(first.getByText('PROCESS', { exact: true })).toBeVisible();
  await press('More about PROCESS: ⋯');
  await page.getByRole('menuitem', { name: 'Take out' }).click();
  await expect.element(first.getByText('WORK', { exact: true })).toBeVisible();
  await expect.element(menu.getByRole('listitem')).toHaveLength(2);
  await press('As the site came');
  await expect.element(menu.getByRole('listitem')).toHaveLength(3);
});

test('menu: the foot has the pages that the law asks for, and what staff choose, drafts too', async () => {
  const server = holdRow<SavedMenu>({ items: null, foot: null, version: 1, ...AT });
  vi.mocked(fetchMenu).mockImplementation(async () => server.row);
  vi.mocked(saveMenu).mockImplementation(server.save);
  const draft = { id: 'x', key: 'own-12345678', kind: 'page', language: '', ofFolder: false };
  vi.mocked(fetchPageStates).mockResolvedValue([
    { ...draft, title: 'Terms', slug: 'terms', state: 'draft', publishedAt: null } as PageState,
  ]);
  await show(<MenuScreen />);
  const foot = page.getByRole('list', { name: 'Foot of the page' });
  await expect.element(foot.getByRole('listitem')).toHaveLength(1);
  await expect.element(foot.getByRole('button', { name: /More about/ })).not.toBeInTheDocument();
  const add = page.getByLabelText('Add a page: Foot of the page');
  await add.selectOptions('Terms · not on the website yet');
  await expect.element(foot.getByText('when published')).toBeVisible();
  await expectAccessible();
  await press('Save');
  await sees(GOES_LIVE_NEXT, { exact: true });
  expect(server.row).toMatchObject({
    ...{ items: null, version: 2 },
    foot: [{ page: 'privacy' }, { label: 'Terms', page: 'own-12345678' }],
  });
  await press('As the site came');
  await press('Save');
  await expect.poll(() => server.row.foot).toBeNull();
});

test('notifications: what a colleague saves meanwhile is not overwritten unasked', async () => {
  const server = holdRow<NotificationSettings>({
    ...{ recipients: ['office@example.com'], tells_enquiries: true, tells_accounts: true },
    ...{ tells_releases: true, reminds_enquiries: true, enquiry_detail: 'link' },
    ...{ confirms_enquiries: false, confirmations: {}, version: 1 },
    ...AT,
  });
  vi.mocked(fetchNotificationSettings).mockImplementation(async () => server.row);
  vi.mocked(saveNotificationSettings).mockImplementation(server.save);
  vi.mocked(fetchNotificationSending).mockImplementation(async () => ({
    ...{ provider: 'outbox', from: 'office@example.com', problem: '' },
    recipients: server.row.recipients,
  }));
  vi.mocked(fetchNotifications).mockResolvedValue([]);
  vi.mocked(fetchFailingNotifications).mockResolvedValue(null);
  await show(<NotificationsScreen />);
  const addresses = page.getByLabelText('Addresses');
  await expect.element(addresses).toBeVisible();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await addresses.fill('ours@example.com');
  server.write({ recipients: ['theirs@example.com'] });
  await save.click();
  await expect.element(savedMeanwhile()).toBeVisible();
  await expect.element(addresses).toHaveValue('ours@example.com');
  expect(server.row.recipients).toEqual(['theirs@example.com']);
  await expectAccessible();
  await press('Compare and choose');
  await press('Keep mine');
  const saved = page.getByRole('status').getByText('Saved.', { exact: true });
  await expect.element(saved).toBeVisible();
  expect(server.row.recipients).toEqual(['ours@example.com']);

  // What is typed while it is saved is not taken away by the answer.
  await addresses.fill('first@example.com');
  const answer = server.holdAnswer();
  await save.click();
  await addresses.fill('ours@example.com, more@example.com');
  answer();
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(addresses).toHaveValue('ours@example.com, more@example.com');
  expect(server.row.recipients).toEqual(['first@example.com']);
});

test('answers: their texts are saved twice without a change, and not over those of a colleague', async () => {
  const row = { templates: [], repliesToMember: true, version: 1, ...AT };
  const server = holdRow<Awaited<ReturnType<typeof fetchAnswerSettings>>>(row);
  vi.mocked(fetchAnswerSettings).mockImplementation(async () => server.row);
  vi.mocked(saveAnswerSettings).mockImplementation(server.save);
  await show(<AnswersScreen />);
  const form = page.getByRole('form', { name: 'Answers to enquiries' });
  const saved = form.getByText('Saved.', { exact: true });
  await press('Save the texts');
  await expect.element(form.getByText('Nothing to save.')).toBeVisible();
  const replies = form.getByRole('checkbox');
  await replies.click();
  await press('Save the texts');
  await expect.element(saved).toBeVisible();
  expect(server.row).toMatchObject({ repliesToMember: false, version: 2 });
  await replies.click();
  server.write({ templates: null });
  await press('Save the texts');
  // What was changed elsewhere goes together with it.
  await sees('What was changed there stands beside yours. Save to keep both.');
  await expect.element(form.getByRole('group').first()).toBeVisible();
  await expect.element(replies).toBeChecked();
});

test('answers: texts are added, moved and taken out, and are those of the folder again', async () => {
  const row = { templates: null, repliesToMember: false, version: 1, ...AT };
  const server = holdRow<Awaited<ReturnType<typeof fetchAnswerSettings>>>(row);
  vi.mocked(fetchAnswerSettings).mockImplementation(async () => server.row);
  vi.mocked(saveAnswerSettings).mockImplementation(server.save);
  await show(<AnswersScreen />);
  const form = page.getByRole('form', { name: 'Answers to enquiries' });
  await press('Add a text');
  await press('Save the texts');
  await expect.element(form.getByText('Enter what stands on its button.')).toBeVisible();
  const added = form.getByRole('group').last();
  await added.getByLabelText('Subject').fill('About {service}');
  await added.getByLabelText('Text', { exact: true }).fill('Hello {name}');
  await added.getByLabelText('On its button').fill('Ours');
  await added.getByRole('button', { name: 'Move up' }).click();
  await form.getByRole('group').first().getByRole('button', { name: 'Remove' }).click();
  await press('Save the texts');
  const names = answerTemplates.map(({ name }) => name);
  await expect
    .poll(() => server.row.templates?.map(({ name }) => name))
    .toEqual([...names.slice(1, -1), 'Ours', names.at(-1)]);
  await press('As the site came');
  await press('Save the texts');
  await expect.poll(() => server.row.templates).toBeNull();
});
