import type * as messages from '#languages/en/visitors/answers.ts';

export const answerMessages: typeof messages.answerMessages = {
  noService: 'Ihr Vorhaben',
  subject: 'Ihre Anfrage: {service}',
  toTheBusiness: 'Ihre Anfrage an {business}',
  usesFirstName: false,
};

export const enquiryConfirmation: typeof messages.enquiryConfirmation = {
  subject: 'Wir haben Ihre Nachricht',
  text: 'Danke, dass Sie uns geschrieben haben. Ihre Nachricht ist angekommen; eine oder einer von uns liest sie und antwortet Ihnen.\n\nWenn es eilt, rufen Sie uns bitte an.',
};

export const answerTemplates: typeof messages.answerTemplates = [
  {
    name: 'Wir sehen es uns an',
    subject: 'Ihre Anfrage: {service}',
    text: `Guten Tag {name},

vielen Dank für Ihre Anfrage ({service}). Wir kommen gern vorbei und sehen es uns an. Welcher Tag passt Ihnen?

Mit freundlichen Grüßen
{staff}`,
  },
  {
    name: 'Zwei Fragen vorab',
    subject: 'Zwei Fragen: {service}',
    text: `Guten Tag {name},

vielen Dank für Ihre Anfrage ({service}). Worum geht es genau, und bis wann soll alles fertig sein?

Mit freundlichen Grüßen
{staff}`,
  },
  {
    name: 'Nicht vor dem Sommer',
    subject: 'Ihre Anfrage: {service}',
    text: `Guten Tag {name},

vielen Dank für Ihre Anfrage ({service}). Vor dem Sommer können wir leider nicht beginnen. Dürfen wir Sie vormerken?

Mit freundlichen Grüßen
{staff}`,
  },
  {
    name: 'Nicht unser Fach',
    subject: 'Ihre Anfrage: {service}',
    text: `Guten Tag {name},

vielen Dank für Ihr Vertrauen. Diese Arbeit machen wir nicht; Sie sind bei einem anderen Betrieb besser aufgehoben.

Mit freundlichen Grüßen
{staff}`,
  },
  {
    name: 'Was es kostet',
    subject: 'Was es kostet: {service}',
    text: `Guten Tag {name},

vielen Dank für Ihre Anfrage ({service}). Was es kostet, hängt davon ab, was zu tun ist und was schon da ist. Sobald wir es gesehen haben, bekommen Sie ein Angebot von uns. Welcher Tag passt Ihnen?

Mit freundlichen Grüßen
{staff}`,
  },
];
