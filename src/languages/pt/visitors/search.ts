import type * as messages from '#languages/en/visitors/search.ts';

export const searchFieldMessages: typeof messages.searchFieldMessages = {
  label: 'Pesquisar no blogue',
  button: 'Pesquisar',
  unavailable: 'De momento não é possível carregar a pesquisa. Os artigos estão abaixo.',
};

export const searchResultMessages: typeof messages.searchResultMessages = {
  nothing: (question) => `Nada encontrado para “${question}”. Experimente outra palavra.`,
  best: (shown, found) => `Os melhores ${shown} de ${found} artigos`,
  found: (count) => (count === 1 ? 'Um artigo' : `${count} artigos`),
};
