import { expect, type Page, test } from '@playwright/test';
import { createArticle, publishButton, saveElsewhere, stored, strip } from './articles.ts';
import { addPicture } from './media.ts';
import { EDITOR, enter, expectAccessible, OWNER } from './staff.ts';
import { pastePicture } from './test-pictures.ts';

/** Every construct, in spellings that no editor would choose. */
const AWKWARD = [
  '# Oak   \n\nOne line\nruns on  \nbroken, __bold__ and _italic_ &amp; `` code ` ``.',
  '* a\n* b\n    * c\n\n\n1) one\n2) two',
  '| Wood | Price |\n|:---|--:|\n| Ash  |   4 |',
  '> said\nlazily\n\n***\n\n    indented code',
  '<details><summary>More</summary>\n\nHidden\n\n</details>',
  'See [ash][] and <https://example.com>.\n\n[ash]: /blog/ash "Ash"\n',
].join('\n\n');

const body = (page: Page) => page.getByLabel('Text', { exact: true });

async function saved(page: Page): Promise<void> {
  await expect(strip(page).getByText('Saved just now')).toBeVisible();
}

test('what nobody touches stays as it was written, byte for byte', async ({ page }) => {
  const id = await createArticle(`Untouched ${Date.now()}`, AWKWARD);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await expect(body(page)).toContainText('runs on');
  await expect(body(page)).toHaveAttribute('aria-multiline', 'true');
  await expectAccessible(page);

  // Something is typed and taken back: there is nothing to save.
  await body(page).getByText('said').click();
  await page.keyboard.type('x');
  await expect(strip(page).getByText(/Not saved|Saving/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+s');
  await saved(page);
  expect((await stored(id)).body).toBe(AWKWARD);

  await body(page).getByText('said').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(async () => {
    expect((await stored(id)).body).toBe(AWKWARD.replace('> said', '> xsaid'));
  }).toPass();
});

test('an article with everything in it is written by keyboard and read live', async ({
  page,
  request,
}) => {
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
  await expect(page.getByRole('option', { name: /Table/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
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
  await expect(link.getByLabel('Address')).toBeFocused();
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

/** Puts something into the text as the clipboard of a browser does. */
async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await body(page).evaluate((element, contents) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(contents)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, data);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{}</style></head><body>
<!--StartFragment--><h1><b>The finish<o:p></o:p></b></h1>
<p class=MsoNormal>Oil is <b style='mso-bidi-font-weight:normal'>thin</b>&nbsp;and <i>warm</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Rub</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Along the grain</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Wait</p>
<table class=MsoTableGrid><tr><td><p>Coat</p></td><td><p>Hours</p></td></tr><tr><td colspan=2><p>First</p><p>thin</p></td></tr></table>
<p><img src="file:///C:/Users/anna/oak.png"></p><!--EndFragment--></body></html>`;

const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Price</span></h2>
<p dir="ltr"><span style="font-weight:400">About </span><span style="font-weight:700">£85</span><span style="font-weight:400"> a </span><a href="https://www.google.com/url?q=https://example.com/foot&sa=D"><span>cubic foot</span></a></p><br>
<ul><li dir="ltr"><p dir="ltr"><span>oak</span></p></li><li dir="ltr"><p dir="ltr"><span>ash</span></p></li></ul></b>`;

const HOSTILE = `<p onclick="window.hacked=1">Safe <a href="javascript:window.hacked=1">words</a></p>
<script>window.hacked = 1</script><img src=x onerror="window.hacked=1"><iframe src="javascript:parent.hacked=1"></iframe>
<svg onload="window.hacked=1"><p>after</p></svg><style>*{display:none}</style>`;

/** Opens an article; the answer tells whether what is pasted into it becomes a certain Markdown. */
async function openForPaste(page: Page) {
  const id = await createArticle(`Pasted ${Date.now()}`, 'Replaced.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  return async (data: Record<string, string>, markdown: string) => {
    await body(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await paste(page, data);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(async () => expect((await stored(id)).body).toBe(markdown)).toPass();
  };
}

test('what is pasted from Word, Google Docs, a web page or as Markdown arrives clean', async ({
  page,
}) => {
  const arrives = await openForPaste(page);
  await arrives(
    { 'text/html': WORD },
    [
      '## The finish',
      'Oil is **thin** and *warm*.',
      '- Rub\n  - Along the grain\n- Wait',
      '| Coat | Hours |\n| --- | --- |\n| First<br>thin | |',
      '\\[Picture: oak.png]',
    ].join('\n\n'),
  );
  await arrives(
    { 'text/html': GOOGLE },
    '## Price\n\nAbout **£85** a [cubic foot](https://example.com/foot)\n\n- oak\n- ash',
  );
  await arrives({ 'text/plain': '## Oak\n\n- **hard**\n- pale' }, '## Oak\n\n- **hard**\n- pale');
  await arrives({ 'text/html': HOSTILE }, 'Safe words\n\n\\[Picture: x]\n\nafter');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const SPANS = `<table><caption>Coats</caption><tr><td>A</td><td>B</td><td>C</td></tr>
<tr><td colspan=2 rowspan=2>Wide</td><td>First</td></tr><tr><td>Second</td></tr></table>`;
const NESTED = `<table><tr><td>One<table><tr><td>Inner</td><td>Table</td></tr></table>end</td><td><p>Two</p><p>lines</p></td></tr>
<tr><td>a<br></td><td>b</td></tr></table>`;

test('pasted tables keep their words apart and in their columns', async ({ page }) => {
  const arrives = await openForPaste(page);
  const column = '<table><tr><td>Oak</td></tr><tr><td>Ash</td></tr></table>';
  await arrives({ 'text/html': column }, 'Oak\n\nAsh');
  await arrives(
    { 'text/html': NESTED },
    '| One<br>Inner<br>Table<br>end | Two<br>lines |\n| --- | --- |\n| a | b |',
  );
  await arrives(
    { 'text/html': `<table><tr><td>Frame ${NESTED}</td></tr></table>` },
    'Frame\n\n| One<br>Inner<br>Table<br>end | Two<br>lines |\n| --- | --- |\n| a | b |',
  );
  await arrives(
    { 'text/html': SPANS },
    'Coats\n\n| A | B | C |\n| --- | --- | --- |\n| Wide | | First |\n| | | Second |',
  );
});

test('pasted numbers stay what they are, and a picture with an odd address is named', async ({
  page,
}) => {
  const arrives = await openForPaste(page);
  await arrives(
    {
      'text/html':
        '<p>10<sup>6</sup> m<span style="vertical-align:super">2</span> of H<sub>2</sub>O, the 1<sup>st</sup></p>',
    },
    '10⁶ m² of H₂O, the 1st',
  );
  const item = (number: number) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}. </span>Coat ${number}</p>`;
  await arrives({ 'text/html': item(4) + item(5) }, '4. Coat 4\n5. Coat 5');
  await arrives(
    { 'text/html': '<p>See</p><img src="https://x.example/sale-100%.jpg">' },
    'See\n\n\\[Picture: sale-100%.jpg]',
  );
});

test('a pasted checklist keeps its items and ticks', async ({ page }) => {
  const arrives = await openForPaste(page);
  const tick = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="checked">';
  const google = `<ul><li role="checkbox" aria-checked="true">${tick}<p>Order oak</p></li>
<li role="checkbox" aria-checked="false">${tick}<p>Plane it</p></li></ul>`;
  await arrives({ 'text/html': google }, '- ☑ Order oak\n- ☐ Plane it');
  const inputs =
    '<ul><li><input type="checkbox" checked> Done</li><li><input type="checkbox">Open</li></ul>';
  await arrives({ 'text/html': inputs }, '- ☑ Done\n- ☐ Open');
});

test('a text that is too long is refused before it is pasted', async ({ page }) => {
  const arrives = await openForPaste(page);
  await arrives({ 'text/plain': 'Kept' }, 'Kept');
  await paste(page, { 'text/plain': 'oak '.repeat(60_000) });
  await expect(page.getByText(/at most 200,000 characters, and this has 240,000/)).toBeVisible();
  await expect(body(page)).toHaveText('Kept');
});

const WORD_REMARK = `<p class=MsoNormal>Ask for <span style='mso-comment-reference:BM_1'>permission</span><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[BM1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<a href="#_ftn1" name="_ftnref1">[1]</a></p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a>
<p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff href="#_msoanchor_1">[BM1]</a></span>Is this right?</p></div></div></div>`;
const GOOGLE_REMARK = `<p>The link<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> is here.</p>
<div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is it right?</span></p><p>Ask Dad.</p></div>`;

test('what colleagues remarked in Word or Google Docs is not pasted', async ({ page }) => {
  const arrives = await openForPaste(page);
  await arrives({ 'text/html': WORD_REMARK }, 'Ask for permission.\\[1]');
  await arrives(
    { 'text/html': `<p>Ask.</p><p class=MsoCommentText><a href="#_msoanchor_1">[BM1]</a>Hm?</p>` },
    'Ask.',
  );
  await arrives({ 'text/html': GOOGLE_REMARK }, 'The link is here.');
});

test('a pasted picture is sent and becomes part of the article', async ({ page }) => {
  const id = await createArticle(`Pasted picture ${Date.now()}`, 'Look:');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await pastePicture(body(page));
  await expect(body(page).getByRole('button', { name: 'Edit picture' })).toBeVisible({
    timeout: 0,
  });
  await expect(body(page).getByText('Not described yet')).toBeVisible();
  await body(page).getByRole('button', { name: 'Edit picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Description').fill('A bench');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(async () => {
    expect((await stored(id)).body).toMatch(/^Look:\n\n!\[A bench\]\(media:[0-9a-f-]{36}\)$/);
  }).toPass();
});

test('what a dialog is done with leaves the words alone that a colleague has saved meanwhile', async ({
  page,
}) => {
  const kept = '<details><summary>More</summary>Hidden</details>';
  const id = await createArticle(`Dialog ${Date.now()}`, `First.\n\n${kept}\n\nLast.`);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).getByRole('button', { name: 'Edit Markdown' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Markdown' });
  await expect(dialog).toBeVisible();
  const first = 'First, and a colleague’s long sentence about oak.';
  await saveElsewhere(OWNER, id, { body: `${first}\n\n${kept}\n\nLast.` });
  // As when somebody comes back to the window.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('a colleague’s long sentence')).toBeAttached();
  await dialog.getByLabel('Markdown').fill(kept.replace('Hidden', 'Shown'));
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    const shown = kept.replace('Hidden', 'Shown');
    expect((await stored(id)).body).toBe(`${first}\n\n${shown}\n\nLast.`);
  }).toPass();

  await body(page).getByRole('button', { name: 'Edit Markdown' }).click();
  await saveElsewhere(OWNER, id, { body: 'Only this.' });
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(page.getByText('Only this.')).toBeAttached();
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('The text has changed meanwhile. Open this again.')).toBeVisible();
  expect((await stored(id)).body).toBe('Only this.');
});

test('a word that was chosen with its space becomes a link without it, and stays bold', async ({
  page,
}) => {
  const id = await createArticle(`Space ${Date.now()}`, 'Our **oak** stairs.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).click();
  // A key that is pressed while the editor draws itself can be lost.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    for (const _letter of 'Our ') await page.keyboard.press('ArrowRight');
    for (const _letter of 'oak ') await page.keyboard.press('Shift+ArrowRight');
    expect(await page.evaluate(() => String(getSelection()))).toBe('oak ');
  }).toPass();
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Add a link' });
  await link.getByLabel('Address').fill('/services');
  await link.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(async () => {
    expect((await stored(id)).body).toMatch(
      /^Our (\*\*\[oak\]\(\/services\)\*\*|\[\*\*oak\*\*\]\(\/services\)) stairs\.$/,
    );
  }).toPass();
});
