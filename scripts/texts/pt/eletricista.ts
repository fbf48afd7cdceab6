import type { TradeTexts } from '../texts.ts';

export const electrician: TradeTexts = {
  name: 'Eletricista',
  headline: ['CORRENTE ONDE', 'FAZ FALTA'],
  tagline: 'Instalações, iluminação e reparações, planeadas consigo e explicadas sem rodeios.',
  description: (name, city) =>
    `${name} (${city}): instalações elétricas, iluminação e reparações em casas e empresas. O que fazemos, como decorre um trabalho e como nos contactar.`,
  keywords: ['eletricista', 'instalação elétrica', 'iluminação', 'quadro elétrico', 'reparações'],
  promises: {
    'O preço antes de começar':
      'Primeiro vemos o trabalho. Depois tem um preço por escrito, que só muda se o trabalho mudar.',
    'Desligado, ensaiado, anotado':
      'Desligamos aquilo em que mexemos, ensaiamos antes de voltar a ligar e deixamos-lhe os resultados.',
    'A casa como a encontrámos':
      'Tapamos o chão, levamos o pó e, ao fim de cada dia, sabe o que funciona e o que ainda não.',
  },
  craft: {
    statement: 'A maior parte do que fazemos fica atrás de uma parede.',
    text: 'Por isso fotografamos antes de fechar: por onde passa cada cabo e o que está em cada circuito. Quem lá furar daqui a dez anos vai agradecer.',
    facts: {
      Esquemas: 'Circuitos desenhados e identificados',
      Ensaios: 'Todos os circuitos, com os valores',
      Registo: 'Fotografias do que fica tapado',
    },
  },
  steps: {
    statement: 'Quatro passos, do primeiro telefonema ao último ensaio.',
    items: [
      ['Primeiro', 'Contacto', 'Diz-nos o que não funciona ou o que está a planear.'],
      ['Depois', 'Visita', 'Vemos o quadro e as divisões e respondemos às suas perguntas.'],
      ['A seguir', 'Preço', 'Recebe-o por escrito, com os dias em que podemos ir.'],
      ['Por fim', 'Trabalho', 'Fazemos, ensaiamos e mostramos-lhe o que é o quê.'],
    ],
  },
  services: [
    {
      name: 'Instalação elétrica',
      shortName: 'Instalação',
      hint: 'Uma divisão ou a casa inteira',
      lead: 'Cabos novos para uma casa antiga, divisão a divisão se lá estiver a viver.',
      parts: {
        'A casa inteira': 'Do contador à última tomada, piso a piso.',
        'Uma divisão': 'Uma cozinha, uma casa de banho, um sótão.',
        'Tomadas e dados': 'Onde liga hoje e onde amanhã pode estar uma secretária.',
      },
      how: 'Antes de abrir uma parede, percorremos a casa consigo e marcamos onde ficam tomadas, interruptores e candeeiros. Vive uns dias com as marcas e muda o que estiver no sítio errado. Depois desenhamos os circuitos e damos-lhe um preço.\n\n## Com gente em casa\n\nTrabalhamos em casas habitadas. Há sempre uma parte ligada e, ao fim do dia, tem luz e fogão.',
      questions: {
        'Como sei se a casa precisa de uma instalação nova?':
          'São sinais os disjuntores que disparam muitas vezes, as tomadas quentes ou escurecidas e as tomadas a menos. Um ensaio dos circuitos dá a certeza, e nem sempre acaba em cabos novos.',
        'É preciso abrir as paredes?':
          'Onde os cabos passam no reboco, sim: roços estreitos, que voltamos a fechar. A pintura fica para depois.',
      },
    },
    {
      name: 'Iluminação',
      shortName: 'Luz',
      hint: 'Pensada para o que lá faz',
      lead: 'Luz para cozinhar, para ler e para chegar a casa, cada uma com o interruptor à mão.',
      parts: {
        'No interior': 'Luz geral, luz de trabalho e luz para a noite, em circuitos separados.',
        'No exterior': 'Caminhos, portas e degraus, por movimento ou pela hora do dia.',
        Regulação: 'Lâmpadas e reguladores que combinam e não zumbem.',
      },
      how: 'Perguntamos o que faz numa divisão e a que horas. Daí resulta o lugar de cada candeeiro, e só depois o seu aspeto. Se já escolheu candeeiros, dizemos-lhe se fazem o que espera deles.',
      questions: {
        'Podem montar candeeiros que comprei?':
          'Sim, se forem próprios para o lugar. Numa casa de banho nem todos são permitidos.',
        'São precisos cabos novos?':
          'Muitas vezes não. Um segundo interruptor ou um regulador podem precisar de um.',
      },
    },
    {
      name: 'Reparações',
      shortName: 'Reparações',
      hint: 'Avarias encontradas e resolvidas',
      lead: 'Quando algo dispara, pisca ou fica às escuras, procuramos a causa e não só o disjuntor.',
      parts: {
        'Procurar a avaria': 'Circuito a circuito, com aparelho de medida, até sabermos onde está.',
        'Quadros elétricos': 'Substituímos os antigos e identificamos cada circuito.',
        Verificações:
          'Vemos o que existe e deixamos uma lista: o que tem de ser feito, o que pode esperar e o que está bem.',
      },
      how: 'Diga-nos ao telefone o que aconteceu antes de faltar a luz: uma chaleira, chuva, um berbequim. Poupa tempo. Se cheirar a queimado ou vir faíscas, desligue primeiro o disjuntor geral e depois ligue-nos.',
      questions: {
        'O que posso fazer até chegarem?':
          'Desligue o que pertence ao circuito e deixe-o desligado. Não abra nada.',
        'Quanto custa uma reparação?':
          'Cobramos pelo tempo que leva e dizemos-lhe o valor à hora antes de ir.',
      },
    },
  ],
  blog: {
    name: 'Notas sobre luz e corrente',
    lead: 'O que mais nos perguntam, respondido com algum vagar.',
    description:
      'Perguntas sobre cabos, luz e segurança em casa, respondidas por quem faz o trabalho.',
  },
  contact: 'Diga-nos o que deve funcionar.',
  next: 'Diga-nos o que não funciona ou o que está a planear. Vemos consigo e dizemos-lhe o que é preciso.',
  jobs: { title: 'O que já fizemos.', lead: 'Cada trabalho com o local, o ano e fotografias.' },
};
