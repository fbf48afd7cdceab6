import type * as messages from '#languages/en/visitors/appointments.ts';

export const appointmentPageMessages: typeof messages.appointmentPageMessages = {
  title: 'Unser Besuch',
  wait: 'Ihr Besuch wird gesucht …',
  unknown:
    'Unter diesem Link gibt es keinen Besuch. Sehen Sie in unsere neueste E-Mail oder rufen Sie an: {phone}.',
  over: 'Die Zeit dieses Besuchs ist vorbei. Wenn etwas offen ist, rufen Sie an: {phone}.',
  unreachable:
    'Das hat gerade nicht geklappt. Versuchen Sie es noch einmal, antworten Sie auf unsere E-Mail oder rufen Sie an: {phone}.',
  again: 'Noch einmal versuchen',
  proposed: {
    one: 'Wir möchten Sie besuchen',
    two: 'Wir möchten Sie besuchen: Welche Zeit passt Ihnen?',
  },
  taken: 'Wir kommen',
  refused: 'Wir schlagen eine andere Zeit vor',
  cancelled: 'Es gibt keinen Besuch',
  withdrawn: 'Wir haben diesen Besuch zurückgezogen',
  refusedText: 'Danke. Wir wissen, dass Sie eine andere Zeit brauchen, und schreiben Ihnen.',
  cancelledText: 'Sie möchten keinen Besuch. Wenn das ein Versehen war, rufen Sie an: {phone}.',
  withdrawnText:
    'Wir können zu dieser Zeit doch nicht kommen und melden uns. Oder rufen Sie an: {phone}.',
  when: 'Wann',
  where: 'Wo',
  duration: 'Wie lange',
  minutes: (count) => `${count} Minuten`,
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  yourTime: (time) => `${time} bei Ihnen`,
  passed: 'Diese Zeit ist vorbei',
  take: 'Diese Zeit nehmen',
  another: 'Um eine andere bitten',
  cancel: 'Besuch absagen',
  anotherWords: 'Wann würde es Ihnen passen? Wenige Worte genügen.',
  cancelWords: 'Möchten Sie uns sagen, warum? Sie müssen nicht.',
  send: 'Senden',
  back: 'Zurück',
  sending: 'Wird gesendet …',
  calendar: 'In Ihren Kalender eintragen',
  done: 'Danke. Ihre Antwort ist bei uns.',
  already: 'Diese Antwort hatten wir schon. Es hat sich nichts geändert.',
  changed: 'Der Besuch hat sich geändert, seit Sie diese Seite geöffnet haben. So ist es jetzt.',
};

const LINK = 'Ein Konto brauchen Sie nicht. Wer den Link hat, kann für Sie antworten.';

export const appointmentMails: typeof messages.appointmentMails = {
  entry: 'Besuch von {business}',
  facts: 'Wo: {place}\nWie lange: etwa {duration}',
  proposed: {
    one: {
      subject: 'Dürfen wir Sie besuchen? {time}',
      body: `Guten Tag,\n\nwir möchten Sie besuchen:\n\n{times}\n\n{facts}\n\nMit diesem Link nehmen Sie die Zeit an oder bitten um eine andere. ${LINK}`,
    },
    two: {
      subject: 'Wann dürfen wir Sie besuchen?',
      body: `Guten Tag,\n\nwir möchten Sie zu einer dieser Zeiten besuchen:\n\n{times}\n\n{facts}\n\nMit diesem Link nehmen Sie eine davon an oder bitten um eine andere. ${LINK}`,
    },
  },
  moved: {
    one: {
      subject: 'Unser Besuch: eine andere Zeit, {time}',
      body: `Guten Tag,\n\nwir schlagen für unseren Besuch eine andere Zeit vor:\n\n{times}\n\n{facts}\n\nWas wir zuvor vorgeschlagen haben, gilt nicht mehr. Mit diesem Link nehmen Sie die Zeit an oder bitten um eine andere. ${LINK}`,
    },
    two: {
      subject: 'Unser Besuch: andere Zeiten',
      body: `Guten Tag,\n\nwir schlagen für unseren Besuch andere Zeiten vor:\n\n{times}\n\n{facts}\n\nWas wir zuvor vorgeschlagen haben, gilt nicht mehr. Mit diesem Link nehmen Sie eine davon an oder bitten um eine andere. ${LINK}`,
    },
  },
  taken: {
    subject: 'Wir kommen: {time}',
    body: 'Guten Tag,\n\nunser Besuch ist vereinbart:\n\n– {time}\n\n{facts}\n\nWenn etwas dazwischenkommt, rufen Sie an ({phone}) oder nehmen Sie diesen Link.',
  },
  refused: {
    subject: 'Unser Besuch: Sie brauchen eine andere Zeit',
    body: 'Guten Tag,\n\ndanke für Ihre Antwort. Was wir vorgeschlagen haben, gilt nicht mehr; wir schreiben Ihnen mit einer anderen Zeit. Sie erreichen uns auch unter {phone}.\n\n{business}',
  },
  cancelled: {
    subject: 'Unser Besuch ist abgesagt',
    body: 'Guten Tag,\n\nSie haben unseren Besuch abgesagt, und wir haben es vermerkt. Wenn das ein Versehen war, antworten Sie auf diese E-Mail oder rufen Sie an: {phone}.\n\n{business}',
  },
  withdrawn: {
    subject: 'Unser Besuch findet nicht statt',
    body: 'Guten Tag,\n\nwir können nicht so kommen, wie wir es vorgeschlagen oder vereinbart haben:\n\n{times}\n\nEs tut uns leid, wir melden uns. Antworten Sie auf diese E-Mail oder rufen Sie an: {phone}.\n\n{business}',
  },
};
