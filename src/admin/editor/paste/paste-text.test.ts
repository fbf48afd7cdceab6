import { expect, test } from 'vitest';
import { createMarkdownMemory } from '#admin/editor/bridge/markdown-memory.ts';
import { read, schema } from '../../../../tests/support/article-schema.ts';
import { readPlainText } from './paste-text.ts';

/** The Markdown of an article into which a text has been pasted. */
function pasted(text: string): string {
  const memory = createMarkdownMemory(schema);
  const document = memory.open('');
  const { content } = readPlainText(text, schema);
  return memory.save(document.copy(content));
}

const LONG = 'Oak is full of tannin, and where tannin, water and iron meet,';
const MARKDOWN = '## Oak\n\n- **hard**\n- pale\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';

test.each([
  [
    'short lines stay lines, paragraphs stay paragraphs',
    'Harrow & Pine\n12 Mill Lane\nSydenham\n\nOpen on Saturdays.',
    'Harrow & Pine\\\n12 Mill Lane\\\nSydenham\n\nOpen on Saturdays.',
  ],
  [
    'lines that a program has broken run on',
    `${LONG}\nthe wood turns black.`,
    `${LONG} the wood turns black.`,
  ],
  ['Markdown is understood', MARKDOWN, MARKDOWN],
  ['lines of code are left alone', '```\na\nb\n```', '```\na\nb\n```'],
  [
    'a note of GitHub is a quotation with its name',
    '> [!NOTE]\n> Oil twice.',
    '> **Note**\\\n> Oil twice.',
  ],
  [
    'lines with tabs are a table',
    'Wood\tPrice\nOak\t85\nAsh | elm\t60',
    '| Wood | Price |\n| --- | --- |\n| Oak | 85 |\n| Ash \\| elm | 60 |',
  ],
  [
    'so are those between words, with an empty cell',
    'Prices:\nWood\tPrice\r\nOak\t\r\nThat is all.',
    'Prices:\n\n| Wood | Price |\n| --- | --- |\n| Oak | |\n\nThat is all.',
  ],
  ...[
    ['https://a.example/oak?utm_source=chatgpt.com', 'https://a.example/oak'],
    ['https://a.example/?a=1&utm_source=chatgpt.com#b', 'https://a.example/?a=1#b'],
    ['https://a.example/?utm_source=chatgpt.com&b=2', 'https://a.example/?b=2'],
  ].map(
    ([text = '', link = '']) => ['links from ChatGPT don’t say so', text, `<${link}>`] as const,
  ),
] as const)('paste: %s', (_, text, markdown) => {
  expect(pasted(text)).toBe(markdown);
});

test('paste: lines that begin with a sign stay lines', () => {
  const text = 'Anna Huber\n+49 170 1234567\n80331 München\n*Office*\n-5 °C in winter\n=100 €\n#1';
  const document = read(pasted(text));
  expect(document.childCount).toBe(1);
  expect(document.textBetween(0, document.content.size, '', '\n')).toBe(text.replaceAll('*', ''));
});

test.each([
  'A board of 80*60*4 cm',
  'from 10~20 to 30~40 cm',
  '2**3 and 4**5',
  'https://example.com/1~2/3~4',
])('paste: measures are words: %s', (text) => {
  const document = read(pasted(text));
  expect(document.textContent).toBe(text);
  document.descendants(({ marks }) => {
    expect(marks.map(({ type }) => type.name).filter((name) => name !== 'link')).toEqual([]);
  });
});

test.each([
  ...['A heading\n---', 'Text\n\n- one\n- two', 'a | b\n--- | ---\n1 | 2', '`80*60*4`'],
  ...['```\n80*60*4\n```', '    80*60*4', '> quoted\n> twice', '<b>80*60*4</b>', '***'],
])('paste: blocks are blocks: %j', (text) => {
  expect(read(pasted(text)).toJSON()).toEqual(read(text).toJSON());
});

test.each([
  ['a single line', 'Phone:\t0316'],
  ['lines of different numbers of cells', 'a\tb\nc\td\te'],
  ['code', '\tone\n\ttwo'],
  ['code in a fence', '```\na\tb\nc\td\n```'],
])('paste: %s with tabs is none', (_, text) => {
  expect(pasted(text)).not.toContain('|');
});
