/** The field that searches the blog. */
export const searchFieldMessages = {
  label: 'Search the blog',
  button: 'Search',
  unavailable: 'The search can’t be loaded right now. The articles are listed below.',
};

/** What it answers. */
export const searchResultMessages = {
  nothing: (question: string) => `Nothing found for “${question}”. Try another word.`,
  best: (shown: number, found: number) => `The best ${shown} of ${found} articles`,
  found: (count: number) => (count === 1 ? 'One article' : `${count} articles`),
};
