import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inAmerican } from './american.ts';
import { type Answers, LANGUAGES, slugIn, type WordsLanguage } from './answers.ts';
import { factFiles } from './fact-files.ts';
import { pageFiles, type Texts } from './page-files.ts';
import { german } from './texts/de/de.ts';
import { english } from './texts/en/en.ts';
import { portuguese } from './texts/pt/pt.ts';
import type { LanguageTexts } from './texts/texts.ts';

const TEXTS: Readonly<Record<WordsLanguage, LanguageTexts>> = {
  en: english,
  de: german,
  pt: portuguese,
};

/** Of a trade in a language: what it can offer, for whoever is asked. */
export const textsOf = ({ language }: Pick<Answers, 'language'>): LanguageTexts =>
  language === 'en-US' ? american : TEXTS[LANGUAGES[language].words];

const american = inAmerican(english);

/** The files that answers make, by their path within the folder, as Biome formats them. The same answers make the same files. */
export function folderFiles(answers: Answers): Map<string, string> {
  const words = textsOf(answers);
  const trade = words.trades[answers.trade];
  const texts: Texts = {
    ...{ words, trade },
    services: answers.services.map((name) => ({
      ...(trade.services.find((one) => one.name === name) ?? words.service(name)),
      slug: slugIn(answers.language, name),
    })),
  };
  const files = new Map([...factFiles(answers, texts), ...pageFiles(answers, texts)]);
  return formatted(files);
}

/** Files as Biome writes them. */
export function formatted(files: ReadonlyMap<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'new-business-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    // Git ignores nothing there: it is no folder of a project.
    const options = ['--config-path=.', '--vcs-enabled=false', '--linter-enabled=false'];
    const command = [biomeCommand(), 'check', '--write', ...options, folder];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`Biome could not format the new files: ${stderr}`);
    return new Map(
      [...files.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function biomeCommand(): string {
  const manifest = createRequire(import.meta.url).resolve('@biomejs/biome/package.json');
  return join(dirname(manifest), 'bin', 'biome');
}
