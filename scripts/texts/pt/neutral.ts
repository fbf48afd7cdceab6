import type { TradeTexts } from '../texts.ts';

/** For a business of any other trade: it names none. */
export const other: TradeTexts = {
  name: '',
  headline: ['BEM FEITO,', 'À PRIMEIRA'],
  tagline: 'Planeado consigo, feito com cuidado e explicado em palavras simples.',
  description: (name, city) => `${name} (${city}): o que fazemos e como nos contactar.`,
  keywords: [],
  promises: {
    'O preço antes de começar': 'Recebe-o por escrito. Só muda se o trabalho mudar.',
    'Dias que se cumprem': 'Sabe quando vamos. Se um dia mudar, ligamos antes.',
    'Tudo arrumado': 'Ao fim do dia arrumamos e, no fim, levamos tudo o que é nosso.',
  },
  craft: {
    statement: 'O que ninguém vê é feito como o resto.',
    text: 'O que faz durar um trabalho fica muitas vezes por baixo da superfície. Damos-lhe o tempo preciso, mostramos-lho antes de ficar tapado e dizemos-lhe como cuidar dele.',
    facts: {
      Antes: 'Visto, medido, combinado',
      Durante: 'Uma pessoa a quem perguntar',
      Depois: 'Mostrado e explicado',
    },
  },
  steps: {
    statement: 'Quatro passos, da primeira chamada ao último dia.',
    items: [
      ['Primeiro', 'Chamada', 'Diz-nos o que tem em mente ou o que não está bem.'],
      ['Depois', 'Visita', 'Vemos consigo e respondemos a perguntas.'],
      ['A seguir', 'Preço', 'Recebe-o por escrito, com os dias em que iríamos.'],
      ['Por fim', 'Trabalho', 'Fazemos, mostramos-lhe e arrumamos.'],
    ],
  },
  services: [],
  blog: {
    name: 'Notas do nosso trabalho',
    lead: 'O que nos perguntam mais vezes, respondido com algum vagar.',
    description: 'Perguntas sobre o nosso trabalho, respondidas por quem o faz.',
  },
  contact: 'Fale-nos do que tem em mente.',
  next: 'Vemos consigo e dizemos-lhe o que é preciso.',
  jobs: { title: 'O que já fizemos.', lead: 'Cada trabalho com o local, o ano e fotografias.' },
};
