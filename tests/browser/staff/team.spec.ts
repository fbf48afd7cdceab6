import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  api,
  apiOf,
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  giveRole,
  OWNER,
} from './staff.ts';

test('an administrator lets somebody in and changes roles', async ({ page }) => {
  const person = await createPerson('viewer', `Wendy ${Date.now()}`);
  await enter(page, OWNER, '/admin/team');
  const waiting = page.getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting.getByText(person.name)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(`Role of ${person.name}`).selectOption('Editor');
  await expectAccessible(page);
  // Nothing is given in passing.
  const theirs = await apiOf(person.email);
  expect((await theirs.rpc('get_current_user_role')).data).toBe('viewer');
  await page.getByRole('button', { name: 'Make them an editor' }).click();
  await expect(page.getByRole('region', { name: 'People' }).getByText(person.name)).toBeVisible();
  expect((await theirs.rpc('get_current_user_role')).data).toBe('editor');
  // By keyboard one stays where one was, whether the person moves on the screen or not.
  const role = page.getByLabel(`Role of ${person.name}`);
  await expect(page.getByRole('listitem', { name: person.name })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(role).toBeFocused();
  await page.keyboard.press('A');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make them an administrator' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(role).toBeFocused();
  expect((await theirs.rpc('get_current_user_role')).data).toBe('admin');
  await role.selectOption('No access');
  await page.getByRole('button', { name: 'Take the access away' }).click();
  await expect(waiting.getByText(person.name)).toBeVisible();
  expect((await theirs.rpc('get_current_user_role')).data).toBe('viewer');
});

test('the only administrator can’t lock the door from outside', async ({ page }) => {
  await enter(page, OWNER, '/admin/team');
  await expect(page.getByLabel('Role of Anna Harrow')).toBeDisabled();
  await expect(
    page.getByText('The only administrator. Make somebody else one first.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate Anna Harrow' })).toHaveCount(0);
  // Nor by going around the screen.
  const owner = await apiOf(OWNER);
  const { data } = await owner.auth.getUser();
  const { error } = await owner.rpc('set_member_role', {
    user_id: data.user?.id ?? '',
    role: 'editor',
  });
  expect(error?.message).toContain('last active administrator');
});

test('an administrator who steps down is asked first, and is out of the team at once', async ({
  page,
}) => {
  const person = await createPerson('admin', `Second ${Date.now()}`);
  const program = await apiOf(person.email);
  await enter(page, person.email, '/admin/team');
  const role = page.getByLabel(`Role of ${person.name}`);
  await role.selectOption('Editor');
  await page.getByRole('button', { name: 'Make me an editor' }).click();
  const question = page.getByRole('alertdialog', { name: 'Change your own role?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await program.rpc('get_current_user_role')).data).toBe('admin');
  await page.getByRole('button', { name: 'Make me an editor' }).click();
  await question.getByRole('button', { name: 'Make me an editor' }).click();
  await expect(page.getByText('Only administrators look after the team.')).toBeVisible();
  expect((await program.rpc('team_members')).error?.code).toBe('42501');
});

test('a role that is taken away counts at once, with the old token too', async ({ page }) => {
  const person = await createPerson('editor', 'Soon Gone');
  const program = await apiOf(person.email);
  const { data: post } = await program.from('posts').insert({ title: 'Mine' }).select().single();
  await enter(page, person.email, `/admin/blog/edit/${post?.id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await giveRole(person, 'viewer');
  await page.getByLabel('Title').fill('One more change');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
  const { data: changed } = await program
    .from('posts')
    .update({ title: 'By program', version: 1 })
    .eq('id', post?.id ?? '')
    .select();
  expect(changed ?? []).toEqual([]);
  const { data: stored } = await (await apiOf(EDITOR))
    .from('posts')
    .select('title')
    .eq('id', post?.id ?? '')
    .single();
  expect(stored?.title).toBe('Mine');
  // Let back in, what was typed is there.
  await giveRole(person, 'editor');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('One more change');
});

test('whoever only reads sees that the role is gone when they come back to the page', async ({
  page,
}) => {
  const person = await createPerson('editor', 'Just Reading');
  await enter(page, person.email, '/admin/blog');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await giveRole(person, 'viewer');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
});

test('a deactivated account is shut out and can be let back in', async ({ page, browser }) => {
  const person = await createPerson('editor', `Dora ${Date.now()}`);
  const program = await apiOf(person.email);
  await enter(page, OWNER, '/admin/team');
  await page.getByRole('button', { name: `Deactivate ${person.name}` }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  // Theirs is the next screen: it says what happened, and not that it awaits anything.
  const laptop = await browser.newContext();
  const theirs = await laptop.newPage();
  await enter(theirs, person.email, '/admin/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Your account is deactivated' })).toBeVisible();
  await expectAccessible(theirs);
  const gone = page.getByRole('region', { name: 'Deactivated' });
  await expect(gone.getByText(person.name)).toBeVisible();
  // The keyboard goes on where the person went.
  await expect(gone.getByRole('listitem', { name: person.name })).toBeFocused();
  expect((await program.from('posts').select('id').limit(1)).data).toEqual([]);
  await gone
    .getByRole('listitem', { name: person.name })
    .getByRole('button', { name: 'Let back in' })
    .click();
  await expect(page.getByRole('region', { name: 'People' }).getByText(person.name)).toBeVisible();
  expect((await program.from('posts').select('id').limit(1)).data).toHaveLength(1);
  await theirs.getByRole('button', { name: 'Check again' }).click();
  await expect(theirs.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await laptop.close();
});

test('the team is none of an editor’s business', async ({ page }) => {
  await enter(page, EDITOR, '/admin/team');
  await expect(page.getByText('Only administrators look after the team.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an enquiry is read, noted, answered, found and exported', async ({ page }) => {
  const name = `Ruth ${Date.now()}`;
  const { error } = await api().rpc('submit_enquiry', {
    name,
    email: 'ruth@example.com',
    phone: '+44 20 7946 0777',
    service: 'kitchen-carpentry',
    message: '=A kitchen in walnut, please.',
    consent: true,
    website: '',
    started_at: new Date(Date.now() - 60_000).toISOString(),
  });
  expect(error).toBeNull();
  await enter(page, EDITOR, '/admin/enquiries');
  await page.getByLabel('Search enquiries').fill(name);
  const line = page.getByRole('button', { name: new RegExp(name) });
  await expect(line).toContainText('New');
  await line.click();
  await expect(line).toContainText('Read');
  await page.getByLabel('Note for colleagues').fill('Visit on Friday.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"${name}"`);
  expect(csv).toContain('"Visit on Friday."');
  expect(csv).toContain(`"'=A kitchen in walnut, please."`);

  const saved = page.waitForResponse(
    (one) => one.url().includes('/rest/v1/enquiries') && one.request().method() === 'PATCH',
  );
  await page.getByRole('main').getByRole('listitem').getByLabel('State').selectOption('Archived');
  // It stays where it is until something else is looked for.
  await expect(line).toContainText('Archived');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByLabel('Show enquiries').selectOption('Archived');
  await line.click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(line).toHaveCount(0);
});
