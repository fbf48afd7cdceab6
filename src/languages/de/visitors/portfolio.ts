import type * as words from '#languages/en/visitors/portfolio.ts';

export const portfolioWords: typeof words.portfolioWords = {
  label: 'ARBEITEN',
  place: 'Ort',
  year: 'Jahr',
  materials: 'Material',
  duration: 'Dauer',
  service: 'Leistung',
  larger: 'Größer ansehen',
  before: 'Vorher',
  after: 'Nachher',
  compare: 'Wie viel vom Bild den Zustand vorher zeigt',
  more: 'Weitere Arbeiten',
  previous: 'Vorige Arbeit',
  next: 'Nächste Arbeit',
};
