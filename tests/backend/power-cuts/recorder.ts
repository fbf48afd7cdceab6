/**
 * Loaded into a process by `--import`: writes down all that it does to the files of a folder, with the
 * bytes, and when a sync begins and has ended. Threads of the process load it too.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { type Change, clock, RECORDED_FOLDER, RECORDS_FILE } from './records.ts';

const file = process.env[RECORDS_FILE];
const root = process.env[RECORDED_FOLDER];
if (file && root) record(fs.openSync(file, 'a'), root);

function record(records: number, folder: string): void {
  const { writeSync, openSync, truncateSync, fsyncSync, readFileSync, existsSync } = fs;
  const { open, writeFile } = fs.promises;
  const opened = new Map<number, string>();
  const handles = new WeakMap<object, string>();
  let syncs = 0;

  /** `null` outside the folder. */
  const inside = (name: unknown): string | null => {
    const relative = path.relative(folder, path.resolve(String(name)));
    return relative.startsWith('..') || relative === '' ? null : relative;
  };
  const note = (change: Change) => {
    writeSync(records, `${JSON.stringify({ at: clock(), ...change })}\n`);
  };
  const noteOf = (kind: 'create' | 'remove' | 'mkdir') => (name: unknown) => {
    const relative = inside(name);
    if (relative) note({ kind, path: relative });
  };
  const noteCreated = noteOf('create');
  const noteRenamed = (from: unknown, to: unknown) => {
    const [source, target] = [inside(from), inside(to)];
    if (source && target) note({ kind: 'rename', path: source, to: target });
  };
  const noteSync = (name: string | undefined) => {
    const relative = name === undefined ? null : inside(name);
    if (!relative || name === undefined) return () => undefined;
    syncs += 1;
    const id = `${threadId}-${syncs}`;
    // The database's own are known by their writes.
    const isWhole = !/^database(\.new)?\//.test(relative) && fs.statSync(name).isFile();
    const content = isWhole ? { content: readFileSync(name).toString('base64') } : {};
    note({ kind: 'sync', path: relative, id, ...content });
    return () => note({ kind: 'synced', id });
  };

  Object.assign(fs, {
    openSync: (...parameters: Parameters<typeof openSync>) => {
      const isNew = !existsSync(parameters[0]);
      const descriptor = openSync(...parameters);
      const relative = inside(parameters[0]);
      if (relative) opened.set(descriptor, relative);
      else opened.delete(descriptor);
      if (isNew) noteCreated(parameters[0]);
      return descriptor;
    },
    writeSync: (
      descriptor: number,
      view: NodeJS.ArrayBufferView,
      offset = 0,
      length = view.byteLength - offset,
      position: number | null = null,
    ) => {
      const relative = opened.get(descriptor);
      if (relative === undefined) return writeSync(descriptor, view, offset, length, position);
      if (position === null) throw new Error(`${relative} is written to without a position.`);
      // Before it is written: a process that is killed in between has at most one write less than its records.
      const bytes = Buffer.from(view.buffer, view.byteOffset + offset, length);
      if (bytes.every((byte) => byte === 0)) {
        note({ kind: 'zeros', path: relative, position, length });
      } else {
        note({ kind: 'write', path: relative, position, bytes: bytes.toString('base64') });
      }
      const written = writeSync(descriptor, view, offset, length, position);
      if (written !== length) throw new Error(`${relative} took a part of a write.`);
      return written;
    },
    truncateSync: (name: fs.PathLike, size = 0) => {
      const relative = inside(name);
      if (relative) note({ kind: 'truncate', path: relative, size });
      truncateSync(name, size);
    },
    fsyncSync: (descriptor: number) => {
      const relative = opened.get(descriptor);
      const end = noteSync(relative && path.join(folder, relative));
      fsyncSync(descriptor);
      end();
    },
  });
  /** Notes each call of a function once it has done its work, with what it was given. */
  function noteAfter(of: object, name: string, noting: (...given: unknown[]) => void): void {
    const functions = of as Record<string, (...given: unknown[]) => unknown>;
    const work = functions[name];
    if (!work) throw new Error(`There is no ${name}.`);
    functions[name] = (...given) => {
      const result = work(...given);
      const done = (value: unknown) => {
        noting(...given);
        return value;
      };
      return result instanceof Promise ? result.then(done) : done(result);
    };
  }
  noteAfter(fs, 'writeFileSync', noteCreated);
  for (const [of, names] of [
    [fs, { renamed: 'renameSync', made: 'mkdirSync', removed: ['unlinkSync', 'rmdirSync'] }],
    [fs.promises, { renamed: 'rename', made: 'mkdir', removed: ['rm'] }],
  ] as const) {
    noteAfter(of, names.renamed, noteRenamed);
    noteAfter(of, names.made, noteOf('mkdir'));
    for (const name of names.removed) noteAfter(of, name, noteOf('remove'));
  }
  Object.assign(fs.promises, {
    open: async (...parameters: Parameters<typeof open>) => {
      const handle = await open(...parameters);
      handles.set(handle, String(parameters[0]));
      return handle;
    },
    writeFile: async (...parameters: Parameters<typeof writeFile>) => {
      const [name, , options] = parameters;
      const isSynced = typeof options === 'object' && options !== null && 'flush' in options;
      await writeFile(...parameters);
      // Only what is synced is promised to last.
      if (isSynced) noteSync(String(name))();
    },
  });
  void open(process.execPath, 'r').then(async (any) => {
    const prototype = Object.getPrototypeOf(any) as { sync(): Promise<void> };
    const { sync } = prototype;
    prototype.sync = async function (this: object) {
      const end = noteSync(handles.get(this));
      await sync.call(this);
      end();
    };
    await any.close();
  });
  syncBuiltinESMExports();
}
