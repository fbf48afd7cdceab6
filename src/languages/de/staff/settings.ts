import type { words as english } from '#languages/en/staff/settings.ts';

const number = (value: number) => value.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const words: typeof english = {
  // admin/settings/BusinessFields.tsx
  nameOfTheBusiness: 'Name des Betriebs',
  legalName: 'Rechtlicher Name',
  kindOfBusiness: 'Art des Betriebs',
  languagesSpoken: 'Sprachen, die Sie sprechen',
  languagesHint:
    'Wählen Sie aus der Liste, oder tippen Sie einen Namen und drücken Sie die Eingabetaste.',
  whereYouWork: 'Wo Sie arbeiten',
  aTownOrA: 'Ein Ort oder eine Region.',
  priceRange: 'Preisklasse',
  fromForCheapTo: 'Von € für günstig bis €€€€, mit dem Zeichen Ihrer Währung.',

  // admin/settings/ClosureFields.tsx
  daysClosed: (value: number) => `Schließtage, ${value}`,
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  reason: 'Grund',
  remove: 'Entfernen',
  addDaysClosed: 'Schließtage hinzufügen',

  // admin/settings/ContactFields.tsx
  telephone: 'Telefonnummer',
  asVisitorsReadIt: 'So, wie Besucher sie lesen, mit der Vorwahl des Landes.',
  secondTelephone: 'Zweite Telefonnummer',
  leaveItEmptyFor: 'Leer lassen, wenn es keine gibt.',
  whatTheSecondOne: 'Wofür die zweite ist',
  visitorsReadItBefore: 'Besucher lesen es vor der Nummer.',
  emergencies: 'Notdienst',
  emailAddress: 'E-Mail-Adresse',
  whatsapp: 'WhatsApp',
  leaveItEmptyTo: 'Leer lassen, um WhatsApp von der Website zu nehmen.',
  whatsappGreeting: 'Gruß in WhatsApp',
  whatStandsInThe: 'Was im Chat steht, wenn ihn jemand öffnet.',
  street: 'Straße',
  town: 'Ort',
  postcode: 'Postleitzahl',
  region: 'Region',
  stateProvinceOrCounty:
    'Bundesland, Kanton oder Provinz, wo Anschriften so etwas haben. Sonst leer lassen.',
  country: 'Land',

  // admin/settings/FrameFields.tsx
  lineAtTheFoot: 'Zeile am Fuß jeder Seite',
  suchAsTheNumber:
    'Zum Beispiel Handelsregisternummer und Umsatzsteuer-ID. Leer lassen, wenn dort nichts stehen soll.',

  // admin/settings/HoursFields.tsx
  closed: 'Geschlossen',
  opens: 'Öffnet',
  opensAgain: 'Öffnet wieder',
  opens2: (day: string, isSo: boolean) => `${day}: öffnet${isSo ? '' : ' wieder'}`,
  closes: 'Schließt',
  closes2: (day: string, isSo: boolean) => `${day}: schließt${isSo ? '' : ' nach der Pause'}`,
  removeTheBreakOn: (day: string) => `Entfernen<heard>: Pause am ${day}</heard>`,
  addABreakOn: (day: string) => `Pause hinzufügen<heard> am ${day}</heard>`,

  // admin/settings/InOtherLanguages.tsx
  inLanguage: (label: string, language: string) => `${label}, auf ${language}`,

  // admin/settings/LogoField.tsx
  anSvgOrA: (name: string) =>
    `Ein SVG, oder ein PNG oder WebP mit durchsichtigem Hintergrund. Ohne Logo steht im Kopf der Seite ${name}.`,
  whereThePageIs:
    'Wo die Seite dunkel ist, zum Beispiel über dem ersten Bild. Ohne dieses Logo ist dort das andere zu sehen.',
  iconOfTheWebsite: 'Symbol der Website',
  aSquarePictureFor: 'Ein quadratisches Bild für die Tabs im Browser und den Startbildschirm.',
  change: 'Ändern',
  choose: 'Auswählen',
  takeOut: (name: string) => `Entfernen<heard>: „${name}“</heard>`,
  thisPictureIsNot: 'Dieses Bild ist nicht mehr in der Mediathek.',

  // admin/settings/PriceFields.tsx
  amountsInWhichPrices: (currency: string) =>
    `Beträge in ${currency}. Welche Preise es gibt, ob einer fest oder der niedrigste ist und ob er zum Beispiel je Stunde gilt, steht auf der Seite der Leistung, im Abschnitt mit ihren Preisen.`,
  fetchingTheServices: 'Die Leistungen werden geladen',
  thePrices: 'Die Preise',
  noteOnVat: 'Hinweis zur Mehrwertsteuer',
  belowThePricesFor:
    'Unter den Preisen, zum Beispiel: Alle Preise enthalten die Mehrwertsteuer. Leer lassen, wenn dort nichts stehen soll.',

  // admin/settings/SettingsForm.tsx
  settings: 'Einstellungen',
  saving: 'Wird gespeichert …',
  save: 'Speichern',
  notSavedYet: 'Noch nicht gespeichert',
  whatYouSaveWaits: 'Was Sie speichern, wartet unter „Veröffentlichen“',
  contact: 'Kontakt',
  onEveryPageAnd: 'Auf jeder Seite und in den Angaben für Suchmaschinen.',
  address: 'Anschrift',
  writtenAsTheCountry: 'Wird so geschrieben, wie es im Land üblich ist.',
  openingHours: 'Öffnungszeiten',
  tickTheDaysOn: 'Setzen Sie Häkchen bei den Tagen, an denen Sie geöffnet haben.',
  daysClosed2: 'Schließtage',
  holidaysAndTheLike:
    'Urlaub, Feiertage und Ähnliches, erster und letzter Tag eingeschlossen. Sind sie vorbei, verschwinden sie von der Website.',
  prices: 'Preise',
  onThePageOf: 'Auf der Seite der jeweiligen Leistung.',
  socialProfiles: 'Profile in sozialen Netzwerken',
  atTheFootOf: 'Am Fuß jeder Seite und für Suchmaschinen.',
  aboutTheBusiness: 'Über den Betrieb',
  forSearchEnginesAnd: 'Für Suchmaschinen und für das Impressum.',
  headerAndFooter: 'Kopf und Fuß der Seiten',
  onEveryPage: 'Auf jeder Seite.',
  wordsOfTheWebsite: 'Texte der Website',
  labelsButtonsAndSentences:
    'Beschriftungen, Schaltflächen und Sätze, die zu keiner einzelnen Seite gehören. Für leere Felder gilt der mitgelieferte Text.',
  languages: 'Sprachen',
  whatVisitorsReadIn: 'Was Besucher in jeder Sprache lesen.',
  showsUntranslated: 'Zeigen, was nicht übersetzt ist',
  whatIsShownThen:
    'In anderen Sprachen führen die Listen der Artikel und Projekte, das Menü und die Suche dann auch zu dem, was es nur in der Hauptsprache gibt, und sagen das dazu. Sonst wird es dort nicht gezeigt.',
  photographs: 'Fotos',
  onTheHomePage: 'Auf der Startseite und auf den Seiten der Leistungen und Arbeiten.',
  sentenceBelowPhotographs: 'Satz unter Fotos',
  leaveItEmptyToTake: 'Leer lassen, um ihn von der Website zu nehmen.',
  earlierSettings: 'Frühere Einstellungen',
  whateverWasSavedCan: 'Alles, was gespeichert wurde, lässt sich zurückholen.',

  // admin/settings/SettingsHistory.tsx
  nothingHasBeenChanged: 'Seit die Website übergeben wurde, ist nichts geändert worden.',
  asDelivered: 'Wie mitgeliefert',
  inUse: 'Gilt jetzt',
  putBack: 'Zurückholen',
  putBack2: (changes: string) => `Zurückholen: ${changes}`,
  by: (name: string) => `, von ${name}`,

  // admin/settings/SettingsNotice.tsx
  whatYouTypedLast: 'Was Sie beim letzten Mal eingegeben haben, ist wieder da.',
  itIsNotSaved: 'Es ist noch nicht gespeichert.',
  takeItOut: 'Verwerfen',
  theEarlierSettingsStand: 'Die früheren Einstellungen stehen in den Feldern.',
  lookThemThroughAnd:
    'Sehen Sie sie durch, und speichern Sie. Schließtage, die vorbei sind, fehlen.',
  leaveItAsIt: 'Alles lassen, wie es ist',
  aColleagueHasSaved:
    'Jemand aus dem Team hat inzwischen gespeichert. Ihre Änderungen sind deshalb noch nicht gespeichert.',
  whatTheyChangedStands:
    'Die anderen Änderungen stehen unten neben Ihren. Speichern Sie noch einmal.',
  takeTheirs: 'Die andere Fassung übernehmen',
  notSaved: 'Nicht gespeichert.',
  anotherLook: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'stimmt' : 'stimmen'} noch nicht.`,
  nothingToSave: 'Nichts zu speichern.',
  everythingIsAsIt: 'Alles ist, wie es war.',
  saved: 'Gespeichert.',
  visitorsSeeItOnce: 'Besucher sehen es, sobald es veröffentlicht ist.',
  reviewAndPublish: 'Zum Veröffentlichen',
  youBothChangedYours: (clashes: string) =>
    `Sie haben beide etwas geändert: ${clashes}. In den Feldern steht Ihre Fassung. Speichern Sie noch einmal, um die andere damit zu ersetzen.`,

  // admin/settings/SettingsScreen.tsx
  fetchingTheSettings: 'Die Einstellungen werden geladen',
  theSettings: 'Die Einstellungen',
  onlyAdministratorsChangeWhat:
    'Was die Website über den Betrieb sagt, ändert nur die Administration. Fragen Sie dort, wenn eine Nummer, die Öffnungszeiten oder ein Preis nicht mehr stimmen.',

  // admin/settings/SocialFields.tsx
  socialProfile: (value: number) => `Profil in einem sozialen Netzwerk, ${value}`,
  network: 'Netzwerk',
  addressOfYourPage: 'Adresse Ihrer Seite',
  addASocialProfile: 'Profil hinzufügen',

  // admin/settings/answers/AnswerSettings.tsx
  answersToEnquiries: 'Antworten auf Anfragen',
  fetchingTheTexts: 'Die Texte werden geladen',
  theTexts: 'Die Texte',
  textsThatAnAnswer:
    'Texte, mit denen eine Antwort beginnt. Für {name}, {service} und {staff} wird etwas eingesetzt. Sie gelten sofort; nichts muss veröffentlicht werden.',

  // admin/settings/answers/AnswerSettingsForm.tsx
  addAText: 'Text hinzufügen',
  asTheSiteCame: 'Mitgelieferte Texte zurückholen',
  whatCustomersAnswerGoes:
    'Antworten der Kunden gehen an die Person, die ihnen geschrieben hat, und nicht an die Adresse des Betriebs',
  anotherAdministratorHasSaved: 'Jemand anderes hat inzwischen andere Texte gespeichert',
  showTheirs: 'Die anderen anzeigen',
  saveMineInstead: 'Stattdessen meine speichern',
  yoursAreAboveAnd: 'Ihre stehen oben und sind nicht gespeichert.',
  saveTheTexts: 'Texte speichern',
  saved2: 'Gespeichert',

  // admin/settings/answers/TemplateFields.tsx
  text: (value: number) => `${value}. Text`,
  onItsButton: 'Auf der Schaltfläche',
  subject: 'Betreff',
  text2: 'Text',
  moveUp: 'Nach oben schieben',
  moveDown: 'Nach unten schieben',

  // admin/settings/answers/answer-form.ts
  atMostCharacters: (longest: string) => `Verwenden Sie höchstens ${longest} Zeichen.`,
  enterWhatStandsOn: 'Geben Sie ein, was auf der Schaltfläche steht.',
  enterTheSubjectOf: 'Geben Sie den Betreff der E-Mail ein.',
  enterTheText: 'Geben Sie den Text ein.',

  // admin/settings/settings-rules.ts
  beginWithAndThe: 'Beginnen Sie mit + und der Vorwahl des Landes, zum Beispiel +49 30 23125 678.',
  chooseADay: 'Wählen Sie einen Tag.',
  enterBothTimesOr: 'Geben Sie beide Uhrzeiten ein, oder kennzeichnen Sie den Tag als geschlossen.',
  closingTimeMustBe: 'Sie müssen später schließen, als Sie öffnen.',
  openAgainLaterThan: 'Öffnen Sie später wieder, als Sie vorher geschlossen haben.',
  orLeaveItEmpty: (value: string) => `${value} Oder lassen Sie das Feld leer.`,
  sayWhatItIs: 'Schreiben Sie, wofür sie ist, zum Beispiel Notdienst.',
  theLastDayMust: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  enterOneLanguageAt: 'Geben Sie mindestens eine Sprache ein.',
  enterAtMost12: 'Geben Sie höchstens 12 Sprachen ein.',
  isNoLanguageThat: (strange: string) =>
    `„${strange}“ ist hier als Sprache nicht bekannt. Wählen Sie eine aus der Liste.`,
  enterTheNameOf: 'Geben Sie den Namen des Netzwerks ein.',
  enterItsAddressWhich: 'Geben Sie die Adresse ein. Sie beginnt mit https://.',
  keepItStandsFor: (missing: string) =>
    `Lassen Sie {${missing}} stehen: Dort setzt die Website etwas ein.`,
  enterWhatPeopleCall: 'Geben Sie ein, wie man den Betrieb nennt.',
  enterOneEmailAddress: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel hallo@example.com.',
  enterTheStreetAnd: 'Geben Sie Straße und Hausnummer ein.',
  enterTheTown: 'Geben Sie den Ort ein.',
  enterThePostcode: 'Geben Sie die Postleitzahl ein.',
  enterAnAmountFor: (writeAmount: string, writeAmount2: string) =>
    `Geben Sie einen Betrag ein, zum Beispiel ${writeAmount} oder ${writeAmount2}.`,
  enterTheFullName: 'Geben Sie den vollständigen Namen des Betriebs ein.',
  enterATownOr: 'Geben Sie einen Ort oder eine Region ein.',
  enterSomethingLike: 'Geben Sie etwas wie €€ ein.',

  // admin/settings/use-settings-form.ts
  whatYouTypedAnother: 'Ein anderer Stand Ihrer Eingaben',

  // domain/settings/settings-merge.ts
  wordsInOtherLanguages: 'Texte in anderen Sprachen',
  whatIsNotTranslated: 'Was nicht übersetzt ist',
  logo: 'Logo',
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

  // domain/settings/words/articles.ts
  wordGroups: {
    frame: 'Kopf und Fuß der Seiten',
    form: 'Kontaktformular',
    list: 'Artikelliste',
    articles: 'Artikel',
    jobs: 'Arbeiten',
    prices: 'Preise',
    heard: 'Für Screenreader und Suchmaschinen',
  },
  aboveArticlesAndTheir: 'Über Artikeln und ihrer Liste',
  titleOfTheList: 'Titel der Artikelliste',
  sentenceBelowThatTitle: 'Satz unter diesem Titel',
  titleInSearchResults: 'Titel in Suchergebnissen',
  descriptionInSearchResults: 'Beschreibung in Suchergebnissen',
  fieldThatSearches: 'Suchfeld',
  buttonOfThatField: 'Schaltfläche dieses Felds',
  whenTheSearchDoes: 'Wenn die Suche nicht lädt',
  whileThereIsNo: 'Solange es keinen Artikel gibt',
  linkToNewerArticles: 'Link zu neueren Artikeln',
  linkToOlderArticles: 'Link zu älteren Artikeln',
  nameOfThoseTwo: 'Name dieser beiden Links (wird vorgelesen)',
  furtherPagesInSearch: 'Weitere Seiten, in Suchergebnissen',
  nameOfTheSubjects: 'Name der Themen (wird vorgelesen)',
  aboveArticlesAboutA: 'Über Artikeln zu einem Thema',
  linkFromThereTo: 'Link von dort zu allen Artikeln',
  theirTitleInSearch: 'Titel eines Themas in Suchergebnissen',
  theirTitleOnA: 'Titel eines Themas auf dem Bild für soziale Netzwerke',
  theirDescriptionForOne: 'Beschreibung eines Themas mit einem Artikel',
  theirDescriptionForMore: 'Beschreibung eines Themas mit mehreren',
  inTheFeedFor: 'Im Feed, für alle, die ihn im Browser öffnen',
  descriptionOfTheirFurther: 'Beschreibung der weiteren Seiten eines Themas',
  whoWroteIt: 'Wer den Artikel geschrieben hat',
  beforeTheDayOf: 'Vor dem Tag der letzten Änderung',
  howLongItTakes: 'Wie lange das Lesen dauert',
  aboveItsHeadings: 'Über seinen Überschriften',
  nameOfThemWhich: 'Name der Überschriften (wird vorgelesen)',
  nameOfItsSubjects: 'Name seiner Themen (wird vorgelesen)',
  buttonThatSharesIt: 'Schaltfläche zum Teilen',
  whenItsAddressIs: 'Wenn seine Adresse kopiert ist',
  nameOfTheNext: 'Name der nächsten beiden (wird vorgelesen)',
  aboveTheOneBefore: 'Über dem vorigen',
  aboveTheOneAfter: 'Über dem nächsten',
  aboveThoseLikeIt: 'Über ähnlichen',

  // domain/settings/words/contact.ts
  nameOfTheForm: 'Name des Formulars (wird vorgelesen)',
  fieldForTheName: 'Feld für den Namen',
  fieldForNumberOr: 'Feld für Nummer oder Adresse',
  choiceOfAService: 'Auswahl einer Leistung',
  whileNoneIsChosen: 'Solange keine gewählt ist',
  forNoneOfThem: 'Für keine davon',
  fieldForTheMessage: 'Feld für die Nachricht',
  whatPeopleAgreeTo: 'Wozu man zustimmt',
  linkToWhatYou: 'Link zum Datenschutz',
  buttonThatSends: 'Schaltfläche zum Senden',
  whileItIsSent: 'Während gesendet wird',
  thanks: 'Dank',
  sentenceBelowTheThanks: 'Satz unter dem Dank',
  whenTheFormDid: 'Wenn das Formular nicht geladen wurde',
  whatElsePeopleCan: 'Was man dann noch tun kann',
  whatElseWithoutWhatsapp: 'Dasselbe ohne WhatsApp',
  wordsOfItsLink: 'Text des Links zu WhatsApp',
  whereJavascriptIsOff: 'Wo JavaScript ausgeschaltet ist',
  whereItIsOff: 'Wo es aus ist, ohne WhatsApp',
  whereItIsOffOnce: 'Wo es aus ist, wenn eine Nachricht angekommen ist',
  whereItIsOffWhen: 'Wo es aus ist, wenn sie nicht gesendet werden konnte',
  onWhichDaysYou: 'An welchen Tagen Sie geschlossen haben',

  // domain/settings/words/frame.ts
  buttonOfTheServices: 'Schaltfläche der Leistungen im Menü',
  linkToTheArticles: 'Link zu den Artikeln',
  linkToTheFeed: 'Link zum Feed',
  linkToWhatsapp: 'Link zu WhatsApp',
  signOfWhatsapp: 'Zeichen von WhatsApp',
  linkPastTheHeader: 'Link am Kopf der Seite vorbei',
  buttonOfTheMenu: 'Schaltfläche des Menüs',
  buttonThatClosesIt: 'Schaltfläche, die es schließt',
  nameOfTheMenu: 'Name des Menüs',
  nameOfTheServices: 'Name der Leistungen am Fuß der Seite',
  nameOfTheLinks: 'Name der Links daneben',
  firstPageInSearch: 'Startseite, in Suchergebnissen',
  jobsWhileTheyHave: 'Arbeiten, solange sie keine eigene Seite haben',
  theBusinessInA: 'Der Betrieb in einem Satz, für Suchmaschinen und den Feed',

  // domain/settings/words/jobs.ts
  aboveTheNameOf: 'Über dem Namen einer Arbeit',
  itsPlace: 'Für ihren Ort',
  itsYear: 'Für ihr Jahr',
  itsMaterials: 'Für ihre Materialien',
  howLongItTook: 'Für ihre Dauer',
  oneWeek: 'Eine Woche',
  moreWeeks: 'Mehrere Wochen',
  itsService: 'Für ihre Leistung',
  onAPictureFrom: 'Auf einem Bild von vorher',
  onAPictureFromAfter: 'Auf einem Bild von nachher',
  whatMovesBetweenThe: 'Regler zwischen beiden (wird vorgelesen)',
  whatAPictureLeads: 'Wohin ein Bild führt (wird vorgelesen)',
  aboveTheJobBefore: 'Über der vorigen Arbeit',
  aboveWhatTheCustomer: 'Über der Kundenstimme',
  pointsOfACustomer: 'Punkte eines Kunden',
  belowWhatCustomersSay: 'Unter den Kundenstimmen, wo alle zu sehen sind',
  theSameWhereIt: 'Dasselbe, wo es eine Auswahl ist',
  aboveTheJobAfter: 'Über der nächsten Arbeit',

  // domain/settings/words/prices.ts
  beforeAnAmountThat: 'Vor dem niedrigsten Betrag',
  behindOneByThe: 'Hinter einem Betrag je Stunde',
  behindOneByTheDay: 'Hinter einem Betrag je Tag',
  behindOneByTheMetre: 'Hinter einem Betrag je Meter',
  behindOneByTheSquare: 'Hinter einem Betrag je Quadratmeter',
  behindOneByThePiece: 'Hinter einem Betrag je Stück',
  nameOfATable: 'Name einer Tabelle (wird vorgelesen)',
  nameOfOneWith: 'Name einer Tabelle mit festen Preisen',
  nameOfItsFirst: 'Name der ersten Spalte',
  nameOfItsSecond: 'Name der zweiten Spalte',
  nameOfThatWhere: 'Name der zweiten Spalte bei festen Preisen',
  visitorsReadItIt: 'Besucher lesen ihn; er darf leer bleiben.',
  fieldCount: (count) => counted(count, 'Feld', 'Felder'),
};
