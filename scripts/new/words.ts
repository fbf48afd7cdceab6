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
  const files = new Map(
    readdirSync(folder).map((file) => [file, ofItself(readFileSync(join(folder, file), 'utf8'))]),
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

/** The words of the tests have their types from those of the demonstration, in whose place they are put. */
function ofItself(text: string): string {
  return text
    .replace(/^import type \* as words from .*\n+/m, '')
    .replaceAll(/: typeof words\.\w+/g, '');
}
