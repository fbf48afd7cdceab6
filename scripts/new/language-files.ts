import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '#business/types.ts';
import { codeOf } from '#languages/addresses.ts';
import { isStaffLanguage } from '#languages/staff.ts';
import { formatted, writeTexts } from './format.ts';

const PACK = 'src/languages/en/visitors';

/** A module that begins otherwise is somebody's own. */
const MADE =
  '// Made by `npm run language`: what is written here by hand goes with the next one.\n';

/**
 * Writes the modules of a folder that name its languages, and the files of messages that it has.
 *
 * @returns a sentence for each that stays as it was written by hand.
 */
export function writeModules(folder: string): string[] {
  const { language, otherLanguages } = JSON.parse(
    readFileSync(join(folder, 'site.json'), 'utf8'),
  ) as SiteFile;
  const isThere = (file: string) => existsSync(join(folder, file));
  const made = [...formatted(languageFiles([language, ...otherLanguages], isThere))];
  const own = made.filter(([file, text]) => {
    const now = isThere(file) ? readFileSync(join(folder, file), 'utf8') : MADE;
    return now !== text && !now.startsWith(MADE);
  });
  writeTexts(folder, new Map(made.filter((one) => !own.includes(one))));
  return own.map(
    ([file, text]) =>
      `${join(folder, file)}: it stays, because it was written by hand. It would say:\n${text}`,
  );
}

/** How the files of all languages are assembled, and what that takes. */
const PARTS = {
  services: [
    `byList<ServiceEntry>(FILES)`,
    `import { byList } from './assemble.ts';`,
    'ServiceEntry',
  ],
  prices: [`byField<Prices>(FILES)`, `import { byField } from './assemble.ts';`, 'Prices'],
  blog: [`byField<Blog>(FILES)`, `import { byField } from './assemble.ts';`, 'Blog'],
  site: [
    `sitesOf(FILES, servicesBy)`,
    `import { sitesOf } from './assemble.ts';\nimport { servicesBy } from './services.ts';`,
  ],
} as const;

/**
 * The modules of the folder that name its languages: bundlers take the packs of these, and leave out all others. What
 * is said stands in JSON beside them.
 *
 * @param tags as in `<html lang>`, the main language first.
 * @param isThere whether the folder has a file: one of `messages/` is taken where a language has it, so that no page
 *   loads what changes nothing.
 * @returns code by its path in the folder, not formatted.
 */
