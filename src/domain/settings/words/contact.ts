import { contactFormWords } from '#business/words/contact-form.ts';
import { sectionWords } from '#business/words/sections.ts';
import { type Word, word } from './word.ts';

/** In the contact form, which knows them by these names. */
const FORM_WORDS = () => ({
  form: word('formName', 40, contactFormWords.form),
  name: word('fieldForTheName', 60, contactFormWords.name),
  contact: word('fieldForContact', 60, contactFormWords.contact),
  service: word('choiceOfAService', 60, contactFormWords.service),
  choose: word('whileNoneIsChosen', 40, contactFormWords.choose),
  otherService: word('forNoneOfThem', 40, contactFormWords.otherService),
  message: word('fieldForTheMessage', 80, contactFormWords.message),
  consent: word('whatPeopleAgreeTo', 160, contactFormWords.consent),
  privacy: word('linkToPrivacy', 80, contactFormWords.privacy),
  send: word('buttonThatSends', 40, contactFormWords.send),
  sending: word('whileItIsSent', 40, contactFormWords.sending),
  thanks: word('thanks', 60, contactFormWords.thanks('{name}')),
  sent: word('sentenceBelowTheThanks', 200, contactFormWords.sent),
  notLoaded: word('formNotLoaded', 200, contactFormWords.notLoaded),
  ways: word('formNotLoadedHint', 160, contactFormWords.otherWays.chat),
  waysWithoutChat: word('formNotLoadedWithoutWhatsapp', 160, contactFormWords.otherWays.noChat),
  chatLink: word('whatsappLinkWords', 60, contactFormWords.chatLink),
});

type FormName = keyof ReturnType<typeof FORM_WORDS>;
/** Names are one for all words: `name` of the form is `formName`. */
type NameInSettings = `form${Capitalize<FormName>}`;

const nameOf = (name: string) => `form${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const CONTACT_WORDS = () => ({
  ...(Object.fromEntries(
    Object.entries(FORM_WORDS()).map(([name, one]) => [nameOf(name), one]),
  ) as Record<NameInSettings, Word>),
  noScripts: word('noScripts', 200, sectionWords.withoutScripts.chat),
  noScriptsOrChat: word('noScriptsWithoutWhatsapp', 200, sectionWords.withoutScripts.noChat),
  noScriptsSent: word('noScriptsSent', 200, sectionWords.withoutScripts.sent),
  noScriptsNotSent: word('noScriptsNotSent', 200, sectionWords.withoutScripts.notSent),
  closed: word('closedOnDays', 60, sectionWords.closed('{days}')),
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
