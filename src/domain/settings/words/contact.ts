import { contactFormWords } from '#business/words/contact-form.ts';
import { sectionWords } from '#business/words/sections.ts';
import { staff } from '#languages/staff.ts';
import { type Word, word } from './word.ts';

/** In the contact form, which knows them by these names. */
const FORM_WORDS = () => ({
  form: word(() => staff.settings.formName, 40, contactFormWords.form),
  name: word(() => staff.settings.fieldForTheName, 60, contactFormWords.name),
  contact: word(() => staff.settings.fieldForContact, 60, contactFormWords.contact),
  service: word(() => staff.settings.choiceOfAService, 60, contactFormWords.service),
  choose: word(() => staff.settings.whileNoneIsChosen, 40, contactFormWords.choose),
  otherService: word(() => staff.settings.forNoneOfThem, 40, contactFormWords.otherService),
  message: word(() => staff.settings.fieldForTheMessage, 80, contactFormWords.message),
  consent: word(() => staff.settings.whatPeopleAgreeTo, 160, contactFormWords.consent),
  privacy: word(() => staff.settings.linkToPrivacy, 80, contactFormWords.privacy),
  send: word(() => staff.settings.buttonThatSends, 40, contactFormWords.send),
  sending: word(() => staff.settings.whileItIsSent, 40, contactFormWords.sending),
  thanks: word(() => staff.settings.thanks, 60, contactFormWords.thanks('{name}')),
  sent: word(() => staff.settings.sentenceBelowTheThanks, 200, contactFormWords.sent),
  notLoaded: word(() => staff.settings.formNotLoaded, 200, contactFormWords.notLoaded),
  ways: word(() => staff.settings.formNotLoadedHint, 160, contactFormWords.otherWays.chat),
  waysWithoutChat: word(
    () => staff.settings.formNotLoadedWithoutWhatsapp,
    160,
    contactFormWords.otherWays.noChat,
  ),
  chatLink: word(() => staff.settings.whatsappLinkWords, 60, contactFormWords.chatLink),
});

type FormName = keyof ReturnType<typeof FORM_WORDS>;
/** Names are one for all words: `name` of the form is `formName`. */
type NameInSettings = `form${Capitalize<FormName>}`;

const nameOf = (name: string) => `form${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const CONTACT_WORDS = () => ({
  ...(Object.fromEntries(
    Object.entries(FORM_WORDS()).map(([name, one]) => [nameOf(name), one]),
  ) as Record<NameInSettings, Word>),
  noScripts: word(() => staff.settings.noScripts, 200, sectionWords.withoutScripts.chat),
  noScriptsOrChat: word(
    () => staff.settings.noScriptsWithoutWhatsapp,
    200,
    sectionWords.withoutScripts.noChat,
  ),
  noScriptsSent: word(() => staff.settings.noScriptsSent, 200, sectionWords.withoutScripts.sent),
  noScriptsNotSent: word(
    () => staff.settings.noScriptsNotSent,
    200,
    sectionWords.withoutScripts.notSent,
  ),
  closed: word(() => staff.settings.closedOnDays, 60, sectionWords.closed('{days}')),
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
