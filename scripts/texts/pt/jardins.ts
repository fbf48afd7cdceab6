import type { TradeTexts } from '../texts.ts';

export const gardener: TradeTexts = {
  name: 'Jardins e espaços exteriores',
  headline: ['UM JARDIM', 'PARA ESTAR'],
  tagline: 'Jardins planeados, construídos e cuidados, com caminhos, muros e plantas que duram.',
  description: (name, city) =>
    `${name} (${city}): planeamos, construímos e cuidamos de jardins. O que fazemos, como decorre um trabalho e como nos contactar.`,
  keywords: ['jardins', 'paisagismo', 'pavimentos', 'plantações', 'manutenção de jardins'],
  promises: {
    'Plantas próprias do lugar':
      'Vemos o solo, o sol e o vento antes de escolher uma planta. O que é próprio do lugar dá menos trabalho.',
    'Construído desde baixo':
      'Caminhos e muros assentam numa boa base, para que a água e as raízes os movam o menos possível.',
    'Arrumado até ao fim': 'Protegemos o relvado, varremos a rua e levamos a terra que sobra.',
  },
  craft: {
    statement: 'Um jardim só fica pronto anos depois de sairmos.',
    text: 'Plantamos para o tamanho que a árvore terá, e não para o dia da fotografia. Até lá dizemos-lhe o que podar, o que regar e o que deixar em paz.',
    facts: {
      Solo: 'Visto antes de plantar',
      Pedra: 'Assente numa base que drena',
      Cuidados: 'Um plano para os dois primeiros anos',
    },
  },
  steps: {
    statement: 'Quatro passos, do primeiro passeio ao primeiro verão.',
    items: [
      ['Primeiro', 'Visita', 'Percorremos o jardim consigo e medimos.'],
      ['Depois', 'Projeto', 'Um desenho, uma lista de plantas e um preço por escrito.'],
      ['A seguir', 'Obra', 'Primeiro terra, pedra e madeira; no fim, as plantas.'],
      ['Mais tarde', 'Cuidados', 'Voltamos para ver o que pega e o que não pega.'],
    ],
  },
  services: [
    {
      name: 'Projeto de jardim',
      shortName: 'Projeto',
      hint: 'Um plano antes da primeira pá',
      lead: 'Um plano para o jardim inteiro, mesmo que o construa aos poucos.',
      parts: {
        Levantamento: 'Cotas, árvores, sol e sombra e para onde vai a água quando chove.',
        Desenho: 'Caminhos, lugares de estar e canteiros à escala, em duas versões se quiser.',
        'Plano de plantação': 'O que fica onde, que tamanho atinge e quando floresce.',
      },
      how: 'Perguntamos como usa o jardim: quem brinca, quem come, quem lê e quem vai tratar dele. Depois medimos e desenhamos. Recebe um plano com que nós, ou qualquer outra pessoa, podemos construir.',
      questions: {
        'Pode construir-se por fases?':
          'Sim. O plano diz o que tem de vir primeiro, para que nada se cave duas vezes.',
        'Quanto trabalho vai dar?':
          'Diz-nos quantas horas por mês tem, e planeamos a pensar nisso.',
      },
    },
    {
      name: 'Caminhos e muros',
      shortName: 'Pedra',
      hint: 'Pavimentos, degraus, pedra seca',
      lead: 'Terraços, caminhos, degraus e muros, feitos para que a água escorra e nada abane.',
      parts: {
        'Terraços e caminhos': 'Pedra, tijoleira ou gravilha sobre uma base que drena.',
        Degraus: 'Todos da mesma altura, onde cabe um pé inteiro.',
        Muros: 'Em pedra seca ou com argamassa, para segurar um talude ou para sentar.',
      },
      how: 'A maior parte de um caminho está debaixo dele. Cavamos, pomos o que drena, compactamos por camadas e só depois assentamos a pedra. Mostramos-lhe amostras no jardim, molhadas e secas, porque lá parecem outras.',
      questions: {
        'Vão nascer ervas entre as pedras?':
          'Algumas. Com juntas estreitas e o enchimento certo são poucas.',
        'É precisa uma licença?':
          'Para muros e solo impermeável pode ser. Dizemos-lhe a quem perguntar.',
      },
    },
    {
      name: 'Manutenção de jardins',
      shortName: 'Manutenção',
      hint: 'Podar, cortar, plantar',
      lead: 'Uma vez por mês ou duas por ano: mantemos em forma o que cresce e dizemos-lhe o que vemos.',
      parts: {
        'Sebes e arbustos': 'Podados na altura certa, e não enquanto há ninhos.',
        Relvados: 'Cortados, adubados e reparados onde faltam.',
        Canteiros: 'Mondados, completados e divididos no outono.',
      },
      how: 'Combinamos o que há a fazer e quantas vezes, e escrevemo-lo. Vêm sempre as mesmas pessoas, porque quem conhece um jardim precisa de menos tempo nele. O que notamos, dizemos-lhe: uma árvore doente, uma pedra solta.',
      questions: {
        'Levam os resíduos?': 'Sim, ou ficam no seu composto, como preferir.',
        'É preciso estar em casa?': 'Não, se pudermos entrar e houver água.',
      },
    },
  ],
  blog: {
    name: 'Notas do jardim',
    lead: 'O que nos perguntam sobre plantas, pedra e estações, respondido com algum vagar.',
    description:
      'Perguntas sobre plantas, caminhos e estações, respondidas por quem faz o trabalho.',
  },
  contact: 'Fale-nos do seu jardim.',
  next: 'Diga-nos que tamanho tem o jardim e o que lhe falta. Vemos consigo e dizemos-lhe o que é preciso.',
  jobs: { title: 'Jardins que fizemos.', lead: 'Cada um com o local, o ano e fotografias.' },
};
