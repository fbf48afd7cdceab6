import {
  type Checksums,
  editedSince,
  fingerprintOf,
  type MigrationFile,
  sentenceOfEdited,
} from '#tooling/released-migrations.ts';
import { type Finding, ok, wrong } from './finding.ts';
import type { Inspection } from './project-findings.ts';

const ABOUT = 'released';

/**
 * Migrations that are not what was released, and those that the project was given in other words: it has them
 * by their numbers, so nothing else tells of it.
 */
export function migrationFindings(
  { migration_texts: texts }: Inspection,
  files: readonly (MigrationFile & { version: string })[],
  checksums: Checksums,
): Finding[] {
  const edited = editedSince(checksums, files);
  const others = files.filter(({ file, version, text }) => {
    const given = texts[version];
    const isNamed = edited.some((one) => one.file === file);
    return !isNamed && given && given !== fingerprintOf(text);
  });
  if (edited.length + others.length === 0) {
    return [ok(ABOUT, 'Each migration that the project was given is as it is here.')];
  }
  return [
    ...edited.map((one) => wrong(ABOUT, sentenceOfEdited(one))),
    ...others.map(({ file }) =>
      wrong(
        ABOUT,
        `The project was given another ${file} than this one, and never gets the difference. Write a new migration that makes up for it (docs/upgrade.md, What can go wrong).`,
      ),
    ),
  ];
}
