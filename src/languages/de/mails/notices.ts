/** What the database tells staff by mail, by the sentence in its functions (`private.mail_text`), which puts values where it says %1$s. */
export const messages: Readonly<Record<string, string>> = {
  // Enquiries
  'New enquiry': 'Neue Anfrage',
  'New enquiry: %1$s': 'Neue Anfrage: %1$s',
  'Somebody has written through the contact form of the website.':
    'Jemand hat über das Kontaktformular der Website geschrieben.',
  '%1$s has written through the contact form of the website.':
    '%1$s hat über das Kontaktformular der Website geschrieben.',
  'Written on the pages in %1$s.': 'Geschrieben auf den Seiten in der Sprache %1$s.',
  'A photograph or sketch is with it, in the staff area.':
    'Ein Foto oder eine Skizze ist dabei, in der Verwaltung.',
  '%1$s photographs or sketches are with it, in the staff area.':
    '%1$s Fotos oder Skizzen sind dabei, in der Verwaltung.',
  '%1$s new enquiries': '%1$s neue Anfragen',
  'Enquiries are held back': 'Anfragen werden zurückgehalten',
  'What has come through the contact form of the website looks as if programs had sent it, so it waits apart from the other enquiries. Nothing is lost: please look it through, there may be a customer among it.':
    'Was über das Kontaktformular der Website gekommen ist, sieht aus, als käme es von Programmen, und wartet darum getrennt von den anderen Anfragen. Nichts ist verloren: Bitte sehen Sie es durch, es kann ein Kunde darunter sein.',
  'You are told of this at most once a day while anything waits.':
    'Solange etwas wartet, erfahren Sie das höchstens einmal am Tag.',

  // Reminders
  'An enquiry waits for an answer': 'Eine Anfrage wartet auf Antwort',
  'For more than an hour of your opening times nobody has answered an enquiry.':
    'Seit mehr als einer Stunde Ihrer Öffnungszeiten hat niemand auf eine Anfrage geantwortet.',
  'For more than two hours of your opening times nobody has answered an enquiry.':
    'Seit mehr als zwei Stunden Ihrer Öffnungszeiten hat niemand auf eine Anfrage geantwortet.',
  'For more than an hour of your opening times nobody has answered an enquiry about %1$s.':
    'Seit mehr als einer Stunde Ihrer Öffnungszeiten hat niemand auf eine Anfrage geantwortet, in der es um Folgendes geht: %1$s.',
  'For more than two hours of your opening times nobody has answered an enquiry about %1$s.':
    'Seit mehr als zwei Stunden Ihrer Öffnungszeiten hat niemand auf eine Anfrage geantwortet, in der es um Folgendes geht: %1$s.',
  'You look after it.': 'Sie sind dafür zuständig.',
  'A colleague looks after it.': 'Jemand aus dem Team ist dafür zuständig.',
  '%1$s looks after it.': '%1$s ist dafür zuständig.',
  'Nobody looks after it yet.': 'Noch ist niemand dafür zuständig.',

  // Appointments
  'Visit: %1$s': 'Termin: %1$s',
  'The customer has answered by the link: %1$s.': 'Antwort des Kunden über den Link: %1$s.',
  '%1$s has answered by the link: %2$s.': '%1$s hat über den Link geantwortet: %2$s.',
  'taken, %1$s': 'angenommen, %1$s',
  'another time is asked for': 'ein anderer Termin wird gewünscht',
  cancelled: 'abgesagt',
  // In the calendars of staff.
  Appointments: 'Termine',
  'Proposed: %1$s': 'Vorschlag: %1$s',
  'Not taking place: %1$s': 'Findet nicht statt: %1$s',

  // What customers write after the job
  'A customer has written a word': 'Ein Kunde hat ein paar Worte geschrieben',
  'Nothing of it is on the website before one of you has read and published it.':
    'Auf der Website steht davon nichts, bevor jemand von Ihnen es gelesen und veröffentlicht hat.',
  'A customer has taken back what they allowed': 'Ein Kunde hat seine Erlaubnis zurückgenommen',
  'Their word is gone from the website with the release that has been asked for just now.':
    'Die Worte verschwinden mit der Veröffentlichung von der Website, die eben angestoßen wurde.',
  'Their word was not on the website.': 'Die Worte standen nicht auf der Website.',
  'Please take their photographs off the website too.':
    'Bitte nehmen Sie auch die Fotos dieses Kunden von der Website.',

  // Accounts
  'Somebody waits for approval': 'Jemand wartet auf Freigabe',
  'Somebody has created an account with the address %1$s and can do nothing until an administrator lets them in.':
    'Jemand hat mit der Adresse %1$s ein Konto angelegt und kann nichts tun, bis die Administration es freigibt.',
  '%1$s has created an account with the address %2$s and can do nothing until an administrator lets them in.':
    '%1$s hat mit der Adresse %2$s ein Konto angelegt und kann nichts tun, bis die Administration es freigibt.',
  '%1$s accounts wait for approval': '%1$s Konten warten auf Freigabe',

  // Releases
  'Publishing needs another try': 'Das Veröffentlichen braucht einen neuen Versuch',
  'Nothing is lost: what was saved is still there and can be published again.':
    'Nichts ist verloren: Was gespeichert wurde, ist noch da und lässt sich erneut veröffentlichen.',
  '%1$s attempts to publish the website failed or did not report back. Nothing is lost: what was saved is still there and can be published again.':
    '%1$s Versuche, die Website zu veröffentlichen, sind gescheitert oder ohne Rückmeldung geblieben. Nichts ist verloren: Was gespeichert wurde, ist noch da und lässt sich erneut veröffentlichen.',

  // All of them
  'More came than could be told of one by one, so this is one mail for all of them.':
    'Es kam mehr, als sich einzeln melden ließ. Darum ist das eine E-Mail für alles.',
  'A test from your website': 'Ein Test von Ihrer Website',
  'This is the test that somebody asked for in the staff area. Notices of your website arrive at this address.':
    'Das ist der Test, den jemand in der Verwaltung angefordert hat. Benachrichtigungen Ihrer Website kommen an dieser Adresse an.',
  'Who gets these mails, and about what:': 'Wer diese E-Mails bekommt, und worüber:',
};
