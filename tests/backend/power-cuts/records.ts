import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Settings of the recorder: the file that it writes, and the folder of which it tells. */
export const RECORDS_FILE = 'POWER_CUT_RECORDS';
export const RECORDED_FOLDER = 'POWER_CUT_FOLDER';

/** What a process did to files. Paths are relative to the folder. */
export type Change =
  | { kind: 'create' | 'mkdir' | 'remove'; path: string }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'write'; path: string; position: number; bytes: string }
  | { kind: 'zeros'; path: string; position: number; length: number }
  | { kind: 'truncate'; path: string; size: number }
  /** `content` of files that are written by whole. */
  | { kind: 'sync'; path: string; id: string; content?: string }
  /** The sync of that id has ended. */
  | { kind: 'synced'; id: string };

/** `at`: milliseconds of the clock that all processes of a machine share. */
export type Record = Change & { at: number };

export const clock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Records in their order, as far as they were written whole. */
export async function* readRecords(file: string): AsyncGenerator<Record> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    if (!line.endsWith('}')) return;
    yield JSON.parse(line) as Record;
  }
}
