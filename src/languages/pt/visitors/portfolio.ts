import type * as words from '#languages/en/visitors/portfolio.ts';

export const portfolioWords: typeof words.portfolioWords = {
  label: 'TRABALHOS',
  place: 'Local',
  year: 'Ano',
  materials: 'Materiais',
  duration: 'Duração',
  service: 'Serviço',
  larger: 'Ver maior',
  before: 'Antes',
  after: 'Depois',
  compare: 'Que parte da imagem mostra o que havia antes',
  more: 'Mais trabalhos',
  previous: 'Trabalho anterior',
  next: 'Trabalho seguinte',
};
