import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontFile } from '#business/font-files.ts';

/** The licences that go with a family's files: one for each package that they are cut from. */
export async function licenceOf(files: readonly FontFile[]): Promise<string> {
  const packages = [...new Set(files.map(({ source }) => packageOf(source)))];
  const texts = await Promise.all(packages.map(readLicence));
  return texts.join(`\n\n${'-'.repeat(64)}\n\n`);
}

/** Names that a changed copy of a file may not have. */
export async function reservedNames({ source }: Pick<FontFile, 'source'>): Promise<string[]> {
  return namesIn(await readLicence(packageOf(source)));
}

/** `with Reserved Font Name "Marcellus"`, as the SIL Open Font License has it behind the copyright. */
export function namesIn(licence: string): string[] {
  const [line = ''] = /^.*\bReserved Font Names?\b.*$/im.exec(licence) ?? [];
  const [, names = ''] = /Reserved Font Names?:?\s+(.*)$/i.exec(line) ?? [];
  const quoted = [...names.matchAll(/["“'‘]([^"”'’]+)["”'’]/g)].map(([, name = '']) => name);
  return quoted.length > 0
    ? quoted
    : names
        .split(/,| and /)
        .map(bare)
        .filter(Boolean);
}

const bare = (name: string) => name.replace(/[.\s]+$/, '').trim();

/** `@fontsource/marcellus/files/…` → `@fontsource/marcellus`. */
function packageOf(source: string): string {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Without a licence nobody may use the files. */
async function readLicence(name: string): Promise<string> {
  return readFile(join('node_modules', name, 'LICENSE'), 'utf8');
}
