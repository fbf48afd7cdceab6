import type * as messages from '#languages/en/visitors/blog.ts';

export const blogMessages: typeof messages.blogMessages = {
  label: 'BLOGUE',
  by: (author) => `Por ${author}`,
  revised: 'Revisto a',
  tags: 'Temas',
  inThisArticle: 'Neste artigo',
  inThisArticleLabel: 'NESTE ARTIGO',
  table: 'Tabela',
  share: 'Partilhar este artigo',
  shared: 'O endereço foi copiado.',
  more: 'Mais artigos',
  before: 'Escrito antes',
  after: 'Escrito depois',
  readOn: 'Continuar a ler',
  askForAQuote: 'Peça um orçamento',
  empty: 'Ainda não há artigos.',
  pages: 'Páginas desta lista',
  newer: 'Artigos mais recentes',
  older: 'Artigos mais antigos',
  pageTitle: (months) => `Blogue: artigos de ${months}`,
  subjects: 'Artigos por tema',
  aboutLabel: 'ARTIGOS SOBRE',
  all: 'Todos os artigos',
  about: (subject) => `Artigos sobre ${subject}`,
  aboutCard: (subject) => `Sobre ${subject}`,
  aboutDescription: (count, subject, business, city) =>
    `${count === 1 ? 'Um artigo' : `${count} artigos`} sobre ${subject}, de ${business}, ${city}.`,
  olderDescription: (months, subject, business, city) =>
    `Artigos sobre ${subject} de ${months}, de ${business}, ${city}.`,
  feedTitle: (business, blog) => `${business}: ${blog.toLowerCase()}`,
  feedHint: 'Isto é um “feed”: cole o endereço num leitor de feeds para acompanhar o blogue.',
};
