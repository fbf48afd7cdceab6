import { type Field, type Fields, fieldsOf } from '#sections/fields.ts';
import { KINDS, type Kind, type SectionKind } from '#sections/kinds.ts';

/** A page that the owner makes in the staff area. */
export interface GermanPage {
  kind: 'service' | 'page' | 'legal';
  title: string;
  slug: string;
  names?: { short: string; menu: string; hint: string };
  /** In their order: kind and fields. */
  sections: readonly (readonly [kind: SectionKind, fields: Readonly<Record<string, unknown>>])[];
}

const ASK = { button: 'ANFRAGEN', link: '/#contact' };

/** Two services beside the folder's three, an imprint, and pages of the owner's own. */
export const germanPages: readonly GermanPage[] = [
  {
    ...{ kind: 'service', title: 'Einbauschränke', slug: 'einbauschraenke' },
    names: { short: 'Schrank', menu: 'Schränke', hint: 'Unter Schrägen und in Nischen' },
    sections: [
      ['head', { lead: 'Ein Schrank, der bis in den letzten Winkel reicht.', look: 'dark' }],
      listOf('prices', 'Was es kostet', [
        { key: 'schraege', name: 'Schrank unter der Schräge', from: 4200, text: 'Eingebaut.' },
        { key: 'meter', name: 'Regal', from: 390.5, is: 'fixed', per: 'metre' },
      ]),
      listOf('questions', 'Fragen', [
        { key: 'wand', question: 'Und wenn die Wand schief ist?', answer: 'Ist sie immer.' },
      ]),
    ],
  },
  {
    ...{ kind: 'service', title: 'Fensterbau', slug: 'fenster' },
    names: { short: 'Fenster', menu: 'Fenster', hint: 'Kastenfenster und Sprossen' },
    sections: [['head', { lead: 'Alte Fenster, wieder dicht.' }]],
  },
  {
    ...{ kind: 'legal', title: 'Impressum', slug: 'impressum' },
    sections: [
      ['head', { lead: 'Angaben nach dem Gesetz.' }],
      ['facts', { label: 'Verantwortlich', show: 'business' }],
      ['text', { text: '## Streitbeilegung\n\nWir nehmen an keinem Verfahren teil.' }],
    ],
  },
  {
    ...{ kind: 'page', title: 'Über uns', slug: 'ueber-uns' },
    sections: [
      ['head', { label: 'WERKSTATT', lead: 'Fünf Leute und eine Säge von gestern.' }],
      ['text', { text: 'Seit dem Anfang am [Lindenhof](/#contact).' }],
      listOf('people', 'Wer hier arbeitet', [
        { key: 'jule', name: 'Jule Brandt', work: 'Tischlermeisterin', text: 'Plant.' },
      ]),
      listOf('list', 'Was wir verarbeiten', [
        { key: 'esche', name: 'Esche', text: 'Aus der Uckermark.', link: '/services/treppen' },
      ]),
      ['articles', { label: 'Zu lesen', show: 'latest' }],
      ['call', { title: 'Kommen Sie vorbei.', text: 'Der Hof ist offen.', ...ASK }],
    ],
  },
  {
    ...{ kind: 'page', title: 'Alles, so lang es geht', slug: 'grenzen' },
    sections: kindsFrom('hero').map((kind) => [kind, fullest(kind)]),
  },
  {
    ...{ kind: 'page', title: 'Betriebsordnung', slug: 'betriebsordnung' },
    sections: kindsFrom('head').map((kind) => [kind, fullest(kind)]),
  },
];

function listOf(kind: SectionKind, label: string, items: object[]) {
  return [kind, { label, items }] as const;
}

/** Words as German makes them, none of which has a place to break. */
function words(limit: number): string {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentür Rindfleischetikettierung Öl ';
  return long
    .repeat(Math.ceil(limit / long.length))
    .slice(0, limit)
    .replace(/ $/, 'ß');
}

/** All kinds that a page may hold, behind one that opens it. */
function kindsFrom(opening: 'hero' | 'head'): SectionKind[] {
  const all = Object.entries(KINDS) as [SectionKind, Kind][];
  const others = all.filter(([, { pages, isOpening }]) => pages.includes('page') && !isOpening);
  return [opening, ...others.map(([kind]) => kind)];
}

/** Every field of a kind as long and as full as it may be. Labels differ: they name the parts of a page. */
function fullest(kind: SectionKind): Record<string, unknown> {
  const { schema }: Kind = KINDS[kind];
  const described = fieldsOf(schema.shape);
  const fields = filled(described);
  const { label } = described;
  if (label?.type !== 'line') return fields;
  const number = Object.keys(KINDS).indexOf(kind) + 10;
  return { ...fields, label: `${number} ${words(label.limit - 3)}` };
}

function filled(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fullestOf(field)]),
  );
}

function fullestOf(field: Field): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown':
      return words(field.limit);
    case 'lines':
      return Array(field.most).fill(words(field.limit));
    case 'link':
      return '/#contact';
    case 'picture':
      return { file: 'craft.jpg', alt: words(field.limit) };
    case 'amount':
      return 1_234_567.89;
    case 'choice':
      return Object.keys(field.options).at(-1);
    case 'chosen':
      return Array.from({ length: Math.min(field.most, 5) }, (_, nth) =>
        field.from === 'galleries' ? `treppe-${nth + 1}` : `holz-${nth + 1}`,
      );
    case 'list':
      return Array.from({ length: field.most }, (_, nth) => ({
        key: `i${nth}`,
        ...filled(field.fields),
      }));
  }
}
