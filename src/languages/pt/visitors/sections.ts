import type * as messages from '#languages/en/visitors/sections.ts';

export const sectionMessages: typeof messages.sectionMessages = {
  closed: (days) => `Fechado ${days}`,
  withoutScripts: {
    chat: 'Sem JavaScript, a sua mensagem demora um pouco mais a chegar. É mais rápido ligar, escrever ou enviar uma mensagem por WhatsApp.',
    noChat:
      'Sem JavaScript, a sua mensagem demora um pouco mais a chegar. É mais rápido ligar ou escrever.',
    sent: 'Obrigado. A sua mensagem chegou, e um de nós vai responder-lhe.',
    notSent:
      'A sua mensagem não foi enviada. Volte atrás, por favor, onde ela ainda está: precisamos de um nome, de um contacto para responder, de algumas palavras sobre o trabalho e do seu consentimento. Ou ligue-nos.',
  },
  prices: { caption: 'Preços, cada um o mais baixo do seu género', what: 'Serviço', from: 'Desde' },
  mixedPrices: { caption: 'Preços', amount: 'Preço' },
  from: 'desde',
  per: {
    hour: 'por hora',
    day: 'por dia',
    metre: 'por metro',
    square: 'por m²',
    piece: 'cada',
  },
};

export const countingMessages: typeof messages.countingMessages = {
  off: 'Não usamos cookies nem contamos visitas.',
  on: 'Não usamos cookies. Contamos quantas vezes cada página é vista: em que dia, num telefone ou num computador, a partir de que site ou newsletter, e com que rapidez apareceu; e que endereços não levaram a lado nenhum. São somas que nada dizem sobre si, e guardamo-las treze meses. Para que nenhuma máquina conte mil vezes, o seu endereço de rede torna-se um de 4096 números que outros partilham, esquecido passado um dia. Os navegadores que pedem para não ser seguidos (Do Not Track, Global Privacy Control) não são contados. Só uma mensagem que nos envie diz que páginas leu antes.',
};
