import type { TradeTexts } from '../texts.ts';

export const electrician: TradeTexts = {
  name: 'Elektriker',
  headline: ['STROM, WO SIE', 'IHN BRAUCHEN'],
  tagline: 'Leitungen, Licht und Reparaturen, mit Ihnen geplant und verständlich erklärt.',
  description: (name, city) =>
    `${name}: Leitungen, Licht und Reparaturen für Wohnungen und Betriebe in ${city}. Was wir tun, wie ein Auftrag abläuft und wie Sie uns erreichen.`,
  keywords: ['Elektriker', 'Elektroinstallation', 'Beleuchtung', 'Sicherungskasten', 'Reparatur'],
  promises: {
    'Erst der Preis':
      'Wir sehen uns die Arbeit an. Dann haben Sie einen Preis auf Papier, und er ändert sich nur, wenn sich der Auftrag ändert.',
    'Geprüft und notiert':
      'Wir schalten frei, woran wir arbeiten, messen vor dem Einschalten und lassen Ihnen die Werte da.',
    'Sauber hinterlassen':
      'Böden sind abgedeckt, Staub nehmen wir mit, und jeden Abend wissen Sie, was schon geht und was noch nicht.',
  },
  craft: {
    statement: 'Das meiste von uns verschwindet in der Wand.',
    text: 'Darum fotografieren wir sie, bevor sie zugeht: wo welche Leitung liegt und was an welchem Stromkreis hängt. Wer dort in zehn Jahren bohrt, wird froh darüber sein.',
    facts: {
      Pläne: 'Stromkreise gezeichnet und beschriftet',
      Messung: 'Jeder Stromkreis, mit Werten',
      Notizen: 'Fotos von allem, was verdeckt ist',
    },
  },
  steps: {
    statement: 'Vier Schritte, vom Anruf bis zur Messung.',
    items: [
      ['Zuerst', 'Anruf', 'Sie sagen uns, was nicht geht oder was Sie vorhaben.'],
      ['Dann', 'Besuch', 'Wir sehen uns Verteiler und Räume an und beantworten Fragen.'],
      ['Danach', 'Preis', 'Sie bekommen ihn schriftlich, mit den Tagen, an denen wir kämen.'],
      ['Zuletzt', 'Arbeit', 'Wir führen sie aus, messen und zeigen Ihnen, was was ist.'],
    ],
  },
  services: [
    {
      name: 'Elektroinstallation',
      shortName: 'Installation',
      hint: 'Einzelne Räume, ganze Häuser',
      lead: 'Neue Leitungen für ein altes Haus, Raum für Raum, wenn Sie darin wohnen bleiben.',
      parts: {
        'Ganze Häuser': 'Vom Zähler bis zur letzten Steckdose, Stockwerk für Stockwerk.',
        'Einzelne Räume': 'Eine Küche, ein Bad, ein Zimmer unter dem Dach.',
        'Steckdosen und Netzwerk':
          'Wo Sie heute etwas anstecken und wo morgen ein Schreibtisch stehen könnte.',
      },
      how: 'Bevor wir etwas öffnen, gehen wir mit Ihnen durchs Haus und zeichnen an die Wand, wohin Steckdosen, Schalter und Lampen kommen. Sie leben ein paar Tage damit und versetzen, was am falschen Platz ist. Dann zeichnen wir die Stromkreise und nennen den Preis.\n\n## Während Sie dort wohnen\n\nWir können in einem bewohnten Haus arbeiten. Ein Teil bleibt immer am Netz, und abends gibt es Licht und einen Herd.',
      questions: {
        'Woran merke ich, dass ein Haus neue Leitungen braucht?':
          'An Sicherungen, die oft auslösen, an warmen oder braunen Steckdosen und daran, dass es zu wenige sind. Sicher weiß man es nach einer Messung, und die muss nicht mit neuen Leitungen enden.',
        'Werden die Wände geöffnet?':
          'Wo Leitungen im Putz liegen, ja: schmale Schlitze, die wir wieder schließen. Gestrichen wird danach.',
      },
    },
    {
      name: 'Beleuchtung',
      shortName: 'Licht',
      hint: 'Geplant für das, was Sie tun',
      lead: 'Licht zum Kochen, zum Lesen und zum Heimkommen, jedes mit einem Schalter, wo Ihre Hand ist.',
      parts: {
        Innen: 'Grundlicht, Licht für die Arbeit und Licht für den Abend, getrennt zu schalten.',
        Außen: 'Wege, Türen und Stufen, geschaltet durch Bewegung oder nach der Uhrzeit.',
        Dimmen: 'Lampen und Dimmer, die zueinander passen und nicht brummen.',
      },
      how: 'Wir fragen, was Sie in einem Raum tun und zu welcher Tageszeit. Daraus folgt, wo Lampen sein müssen, und erst danach, wie sie aussehen. Haben Sie schon Lampen ausgesucht, sagen wir Ihnen, ob sie tun werden, was Sie von ihnen wollen.',
      questions: {
        'Montieren Sie Lampen, die ich gekauft habe?':
          'Ja, wenn sie für den Platz gemacht sind, an dem sie hängen sollen. In einem Bad ist nicht jede Lampe erlaubt.',
        'Brauchen neue Lampen neue Leitungen?':
          'Oft nicht. Ein zweiter Schalter oder ein Dimmer kann eine brauchen.',
      },
    },
    {
      name: 'Reparaturen',
      shortName: 'Reparatur',
      hint: 'Fehler gefunden und behoben',
      lead: 'Wenn etwas auslöst, flackert oder dunkel bleibt, suchen wir den Grund und nicht nur die Sicherung.',
      parts: {
        Fehlersuche: 'Stromkreis für Stromkreis, mit dem Messgerät, bis wir wissen, wo er ist.',
        Verteiler: 'Alte ersetzt, jeder Stromkreis beschriftet.',
        Prüfungen:
          'Ein Blick auf das, was da ist, mit einer Liste: was sein muss, was warten kann und was gut ist.',
      },
      how: 'Sagen Sie uns am Telefon, was zuletzt geschah, bevor es dunkel wurde: ein Wasserkocher, Regen, ein Bohrer. Das spart Zeit. Wenn es verbrannt riecht oder Funken zu sehen sind, schalten Sie zuerst den Hauptschalter aus und rufen dann an.',
      questions: {
        'Was kann ich tun, bis Sie da sind?':
          'Alles ausschalten, was zu dem Stromkreis gehört, und es ausgeschaltet lassen. Öffnen Sie nichts.',
        'Was kostet eine Reparatur?':
          'Wir rechnen nach Zeit ab und nennen Ihnen den Satz, bevor wir kommen.',
      },
    },
  ],
  blog: {
    name: 'Notizen über Licht und Strom',
    lead: 'Was wir am häufigsten gefragt werden, ausführlich beantwortet.',
    description:
      'Fragen zu Leitungen, Licht und Sicherheit zu Hause, beantwortet von denen, die die Arbeit tun.',
  },
  contact: 'Sagen Sie uns, was gehen soll.',
  next: 'Sagen Sie uns, was nicht geht oder was Sie vorhaben. Wir sehen es uns mit Ihnen an und sagen, was es braucht.',
  jobs: { title: 'Was wir gemacht haben.', lead: 'Jeder Auftrag mit Ort, Jahr und Bildern.' },
};
