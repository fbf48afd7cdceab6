import type { Trade } from '../texts/texts.ts';
import { type AnswerName, answersSchema } from './answers.ts';
import { textsOf } from './folder-files.ts';

type Given = Partial<Record<AnswerName, unknown>>;

const COLOURS: Readonly<Record<Trade, { accent: string; ground: string }>> = {
  electrician: { accent: '#1f5fa6', ground: '#f4f6f9' },
  painter: { accent: '#b4492f', ground: '#f8f4ee' },
  gardener: { accent: '#47733a', ground: '#f5f6ef' },
  other: { accent: '#3f5c73', ground: '#f6f6f3' },
};

/** What is offered where nobody has said anything; of services those of the trade. */
export function defaultsFor(given: Given): Given {
  const { data: language = 'en-GB' } = answersSchema.shape.language.safeParse(given.language);
  const { data: trade } = answersSchema.shape.trade.safeParse(given.trade);
  const usual = {
    language,
    hours: '08:00-17:00',
    people: 1,
    region: '',
    logo: '',
    dark: '',
    header: 'dark',
  };
  const year = { since: new Date().getFullYear() };
  if (!trade) return { ...usual, ...year };
  const services = textsOf({ language }).trades[trade].services.map(({ name }) => name);
  return { ...usual, ...year, ...COLOURS[trade], services };
}
