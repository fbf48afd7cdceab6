import type * as messages from '#languages/en/visitors/portfolio.ts';

export const portfolioMessages: typeof messages.portfolioMessages = {
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
