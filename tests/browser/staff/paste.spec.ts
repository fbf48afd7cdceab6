import { expect, type Page, test } from '@playwright/test';
import { createArticle, publishButton, stored, strip } from './articles.ts';
import { EDITOR, enter } from './staff.ts';
import { pastePicture } from './test-pictures.ts';

const body = (page: Page) => page.getByLabel('Text', { exact: true });

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

test('paste: what is pasted from Word, Google Docs, a web page or as Markdown arrives clean', async ({
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
      '![](media:missing)',
    ].join('\n\n'),
  );
  await arrives(
    { 'text/html': GOOGLE },
    '## Price\n\nAbout **£85** a [cubic foot](https://example.com/foot)\n\n- oak\n- ash',
  );
  await arrives({ 'text/plain': '## Oak\n\n- **hard**\n- pale' }, '## Oak\n\n- **hard**\n- pale');
  await arrives({ 'text/html': HOSTILE }, 'Safe words\n\n![](media:missing)\n\nafter');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const SPANS = `<table><caption>Coats</caption><tr><td>A</td><td>B</td><td>C</td></tr>
<tr><td colspan=2 rowspan=2>Wide</td><td>First</td></tr><tr><td>Second</td></tr></table>`;
const NESTED = `<table><tr><td>One<table><tr><td>Inner</td><td>Table</td></tr></table>end</td><td><p>Two</p><p>lines</p></td></tr>
<tr><td>a<br></td><td>b</td></tr></table>`;

test('paste: pasted tables keep their words apart and in their columns', async ({ page }) => {
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

test('paste: pasted numbers stay what they are', async ({ page }) => {
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
});

test('paste: a pasted checklist keeps its items and ticks', async ({ page }) => {
  const arrives = await openForPaste(page);
  const tick = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="checked">';
  const google = `<ul><li role="checkbox" aria-checked="true">${tick}<p>Order oak</p></li>
<li role="checkbox" aria-checked="false">${tick}<p>Plane it</p></li></ul>`;
  await arrives({ 'text/html': google }, '- ☑ Order oak\n- ☐ Plane it');
  const inputs =
    '<ul><li><input type="checkbox" checked> Done</li><li><input type="checkbox">Open</li></ul>';
  await arrives({ 'text/html': inputs }, '- ☑ Done\n- ☐ Open');
});

test('paste: a text that is too long is refused before it is pasted', async ({ page }) => {
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

test('paste: what colleagues remarked in Word or Google Docs is not pasted', async ({ page }) => {
  const arrives = await openForPaste(page);
  await arrives({ 'text/html': WORD_REMARK }, 'Ask for permission.\\[1]');
  await arrives(
    { 'text/html': `<p>Ask.</p><p class=MsoCommentText><a href="#_msoanchor_1">[BM1]</a>Hm?</p>` },
    'Ask.',
  );
  await arrives({ 'text/html': GOOGLE_REMARK }, 'The link is here.');
});

test('paste: a pasted picture is sent and becomes part of the article', async ({ page }) => {
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

const ONLINE_ITEM = (list: string, level: number, words: string, attributes = '') =>
  `<div class="ListContainerWrapper"><${list} class="Style${level}" ${attributes}><li data-listid="1" data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></${list}></div>`;
const ONLINE = `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">The finish</span><span class="EOP">&nbsp;</span></p></div>
<div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span>Oil</span></span><span class="TextRun"> is thin</span><span class="EOP">&nbsp;</span></p></div>
${ONLINE_ITEM('ul', 1, 'Rub')}
${ONLINE_ITEM('ul', 2, 'Along the grain')}
${ONLINE_ITEM('ul', 1, 'Wait')}
${ONLINE_ITEM('ol', 1, 'First coat', 'start="1"')}
${ONLINE_ITEM('ol', 1, 'Second coat', 'start="2"')}`;

const TO_DO = (state: string, words: string) =>
  `<ul class="to-do-list"><li><div class="checkbox checkbox-${state}"></div><span>${words}</span></li></ul>`;
const NOTION = `<p>Oil <strong>twice</strong>, see <a href="/Care-of-oak-123?pvs=25">Care of oak</a>.</p>
<ul class="bulleted-list"><li>Rub<ul><li>Along the grain</li></ul></li></ul>
${TO_DO('on', 'Order oak')}
${TO_DO('off', 'Plane it')}
<aside><img src="https://www.notion.so/icons/info_blue.svg" alt="https://www.notion.so/icons/info_blue.svg" width="40px" />Keep away from iron.</aside>
<figure><img src="https://prod-files.example/oak.png?X-Amz=1" style="width:336px"></figure>`;

const APPLE = `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 28.0px '.AppleSystemUIFont'} p.p2 {margin:0; min-height: 20px} li.li3 {font: 17px '.AppleSystemUIFont'} span.s1 {font-family: '.SFUI-Bold'; font-weight: bold; font-size: 28.00px} span.s2 {font-weight: bold; font-size: 17.00px} span.s3 {font-style: italic}</style></head><body><p class="p1"><span class="s1">Care of oiled oak</span></p><p class="p2"><span class="s3"></span><br></p><p class="p3">Use a <span class="s2">dry</span> cloth, <span class="s3">never</span> a wet one.<span class="Apple-converted-space">&nbsp;</span></p><p class="p2"><br></p><ul class="ul1"><li class="li3">Wipe</li><li class="li3">Wait</li></ul></body></html>`;

const CHATGPT = `<p>See <a href="https://oak.example/care?utm_source=chatgpt.com">care</a>:</p>
<pre><div><div>bash</div><button>Copy</button><div><code class="language-bash">npm start</code></div></div></pre>`;

test('paste: what Word for the web, Notion, Apple’s Notes and ChatGPT write in their own ways arrives as it was meant', async ({
  page,
}) => {
  const arrives = await openForPaste(page);
  await arrives(
    { 'text/html': ONLINE },
    '## The finish\n\n**Oil** is thin\n\n- Rub\n  - Along the grain\n- Wait\n\n1. First coat\n2. Second coat',
  );
  await arrives(
    { 'text/html': NOTION },
    [
      'Oil **twice**, see Care of oak.',
      '- Rub\n  - Along the grain',
      '* ☑ Order oak\n* ☐ Plane it',
      'Keep away from iron.',
      '![](media:missing)',
    ].join('\n\n'),
  );
  await arrives(
    { 'text/html': APPLE },
    '## Care of oiled oak\n\nUse a **dry** cloth, *never* a wet one.\n\n- Wipe\n- Wait',
  );
  await arrives(
    { 'text/html': CHATGPT },
    'See [care](https://oak.example/care):\n\n```bash\nnpm start\n```',
  );
});

test('paste: many pictures that stay behind are one box, an emoji is a letter, and an icon is none of the text', async ({
  page,
}) => {
  const arrives = await openForPaste(page);
  const local = '<p><a href="/x"><img src="file:///tmp/a.png" width="600"></a></p>\n';
  await arrives({ 'text/html': local.repeat(200) }, '![](media:missing)\n'.repeat(200).trim());
  const signs =
    '<p>Good <img alt="👍🏽" src="https://x.example/e.png"> <img width="20" src="i.png"></p>';
  const cell = '<td>A <img src="https://x.example/a.jpg"></td>';
  await arrives(
    { 'text/html': `${signs}<table><tr>${cell}<td>B</td></tr></table>` },
    'Good 👍🏽\n\n| A | B |\n| --- | --- |\n\n![](media:missing)',
  );
});

test('paste: no-break spaces stay where they hold a number or an abbreviation together', async ({
  page,
}) => {
  const arrives = await openForPaste(page);
  const held =
    'z.\u00a0B. 24.000\u00a0€, <i>80</i>\u00a0mm, Dr.\u00a0Huber, §\u00a05, «\u00a0oui\u00a0»';
  const loose = '\u00a0Oil\u00a0is <b>thin</b>\u00a0and \u00a0warm.\u00a0';
  await arrives(
    { 'text/html': `<p>${held}</p><p>${loose}</p><p>5</p>` },
    `${held.replace(/<.?i>/g, '*')}\n\nOil is **thin** and warm.\n\n5`,
  );
});

/** As Word does: the HTML names files that no browser may read, the RTF has them. */
function fromWord(files: readonly string[], inRtf: readonly string[]): Record<string, string> {
  const paragraphs = files.map(
    (file) => `<p class=MsoNormal>${file}<o:p></o:p></p>
<p class=MsoNormal><img width=605 height=404 src="file:///C:/Users/anna/${file}"><o:p></o:p></p>`,
  );
  const pictures = inRtf.map(
    (hex) =>
      `{\\*\\shppict{\\pict{\\*\\picprop}\\pngblip\\bliptag1{\\*\\blipuid 00ff}${hex}}}{\\nonshppict{\\pict\\wmetafile8 0100}}`,
  );
  return { 'text/html': paragraphs.join(''), 'text/rtf': `{\\rtf1 ${pictures.join('\\par ')}}` };
}

const missing = (page: Page) => body(page).getByText(/did not come along\. Drag/);

test('paste: pictures of a text from Word are sent, and stand where they stood', async ({
  page,
}) => {
  const id = await createArticle(`From Word ${Date.now()}`, 'Replaced.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  const hex = [await pngAsHex(page, 'red'), await pngAsHex(page, 'blue')];
  await paste(page, fromWord(['one.png', 'two.png'], hex));
  await expect(body(page).getByRole('button', { name: 'Edit picture' })).toHaveCount(2, {
    timeout: 0,
  });
  await page.keyboard.press('ControlOrMeta+s');
  const picture = '!\\[\\]\\(media:[0-9a-f-]{36}\\)';
  await expect(async () => {
    expect((await stored(id)).body).toMatch(
      new RegExp(`^one\\.png\n\n${picture}\n\ntwo\\.png\n\n${picture}$`),
    );
  }).toPass();
});

test('paste: what did not come along has a place that nobody publishes, and that a picture takes', async ({
  page,
}) => {
  const id = await createArticle(`Left behind ${Date.now()}`, 'Replaced.');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await body(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  // Which of the three the one is, nobody knows.
  await paste(page, fromWord(['one.png', 'two.png', 'three.png'], [await pngAsHex(page, 'red')]));
  await expect(missing(page)).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(async () => {
    expect((await stored(id)).body.match(/!\[\]\(media:missing\)/g)).toHaveLength(3);
    expect((await stored(id)).body).not.toContain('[Picture');
  }).toPass();
  await page.reload();
  await expect(missing(page)).toHaveCount(3);
  await publishButton(page).click();
  await expect(
    strip(page).getByText(/3 pictures did not come along .*, and publish again\./),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Fix the missing picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(missing(page)).toHaveCount(2);
  await missing(page).first().click();
  await pastePicture(body(page));
  await expect(missing(page)).toHaveCount(1);
  await expect(body(page).getByRole('button', { name: 'Edit picture' })).toBeVisible({
    timeout: 0,
  });
});

/** A picture of one colour, as RTF has it. */
async function pngAsHex(page: Page, color: string): Promise<string> {
  return page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 900, 600);
      // Two of a colour would be one in the library.
      context.fillStyle = `rgb(${Date.now() % 255} 9 9)`;
      context.fillRect(0, 0, Date.now() % 800, 9);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, color);
}
