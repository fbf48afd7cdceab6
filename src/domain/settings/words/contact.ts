import { contactFormMessages } from '#business/messages/contact-form.ts';
import { sectionMessages } from '#business/messages/sections.ts';
import { type Word, word } from './word.ts';

/** In the contact form, which knows them by these names. */
const FORM_MESSAGES = () => ({
  form: word('formName', 40, contactFormMessages.form),
  name: word('fieldForTheName', 60, contactFormMessages.name),
  contact: word('fieldForContact', 60, contactFormMessages.contact),
  service: word('choiceOfAService', 60, contactFormMessages.service),
  choose: word('whileNoneIsChosen', 40, contactFormMessages.choose),
  otherService: word('forNoneOfThem', 40, contactFormMessages.otherService),
  message: word('fieldForTheMessage', 80, contactFormMessages.message),
  consent: word('whatPeopleAgreeTo', 160, contactFormMessages.consent),
  privacy: word('linkToPrivacy', 80, contactFormMessages.privacy),
  send: word('buttonThatSends', 40, contactFormMessages.send),
  sending: word('whileItIsSent', 40, contactFormMessages.sending),
  thanks: word('thanks', 60, contactFormMessages.thanks('{name}')),
  sent: word('sentenceBelowTheThanks', 200, contactFormMessages.sent),
  notLoaded: word('formNotLoaded', 200, contactFormMessages.notLoaded),
  ways: word('formNotLoadedHint', 160, contactFormMessages.otherWays.chat),
  waysWithoutChat: word('formNotLoadedWithoutWhatsapp', 160, contactFormMessages.otherWays.noChat),
  chatLink: word('whatsappLinkWords', 60, contactFormMessages.chatLink),
});

type FormName = keyof ReturnType<typeof FORM_MESSAGES>;
/** Names are one for all words: `name` of the form is `formName`. */
type NameInSettings = `form${Capitalize<FormName>}`;

const nameOf = (name: string) => `form${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const CONTACT_WORDS = () => ({
  ...(Object.fromEntries(
    Object.entries(FORM_MESSAGES()).map(([name, one]) => [nameOf(name), one]),
  ) as Record<NameInSettings, Word>),
  noScripts: word('noScripts', 200, sectionMessages.withoutScripts.chat),
  noScriptsOrChat: word('noScriptsWithoutWhatsapp', 200, sectionMessages.withoutScripts.noChat),
  noScriptsSent: word('noScriptsSent', 200, sectionMessages.withoutScripts.sent),
  noScriptsNotSent: word('noScriptsNotSent', 200, sectionMessages.withoutScripts.notSent),
  closed: word('closedOnDays', 60, sectionMessages.closed('{days}')),
});

/** What the owner says in the contact form, by its own names; the others follow the folder. */
export type OwnFormMessages = Partial<Record<FormName, string>>;

/** @returns undefined while the folder says it all. */
export function ownFormMessages(
  own: Readonly<Record<string, string>>,
): OwnFormMessages | undefined {
  const words = Object.keys(FORM_MESSAGES()).flatMap((name) => {
    const text = own[nameOf(name)];
    return text === undefined ? [] : [[name, text] as const];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
