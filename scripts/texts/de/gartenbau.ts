import type { TradeTexts } from '../texts.ts';

export const gardener: TradeTexts = {
  name: 'Garten- und Landschaftsbau',
  headline: ['EIN GARTEN', 'ZUM BLEIBEN'],
  tagline: 'Gärten geplant, gebaut und gepflegt, mit Wegen, Mauern und Pflanzen, die bleiben.',
  description: (name, city) =>
    `${name} plant, baut und pflegt Gärten in ${city}. Was wir tun, wie ein Auftrag abläuft und wie Sie uns erreichen.`,
  keywords: ['Gartenbau', 'Landschaftsbau', 'Gartenplanung', 'Pflasterarbeiten', 'Gartenpflege'],
  promises: {
    'Pflanzen für den Ort':
      'Wir sehen uns Boden, Sonne und Wind an, bevor wir eine Pflanze nennen. Was zum Ort passt, braucht weniger von Ihnen.',
    'Von unten gebaut':
      'Wege und Mauern stehen auf einem richtigen Bett, damit Frost und Wurzeln sie so wenig wie möglich bewegen.',
    'Ordentlich bis zuletzt':
      'Rasen ist geschützt, die Straße gefegt, und was wir ausheben, nehmen wir mit.',
  },
  craft: {
    statement: 'Ein Garten ist Jahre nach uns fertig.',
    text: 'Wir pflanzen für die Größe, die ein Baum haben wird, nicht für den Tag des Fotos. Bis dahin sagen wir Ihnen, was zu schneiden, was zu gießen und was in Ruhe zu lassen ist.',
    facts: {
      Boden: 'Angesehen, bevor gepflanzt wird',
      Stein: 'Auf einem Bett, das Wasser ableitet',
      Pflege: 'Ein Plan für die ersten zwei Jahre',
    },
  },
  steps: {
    statement: 'Vier Schritte, vom ersten Gang bis zum ersten Sommer.',
    items: [
      ['Zuerst', 'Rundgang', 'Wir gehen mit Ihnen durch den Garten und messen ihn.'],
      ['Dann', 'Plan', 'Eine Zeichnung, eine Liste der Pflanzen und ein Preis auf Papier.'],
      ['Danach', 'Bau', 'Erst Boden, Stein und Holz, zuletzt die Pflanzen.'],
      ['Später', 'Pflege', 'Wir kommen wieder und sehen, was wächst und was nicht.'],
    ],
  },
  services: [
    {
      name: 'Gartenplanung',
      shortName: 'Planung',
      hint: 'Ein Plan vor dem ersten Spaten',
      lead: 'Ein Plan für den ganzen Garten, auch wenn Sie ihn über Jahre in Teilen bauen.',
      parts: {
        Aufnahme: 'Höhen, Bäume, Sonne und Schatten, und wohin das Wasser läuft, wenn es regnet.',
        Zeichnung: 'Wege, Sitzplätze und Beete im Maßstab, auf Wunsch in zwei Fassungen.',
        Pflanzplan: 'Was wo steht, wie groß es wird und wann es blüht.',
      },
      how: 'Wir fragen, wie Sie den Garten nutzen: wer spielt, wer isst, wer liest und wer die Arbeit tun wird. Dann messen und zeichnen wir. Sie bekommen einen Plan, nach dem wir bauen können oder jemand anderer.',
      questions: {
        'Können wir in Abschnitten bauen?':
          'Ja. Im Plan steht, was zuerst kommen muss, damit nichts zweimal aufgegraben wird.',
        'Wie viel Pflege wird er brauchen?':
          'Sie sagen uns, wie viele Stunden Sie im Monat haben, und wir planen dafür.',
      },
    },
    {
      name: 'Wege und Mauern',
      shortName: 'Stein',
      hint: 'Pflaster, Stufen, Trockenmauern',
      lead: 'Terrassen, Wege, Stufen und Mauern, so verlegt, dass Wasser abläuft und nichts wackelt.',
      parts: {
        'Terrassen und Wege': 'Stein, Klinker oder Kies auf einem Bett, das Wasser ableitet.',
        Stufen: 'Alle gleich hoch, mit Platz für einen ganzen Fuß.',
        Mauern: 'Trocken oder in Mörtel, um einen Hang zu halten oder darauf zu sitzen.',
      },
      how: 'Das meiste eines Weges liegt unter ihm. Wir heben aus, bringen ein, was Wasser ableitet, verdichten in Schichten, und erst dann legen wir Stein. Muster zeigen wir Ihnen im Garten, nass und trocken, denn dort sehen sie anders aus.',
      questions: {
        'Wächst Unkraut zwischen den Steinen?':
          'Ein wenig. Schmale Fugen und die richtige Füllung halten es klein.',
        'Brauchen wir eine Genehmigung?':
          'Für Mauern und versiegelte Flächen kann es sein. Wir sagen Ihnen, wen Sie fragen.',
      },
    },
    {
      name: 'Gartenpflege',
      shortName: 'Pflege',
      hint: 'Schneiden, mähen, pflanzen',
      lead: 'Einmal im Monat oder zweimal im Jahr: Wir halten in Form, was wächst, und sagen Ihnen, was wir sehen.',
      parts: {
        'Hecken und Sträucher': 'Zur richtigen Zeit geschnitten und nicht, solange Vögel brüten.',
        Rasen: 'Gemäht, gedüngt und ausgebessert, wo er kahl ist.',
        Beete: 'Gejätet, aufgefüllt, im Herbst geteilt.',
      },
      how: 'Wir vereinbaren, was wie oft zu tun ist, und schreiben es auf. Es kommen jedes Mal dieselben Leute, denn wer einen Garten kennt, braucht weniger Zeit darin. Was uns auffällt, sagen wir Ihnen: ein kranker Baum, ein loser Stein.',
      questions: {
        'Nehmen Sie den Schnitt mit?': 'Ja, oder er kommt auf Ihren Kompost, wie Sie möchten.',
        'Müssen wir zu Hause sein?': 'Nein, wenn wir hineinkommen und es Wasser gibt.',
      },
    },
  ],
  blog: {
    name: 'Notizen aus dem Garten',
    lead: 'Was wir über Pflanzen, Stein und Jahreszeiten gefragt werden, ausführlich beantwortet.',
    description:
      'Fragen zu Pflanzen, Wegen und Jahreszeiten, beantwortet von denen, die die Arbeit tun.',
  },
  contact: 'Erzählen Sie uns vom Garten.',
  next: 'Sagen Sie uns, wie groß der Garten ist und was Ihnen darin fehlt. Wir sehen ihn uns mit Ihnen an und sagen, was es braucht.',
  jobs: { title: 'Gärten, die wir gebaut haben.', lead: 'Jeder mit Ort, Jahr und Bildern.' },
};
