import type * as messages from '#languages/en/visitors/portfolio.ts';

export const portfolioMessages: typeof messages.portfolioMessages = {
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
