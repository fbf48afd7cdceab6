import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ServerSentences, translated } from '#languages/server-sentences.ts';
import { STAFF_LANGUAGES } from '#languages/staff.ts';

const MIGRATIONS = 'supabase/migrations';

/** Told to visitors, to whoever runs the server or in the place of a general sentence: no screen of staff shows them. */
const FOR_OTHERS = [
  'version_conflict',
  'Your session has ended. Sign in again to carry on.',
  // The form, and what a customer opens by a link.
  'Please agree that we keep your message in order to answer it.',
  'Please agree to what is said above the button.',
  'Please choose one of the services.',
  'Please choose one to five.',
  'Please leave an email address or a phone number, in 300 characters or fewer.',
  'Please tell us about the job in 10 to 5,000 characters.',
  'Please tell us your name, in 120 characters or fewer.',
  'Please use 1,500 characters or fewer.',
  'Please write a few words, or tick a photograph.',
  'This preview has ended. Ask whoever sent it for another one.',
  'Please write a name in 80 characters or fewer.',
  'Please write the name that is to stand below it, in 80 characters or fewer.',
  'You have begun with photographs many times within the hour. Please send your message without them.',
  'We cannot take photographs here at the moment. Please send your message without them.',
  'You have sent us several messages within the hour. Please call us, or try again later.',
  'We cannot take messages here at the moment. Please call us, or try again in an hour.',
  'Unknown answer.',
  'There is no calendar at this address. The team may have a new one.',
  'There is no such link.',
  'This link is not good any more.',
  'It is on the website already. Please take it back first, then write it anew.',
  'This has been changed very often. Please write us a mail.',
  'A customer answers without an account. Change the visit in its enquiry instead.',
  'A customer gives their word without an account.',
  'A customer takes their word back without an account. Take it off the site instead.',
  // Servers and programs.
  'There is no open release %.',
  'These are no opening hours.',
  'This is no spelling of addresses.',
  'These are no mails that confirm.',
  'These are no mails to staff.',
  'These are no permissions.',
  'These are no addresses of pages.',
  'This project has no such tables: %.',
  'There is something here already: %.',
  'Of %, % rows came back of %.',
];

/** What functions raise for people, as it is written in the migrations. */
function raised(): string[] {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const all = files.flatMap((file) => {
    const text = readFileSync(`${MIGRATIONS}/${file}`, 'utf8');
    const statements = [
      ...text.matchAll(/raise exception\s(?:'(?:[^']|'')*'|[^';])*?errcode = (?:'PT4|sqlstate)/g),
    ];
    // Tables of what may be wrong: number, condition, field, sentence.
    const rows = [...text.matchAll(/^ +\(\d, .*, '\w+', ('(?:[^']|'')*')\),?$/gm)];
    return [
      ...statements.flatMap(([statement]) => literals(statement)),
      ...rows.flatMap(([, literal = '']) => literals(literal)),
    ];
  });
  return [...new Set(all)].sort();
}

function literals(sql: string): string[] {
  return [...sql.matchAll(/'((?:[^']|'')*)'/g)]
    .map(([, text = '']) => text.replaceAll("''", "'").replaceAll('%s', '%'))
    .filter((text) => text.endsWith('.'));
}

const others = Object.keys(STAFF_LANGUAGES).filter((code) => code !== 'en');

test.each(others)('server sentences: %s says all that there are, and no others', async (code) => {
  const file = (await import(`../../src/languages/${code}/staff/frame/server.ts`)) as {
    messages: { sentences: ServerSentences };
  };
  const own = Object.keys(file.messages.sentences);
  const all = raised();
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((one) => !own.includes(one) && !FOR_OTHERS.includes(one))).toEqual([]);
  expect(own.filter((one) => !all.includes(one))).toEqual([]);
});

test('server sentences: sentences with values are found by what stands around them', () => {
  const sentences: ServerSentences = {
    'Done.': 'Fertig.',
    'Another % has "%".': (what, name) => `${name}: ${what}`,
  };
  expect(translated('Done.', sentences)).toBe('Fertig.');
  expect(translated('Another page has "a.b".', sentences)).toBe('a.b: page');
  expect(translated('Something else.', sentences)).toBeUndefined();
  expect(translated('toString', sentences)).toBeUndefined();
});

test('server sentences: German puts values and sentences within sentences into its own', async () => {
  const { messages } = await import('#languages/de/staff/frame/server.ts');
  const said = (sentence: string) => translated(sentence, messages.sentences);
  expect(said('This file is in use in 2 galleries and the menu. Take it out there first.')).toBe(
    'Diese Datei wird noch verwendet: in 2 Galerien und im Menü. Nehmen Sie sie dort zuerst heraus.',
  );
  expect(
    said(
      '“Oak”: Give the article a title and a text before you publish it. Nothing was published.',
    ),
  ).toBe(
    '„Oak“: Geben Sie dem Artikel einen Titel und einen Text, bevor Sie ihn veröffentlichen. Es wurde nichts veröffentlicht.',
  );
  expect(said('3 of these pictures are in that gallery already, so nothing was moved.')).toBe(
    '3 dieser Bilder sind schon in jener Galerie, darum wurde nichts verschoben.',
  );
});
