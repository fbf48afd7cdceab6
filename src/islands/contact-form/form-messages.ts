import { contactFormMessages } from '#business/messages/contact-form.ts';
import type { OwnFormMessages } from '#domain/settings/words/contact.ts';

/** What the form says: the owner’s words, or those of the folder. */
export function formMessages(own: OwnFormMessages = {}) {
  const { otherWays, thanks, ...folder } = contactFormMessages;
  return {
    ...folder,
    ways: otherWays.chat,
    waysWithoutChat: otherWays.noChat,
    ...own,
    thanks: (name: string) => own.thanks?.replaceAll('{name}', () => name) ?? thanks(name),
  };
}

export type FormMessages = ReturnType<typeof formMessages>;
