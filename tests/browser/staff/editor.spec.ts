import { expect, type Page, test } from '@playwright/test';
import { publishButton, stored, strip } from './articles.ts';
import { addPicture } from './media.ts';
import { EDITOR, enter, expectAccessible } from './staff.ts';

const body = (page: Page) => page.getByLabel('Text', { exact: true });

test('editor: all is typed by keyboard', { tag: '@journey' }, async ({ page, request }) => {
  const { keyboard } = page;
  const title = `By keyboard ${Date.now()}`;
  const board = await addPicture('Everything');
  await enter(page, EDITOR, '/admin/blog/new');
  await page.getByLabel('Title', { exact: true }).focus();
  await keyboard.type(title);
  await keyboard.press('Enter');
  await keyboard.type('Everything there is.');
  await keyboard.press('Enter');
  await expect(body(page)).toBeFocused();
  await keyboard.type('## The timber');
  await keyboard.press('Enter');
  await keyboard.type('Oak is **hard** and *pale*, ~~soft~~ `dense`.');
  await keyboard.press('Enter');
  await keyboard.type('- one');
  await keyboard.press('Enter');
  await keyboard.type('two');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('inside');
  for (let times = 0; times < 3; times += 1) await keyboard.press('Enter');
  await keyboard.type('1. first');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('> Measure twice.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await keyboard.type('/table');
  const table = page.getByRole('option', { name: /Table/ });
  await expect(table).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  for (const cell of ['Wood', 'Price', 'Origin', 'Ash', '4', 'Kent']) {
    await keyboard.type(cell);
    await keyboard.press('Tab');
  }
  await expect(body(page).getByRole('cell', { name: 'Kent' })).toBeVisible();
  await keyboard.press('ControlOrMeta+End');

  await keyboard.type('/divider');
  await keyboard.press('Enter');
  await keyboard.type('```ts ');
  await keyboard.type('const a = 1;');
  await keyboard.press('ControlOrMeta+Enter');

  await keyboard.type('/button');
  await keyboard.press('Enter');
  const button = page.getByRole('dialog', { name: 'Add a button' });
  await expect(button.getByLabel('Words on the button')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Ask for a quote');
  await keyboard.press('Enter');
  await expect(button).toBeHidden();
  await expect(body(page)).toBeFocused();

  await keyboard.type('/picture');
  await keyboard.press('Enter');
  const pictures = page.getByRole('dialog', { name: 'Add pictures' });
  await expect(pictures).toBeVisible();
  await pictures.getByRole('button', { name: 'Choose from the library' }).press('Enter');
  const library = page.getByRole('dialog', { name: 'Choose pictures' });
  await library.getByLabel('Search pictures').fill(board.title);
  await expect(library.getByRole('option')).toHaveCount(1);
  await library.getByRole('option').focus();
  await keyboard.press('Space');
  await library.getByRole('button', { name: 'Choose 1 picture' }).press('Enter');
  await expect(library).toBeHidden();
  await expect(body(page).getByRole('button', { name: 'Edit picture' })).toBeVisible();
  await expect(body(page)).toBeFocused();

  await keyboard.type('See our kitchens');
  for (let letters = 0; letters < 'kitchens'.length; letters += 1) {
    await keyboard.press('Shift+ArrowLeft');
  }
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('kitchens');
  await keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Add a link' });
  await expect(link.getByRole('combobox', { name: 'Address' })).toBeFocused();
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(link.getByText(/This leads nowhere/)).toBeVisible();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('/portfolio/walnut-kitchen');
  await keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expectAccessible(page);

  await publishButton(page).click();
  const live = strip(page).getByRole('link', { name: 'See the page' });
  await expect(live).toBeVisible({ timeout: 0 });
  const id = page.url().split('/').at(-1) ?? '';
  expect((await stored(id)).body).toMatch(
    new RegExp(
      [
        '^## The timber',
        'Oak is \\*\\*hard\\*\\* and \\*pale\\*, ~~soft~~ `dense`\\.',
        '- one\n- two\n  - inside',
        '1\\. first',
        '> Measure twice\\.',
        '\\| Wood \\| Price \\| Origin \\|\n\\| --- \\| --- \\| --- \\|\n\\| Ash \\| 4 \\| Kent \\|\n\\|.*',
        '---',
        '```ts\nconst a = 1;\n```',
        '\\*\\*\\[Ask for a quote\\]\\(/#contact\\)\\*\\*',
        '!\\[\\]\\(media:[0-9a-f-]{36}\\)',
        'See our \\[kitchens\\]\\(/portfolio/walnut-kitchen\\)$',
      ].join('\n\n'),
    ),
  );
  const page_ = await (await request.get((await live.getAttribute('href')) ?? '')).text();
  for (const piece of [
    'The timber</h2>',
    '<strong>hard</strong>',
    'class="button">Ask',
    '<figure',
  ]) {
    expect(page_).toContain(piece);
  }
});
