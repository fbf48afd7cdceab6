import { expect, test } from '@playwright/test';
import { approve, createArticle, stored } from './articles.ts';
import { addPicture } from './media.ts';
import {
  expectFields,
  newPage,
  open,
  PRICE,
  publishService,
  removePage,
  saved,
  section,
  sectionsOf,
} from './site-pages.ts';
import { apiOf, EDITOR, enter } from './staff.ts';

test('page field: an amount that can’t be read says so and changes nothing', async ({ page }) => {
  const { id, key } = await publishService(`Amounts ${Date.now()}`);
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await open(page, 'Prices');
  const amount = section(page, 'Prices').getByLabel('Amount', { exact: true });
  const stored = (from: number) => expectFields(id, { prices: { items: [{ from }] } });
  await expect(amount).toHaveValue('900');
  await amount.fill('24,000 £');
  await stored(24_000);
  await amount.fill('about 20');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(section(page, 'Prices')).toContainText('24,000');
  const checks = page.getByRole('region', { name: 'Before it goes live' });
  await expect(checks, 'it must not look published').toContainText('Amount: Write an amount');
  // Saved after it, with the amount from before.
  await section(page, 'Prices').getByLabel('Name', { exact: true }).fill('A large pavilion');
  await expect(amount, 'as it was typed').toHaveValue('about 20');
  await saved(page);
  await expectFields(id, {
    prices: { items: [{ name: 'A large pavilion', from: 24_000, per: PRICE.per }] },
  });
  await amount.fill('49.50');
  await stored(49.5);
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await expect(checks).not.toContainText('Write an amount');
  await amount.fill('soon');
  await page.getByRole('button', { name: 'Prices', exact: true, expanded: true }).click();
  await expect(checks, 'the amount from before is what there is').not.toContainText('Write an');
  await open(page, 'Prices');
  await expect(amount).toHaveValue('49.50');
  await removePage(id);
});

test('page field: what is said of a picture is of it alone, and follows Undo', async ({ page }) => {
  const oak = await addPicture('Oak', { alt: 'An oak stair' });
  const ash = await addPicture('Ash', { alt: 'An ash shelf' });
  const elm = await addPicture('Elm', { alt: '' });
  const view = { label: 'View', picture: { media: oak.id, alt: 'An oak stair' } };
  const content = sectionsOf({ head: 'head', view: 'picture' }, { view });
  const { id, key } = await newPage('Described', content);
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await page.getByRole('button', { name: /^Picture/, expanded: false }).click();
  const fields = page.getByRole('group', { name: /^Picture/ }).first();
  const words = fields.getByLabel('Description of the picture');
  const box = fields.getByLabel(/^Decorative/);
  const undo = page.getByRole('button', { name: /^Undo/ });

  await box.check();
  await expect(words).toBeHidden();
  await undo.click();
  await expect(box).not.toBeChecked();
  await expect(words).toHaveValue('An oak stair');

  const choosePicture = async (title: string) => {
    await fields.getByRole('button', { name: 'Change “Picture”' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('searchbox').fill(title);
    await picker.getByRole('option', { name: new RegExp(title) }).click();
  };
  await choosePicture(ash.title);
  await expect(words).toHaveValue('An ash shelf');
  await box.check();
  await box.uncheck();
  await expect(words).toHaveValue('An ash shelf');
  await words.fill('');
  await expect(words, 'to write another one').toBeVisible();
  await words.fill('A shelf of ash');
  await expectFields(id, { view: { picture: { media: ash.id, alt: 'A shelf of ash' } } });

  // Nobody has described this one: it decorates only when somebody says so.
  const checks = page.getByRole('region', { name: 'Before it goes live' });
  await choosePicture(elm.title);
  await expect(words).toHaveValue('');
  await expect(words, 'it is all that is missing').toBeFocused();
  await expect(box).not.toBeChecked();
  await expect(checks).toContainText('Say what it shows');
  await checks.getByRole('button', { name: /^Fix .*Say what it shows/ }).click();
  await expect(words).toBeFocused();
  await expectFields(id, { view: { picture: { media: elm.id } } });
  await page.reload();
  await page.getByRole('button', { name: /^Picture/, expanded: false }).click();
  await expect(box, 'nobody ticked it').not.toBeChecked();
  await expect(checks).toContainText('Say what it shows');
  await box.check();
  await expect(checks).not.toContainText('Say what it shows');
  await expectFields(id, { view: { picture: { media: elm.id, alt: '' } } });
  await removePage(id);
});

test('page field: a text with marks is shown as read, typed in without', async ({ page }) => {
  const text = 'Directors: **Anna**\\\nhello\\@harrow.example';
  const content = sectionsOf({ head: 'head', words: 'text' }, { words: { label: 'Words', text } });
  const { id, key } = await newPage('Formatted', content);
  await enter(page, EDITOR, `/admin/pages/${key}`);
  await page.getByRole('button', { name: /^Text/, expanded: false }).click();
  const fields = page.getByRole('group', { name: /^Text/ }).first();
  const read = fields.getByRole('group', { name: 'Text', exact: true });
  await expect(read).toHaveText(/^Directors: Anna\s*hello@harrow\.example$/);
  await expect(fields).not.toContainText('**');

  await fields.getByRole('button', { name: /^Write with formatting/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Text' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Only words.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const box = fields.getByRole('textbox', { name: 'Text', exact: true });
  await expect(box).toHaveValue('Only words.');
  await box.fill('Some **words**.');
  await expect(box, 'while it is typed in').toBeFocused();
  await box.blur();
  await expect(read).toHaveText('Some words.');
  await removePage(id);
});

test('page field: an article is chosen by its address, one gone is named', async ({ page }) => {
  const title = `Chosen ${Date.now()}`;
  const article = await createArticle(title);
  await approve(article);
  const { slug } = await stored(article);
  const editor = await apiOf(EDITOR);
  // Of the working copy alone.
  await editor
    .from('posts')
    .update({ slug: `${slug}-later` })
    .eq('id', article)
    .throwOnError();
  const read = { label: 'Read', chosen: ['long-gone'] };
  const content = sectionsOf(
    { head: 'head', read: 'articles' },
    { head: { lead: 'To read.' }, read },
  );
  const { id, key } = await newPage('Choosing', content);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EDITOR, `/admin/pages/${key}`);
  const checks = page.getByRole('region', { name: 'Before it goes live' });
  await expect(checks).toContainText('the site has no “long-gone”');
  await open(page, 'Articles');
  const fields = section(page, 'Articles');
  await fields.getByRole('button', { name: 'More about long-gone: ⋯' }).click();
  await page.getByRole('menuitem', { name: 'Take out' }).click();
  await expect(checks).not.toContainText('long-gone');
  await fields.getByLabel('Add to chosen articles').selectOption(title);
  await expectFields(id, { read: { chosen: [slug] } });
  const frame = page.frameLocator('iframe[title="Choosing, to edit where it stands"]');
  await expect(frame.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  await editor
    .from('posts')
    .update({ deleted_at: new Date().toISOString() })
    .eq('id', article)
    .throwOnError();
});
