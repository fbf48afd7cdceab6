import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** SHA-256 of each file, by release: `{ "1.0.0": { "20261121000100_foundation.sql": "…" } }`. */
export type Checksums = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface MigrationFile {
  file: string;
  text: string;
}

/** A file that is not what was released, or is gone. */
export interface Edited {
  file: string;
  /** The release that brought it. */
  release: string;
  isGone: boolean;
}

/** Beside the folder, not in it: `supabase db push` would name it at each run as no migration. */
export function checksumsPath(migrations: string): string {
  return join(dirname(migrations), 'released-migrations.json');
}

/** Empty before the first release. */
export function readChecksums(path: string): Checksums {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Checksums) : {};
}

/** As `sha256sum` says it; Git may check files out with other line ends. */
export function checksumOf(text: string): string {
  return hash('sha256', text.replaceAll('\r', ''));
}

/**
 * What `inspect_project()` says of an applied file. The Supabase CLI keeps its statements one by one, without
 * the space between them and the semicolons at their ends, so neither counts.
 */
export function fingerprintOf(text: string): string {
  return hash('sha256', text.replaceAll(/[ \t\r\n;]/g, ''));
}

/** Files of a release that are not what they were. */
export function editedSince(checksums: Checksums, files: readonly MigrationFile[]): Edited[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  return Object.entries(checksums).flatMap(([release, sums]) =>
    Object.entries(sums).flatMap(([file, sum]) => {
      const text = texts.get(file);
      if (text !== undefined && checksumOf(text) === sum) return [];
      return [{ file, release, isGone: text === undefined }];
    }),
  );
}

/** What happened, and the way on. */
export function sentenceOfEdited({ file, release, isGone }: Edited): string {
  const path = `supabase/migrations/${file}`;
  return `${path} came with ${release} and ${isGone ? 'is gone' : 'has been edited since'}; databases that have it never hear of that. Put it back (git checkout v${release} -- ${path}) and write what you meant to change as a new migration.`;
}

/** What else keeps a release from being frozen, or the checksums with the new files among them. */
export function freeze(
  checksums: Checksums,
  files: readonly MigrationFile[],
  release: string,
): { added: string[]; checksums: Checksums } | { problems: string[] } {
  const edited = editedSince(checksums, files);
  if (edited.length > 0) return { problems: edited.map(sentenceOfEdited) };
  const known = new Set(Object.values(checksums).flatMap((sums) => Object.keys(sums)));
  const added = files.filter(({ file }) => !known.has(file));
  if (added.length === 0) return { added: [], checksums };
  const names = added.map(({ file }) => file);
  if (checksums[release]) {
    const sentence = `${release} is frozen already, and ${names.join(', ')} came after it. Raise the version in package.json first.`;
    return { problems: [sentence] };
  }
  const last = [...known].sort().at(-1) ?? '';
  const early = names.filter((file) => file < last);
  if (early.length > 0) {
    const sentence = `${early.join(', ')} would come before ${last}, which databases have already: supabase db push refuses that. Give it a later number.`;
    return { problems: [sentence] };
  }
  const sums = Object.fromEntries(added.map(({ file, text }) => [file, checksumOf(text)]));
  return { added: names, checksums: { ...checksums, [release]: sums } };
}
