import type { LanguageTexts } from '../texts.ts';
import { electrician } from './eletricista.ts';
import { gardener } from './jardins.ts';
import { other } from './neutral.ts';
import { painter } from './pintor.ts';
import { imprint, privacy } from './privacidade.ts';

/** As in Portugal. */
export const portuguese: LanguageTexts = {
  code: 'pt',
  trades: { electrician, painter, gardener, other },
  service: (name) => ({
    name,
    shortName: name.split(' ')[0] ?? name,
    hint: 'O que inclui e como o fazemos',
    lead: `${name}: dizer aqui, em duas frases, o que é e para quem.`,
    parts: {
      'Primeira parte': 'O que inclui, numa ou duas frases.',
      'Segunda parte': 'O que mais inclui.',
    },
    how: 'Contar aqui como decorre um trabalho destes: o que vê primeiro, o que combina e o que se pode esperar de si.',
    questions: {
      'O que lhe perguntam mais vezes?': 'Responder aqui, em poucas frases.',
    },
  }),
  // “Em” is not right before each town: “no Porto”.
  inTown: (what, city) => `${what}, ${city}`,
  labels: {
    promises: 'A NOSSA PALAVRA',
    craft: 'CUIDADO',
    services: 'Serviços',
    process: 'COMO DECORRE',
    work: 'TRABALHOS',
    contact: 'CONTACTO',
    byService: 'POR SERVIÇO',
    privacy: 'PRIVACIDADE',
    parts: 'O que fazemos',
    how: 'Como trabalhamos',
    weeks: 'Passo a passo',
    prices: 'Quanto custa',
    questions: 'Perguntas',
    jobs: 'Trabalhos deste tipo',
    reading: 'Para ler antes',
    moreJobs: 'Mais trabalhos',
    allJobs: 'Todos os trabalhos',
    otherJobs: 'Outros trabalhos',
  },
  promised: 'Três coisas com que pode contar.',
  next: 'Vamos ver?',
  jobsStatement: 'O que fizemos ultimamente.',
  buttons: { services: 'OS NOSSOS SERVIÇOS', start: 'ESCREVER-NOS' },
  contact: {
    answer: 'Respondemos no dia útil seguinte.',
    ...{ call: 'Ligar', write: 'Escrever', open: 'Aberto', visit: 'Visitar' },
  },
  picture: (name) => `Formas simples nas cores de ${name}, onde haverá uma fotografia.`,
  jobsDescription: (name) => `Trabalhos de ${name}, por serviço.`,
  notFound: {
    title: 'Página não encontrada',
    description: 'Não há nenhuma página neste endereço. Por aqui continua.',
    label: '404 — NÃO ENCONTRADA',
    headline: 'Aqui não há nada.',
    lead: 'Não há nenhuma página neste endereço. Pode ter mudado, ou o endereço tem uma letra a mais.',
    ways: 'Por onde continuar',
    home: 'Quem somos e o que fazemos',
    contact: 'Ligar ou escrever',
  },
  privacy,
  imprint,
};
