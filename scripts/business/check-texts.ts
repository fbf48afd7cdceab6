import type { PageFile } from '#business/types.ts';
import { codeOf } from '#languages/addresses.ts';
import { TEXTS } from '../texts/languages.ts';
import { type LanguageTexts, TRADES, type Trade } from '../texts/texts.ts';
import type { Found } from './problem.ts';
import { type Folder, folderOf } from './read-folder.ts';

/** A text in a file of the folder. */
interface Said extends Pick<Found, 'file' | 'path'> {
  text: string;
}

/** What only the business can say, and `npm run new` left to it. */
const TO_WRITE = TEXTS.flatMap(({ service, picture, privacy, imprint }: LanguageTexts) => {
  const { lead, parts, how, questions } = service('');
  const [standIn = ''] = picture('\n').split('\n');
  const ofServices = [lead.replace(/^: /, ''), ...Object.values(parts), how];
  return [
    ...ofServices,
    ...Object.entries(questions).flat(),
    standIn,
    privacy.where.toWrite,
    imprint.more.text,
  ];
});

/** @param least how many words make one. */
const sentencesOf = (text: string, least: number): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim().split(/\s+/).length >= least);

const sentencesOfTrade = (trade: Trade) =>
  TEXTS.flatMap(({ trades }) => textsIn('', trades[trade])).flatMap(({ text }) =>
    sentencesOf(text, 3),
  );

/** What several say is of none. */
const OF_TRADES = TRADES.map((trade) => {
  const others = TRADES.filter((one) => one !== trade).flatMap(sentencesOfTrade);
  return { trade, sentences: new Set(sentencesOfTrade(trade)).difference(new Set(others)) };
});

/** Texts that are nobody’s own yet: to look at, as a site can be made with them. */
export function checkTexts(folder: Folder): Found[] {
  const main = new Set(saidIn(folder, '').flatMap(({ text }) => sentencesOf(text, 4)));
  return ['', ...folder.tags].flatMap((tag) => {
    const said = saidIn(folder, tag);
    const unwritten = said.filter(({ text }) => TO_WRITE.some((one) => text.includes(one)));
    const isSame = ({ text }: Said) => tag && sentencesOf(text, 4).some((one) => main.has(one));
    return [
      ...byFile(unwritten).map(([first, count]) => {
        const { kind } = folder.files.get(first.file) as Partial<PageFile>;
        const law = kind === 'legal' ? ', and the law asks for it' : '';
        return note(first, count, `still to be written${law}: ${quoted(first)}`);
      }),
      ...ofTrade(said),
      ...byFile(said.filter(isSame)).map(([first, count]) =>
        note(first, count, `still as in the main language: ${quoted(first)}`),
      ),
    ];
  });
}

/** In one line for all files: they may well be true of the business. */
function ofTrade(said: readonly Said[]): Found[] {
  const found = OF_TRADES.map(({ trade, sentences }) => ({
    trade,
    left: said.filter(({ text }) => sentencesOf(text, 3).some((one) => sentences.has(one))),
  })).sort((one, other) => other.left.length - one.left.length);
  const [{ trade = '', left = [] } = {}] = found;
  const files = byFile(left).map(([{ file }, count]) => `${file} (${count})`);
  const whose = trade === 'other' ? 'any trade' : `the trade ${trade}`;
  const text = `as npm run new says them for ${whose}. Are they true of this business? ${files.join(', ')}`;
  return left[0] ? [note(left[0], left.length, text)] : [];
}

const quoted = ({ text }: Said) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

const note = ({ file, path }: Said, count: number, text: string): Found => ({
  ...{ file, path, isNote: true },
  text: `${count} ${count === 1 ? 'text is' : 'texts are'} ${text}.`,
});

/** The first of each file, and how many it has. */
function byFile(said: readonly Said[]): [first: Said, count: number][] {
  return [...Map.groupBy(said, ({ file }) => file).values()].flatMap((all) =>
    all[0] ? [[all[0], all.length]] : [],
  );
}

/** @param tag of the language; '' for the main one. */
function saidIn({ files, tags }: Folder, tag: string): Said[] {
  const codes = tags.map(codeOf);
  const within = folderOf(tag);
  const isOf = (file: string) =>
    tag ? file.startsWith(within) : !codes.some((code) => file.startsWith(`${code}/`));
  return [...files].filter(([file]) => isOf(file)).flatMap(([file, value]) => textsIn(file, value));
}

function textsIn(file: string, value: unknown, path: Found['path'] = []): Said[] {
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const { key, slug } = (inner ?? {}) as { key?: string; slug?: string };
    const step = Array.isArray(value) ? (key ?? slug ?? Number(name)) : name;
    return textsIn(file, inner, [...path, step]);
  });
}
