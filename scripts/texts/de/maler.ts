import type { TradeTexts } from '../texts.ts';

export const painter: TradeTexts = {
  name: 'Malerbetrieb',
  headline: ['RÄUME, NEU', 'GESEHEN'],
  tagline: 'Streichen, Tapezieren und Ausbessern, innen und außen, mit sauberen Kanten.',
  description: (name, city) =>
    `${name}: Malerarbeiten und Tapeten für Räume und Häuser in ${city}. Was wir tun, wie ein Auftrag abläuft und wie Sie uns erreichen.`,
  keywords: ['Maler', 'Malerbetrieb', 'Innenanstrich', 'Fassade', 'Tapezieren'],
  promises: {
    'Zuerst der Untergrund':
      'Wir waschen, spachteln und schleifen, bevor ein Eimer aufgeht. Farbe zeigt, was unter ihr ist.',
    'Muster an der Wand':
      'Sie sehen jede Farbe an der Wand, für die sie ist, bei Tag und bei Lampenlicht, bevor Sie sich entscheiden.',
    'Abgedeckt und aufgeräumt':
      'Böden und Möbel sind abgedeckt, und abends lässt sich ein Raum benutzen.',
  },
  craft: {
    statement: 'An der Kante sieht man, wer gestrichen hat.',
    text: 'Eine gerade Linie zwischen Wand und Decke braucht eine ruhige Hand, einen guten Pinsel und einen gespachtelten Riss. Für alle drei nehmen wir uns Zeit, auch hinter dem Heizkörper.',
    facts: {
      Grund: 'Gewaschen, gespachtelt, geschliffen',
      Anstriche: 'So viele, wie es braucht',
      Reste: 'Beschriftet, zum Ausbessern',
    },
  },
  steps: {
    statement: 'Vier Schritte, vom ersten Blick bis zum letzten Anstrich.',
    items: [
      ['Zuerst', 'Ansehen', 'Wir sehen die Wände, und Sie sagen, woran Sie denken.'],
      ['Dann', 'Preis', 'Sie bekommen ihn schriftlich: Flächen, Anstriche, Tage.'],
      ['Danach', 'Farben', 'Muster kommen an die Wand, und Sie leben eine Weile damit.'],
      ['Zuletzt', 'Streichen', 'Wir decken ab, bereiten vor, streichen und räumen auf.'],
    ],
  },
  services: [
    {
      name: 'Innenanstriche',
      shortName: 'Innen',
      hint: 'Wände, Decken, Türen',
      lead: 'Wände, Decken, Türen und Leisten, gut vorbereitet und gleichmäßig gestrichen.',
      parts: {
        'Wände und Decken':
          'Risse gespachtelt, Flecken gesperrt, dann so viele Anstriche, wie es braucht.',
        'Türen und Zargen':
          'Geschliffen, grundiert und lackiert, die Beschläge ab- und wieder angeschraubt.',
        Treppenhäuser: 'Eine Seite nach der anderen, damit Sie weiter nach oben kommen.',
      },
      how: 'Wir beginnen mit dem, was jetzt an der Wand ist. Alte Farbe, die sich löst, kommt herunter, Löcher werden gefüllt, Flecken gesperrt, damit sie nicht durchschlagen. Dann kommen die Decke, die Wände und die Türen, in dieser Reihenfolge.\n\n## Während Sie dort wohnen\n\nWir machen einen Raum nach dem anderen und sagen am Abend vorher, welcher der nächste ist. Möbel rücken in die Mitte unter eine Folie; Schweres müssen Sie nicht tragen.',
      questions: {
        'Wie lange dauert ein Raum?':
          'Ein bis zwei Tage bei einem gewöhnlichen Raum, länger, wenn Putz trocknen muss. Im Angebot steht es für Ihren.',
        'Riecht die Farbe?':
          'Farbe auf Wasserbasis riecht einen Tag lang ein wenig. Ist jemand im Haus empfindlich, sagen Sie es uns, und wir wählen danach aus.',
      },
    },
    {
      name: 'Fassaden',
      shortName: 'Außen',
      hint: 'Fronten, Fenster, Zäune',
      lead: 'Farbe außen ist ein Mantel gegen das Wetter. Sie hält so gut wie das, was darunter ist.',
      parts: {
        Fronten: 'Gewaschen, ausgebessert und mit dem gestrichen, was zu Putz oder Stein passt.',
        'Fenster und Türen': 'Blankes Holz am selben Tag grundiert, Kitt erneuert, wo er fehlt.',
        'Zäune und Tore': 'Holz und Metall, von Rost und alter Farbe befreit.',
      },
      how: 'Wir sehen uns eine Fassade von der Leiter aus an, bevor wir einen Preis nennen: was fest ist, was hohl klingt, wo Wasser eindringt. Was zuerst ausgebessert werden muss, steht im Angebot getrennt vom Anstrich. Gestrichen wird, wenn es trocken und nicht zu kalt ist; spricht das Wetter dagegen, verschieben wir den Tag.',
      questions: {
        'Wann im Jahr ist es am besten?':
          'Von Frühling bis Herbst, wenn die Wände trocken und die Nächte mild sind.',
        'Gehört ein Gerüst dazu?':
          'Wenn die Arbeit eines braucht, steht es im Angebot, mit den Tagen, die es stehen wird.',
      },
    },
    {
      name: 'Tapeten',
      shortName: 'Tapeten',
      hint: 'Gerade, mit dichten Nähten',
      lead: 'Tapete für eine Wand oder das ganze Haus, im Lot geklebt, das Muster dort, wo es hingehört.',
      parts: {
        Ablösen: 'Alte Tapete kommt herunter, ohne den Putz mitzunehmen.',
        Untertapete: 'Wo eine Wand uneben ist.',
        Kleben: 'Muster in der Reihe, Ecken geschnitten, Nähte geschlossen.',
      },
      how: 'Bevor Sie Tapete kaufen, messen wir und sagen Ihnen, wie viele Rollen es mit Ihrem Muster braucht. Wir zeichnen an, wohin die erste Bahn kommt, und zeigen Ihnen, wie das Muster an der Tür endet.',
      questions: {
        'Kann man über eine alte Tapete kleben?':
          'Manchmal, wenn sie fest und glatt ist. Meist ist es besser, sie abzulösen.',
        'Kaufe ich die Tapete selbst?':
          'Wie Sie möchten. Bringen wir sie mit, sehen Sie vorher ein Muster.',
      },
    },
  ],
  blog: {
    name: 'Notizen von der Leiter',
    lead: 'Was wir über Farben, Wände und Wetter gefragt werden, ausführlich beantwortet.',
    description:
      'Fragen zu Farben, Wänden, Tapeten und Wetter, beantwortet von denen, die die Arbeit tun.',
  },
  contact: 'Erzählen Sie uns von den Wänden.',
  next: 'Sagen Sie uns, um welche Räume oder Fassaden es geht. Wir sehen sie uns mit Ihnen an und sagen, was es braucht.',
  jobs: { title: 'Was wir gestrichen haben.', lead: 'Jeder Auftrag mit Ort, Jahr und Bildern.' },
};
