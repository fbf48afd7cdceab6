import type * as messages from '#languages/en/visitors/testimonials.ts';

export const testimonials: typeof messages.testimonials = {
  label: 'Das sagen unsere Kunden',
  ofJob: 'WAS DER KUNDE SAGT',
  points: (points) => `${points} von 5`,
  all: 'Alle sind von Leuten, für die wir gearbeitet haben, und stehen hier unverändert. Die neuesten zuerst, gute wie schlechte.',
  selection:
    'Alle sind von Leuten, für die wir gearbeitet haben, und stehen hier unverändert. Dies ist eine Auswahl.',
};

export const testimonialPageMessages: typeof messages.testimonialPageMessages = {
  title: 'Ihr Wort',
  description: 'Für Kunden, die wir um ein Wort zu ihrem Auftrag gebeten haben.',
  lead: 'Sie haben den Link zu dieser Seite, weil wir für Sie gearbeitet haben.',
  loading: 'Einen Moment …',
  withoutScripts: 'Diese Seite braucht JavaScript. Ohne antworten Sie einfach auf unsere E-Mail.',
  noLink: 'Diese Seite öffnet der Link aus unserer E-Mail, der ganze.',
  unknown: 'Dieser Link ist nicht von uns. Bitte öffnen Sie noch einmal den ganzen aus der E-Mail.',
  past: 'Dieser Link ist zu alt oder zurückgezogen. Antworten Sie auf unsere E-Mail, dann kommt ein neuer.',
  greeting: (name) => `Guten Tag, ${name},`,
  about: (job) => `es geht um „${job}“.`,
  photographs: 'Fotos',
  photographsHint: 'Welche dürfen wir auf unserer Website zeigen? Haken Sie jedes einzeln an.',
  allPhotographs: 'ALLE',
  noPhotographs: 'KEINE',
  photograph: (number) => `Foto ${number}`,
  text: 'Ein paar Sätze, wenn Sie mögen',
  textHint: 'Wie war es? Wir zeigen es, wie Sie es schreiben, oder gar nicht.',
  name: 'Ihr Name, wie er darunter stehen soll',
  nameHint: 'Ein Vorname oder Initialen genügen.',
  rating: 'Punkte',
  noRating: 'Keine',
  points: (points) => `${points} von 5`,
  allow: 'Was Sie erlauben',
  permission: [
    'Mit dem Absenden erlauben Sie uns, Ihre Worte mit dem Namen darunter und die angehakten Fotos auf unserer Website zu zeigen und das festzuhalten.',
    'Wir ändern kein Wort. Wir dürfen es auch nicht zeigen; dann verwenden wir es auch sonst nicht.',
    'Sie können alles jederzeit zurücknehmen, mit diesem Link oder einer E-Mail, und wir fragen nicht warum. Mit dem Link sind Ihre Worte in wenigen Minuten von der Website; die Fotos nehmen wir selbst herunter, sobald wir davon hören.',
  ],
  send: 'ABSENDEN',
  sendChanges: 'ÄNDERUNGEN SENDEN',
  sending: 'WIRD GESENDET …',
  thanks: 'Danke. Das dürfen wir zeigen:',
  waiting: 'Wir lesen es zuerst. Bis es auf der Website steht, können Sie es hier ändern.',
  published: 'Es steht auf unserer Website. Welche Fotos wir zeigen, können Sie noch ändern.',
  closed: 'Mit diesem Link kann es nicht mehr geändert werden.',
  given: (date) => `Gesendet am ${date}`,
  shownPhotographs: (count) =>
    count === 1 ? 'Ein Foto darf gezeigt werden.' : `${count} Fotos dürfen gezeigt werden.`,
  reviews: (where) => `Sagen Sie es auch bei ${where}`,
  change: 'ÄNDERN',
  takeBack: 'ALLES ZURÜCKNEHMEN',
  reallyTakeBack: 'Ihre Worte und die Erlaubnis für alle Fotos zurücknehmen?',
  yes: 'JA, ZURÜCKNEHMEN',
  no: 'NEIN, SO LASSEN',
  takenBack:
    'Sie haben alles zurückgenommen. Worte von Ihnen, die auf der Website standen, verschwinden jetzt; das dauert wenige Minuten. Die Fotos nehmen wir selbst herunter, sobald wir davon hören.',
  again: 'NEU SCHREIBEN',
  notReached:
    'Das hat gerade nicht geklappt. Versuchen Sie es noch einmal, antworten Sie auf unsere E-Mail oder rufen Sie an: {phone}.',
  tryAgain: 'NOCH EINMAL VERSUCHEN',
  sent: 'Danke. Wir haben, was Sie geschickt haben.',
};

export const previewMessages: typeof messages.previewMessages = {
  title: 'Vorschau',
  draft: (title, end) =>
    `Eine Vorschau auf „${title}“, noch nicht auf der Website. Sie endet am ${end}.`,
  changed: (title, end) =>
    `Eine Vorschau auf „${title}“, wie es jetzt geschrieben ist. Sie endet am ${end}.`,
  ended: 'Diese Vorschau ist beendet. Bitten Sie um eine neue, wer sie Ihnen geschickt hat.',
  failed: 'Die Vorschau lässt sich gerade nicht öffnen. Laden Sie diese Seite später noch einmal.',
  say: 'Sagen, was gezeigt werden darf',
  see: 'Sehen, wie es aussehen wird',
};

export const testimonialProblems: typeof messages.testimonialProblems = {
  text: 'Bitte schreiben Sie ein paar Worte (höchstens 1.500 Zeichen) oder haken Sie ein Foto an.',
  shown_name: 'Bitte schreiben Sie den Namen, der darunter stehen soll, mit höchstens 80 Zeichen.',
  rating: 'Bitte wählen Sie eins bis fünf.',
  published:
    'Es ist inzwischen veröffentlicht. Nehmen Sie es zurück, wenn Sie es neu schreiben wollen.',
  often: 'Das wurde sehr oft geändert. Bitte schreiben Sie uns eine E-Mail.',
  unreachable: 'Wir sind gerade nicht zu erreichen. Was Sie geschrieben haben, ist noch da.',
  refused: 'Es konnte gerade nicht gesendet werden. Was Sie geschrieben haben, ist noch da.',
};

export const testimonialMail: typeof messages.testimonialMail = {
  subject: (business) => `Wie war es? Ein Wort für ${business}`,
  text: (customer, sender, business, hasPhotographs) =>
    `Guten Tag, ${customer},\n\ndanke für den Auftrag. Mögen Sie anderen erzählen, wie es war${hasPhotographs ? ', und sagen, welche Fotos wir zeigen dürfen' : ''}? Ein paar Sätze genügen, es dauert zwei Minuten. Der Link unten ist nur für Sie: ohne Konto, und Sie können damit alles später zurücknehmen.\n\nWenn Sie nicht mögen, müssen Sie nichts tun.\n\n${sender}\n${business}`,
};
