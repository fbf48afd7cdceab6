/** What programs put on the clipboard, and the Markdown that becomes of it in an article. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdArticle, isStored, open, text } from './articles.tsx';

/** Puts something into the text as the clipboard of a browser does. */
function paste(data: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [type, words] of Object.entries(data)) clipboardData.setData(type, words);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  text().element().dispatchEvent(event);
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

const SPANS = `<table><caption>Coats</caption><tr><td>A</td><td>B</td><td>C</td></tr>
<tr><td colspan=2 rowspan=2>Wide</td><td>First</td></tr><tr><td>Second</td></tr></table>`;
const NESTED = `<table><tr><td>One<table><tr><td>Inner</td><td>Table</td></tr></table>end</td><td><p>Two</p><p>lines</p></td></tr>
<tr><td>a<br></td><td>b</td></tr></table>`;

const NESTED_MARKDOWN = '| One<br>Inner<br>Table<br>end | Two<br>lines |\n| --- | --- |\n| a | b |';

const WORD_REMARK = `<p class=MsoNormal>Ask for <span style='mso-comment-reference:BM_1'>permission</span><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[BM1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<a href="#_ftn1" name="_ftnref1">[1]</a></p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a>
<p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff href="#_msoanchor_1">[BM1]</a></span>Is this right?</p></div></div></div>`;
const GOOGLE_REMARK = `<p>The link<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> is here.</p>
<div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is it right?</span></p><p>Ask Dad.</p></div>`;

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

const ITEM = (number: number) =>
  `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}. </span>Coat ${number}</p>`;
const TICK = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="checked">';
const LOCAL = '<p><a href="/x"><img src="file:///tmp/a.png" width="600"></a></p>\n';
const SIGNS =
  '<p>Good <img alt="👍🏽" src="https://x.example/e.png"> <img width="20" src="i.png"></p>';
const HELD =
  'z.\u00a0B. 24.000\u00a0€, <i>80</i>\u00a0mm, Dr.\u00a0Huber, §\u00a05, «\u00a0oui\u00a0»';
const LOOSE = '\u00a0Oil\u00a0is <b>thin</b>\u00a0and \u00a0warm.\u00a0';

test.for<[what: string, html: string, ...markdown: string[]]>([
  [
    'Word',
    WORD,
    '## The finish',
    'Oil is **thin** and *warm*.',
    '- Rub\n  - Along the grain\n- Wait',
    '| Coat | Hours |\n| --- | --- |\n| First<br>thin | |',
    '![](media:missing)',
  ],
  [
    'Google Docs',
    GOOGLE,
    '## Price\n\nAbout **£85** a [cubic foot](https://example.com/foot)',
    '- oak\n- ash',
  ],
  ['a page that means harm', HOSTILE, 'Safe words\n\n![](media:missing)\n\nafter'],
  [
    'Word for the web',
    ONLINE,
    '## The finish\n\n**Oil** is thin\n\n- Rub\n  - Along the grain\n- Wait',
    '1. First coat\n2. Second coat',
  ],
  [
    'Notion',
    NOTION,
    'Oil **twice**, see Care of oak.\n\n- Rub\n  - Along the grain',
    '* ☑ Order oak\n* ☐ Plane it\n\nKeep away from iron.\n\n![](media:missing)',
  ],
  [
    'Apple’s Notes',
    APPLE,
    '## Care of oiled oak\n\nUse a **dry** cloth, *never* a wet one.\n\n- Wipe\n- Wait',
  ],
  ['ChatGPT', CHATGPT, 'See [care](https://oak.example/care):\n\n```bash\nnpm start\n```'],
  [
    'a table of one column, which is none',
    '<table><tr><td>Oak</td></tr><tr><td>Ash</td></tr></table>',
    'Oak\n\nAsh',
  ],
  ['a table in a table', NESTED, NESTED_MARKDOWN],
  [
    'a table that only frames',
    `<table><tr><td>Frame ${NESTED}</td></tr></table>`,
    'Frame',
    NESTED_MARKDOWN,
  ],
  [
    'cells over several columns and rows',
    SPANS,
    'Coats\n\n| A | B | C |\n| --- | --- | --- |\n| Wide | | First |\n| | | Second |',
  ],
  [
    'numbers above and below the line',
    '<p>10<sup>6</sup> m<span style="vertical-align:super">2</span> of H<sub>2</sub>O, the 1<sup>st</sup></p>',
    '10⁶ m² of H₂O, the 1st',
  ],
  ['a list that goes on', ITEM(4) + ITEM(5), '4. Coat 4\n5. Coat 5'],
  [
    'a checklist of Google Docs',
    `<ul><li role="checkbox" aria-checked="true">${TICK}<p>Order oak</p></li>
<li role="checkbox" aria-checked="false">${TICK}<p>Plane it</p></li></ul>`,
    '- ☑ Order oak\n- ☐ Plane it',
  ],
  [
    'a checklist of a web page',
    '<ul><li><input type="checkbox" checked> Done</li><li><input type="checkbox">Open</li></ul>',
    '- ☑ Done\n- ☐ Open',
  ],
  ['remarks in Word', WORD_REMARK, 'Ask for permission.\\[1]'],
  [
    'a remark in Word without its place',
    `<p>Ask.</p><p class=MsoCommentText><a href="#_msoanchor_1">[BM1]</a>Hm?</p>`,
    'Ask.',
  ],
  ['remarks in Google Docs', GOOGLE_REMARK, 'The link is here.'],
  ['many pictures that stay behind', LOCAL.repeat(200), '![](media:missing)\n'.repeat(200).trim()],
  [
    'an emoji, an icon and a picture in a table',
    `${SIGNS}<table><tr><td>A <img src="https://x.example/a.jpg"></td><td>B</td></tr></table>`,
    'Good 👍🏽\n\n| A | B |\n| --- | --- |\n\n![](media:missing)',
  ],
  [
    'no-break spaces, where they hold something together',
    `<p>${HELD}</p><p>${LOOSE}</p><p>5</p>`,
    `${HELD.replace(/<.?i>/g, '*')}\n\nOil is **thin** and warm.\n\n5`,
  ],
])('paste: %s', async ([, html, ...markdown]) => {
  const server = holdArticle({ title: 'Pasted', body: 'Replaced.' });
  await open(server.article?.id);
  await text().click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  paste({ 'text/html': html });
  await userEvent.keyboard('{ControlOrMeta>}s{/ControlOrMeta}');
  await isStored(server, { body: markdown.join('\n\n') });
  expect('hacked' in window).toBe(false);
});

test('paste: a text that is too long is refused before it is pasted', async () => {
  const server = holdArticle({ title: 'Pasted', body: 'Kept' });
  await open(server.article?.id);
  await text().click();
  paste({ 'text/plain': 'oak '.repeat(60_000) });
  const refusal = page.getByText(/at most 200,000 characters, and this has 240,000/);
  await expect.element(refusal).toBeVisible();
  await expect.element(text()).toHaveTextContent('Kept');
  await expect.element(text()).not.toHaveTextContent('oak');
});
