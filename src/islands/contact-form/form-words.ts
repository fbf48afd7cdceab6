import { contactFormWords } from '#business/words/contact-form.ts';
import type { OwnFormWords } from '#domain/settings/words/contact.ts';

/** What the form says: the owner’s words, or those of the folder. */
export function formWords(own: OwnFormWords = {}) {
  const { otherWays, thanks, ...folder } = contactFormWords;
  return {
    ...folder,
    ways: otherWays.chat,
    waysWithoutChat: otherWays.noChat,
    ...own,
    thanks: (name: string) => own.thanks?.replaceAll('{name}', () => name) ?? thanks(name),
  };
}

export type FormWords = ReturnType<typeof formWords>;
