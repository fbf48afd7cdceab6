import type * as messages from '#languages/en/visitors/search.ts';

export const searchFieldMessages: typeof messages.searchFieldMessages = {
  label: 'Die Notizen durchsuchen',
  button: 'Suchen',
  unavailable: 'Die Suche lässt sich gerade nicht laden. Die Beiträge stehen darunter.',
};

export const searchResultMessages: typeof messages.searchResultMessages = {
  nothing: (question: string) =>
    `Nichts gefunden zu „${question}“. Versuchen Sie es mit einem anderen Wort.`,
  best: (shown: number, found: number) => `Die besten ${shown} von ${found} Beiträgen`,
  found: (count: number) => (count === 1 ? 'Ein Beitrag' : `${count} Beiträge`),
};
