import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordsLanguage } from './answers.ts';

/** Words of the design that name a trade in the demonstration, and what any trade says instead. */
const NEUTRAL: Readonly<Record<WordsLanguage, readonly (readonly [string, string, string])[]>> = {
  en: [
    [
      'contact-form.ts',
      'About the room, its size and your dates',
      'What it is about, and your dates',
    ],
    ['contact-form.ts', 'One of the makers reads it and answers', 'One of us reads it and answers'],
    ['contact-form.ts', 'START YOUR PROJECT', 'SEND THE MESSAGE'],
    ['sections.ts', 'one of the makers will answer it', 'one of us will answer it'],
    ['answers.ts', "'We come and measure'", "'We come and look'"],
    [
      'answers.ts',
      'like to see the room and measure it: that',
      'like to come and look at it: that',
    ],
    [
      'answers.ts',
      'About how long, high and deep is the place for it? Centimetres taken with a tape are enough.',
      'About how large is it, and what is there now?',
    ],
    [
      'answers.ts',
      'glad to build it, but our workshop is full',
      'glad to do it, but we have no time',
    ],
    ['answers.ts', 'come to measure in good time', 'come to look at it in good time'],
    ['answers.ts', 'something made of wood', 'what we do'],
    [
      'answers.ts',
      'its size, the timber and what has to be fitted to',
      'its size and what is there now',
    ],
    ['answers.ts', 'we come to measure, and', 'we come to look at it, and'],
    ['search.ts', 'Try a timber, a room or a joint.', 'Try another word.'],
    ['blog.ts', 'from the workshop of', 'by'],
    ['portfolio.ts', 'shows the room before the work', 'shows what was there before'],
  ],
  de: [
    [
      'contact-form.ts',
      'Der Raum, seine Größe und Ihre Termine',
      'Worum es geht und wann es passt',
    ],
    ['answers.ts', "'Wir messen auf'", "'Wir sehen es uns an'"],
    ['answers.ts', 'vorbei und messen auf;', 'vorbei und sehen es uns an;'],
    ['answers.ts', 'nach dem Aufmaß', 'nach dem Besuch'],
    ['search.ts', 'Versuchen Sie es mit einem Holz.', 'Versuchen Sie es mit einem anderen Wort.'],
    ['blog.ts', 'aus der Werkstatt der', 'von'],
    ['portfolio.ts', "materials: 'Hölzer'", "materials: 'Material'"],
    ['portfolio.ts', 'den Raum vor der Arbeit zeigt', 'den Zustand vorher zeigt'],
    ['contact-form.ts', 'PROJEKT BEGINNEN', 'ANFRAGE SENDEN'],
  ],
};

/** Where the words of a language are written. English is what the demonstration speaks. */
const FOLDERS: Readonly<Record<WordsLanguage, string>> = {
  en: 'src/business/words',
  de: 'tests/fixtures/another-business/words',
};

/**
 * The files of words of a language, for any trade, by their path within the folder.
 *
 * @throws Error for words that are no longer there.
 */
export function wordFiles(language: WordsLanguage): Map<string, string> {
  const folder = FOLDERS[language];
  const read = (from: string, file: string) => readFileSync(join(from, file), 'utf8');
  const files = new Map(
    readdirSync(folder).map((file) => {
      const text = read(folder, file);
      return [file, language === 'en' ? text : ofItself(text, read(FOLDERS.en, file))];
    }),
  );
  for (const [file, demonstration, neutral] of NEUTRAL[language]) {
    const text = files.get(file);
    if (!text?.includes(demonstration)) {
      throw new Error(`${folder}/${file} no longer says “${demonstration}”.`);
    }
    files.set(file, text.replaceAll(demonstration, neutral));
  }
  return new Map([...files].map(([file, text]) => [`words/${file}`, text]));
}

/**
 * The words of the tests have their types from those of the demonstration, in whose place they are put: they get them
 * written out.
 */
function ofItself(text: string, demonstration: string): string {
  const types = new Map(
    [...demonstration.matchAll(FUNCTION)].map(([, name = '', , parameters = '']) => [
      name,
      parameters.split(',').map((one) => one.split(':')[1]?.trim()),
    ]),
  );
  const plain = text
    .replace(/^import type \* as words from .*\n+/m, '')
    .replaceAll(/: typeof words\.\w+/g, '')
    .replaceAll(FUNCTION, (_, name: string, sign: string, parameters: string) => {
      const typed = parameters.split(',').map((one, at) => {
        const [own = ''] = one.split(':');
        return own.trim() ? `${own.trim()}: ${types.get(name)?.[at]}` : '';
      });
      return `${name}${sign}(${typed.join(', ')}) =>`;
    });
  const interfaces =
    demonstration.match(/^(?:\/\*\*.*\*\/\n)?export interface [\s\S]*?^}\n/gm) ?? [];
  return [plain, ...interfaces].join('\n');
}

/** A word that is a function: its name, `: ` or ` = `, its parameters. */
const FUNCTION = /(\w+)(: | = )\(([^)]*)\)(?:: \w+)? =>/g;
