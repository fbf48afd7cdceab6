import { toCsv } from '#domain/text/csv.ts';

/** Saves a file as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The same of a table, the names of its columns first. */
export function saveTable(rows: readonly (readonly string[])[], name: string): void {
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** For names of files: 2026-11-29. */
export const today = (): string => new Date().toISOString().slice(0, 10);
