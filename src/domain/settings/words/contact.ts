import { contactFormWords } from '#business/words/contact-form.ts';
import { sectionWords } from '#business/words/sections.ts';
import { type Word, word } from './word.ts';

/** In the contact form, which knows them by these names. */
const FORM_WORDS = () => ({
  form: word('Name of the form, which is heard', 40, contactFormWords.form),
  name: word('Field for the name', 60, contactFormWords.name),
  contact: word('Field for number or address', 60, contactFormWords.contact),
  service: word('Choice of a service', 60, contactFormWords.service),
  choose: word('While none is chosen', 40, contactFormWords.choose),
  otherService: word('For none of them', 40, contactFormWords.otherService),
  message: word('Field for the message', 80, contactFormWords.message),
  consent: word('What people agree to', 160, contactFormWords.consent),
  privacy: word('Link to what you keep', 80, contactFormWords.privacy),
  send: word('Button that sends', 40, contactFormWords.send),
  sending: word('While it is sent', 40, contactFormWords.sending),
  thanks: word('Thanks', 60, contactFormWords.thanks('{name}')),
  sent: word('Sentence below the thanks', 200, contactFormWords.sent),
  notLoaded: word('When the form did not load', 200, contactFormWords.notLoaded),
  ways: word('What else people can do then', 160, contactFormWords.otherWays.chat),
  waysWithoutChat: word('What else, without WhatsApp', 160, contactFormWords.otherWays.noChat),
  chatLink: word('Words of its link to WhatsApp', 60, contactFormWords.chatLink),
});

type FormName = keyof ReturnType<typeof FORM_WORDS>;
/** Names are one for all words: `name` of the form is `formName`. */
type NameInSettings = `form${Capitalize<FormName>}`;

const nameOf = (name: string) => `form${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const CONTACT_WORDS = () => ({
  ...(Object.fromEntries(
    Object.entries(FORM_WORDS()).map(([name, one]) => [nameOf(name), one]),
  ) as Record<NameInSettings, Word>),
  noScripts: word('Where JavaScript is off', 200, sectionWords.withoutScripts.chat),
  noScriptsOrChat: word(
    'Where it is off, without WhatsApp',
    200,
    sectionWords.withoutScripts.noChat,
  ),
  noScriptsSent: word(
    'Where it is off, once a message has come',
    200,
    sectionWords.withoutScripts.sent,
  ),
  noScriptsNotSent: word(
    'Where it is off, when one could not be sent',
    200,
    sectionWords.withoutScripts.notSent,
  ),
  closed: word('On which days you are closed', 60, sectionWords.closed('{days}')),
});

/** What the owner says in the contact form, by its own names; the others follow the folder. */
export type OwnFormWords = Partial<Record<FormName, string>>;

/** @returns undefined while the folder says it all. */
export function ownFormWords(own: Readonly<Record<string, string>>): OwnFormWords | undefined {
  const words = Object.keys(FORM_WORDS()).flatMap((name) => {
    const text = own[nameOf(name)];
    return text === undefined ? [] : [[name, text] as const];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
