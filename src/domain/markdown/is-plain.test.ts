import { expect, test } from 'vitest';
import { isPlain } from './is-plain.ts';

test.each([
  '',
  'Oak & ash.',
  'Oak,\n  and ash.\n\nElm – "hard" -- (80 mm), 1.5 m...',
  'Write to hello@harrow.example or www.harrow.example, https://a.example/b-c.',
])('Markdown: %j reads as it is stored', (text) => {
  expect(isPlain(text)).toBe(true);
});

test.each([
  ...['London\\\nSE26', '**Directors:** Anna', 'hello\\@harrow.example', 'Oak &amp; ash'],
  ...['[Prices](media:8f27ba47-0000-4000-8000-000000000001)', '[Prices][]\n\n[prices]: /prices'],
  ...['Two  \nlines', '- oak', '## Oak', '<https://a.example>', 'Oak<br>ash'],
])('Markdown: %j does not', (text) => {
  expect(isPlain(text)).toBe(false);
});
