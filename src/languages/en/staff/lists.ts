/** Lists of every kind, what is done to their rows, their bins, and lists in a field: tags, suggestions. */
export const messages = {
  titleTooLong: (value: number) => `A title has at most ${value} characters.`,
  giveItATitle: 'Give it a title first.',

  things: {
    appointments: 'visits',
    articles: 'articles',
    enquiries: 'enquiries',
    galleries: 'galleries',
    pages: 'pages',
    pictures: 'pictures',
  },
  the: (things: string) => `The ${things}`,
  searchNamed: (things: string) => `Search ${things}`,
  searchByTitle: 'Search by title',
  showNamed: (things: string) => `Show ${things}`,
  all: (things: string) => `All ${things}`,
  bin: 'Bin',
  shown: (counted: string) => `${counted} shown`,
  withChangesWaiting: (waiting: number) => `${waiting} with changes waiting`,
  scheduled: (count: number) => `${count} scheduled`,

  noneYet: (things: string) => `No ${things} yet`,
  nothingFound: 'Nothing found',
  nothingFoundHint:
    'Nothing is like this. Try other words or another choice, or look at all of them.',
  nothingInTheBin: 'Nothing in the bin',
  emptyBinHint: 'What you delete is kept here until you delete it for good.',
  showAll: (things: string) => `Show all ${things}`,

  choose: (title: string) => `Choose ${title}`,
  chosen: (length: number) => `${length} chosen`,
  chooseAllShown: 'Choose all that are shown',
  duplicate: 'Duplicate',
  copyOf: (title: string) => `${title} (copy)`,
  moreAbout: (title: string) => `More about ${title}: ⋯`,
  saved: 'saved <time></time>',
  deleted: 'deleted <time></time>',
  andChangeGoesLive: ' · a change goes live <time></time>',

  archive: 'Archive',
  unarchive: 'Take out of the archive',
  moveToTheBin: 'Move to the bin',
  restore: 'Restore',
  deleteForGood: 'Delete for good',
  askArchive: (name: string) => `Archive ${name}?`,
  askBin: (name: string) => `Move ${name} to the bin?`,
  askDeleteForGood: (name: string) => `Delete ${name} for good?`,
  comesOffSiteOrSchedule: 'It comes off the site, or off the schedule.',
  someComeOffSiteOrSchedule: (counted: string, isOne: boolean) =>
    `${counted} ${isOne ? 'comes' : 'come'} off the site, or off the schedule.`,
  rebuiltWithoutThem: (what: string, isOne: boolean) =>
    `${what} The site is built again without ${isOne ? 'it' : 'them'}. What was written is kept, and can be published again any time.`,
  /** @param name the title of one, the number of more. */
  done: {
    archive: (name: string) => `${name} archived.`,
    unarchive: (name: string) => `${name} out of the archive.`,
    bin: (name: string) => `${name} moved to the bin.`,
    restore: (name: string) => `${name} restored, and not on the site.`,
    delete: (name: string) => `${name} deleted for good.`,
    fewer: (changed: number, asked: number) =>
      changed === 0
        ? 'Nothing was done: it had changed meanwhile. The list shows how it is now.'
        : `Done for ${changed} of ${asked}: the others had changed meanwhile. The list shows how they are now.`,
  },
  undoRestoresDrafts: 'Undo brings those that were live back as drafts.',
  undoRestoresLiveAsDraft: 'It was live; Undo brings it back as a draft.',
  undoRestoresScheduledAsDraft: 'It was scheduled; Undo brings it back as a draft.',

  suggestionsFor: (label: string) => `Suggestions for ${label}`,
  added: (spelled: string) => `${spelled} added.`,
  removed: (removed: string) => `${removed} removed.`,
  tagsHint: 'Enter or a comma adds it.',
  soFar: (label: string) => `${label} so far`,
  tagTooLong: (characters: number) => `A tag has at most ${characters} characters.`,
  tooManyTags: (tags: number) => `There can be at most ${tags} tags.`,
  oneSuggestion: '1 suggestion',
  suggestions: (count: number) => `${count} suggestions`,
};
