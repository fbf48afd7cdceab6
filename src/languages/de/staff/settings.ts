import type { messages as english } from '#languages/en/staff/settings.ts';

export const messages: typeof english = {
  // domain/settings/fields.ts
  /** By the name of each setting, which is that of its column too. */
  fields: {
    name: { label: 'Name des Betriebs' },
    phone: {
      label: 'Telefonnummer',
      hint: 'So, wie Besucher sie lesen, mit der Vorwahl des Landes.',
    },
    second: { label: 'Zweite Telefonnummer', hint: 'Leer lassen, wenn es keine gibt.' },
    email: { label: 'E-Mail-Adresse' },
    whatsapp: { label: 'WhatsApp', hint: 'Leer lassen, um WhatsApp von der Website zu nehmen.' },
    greeting: { label: 'Gruß in WhatsApp', hint: 'Was im Chat steht, wenn ihn jemand öffnet.' },
    note: { label: 'Satz unter Fotos', hint: 'Leer lassen, um ihn von der Website zu nehmen.' },
    street: { label: 'Straße' },
    city: { label: 'Ort' },
    region: {
      label: 'Region',
      hint: 'Bundesland, Kanton oder Provinz, wo Anschriften so etwas haben. Sonst leer lassen.',
    },
    postcode: { label: 'Postleitzahl' },
    country: { label: 'Land' },
    hours: {
      label: 'Öffnungszeiten',
      hint: 'Setzen Sie Häkchen bei den Tagen, an denen Sie geöffnet haben.',
    },
    closures: {
      label: 'Schließtage',
      hint: 'Urlaub, Feiertage und Ähnliches, erster und letzter Tag eingeschlossen. Sind sie vorbei, verschwinden sie von der Website.',
    },
    vat: {
      label: 'Hinweis zur Mehrwertsteuer',
      hint: 'Unter den Preisen, zum Beispiel: Alle Preise enthalten die Mehrwertsteuer. Leer lassen, wenn dort nichts stehen soll.',
    },
    socials: {
      label: 'Profile in sozialen Netzwerken',
      hint: 'Am Fuß jeder Seite und für Suchmaschinen.',
    },
    company: { label: 'Rechtlicher Name' },
    legal: {
      label: 'Zeile am Fuß jeder Seite',
      hint: 'Zum Beispiel Handelsregisternummer und Umsatzsteuer-ID. Leer lassen, wenn dort nichts stehen soll.',
    },
    trade: { label: 'Art des Betriebs' },
    languages: {
      label: 'Sprachen, die Sie sprechen',
      hint: 'Wählen Sie aus der Liste, oder tippen Sie einen Namen und drücken Sie die Eingabetaste.',
    },
    area: { label: 'Wo Sie arbeiten', hint: 'Ein Ort oder eine Region.' },
    bracket: {
      label: 'Preisklasse',
      hint: 'Von € für günstig bis €€€€, mit dem Zeichen Ihrer Währung.',
    },
    prices: { label: 'Preise', hint: 'Auf der Seite der jeweiligen Leistung.' },
    words: {
      label: 'Texte der Website',
      hint: 'Beschriftungen, Schaltflächen und Sätze, die zu keiner einzelnen Seite gehören. Für leere Felder gilt der mitgelieferte Text.',
    },
    translations: { label: 'Texte in anderen Sprachen' },
    untranslated: { label: 'Was nicht übersetzt ist' },
    counts: {
      label: 'Zahlen',
      hint: 'Wie viele Menschen welche Seite ansehen und woher sie kommen. Nur Summen, dreizehn Monate lang: keine Cookies, nichts über einzelne Personen. Die Datenschutzseite sagt es von selbst, wo in ihrem Text {counting} steht.',
    },
    logo: { label: 'Logo' },
    icon: {
      label: 'Symbol der Website',
      hint: 'Ein quadratisches Bild für die Tabs im Browser und den Startbildschirm.',
    },
    reviews: {
      label: 'Wo Kunden Sie bewerten können',
      hint: 'Etwa Ihr Link für Bewertungen bei Google. Alle Kunden, die Ihnen etwas geschrieben haben, sehen ihn, was auch immer sie schrieben. Leer lassen, wenn es keinen gibt.',
    },
  },

  // admin/settings/HoursFields.tsx
  daysClosedNumbered: (value: number) => `Schließtage, ${value}`,
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  reason: 'Grund',
  remove: 'Entfernen',
  addDaysClosed: 'Schließtage hinzufügen',

  // admin/settings/SettingFields.tsx
  secondTelephoneLabel: 'Wofür die zweite ist',
  secondTelephoneLabelHint: 'Besucher lesen es vor der Nummer.',
  emergencies: 'Notdienst',

  // admin/settings/SettingsScreen.tsx
  contact: 'Kontakt',
  contactHint: 'Auf jeder Seite und in den Angaben für Suchmaschinen.',
  address: 'Anschrift',
  addressHint: 'Wird so geschrieben, wie es im Land üblich ist.',
  aboutTheBusiness: 'Über den Betrieb',
  aboutHint: 'Für Suchmaschinen und für das Impressum.',
  headerAndFooter: 'Kopf und Fuß der Seiten',
  onEveryPage: 'Auf jeder Seite.',
  languages: 'Sprachen',
  whatVisitorsReadIn: 'Was Besucher in jeder Sprache lesen.',
  showsUntranslated: 'Zeigen, was nicht übersetzt ist',
  whatIsShownThen:
    'In anderen Sprachen führen die Listen der Artikel und Projekte, das Menü und die Suche dann auch zu dem, was es nur in der Hauptsprache gibt, und sagen das dazu. Sonst wird es dort nicht gezeigt.',
  countsViews: 'Besuche zählen',
  photographs: 'Fotos',
  photographsHint: 'Auf der Startseite und auf den Seiten der Leistungen und Arbeiten.',
  earlierSettings: 'Frühere Einstellungen',
  earlierHint: 'Alles, was gespeichert wurde, lässt sich zurückholen.',

  // admin/settings/HoursFields.tsx
  closed: 'Geschlossen',
  opensOn: (day: string, isSo: boolean) => `${day}: öffnet${isSo ? '' : ' wieder'}`,
  closesOn: (day: string, isSo: boolean) => `${day}: schließt${isSo ? '' : ' nach der Pause'}`,
  removeBreakOn: (day: string) => `Entfernen<heard>: Pause am ${day}</heard>`,
  addBreakOn: (day: string) => `Pause hinzufügen<heard> am ${day}</heard>`,

  // admin/settings/SettingFields.tsx
  inLanguage: (label: string, language: string) => `${label}, auf ${language}`,

  // admin/settings/LogoField.tsx
  logoHint: (name: string) =>
    `Ein SVG, oder ein PNG oder WebP mit durchsichtigem Hintergrund. Ohne Logo steht im Kopf der Seite ${name}.`,
  darkLogoHint:
    'Wo die Seite dunkel ist, zum Beispiel über dem ersten Bild. Ohne dieses Logo ist dort das andere zu sehen.',
  change: 'Ändern',
  takeOut: (name: string) => `Entfernen<heard>: „${name}“</heard>`,
  pictureGone: 'Dieses Bild ist nicht mehr unter „Bilder“.',

  // admin/settings/PriceFields.tsx
  pricesHint: (currency: string) =>
    `Beträge in ${currency}. Welche Preise es gibt, ob einer fest oder der niedrigste ist und ob er zum Beispiel je Stunde gilt, steht auf der Seite der Leistung, im Abschnitt mit ihren Preisen.`,
  thePrices: 'Die Preise',

  // admin/settings/SettingsScreen.tsx
  nothingEarlier: 'Seit die Website übergeben wurde, ist nichts geändert worden.',
  asDelivered: 'Wie mitgeliefert',
  inUse: 'Zuletzt gespeichert',
  putBack: 'Zurückholen',
  putBackNamed: (changes: string) => `Zurückholen: ${changes}`,

  // admin/settings/SettingsScreen.tsx
  theSettings: 'Die Einstellungen',
  administratorsOnly:
    'Was die Website über den Betrieb sagt, ändert nur die Administration. Fragen Sie dort, wenn eine Nummer, die Öffnungszeiten oder ein Preis nicht mehr stimmen.',

  // admin/settings/ListFields.tsx
  socialProfileNumbered: (value: number) => `Profil in einem sozialen Netzwerk, ${value}`,
  network: 'Netzwerk',
  addressOfYourPage: 'Adresse Ihrer Seite',
  addSocialProfile: 'Profil hinzufügen',

  // admin/settings/answers/AnswerSettingsForm.tsx
  answersToEnquiries: 'Antworten auf Anfragen',
  theTexts: 'Die Texte',
  answersHint:
    'Texte, mit denen eine Antwort beginnt. Für {name}, {service} und {staff} wird etwas eingesetzt. Sie gelten sofort; nichts muss veröffentlicht werden.',

  // admin/settings/answers/AnswerSettingsForm.tsx
  addText: 'Text hinzufügen',
  asTheSiteCame: 'Mitgelieferte Texte zurückholen',
  repliesToPerson:
    'Antworten der Kunden gehen an die Person, die ihnen geschrieben hat, und nicht an die Adresse des Betriebs',
  saveTexts: 'Texte speichern',

  // admin/settings/answers/AnswerSettingsForm.tsx
  textNumbered: (value: number) => `${value}. Text`,
  onItsButton: 'Auf der Schaltfläche',
  subject: 'Betreff',
  textLabel: 'Text',
  moveUp: 'Nach oben schieben',
  moveDown: 'Nach unten schieben',

  // admin/settings/answers/answer-form.ts
  atMostCharacters: (longest: string) => `Verwenden Sie höchstens ${longest} Zeichen.`,
  buttonNeeded: 'Geben Sie ein, was auf der Schaltfläche steht.',
  subjectNeeded: 'Geben Sie den Betreff der E-Mail ein.',
  textNeeded: 'Geben Sie den Text ein.',

  // admin/settings/settings-rules.ts
  phoneRule: (number: string) => `Beginnen Sie mit + und der Vorwahl des Landes, wie in ${number}.`,
  chooseADay: 'Wählen Sie einen Tag.',
  timeNeeded: 'Geben Sie eine Uhrzeit ein, zum Beispiel 09:00.',
  bothTimesNeeded: 'Geben Sie beide Uhrzeiten ein, oder kennzeichnen Sie den Tag als geschlossen.',
  bothTimesOrNoBreak: 'Geben Sie beide Uhrzeiten ein, oder entfernen Sie die Pause.',
  closesBeforeOpening: 'Sie müssen später schließen, als Sie öffnen.',
  opensBeforeClosing: 'Öffnen Sie später wieder, als Sie vorher geschlossen haben.',
  orLeaveItEmpty: (value: string) => `${value} Oder lassen Sie das Feld leer.`,
  secondTelephoneLabelNeeded: 'Schreiben Sie, wofür sie ist, zum Beispiel Notdienst.',
  lastDayBeforeFirst: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  languageNeeded: 'Geben Sie mindestens eine Sprache ein.',
  tooManyLanguages: 'Geben Sie höchstens 12 Sprachen ein.',
  unknownLanguage: (strange: string) =>
    `„${strange}“ ist hier als Sprache nicht bekannt. Wählen Sie eine aus der Liste.`,
  networkNeeded: 'Geben Sie den Namen des Netzwerks ein.',
  profileAddressNeeded: 'Geben Sie die Adresse ein. Sie beginnt mit https://.',
  keepPlaceholder: (missing: string) =>
    `Lassen Sie {${missing}} stehen: Dort setzt die Website etwas ein.`,
  nameNeeded: 'Geben Sie ein, wie man den Betrieb nennt.',
  emailNeeded: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel hallo@example.com.',
  streetNeeded: 'Geben Sie Straße und Hausnummer ein.',
  townNeeded: 'Geben Sie den Ort ein.',
  postcodeNeeded: 'Geben Sie die Postleitzahl ein.',
  amountNeeded: (writeAmount: string, writeAmount2: string) =>
    `Geben Sie einen Betrag ein, zum Beispiel ${writeAmount} oder ${writeAmount2}.`,
  legalNameNeeded: 'Geben Sie den vollständigen Namen des Betriebs ein.',
  areaNeeded: 'Geben Sie einen Ort oder eine Region ein.',
  priceRangeNeeded: 'Geben Sie etwas wie €€ ein.',

  // domain/settings/settings-merge.ts
  logoOnDarkGrounds: 'Logo auf dunklem Hintergrund',

  // domain/settings/trades.ts
  homeAndConstruction: 'Haus und Bau',
  builderOrGeneralContractor: 'Bauunternehmen',
  electrician: 'Elektrobetrieb',
  painterAndDecorator: 'Malerbetrieb',
  heatingAndAirConditioning: 'Heizung und Klima',
  locksmith: 'Schlüsseldienst',
  removals: 'Umzugsunternehmen',
  plumber: 'Sanitärbetrieb',
  roofer: 'Dachdeckerei',
  architectDesignerOrEngineer: 'Architektur-, Gestaltungs- oder Ingenieurbüro',
  furnitureShop: 'Möbelgeschäft',
  hardwareShop: 'Eisenwaren und Baumarkt',
  shopForTheHome: 'Einrichtungsgeschäft',
  gardenCentre: 'Gartencenter',
  carRepairs: 'Autowerkstatt',
  storage: 'Lagerräume',
  anotherKindOfShop: 'Anderes Geschäft',
  somethingElse: 'Etwas anderes',

  // domain/settings/words.ts
  wordGroups: {
    frame: 'Kopf und Fuß der Seiten',
    form: 'Kontaktformular',
    list: 'Artikelliste',
    articles: 'Artikel',
    jobs: 'Arbeiten',
    prices: 'Preise',
    heard: 'Für Screenreader und Suchmaschinen',
  },
  wordAboveArticles: 'Über Artikeln und ihrer Liste',
  listTitle: 'Titel der Artikelliste',
  listLead: 'Satz unter diesem Titel',
  titleInSearchResults: 'Titel in Suchergebnissen',
  descriptionInSearchResults: 'Beschreibung in Suchergebnissen',
  fieldThatSearches: 'Suchfeld',
  buttonOfThatField: 'Schaltfläche dieses Felds',
  searchFailed: 'Wenn die Suche nicht lädt',
  noArticles: 'Solange es keinen Artikel gibt',
  linkToNewerArticles: 'Link zu neueren Artikeln',
  linkToOlderArticles: 'Link zu älteren Artikeln',
  olderNewerName: 'Name dieser beiden Links (wird vorgelesen)',
  furtherPagesInSearch: 'Weitere Seiten, in Suchergebnissen',
  subjectsName: 'Name der Themen (wird vorgelesen)',
  aboveSubject: 'Über Artikeln zu einem Thema',
  linkToAllArticles: 'Link von dort zu allen Artikeln',
  subjectSearchTitle: 'Titel eines Themas in Suchergebnissen',
  subjectCardTitle: 'Titel eines Themas auf dem Bild für soziale Netzwerke',
  subjectDescriptionOne: 'Beschreibung eines Themas mit einem Artikel',
  subjectDescriptionMore: 'Beschreibung eines Themas mit mehreren',
  feedNote: 'Im Feed, für alle, die ihn im Browser öffnen',
  subjectFurtherPages: 'Beschreibung der weiteren Seiten eines Themas',
  whoWroteIt: 'Wer den Artikel geschrieben hat',
  beforeLastChange: 'Vor dem Tag der letzten Änderung',
  readingTime: 'Wie lange das Lesen dauert',
  aboveItsHeadings: 'Über seinen Überschriften',
  headingsName: 'Name der Überschriften (wird vorgelesen)',
  articleSubjectsName: 'Name seiner Themen (wird vorgelesen)',
  buttonThatSharesIt: 'Schaltfläche zum Teilen',
  addressCopied: 'Wenn seine Adresse kopiert ist',
  nextArticlesName: 'Name der nächsten beiden (wird vorgelesen)',
  aboveTheOneBefore: 'Über dem vorigen',
  aboveTheOneAfter: 'Über dem nächsten',
  aboveThoseLikeIt: 'Über ähnlichen',

  // domain/settings/words/contact.ts
  formName: 'Name des Formulars (wird vorgelesen)',
  fieldForTheName: 'Feld für den Namen',
  fieldForContact: 'Feld für Nummer oder Adresse',
  choiceOfAService: 'Auswahl einer Leistung',
  whileNoneIsChosen: 'Solange keine gewählt ist',
  forNoneOfThem: 'Für keine davon',
  fieldForTheMessage: 'Feld für die Nachricht',
  whatPeopleAgreeTo: 'Wozu man zustimmt',
  linkToPrivacy: 'Link zum Datenschutz',
  buttonThatSends: 'Schaltfläche zum Senden',
  whileItIsSent: 'Während gesendet wird',
  thanks: 'Dank',
  sentenceBelowTheThanks: 'Satz unter dem Dank',
  formNotLoaded: 'Wenn das Formular nicht geladen wurde',
  formNotLoadedHint: 'Was man dann noch tun kann',
  formNotLoadedWithoutWhatsapp: 'Dasselbe ohne WhatsApp',
  whatsappLinkWords: 'Text des Links zu WhatsApp',
  noScripts: 'Wo JavaScript ausgeschaltet ist',
  noScriptsWithoutWhatsapp: 'Wo es aus ist, ohne WhatsApp',
  noScriptsSent: 'Wo es aus ist, wenn eine Nachricht angekommen ist',
  noScriptsNotSent: 'Wo es aus ist, wenn sie nicht gesendet werden konnte',
  closedOnDays: 'An welchen Tagen Sie geschlossen haben',

  // domain/settings/words.ts
  servicesButton: 'Schaltfläche der Leistungen im Menü',
  linkToTheArticles: 'Link zu den Artikeln',
  linkToTheFeed: 'Link zum Feed',
  linkToWhatsapp: 'Link zu WhatsApp',
  signOfWhatsapp: 'Zeichen von WhatsApp',
  linkPastTheHeader: 'Link am Kopf der Seite vorbei',
  buttonOfTheMenu: 'Schaltfläche des Menüs',
  buttonThatClosesIt: 'Schaltfläche, die es schließt',
  nameOfTheMenu: 'Name des Menüs',
  footerServicesName: 'Name der Leistungen am Fuß der Seite',
  footerLinksName: 'Name der Links daneben',
  firstPageInSearch: 'Startseite, in Suchergebnissen',
  jobsWithoutPage: 'Arbeiten, solange sie keine eigene Seite haben',
  businessInSentence: 'Der Betrieb in einem Satz, für Suchmaschinen und den Feed',

  // domain/settings/words.ts
  aboveJobName: 'Über dem Namen einer Arbeit',
  itsPlace: 'Für ihren Ort',
  itsYear: 'Für ihr Jahr',
  itsMaterials: 'Für ihre Materialien',
  howLongItTook: 'Für ihre Dauer',
  oneWeek: 'Eine Woche',
  moreWeeks: 'Mehrere Wochen',
  itsService: 'Für ihre Leistung',
  onPictureBefore: 'Auf einem Bild von vorher',
  onPictureAfter: 'Auf einem Bild von nachher',
  comparisonSlider: 'Regler zwischen beiden (wird vorgelesen)',
  pictureLeadsTo: 'Wohin ein Bild führt (wird vorgelesen)',
  aboveJobBefore: 'Über der vorigen Arbeit',
  aboveTestimonial: 'Über der Kundenstimme',
  pointsOfACustomer: 'Punkte eines Kunden',
  belowTestimonials: 'Unter den Kundenstimmen, wo alle zu sehen sind',
  belowSelectedWords: 'Dasselbe, wo es eine Auswahl ist',
  aboveJobAfter: 'Über der nächsten Arbeit',

  // domain/settings/words.ts
  beforeLowestAmount: 'Vor dem niedrigsten Betrag',
  perHour: 'Hinter einem Betrag je Stunde',
  perDay: 'Hinter einem Betrag je Tag',
  perMetre: 'Hinter einem Betrag je Meter',
  perSquareMetre: 'Hinter einem Betrag je Quadratmeter',
  perPiece: 'Hinter einem Betrag je Stück',
  priceTableName: 'Name einer Tabelle (wird vorgelesen)',
  fixedPriceTableName: 'Name einer Tabelle mit festen Preisen',
  firstColumnName: 'Name der ersten Spalte',
  secondColumnName: 'Name der zweiten Spalte',
  fixedPriceColumnName: 'Name der zweiten Spalte bei festen Preisen',
  reasonHint: 'Besucher lesen ihn; er darf leer bleiben.',

  // admin/settings/OldFacts.tsx
  oldFacts: 'Texte mit dem früheren Stand',
  stillStands: 'Was Sie geändert haben, steht noch wie früher in:',
  stillStandsHint:
    'Angehakte Texte werden im Entwurf geändert. Auf der Website stehen sie, wenn er veröffentlicht ist.',
  untilPublished: 'auf der Website, bis der Entwurf veröffentlicht ist',
  changeTicked: (count: number) =>
    count === 0 ? 'Angehakte ändern' : `Angehakte ändern (${count})`,
  textsChanged: (count: number) =>
    count === 1
      ? '1 Text ist geändert. Er wartet auf das Veröffentlichen.'
      : `${count} Texte sind geändert. Sie warten auf das Veröffentlichen.`,
  textNotChanged: (name: string, why: string) => `Nicht geändert: ${name}. ${why}`,
  hoursElsewhere:
    'Google führt eigene Öffnungszeiten. Ein Druck markiert diese, zum Kopieren in Ihr Google-Unternehmensprofil.',
  // admin/settings/BackupSection.tsx
  backup: 'Sicherung',
  backupHint:
    'Texte, Bilder, Anfragen und Konten in einer Datei, ohne Passwörter. Sie enthält Namen, Adressen und Nachrichten von Menschen: Bewahren Sie sie dort auf, wo nur Sie sie lesen können.',
  noBackup: 'Es gibt noch keine.',
  lastBackup: (name, size) => `Letzte Sicherung: <time></time>${name && ` von ${name}`}, ${size}.`,
  downloadBackup: 'Sicherung herunterladen',
  movingIn: 'Umzug von WordPress',
  makingBackup: 'Sie wird gemacht …',
  backupRunning:
    'Gerade wird eine gemacht. Es wird immer nur eine gemacht: Versuchen Sie es gleich noch einmal.',
  backupElsewhere:
    'Diese Website hat keinen eigenen Server, der eine machen könnte. Wer sie betreut, macht sie mit dem Befehl „npm run backup“.',
  backupBrokeOff:
    'Die Sicherung brach vor ihrem Ende ab, es gibt also keine. Versuchen Sie es noch einmal.',
};
