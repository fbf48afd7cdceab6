import { expect, test } from 'vitest';
import { contactFormMessages } from '#business/messages/contact-form.ts';
import { formMessages } from './form-messages.ts';

test('contact form: the form says what the folder says', () => {
  const { send, ways, thanks } = formMessages();
  expect(send).toBe(contactFormMessages.send);
  expect(ways).toBe(contactFormMessages.otherWays.chat);
  expect(thanks('Ann')).toBe(contactFormMessages.thanks('Ann'));
});

test('contact form: the owner’s words go before, and a name is put in as it was written', () => {
  const { send, choose, waysWithoutChat, thanks } = formMessages({
    ...{ send: 'GO', waysWithoutChat: 'Call {phone}.', thanks: 'Done, {name}. Bye, {name}.' },
  });
  expect([send, waysWithoutChat]).toEqual(['GO', 'Call {phone}.']);
  expect(choose).toBe(contactFormMessages.choose);
  expect(thanks('$& {name}')).toBe('Done, $& {name}. Bye, $& {name}.');
});