export function languageFiles(
  [main = 'en', ...others]: readonly string[],
  isThere: (file: string) => boolean,
): Map<string, string> {
  const codes = others.map(codeOf);
  // A language without a pack says all of the English one in its own words.
  const pack = existsSync(`src/languages/${codeOf(main)}/visitors`) ? codeOf(main) : 'en';
  const inEach = (of: (code: string) => string) =>
    `{ ${['', ...codes].map((code) => `'${code}': ${of(code)}`).join(', ')} }`;
  const files = inEach((code) => code || 'main');
  /** @param of distinguishes it from the pack of the same language. */
  const importOf =
    (name: string, from = '.', of = '') =>
    (code: string) =>
      `import ${code || 'main'}${of} from '${from}/${code && `${code}/`}${name}.json' with { type: 'json' };\n`;
  const filesOf = (name: string) => ['', ...codes].map(importOf(name)).join('');
  const several = codes.length > 0 ? `import { inLanguage } from '#languages/several.ts';\n` : '';

  const parts = Object.entries(PARTS).map(([name, [by, imports, type]]): [string, string] => {
    const all = name === 'site' ? 'sitesBy' : `${name}By`;
    const text = `${several}${imports}
${filesOf(name)}${type ? `import type { ${type} } from './types.ts';` : ''}

/** By the code of each language. */
export const ${all} = ${by.replace('FILES', files)};
export const ${name} = ${several ? `inLanguage(${all})` : `${all}['']`};
`;
    return [`${name}.ts`, text];
  });

  const messagesFile = (file: string): [string, string] => {
    const part = `messages/${file.replace(/\.ts$/, '')}`;
    const own = ['', ...codes].filter((code) => isThere(`${code && `${code}/`}${part}.json`));
    const text = readFileSync(`${PACK}/${file}`, 'utf8');
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    const said = (name: string) => (code: string) => {
      const words = `${code || pack}.${name}`;
      if (!own.includes(code)) return words;
      return `inOwnMessages(${words}, Reflect.get(${code || 'main'}Own, '${name}'), '${code || pack}')`;
    };
    // Of a site in one language the pack says what the business does not say otherwise.
    const isTaken = several !== '' || own.length > 0;
    const lines = [
      ...(isTaken ? [pack, ...codes] : []).map(
        (code) => `import * as ${code} from '#languages/${code}/visitors/${file}';\n`,
      ),
      own.length > 0 ? `import { inOwnMessages } from '#languages/own-messages.ts';\n` : '',
      several,
      ...own.map((code) =>
        code
          ? importOf(part, '..', 'Own')(code)
          : `import mainOwn from './${file.replace(/ts$/, 'json')}' with { type: 'json' };\n`,
      ),
      `\nexport * from '#languages/${pack}/visitors/${file}';\n\n`,
      ...(isTaken ? names : []).map((name) => {
        const words = several ? `inLanguage(${inEach(said(name))})` : said(name)('');
        return `export const ${name} = /* @__PURE__ */ ${words};\n`;
      }),
    ];
    return [`messages/${file}`, lines.join('')];
  };
  const all = [...parts, ...readdirSync(PACK).map(messagesFile), rulesFile(main, codes)];
  return new Map(all.map(([file, text]) => [file, `${MADE}\n${text}`]));
}

/** Rules of addresses, of quotation marks and of the search. */
const RULES = ['letters', 'quotes', 'common', 'stem'];

function rulesFile(main: string, codes: readonly string[]): [string, string] {
  const pack = existsSync(`src/languages/${codeOf(main)}`) ? codeOf(main) : 'fallback';
  if (codes.length === 0) {
    const text = `/** The rules of the site's language: of the folder in \`src/languages\` that \`language\` in \`site.json\` names. */
export * from '#languages/${pack}/rules.ts';
export * from '#languages/one.ts';
`;
    return ['language.ts', text];
  }
  const rules = RULES.map((rule) => {
    const all = ['main', ...codes].map(
      (code) => `'${code === 'main' ? '' : code}': ${code}.${rule}`,
    );
    return `export const ${rule} = /* @__PURE__ */ inLanguage<LanguageRules['${rule}']>({ ${all.join(', ')} });`;
  });
  const text = `/** The rules of each language of the site: of the folders in \`src/languages\`. */
import * as main from '#languages/${pack}/rules.ts';
${codes.map((code) => `import * as ${code} from '#languages/${code}/rules.ts';`).join('\n')}
import type { LanguageRules } from '#languages/rules.ts';
import { inLanguage } from '#languages/several.ts';

export * from '#languages/several.ts';

${rules.join('\n')}
/** That of the main language. */
export const code = main.code;
/** Of all languages. */
export const css: string = ${['main', ...codes].map((code) => `${code}.css`).join(' + ')};
`;
  return ['language.ts', text];
}

/** The staff area is not there in each language that sites are. */
export function staffLanguageFile(tag: string): [file: string, text: string] {
  const own = codeOf(tag);
  const words = isStaffLanguage(own) ? own : 'en';
  const text = `/**
 * The language that the staff area speaks until whoever signs in has chosen another: a folder of \`src/languages\`
 * that has staff’s words. The words of signing in are named here, because they are in the page itself.
 */
export const firstLanguage = '${words}';
export { messages as common } from '#languages/${words}/staff/common.ts';
export { messages as signIn } from '#languages/${words}/staff/sign-in.ts';
`;
  return ['staff-language.ts', text];
}
