import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const heard = (words: string) => <i>{words}</i>;

test.each([
  ['Restore<heard> “Oak”</heard>', 'Restore<i> “Oak”</i>'],
  ['<heard>Eiche</heard> holen <time></time>.', '<i>Eiche</i> holen <b>now</b>.'],
  ['Nothing in it', 'Nothing in it'],
  ['A line\n<heard>and\nmore</heard>', 'A line\n<i>and\nmore</i>'],
])('text: %j', (text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} parts={{ heard, time: <b>now</b> }} />)).toBe(
    html,
  );
});

test.each([
  ...['<heard>x</heard>', '</heard>', '<heard>', '<b>bold</b>', '</time><time>', '$1'],
  '<script>',
])('text: a name that looks like a mark is a name: %s', (name) => {
  const html = renderToStaticMarkup(
    <RichText text={`Restore<heard> “${name}”</heard>, then go.`} parts={{ heard, time: '' }} />,
  );
  const shown = name.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(html).toBe(`Restore<i> “${shown}”</i>, then go.`);
});
