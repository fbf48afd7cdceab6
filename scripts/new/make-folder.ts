import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#tooling/user-error.ts';
import { checkLogo } from '../business/check-logo.ts';
import { sentenceOf } from '../business/problem.ts';
import { type Answers, LANGUAGES, readAnswers } from './answers.ts';
import { paletteFrom, themeWith } from './colours.ts';
import { folderFiles } from './folder-files.ts';
import { formatted, writeTexts } from './format.ts';
import { iconOf, writeIcons } from './icons.ts';
import { staffLanguageFile, writeModules } from './language-files.ts';
import { requireLogo, writeLogo } from './logo.ts';
import { type MadePictures, writePictures } from './pictures.ts';
import { writeFiles } from './write-files.ts';

/** Answers of the last time, by which a change by hand is told from what was made. */
const ANSWERS = 'answers.json';

interface Last {
  answers: Answers;
  /** Digests of files that are no text. */
  made: MadePictures;
}

/** What was answered the last time; null the first time. */
export function readLast(folder: string): Last | null {
  const file = join(folder, ANSWERS);
  if (!existsSync(file)) return null;
  const { made, ...answers } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return { answers: readAnswers(answers), made: (made ?? {}) as MadePictures };
}

/** @throws UserError when the demonstration has been changed by hand: the first time everything is written anew. */
export function requireUnchanged(...folders: string[]): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...folders], {
    encoding: 'utf8',
  });
  if (status !== 0 || stdout.trim() === '') return;
  throw new UserError(
    `Nothing was written: ${folders.join(' or ')} has changes that git has not got yet, and the first time everything in them is written anew. Commit them, or say --overwrite.`,
  );
}

/**
 * Makes the folder that of the business.
 *
 * @param icons where the icons go.
 * @returns sentences about what was done, and what was left as it was.
 */
export async function makeFolder(
  folder: string,
  answers: Answers,
  last: Last | null,
  icons: string,
): Promise<string[]> {
  const words = LANGUAGES[answers.language].words;
  if (last && LANGUAGES[last.answers.language].words !== words) {
    throw new UserError(
      'Nothing was written: the words of the site are in another language already. Begin with a fresh clone.',
    );
  }
  const palette = paletteFrom(answers);
  const lastPalette = last && paletteFrom(last.answers);
  // Of the last time it is in the folder already, and need no longer be where it was.
  const hasNewLogo = answers.logo !== (last?.answers.logo ?? '');
  if (hasNewLogo) await requireLogo(answers.logo);
  // All is made before anything is written.
  const before = last ? folderFiles(last.answers) : new Map<string, unknown>();
  const files = folderFiles(answers);
  if (!last) removeTexts(folder);
  const sentences = [...writeFiles(folder, before, files), ...writeModules(folder)];
  if (!last) writeTexts(folder, new Map([staffLanguageFile(answers.language)]));

  const theme = join(folder, 'theme.css');
  const { css, stayed } = themeWith(readFileSync(theme, 'utf8'), palette, lastPalette);
  writeFileSync(theme, css);
  if (stayed.length > 0) {
    sentences.push(`${theme}: ${stayed.join(', ')} were changed by hand. They stay.`);
  }

  const made = {
    ...last?.made,
    ...(await writePictures(folder, palette, last?.made ?? null)),
    ...(hasNewLogo ? writeLogo(folder, answers.logo, last?.made ?? null) : {}),
    ...(await writeIcon(icons, iconOf(answers.name, palette), last?.made ?? null)),
  };
  const kept = formatted(new Map([[ANSWERS, JSON.stringify({ ...answers, made })]]));
  writeFileSync(join(folder, ANSWERS), kept.get(ANSWERS) ?? '');
  return [
    ...sentences,
    `${folder} is that of ${answers.name}. Run it again to change an answer; what you write by hand stays.`,
    ...(await checkLogo(folder, css)).map(sentenceOf),
    ...contentSentences(last),
  ];
}

/** The demonstration's. */
function removeTexts(folder: string): void {
  for (const name of ['pages', 'messages']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

async function writeIcon(
  icons: string,
  svg: string,
  made: MadePictures | null,
): Promise<MadePictures> {
  const name = 'icon.svg';
  const file = join(icons, name);
  const now = existsSync(file) ? hash('sha256', readFileSync(file)) : '';
  if (made && made[name] !== now) return {};
  writeFileSync(file, svg);
  await writeIcons(icons);
  return { [name]: hash('sha256', svg) };
}

function contentSentences(last: Last | null): string[] {
  const data = process.env.DATA_FOLDER || '.data';
  if (last || !existsSync(data)) return [];
  return [`${data} has what was begun before: npm run reset takes the demonstration out of it.`];
}
