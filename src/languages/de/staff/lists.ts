import type { words as english } from '#languages/en/staff/lists.ts';

export const words: typeof english = {
  aTitleHasAt: (value) => `Ein Titel hat höchstens ${value} Zeichen.`,
  giveItATitle: 'Geben Sie zuerst einen Titel ein.',
  inTheBin: (what) => `${what} im Papierkorb`,
  restore: (title) => `Wiederherstellen<heard> „${title}“</heard>`,
  deleteForGood: (title) => `Endgültig löschen …<heard> „${title}“</heard>`,
  thrownAway: ', gelöscht <time></time>',
  deleteForGood2: (value) => `„${value}“ endgültig löschen?`,
  deleteForGood3: 'Endgültig löschen',
  bin: (counted) => `Papierkorb: ${counted}`,
  search2: (what) => `Suchen: ${what}`,
  show2: (what) => `Anzeigen: ${what}`,
};
