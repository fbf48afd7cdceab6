import type { TradeTexts } from '../texts.ts';

export const painter: TradeTexts = {
  name: 'Pinturas',
  headline: ['DIVISÕES DE', 'CARA NOVA'],
  tagline: 'Pintura, papel de parede e reparação de rebocos, dentro e fora, com remates limpos.',
  description: (name, city) =>
    `${name} (${city}): pintura e papel de parede em divisões e casas. O que fazemos, como decorre um trabalho e como nos contactar.`,
  keywords: ['pintor', 'pintura interior', 'pintura exterior', 'papel de parede'],
  promises: {
    'Primeiro a base':
      'Lavamos, betumamos e lixamos antes de abrir uma lata. A tinta mostra o que tem por baixo.',
    'Amostras na sua parede':
      'Vê cada cor na parede a que se destina, de dia e à luz do candeeiro, antes de decidir.',
    'Tapado e arrumado': 'Chão e móveis ficam tapados e, ao fim do dia, a divisão pode ser usada.',
  },
  craft: {
    statement: 'É nos remates que se vê quem pintou.',
    text: 'Uma linha direita entre a parede e o teto pede mão firme, um bom pincel e uma fenda bem tapada. Para as três coisas levamos o tempo preciso, também atrás do radiador.',
    facts: {
      Base: 'Lavada, betumada, lixada',
      Demãos: 'As que forem precisas',
      Sobras: 'Identificadas, para retoques',
    },
  },
  steps: {
    statement: 'Quatro passos, do primeiro olhar à última demão.',
    items: [
      ['Primeiro', 'Ver', 'Vemos as paredes e diz-nos o que tem em mente.'],
      ['Depois', 'Preço', 'Recebe-o por escrito: superfícies, demãos, dias.'],
      ['A seguir', 'Cores', 'As amostras vão para a parede e vive com elas uns dias.'],
      ['Por fim', 'Pintar', 'Tapamos, preparamos, pintamos e arrumamos.'],
    ],
  },
  services: [
    {
      name: 'Pintura interior',
      shortName: 'Interior',
      hint: 'Paredes, tetos, madeiras',
      lead: 'Paredes, tetos, portas e rodapés, bem preparados e pintados por igual.',
      parts: {
        'Paredes e tetos': 'Fendas tapadas, manchas isoladas e as demãos que forem precisas.',
        'Portas e aros': 'Lixados, com primário e pintados; os puxadores saem e voltam.',
        Escadas: 'Metade dos degraus de cada vez, para que chegue à cama.',
      },
      how: 'Começamos pelo que está na parede. A tinta que se solta sai, os buracos são tapados e as manchas isoladas para que não voltem. Depois vêm o teto, as paredes e as madeiras, por esta ordem.\n\n## Com gente em casa\n\nFazemos uma divisão a seguir à outra e dizemos-lhe na véspera qual é a próxima. Os móveis vão para o meio, debaixo de um plástico; não precisa de carregar nada pesado.',
      questions: {
        'Quanto tempo leva uma divisão?':
          'Um ou dois dias numa divisão comum, mais se o reboco tiver de secar. O orçamento diz quanto leva a sua.',
        'A tinta cheira?':
          'As tintas de água cheiram um pouco, durante um dia. Se alguém em casa for sensível, diga-nos, e escolhemos a pensar nisso.',
      },
    },
    {
      name: 'Pintura exterior',
      shortName: 'Exterior',
      hint: 'Fachadas, janelas, vedações',
      lead: 'Lá fora, a tinta é um casaco contra o tempo. Aguenta tanto quanto o que tem por baixo.',
      parts: {
        Fachadas: 'Lavadas, reparadas e pintadas com o que serve a cada reboco ou pedra.',
        'Janelas e portas':
          'A madeira à vista leva primário no mesmo dia; a massa dos vidros é renovada onde falta.',
        'Vedações e portões': 'Madeira e metal, sem ferrugem nem tinta velha.',
      },
      how: 'Vemos a fachada de perto antes de dar um preço: o que está firme, o que está oco, por onde entra água. O que é preciso reparar antes está no orçamento, à parte da pintura. Pintamos com tempo seco e mudamos o dia se o tempo não ajudar.',
      questions: {
        'Qual é a melhor altura do ano?':
          'Da primavera ao outono, com as paredes secas e noites amenas.',
        'O andaime está incluído?':
          'Se for preciso, está no orçamento, com os dias em que fica montado.',
      },
    },
    {
      name: 'Papel de parede',
      shortName: 'Papel',
      hint: 'A direito, com juntas fechadas',
      lead: 'Papel para uma parede ou para a casa toda, a prumo e com o padrão no sítio.',
      parts: {
        Retirar: 'O papel antigo sai sem levar o reboco.',
        Forrar: 'Um papel de forro onde a parede é irregular.',
        Colar: 'Padrões acertados, cantos cortados, juntas fechadas.',
      },
      how: 'Antes de comprar o papel, medimos e dizemos-lhe quantos rolos são precisos com o padrão de que gosta. Marcamos onde fica a primeira tira e mostramos como o padrão acaba junto à porta.',
      questions: {
        'Pode colar-se papel sobre papel?':
          'Às vezes, se estiver firme e liso. Quase sempre é melhor retirá-lo.',
        'Sou eu que compro o papel?': 'Como preferir. Se o levarmos nós, vê primeiro a amostra.',
      },
    },
  ],
  blog: {
    name: 'Notas do escadote',
    lead: 'O que nos perguntam sobre cores, paredes e tempo, respondido com algum vagar.',
    description: 'Perguntas sobre cores, paredes e papel, respondidas por quem faz o trabalho.',
  },
  contact: 'Fale-nos das suas paredes.',
  next: 'Diga-nos de que divisões ou fachadas se trata. Vemos consigo e dizemos-lhe o que é preciso.',
  jobs: { title: 'O que já pintámos.', lead: 'Cada trabalho com o local, o ano e fotografias.' },
};
