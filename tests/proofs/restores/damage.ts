import { openAsBlob } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { CHECKSUMS_FILE } from '#scripts/backup/manifest.ts';
import { createZipFile } from '#scripts/backup/zip-file.ts';
import type { Random } from '../../support/random.ts';

/** Writes a damaged copy of a backup. @returns what is wrong with it, in words. */
export type Damage = (from: string, to: string, random: Random) => Promise<string>;

export const DAMAGES: readonly Damage[] = [
  async (from, to, random) => {
    const bytes = await readFile(from);
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    await writeFile(to, bytes);
    return `a bit at ${at}`;
  },
  async (from, to, random) => {
    const bytes = await readFile(from);
    const end = random.below(bytes.length);
    await writeFile(to, bytes.subarray(0, end));
    return `cut at ${end}`;
  },
  (from, to, random) => rewrite(from, to, random, changeValue),
  (from, to, random) => rewrite(from, to, random, changeValue),
  (from, to, random) => rewrite(from, to, random, renameField),
  (from, to, random) => rewrite(from, to, random, swapBytes),
  (from, to, random) =>
    rewrite(from, to, random, (lines, at) => lines.filter((_, index) => index !== at)),
  (from, to, random) =>
    rewrite(from, to, random, (lines, at) =>
      lines.with(at, lines[random.below(lines.length)] ?? ''),
    ),
];

type Change = (lines: string[], at: number, random: Random) => string[];

/** Changes a line of a random entry and makes the checksums right again. */
async function rewrite(from: string, to: string, random: Random, change: Change): Promise<string> {
  const entries = await new ZipReader(new BlobReader(await openAsBlob(from))).getEntries();
  const chosen = random.pick(
    entries.filter(
      ({ filename, uncompressedSize }) => filename.endsWith('.jsonl') && uncompressedSize > 0,
    ),
  );
  const out = createZipFile(to);
  let what = '';
  for (const entry of entries) {
    if (entry.directory || entry.filename === CHECKSUMS_FILE) continue;
    const bytes = Buffer.from(await entry.arrayBuffer());
    if (entry !== chosen) {
      await out.add(entry.filename, [bytes]);
      continue;
    }
    // One character a byte, so that a change may break UTF-8.
    const lines = bytes.toString('latin1').trimEnd().split('\n');
    const at = random.below(lines.length);
    const changed = change(lines, at, random);
    what = `${change.name || 'lines'}, ${entry.filename}:${at + 1}: ${changed[at]?.slice(0, 100)}`;
    await out.add(entry.filename, [Buffer.from(`${changed.join('\n')}\n`, 'latin1')]);
  }
  await out.finish();
  return what;
}

const VALUES = [null, '', '\0', '\ud800', 'x', -1, 1e300, true, [], {}, '2026-02-30', 'infinity'];

function changeValue(lines: string[], at: number, random: Random): string[] {
  const row = rowOf(lines[at]);
  return withRow(lines, at, { ...row, [random.pick(Object.keys(row))]: random.pick(VALUES) });
}

function renameField(lines: string[], at: number, random: Random): string[] {
  const entries = Object.entries(rowOf(lines[at]));
  const chosen = random.below(entries.length);
  const renamed = entries.map(([key, value], index) => [index === chosen ? `${key}x` : key, value]);
  return withRow(lines, at, Object.fromEntries(renamed));
}

function swapBytes(lines: string[], at: number, random: Random): string[] {
  const line = lines[at] ?? '';
  const where = random.below(line.length);
  const byte = String.fromCharCode(random.below(256));
  return lines.with(at, line.slice(0, where) + byte + line.slice(where + 1));
}

function rowOf(line = '{}'): Record<string, unknown> {
  return JSON.parse(Buffer.from(line, 'latin1').toString('utf8'));
}

function withRow(lines: string[], at: number, row: object): string[] {
  return lines.with(at, Buffer.from(JSON.stringify(row), 'utf8').toString('latin1'));
}
