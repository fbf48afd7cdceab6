import { expect, test } from 'vitest';
import { contactFormWords } from '#business/words/contact-form.ts';
import { formWords } from './form-words.ts';

test('contact form: the form says what the folder says', () => {
  const { send, ways, thanks } = formWords();
  expect(send).toBe(contactFormWords.send);
  expect(ways).toBe(contactFormWords.otherWays.chat);
  expect(thanks('Ann')).toBe(contactFormWords.thanks('Ann'));
});

test('contact form: the owner’s words go before, and a name is put in as it was written', () => {
  const { send, choose, waysWithoutChat, thanks } = formWords({
    ...{ send: 'GO', waysWithoutChat: 'Call {phone}.', thanks: 'Done, {name}. Bye, {name}.' },
  });
  expect([send, waysWithoutChat]).toEqual(['GO', 'Call {phone}.']);
  expect(choose).toBe(contactFormWords.choose);
  expect(thanks('$& {name}')).toBe('Done, $& {name}. Bye, $& {name}.');
});
