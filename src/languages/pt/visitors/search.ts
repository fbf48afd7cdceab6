import type * as words from '#languages/en/visitors/search.ts';

export const searchFieldWords: typeof words.searchFieldWords = {
  label: 'Pesquisar no blogue',
  button: 'Pesquisar',
  unavailable: 'De momento não é possível carregar a pesquisa. Os artigos estão abaixo.',
};

export const searchResultWords: typeof words.searchResultWords = {
  nothing: (question) => `Nada encontrado para “${question}”. Experimente outra palavra.`,
  best: (shown, found) => `Os melhores ${shown} de ${found} artigos`,
  found: (count) => (count === 1 ? 'Um artigo' : `${count} artigos`),
};
