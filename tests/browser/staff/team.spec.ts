import { expect, test } from '@playwright/test';
import { COUNTS_INTERVAL_MS } from '#admin/queries/intervals.ts';
import { apiOf, createPerson, EDITOR, enter, expectAccessible, giveRole, OWNER } from './staff.ts';

test('a new account is let in with one press, and its own page notices by itself', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await enter(page, OWNER, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  // Somebody signs up while the administrator has the dashboard open.
  const person = await createPerson('viewer', `Wendy ${Date.now()}`);
  const phone = await browser.newContext();
  const theirs = await phone.newPage();
  await theirs.clock.install();
  await enter(theirs, person.email, '/admin/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
  await expectAccessible(theirs);

  await page.clock.fastForward(COUNTS_INTERVAL_MS);
  await expect(page.getByRole('link', { name: /^Team\s*\d+ waiting$/ })).toBeVisible();
  await page.getByRole('link', { name: `${person.name} awaits approval` }).click();
  const waiting = page.getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting.getByText(person.name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Let in as editor: ${person.name}` }).click();
  await expect(
    page.getByRole('status').getByText(`${person.name} is an editor now.`),
  ).toBeVisible();
  const card = page
    .getByRole('region', { name: 'People' })
    .getByRole('listitem', { name: person.name });
  await expect(card).toBeFocused();

  await theirs.clock.fastForward(60_000);
  await expect(theirs.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await phone.close();
});

test('roles are changed from a menu, by keyboard too', async ({ page }) => {
  const person = await createPerson('editor', `Rowan ${Date.now()}`);
  const theirs = await apiOf(person.email);
  const roleOf = async () => (await theirs.rpc('get_current_user_role')).data;
  await enter(page, OWNER, '/admin/team');
  const menu = page.getByRole('button', { name: `Editor: ${person.name}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Make administrator' })).toBeFocused();
  await expectAccessible(page);
  // Nothing is given in passing.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  expect(await roleOf()).toBe('editor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Make administrator' })).toBeFocused();
  await page.keyboard.press('Enter');
  const changed = page.getByRole('button', { name: `Administrator: ${person.name}` });
  await expect(changed).toBeFocused();
  expect(await roleOf()).toBe('admin');
  await changed.click();
  await page.getByRole('menuitem', { name: 'Remove access' }).click();
  const waiting = page.getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting.getByRole('listitem', { name: person.name })).toBeFocused();
  expect(await roleOf()).toBe('viewer');
});

test('what a server refuses is said beside the person', async ({ page }) => {
  const person = await createPerson('viewer', `Vera ${Date.now()}`);
  await enter(page, OWNER, '/admin/team');
  await page.route('**/rpc/set_member_role', (route) => route.abort());
  await page.getByRole('button', { name: `Let in as editor: ${person.name}` }).click();
  const card = page.getByRole('listitem', { name: person.name });
  await expect(card.getByRole('alert')).toContainText('The server can’t be reached.');
  await expectAccessible(page);
});

test('everybody is counted once, and a row without devices holds no empty list', async ({
  page,
}) => {
  await createPerson('viewer', `Counted ${Date.now()}`);
  await enter(page, OWNER, '/admin/team');
  const note = page.getByText(/^\d+ with access, \d+ awaiting approval/);
  await expect(note).toBeVisible();
  const figures = (await note.innerText()).match(/\d+/g)?.map(Number) ?? [];
  const people = page.getByRole('main').getByRole('region').getByRole('listitem');
  const named = await people.evaluateAll(
    (all) => all.filter((one) => one.hasAttribute('aria-label')).length,
  );
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(named);
  expect(await page.locator('main ul:not(:has(li))').count()).toBe(0);
});

test('the only administrator can’t lock the door from outside', async ({ page }) => {
  await enter(page, OWNER, '/admin/team');
  await expect(page.getByRole('button', { name: 'Administrator: Anna Harrow' })).toBeDisabled();
  await expect(
    page.getByText('The only administrator. Make somebody else one first.'),
  ).toBeVisible();
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
  const stepDown = async () => {
    await page.getByRole('button', { name: `Administrator: ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Make editor' }).click();
  };
  await stepDown();
  const question = page.getByRole('alertdialog', { name: 'Change your own role?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect((await program.rpc('get_current_user_role')).data).toBe('admin');
  await stepDown();
  await question.getByRole('button', { name: 'Make editor' }).click();
  await expect(page.getByText('Only administrators look after the team.')).toBeVisible();
  expect((await program.rpc('team_members')).error?.code).toBe('42501');
});

test('a role that is taken away counts at once, with the old token too', async ({ page }) => {
  const person = await createPerson('editor', 'Soon Gone');
  const program = await apiOf(person.email);
  const { data: post } = await program.from('posts').insert({ title: 'Mine' }).select().single();
  await enter(page, person.email, `/admin/blog/edit/${post?.id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  // Held, as whatever the screen asks once the role is gone may be refused, and leaves it.
  const taken = Promise.withResolvers<void>();
  await page.route('**/rest/v1/posts?*', async (route) => {
    await taken.promise;
    await route.continue();
  });
  await page.getByLabel('Title', { exact: true }).fill('One more change');
  await page.keyboard.press('ControlOrMeta+s');
  await giveRole(person, 'viewer');
  taken.resolve();
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
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('One more change');
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

test('a deactivated account is shut out and can be reactivated', async ({ page, browser }) => {
  const person = await createPerson('editor', `Dora ${Date.now()}`);
  const program = await apiOf(person.email);
  await enter(page, OWNER, '/admin/team');
  await page.getByRole('button', { name: `Editor: ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
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
  await page.getByRole('button', { name: `Reactivate: ${person.name}` }).click();
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
