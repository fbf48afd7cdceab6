import { closeSync, fsyncSync, openSync } from 'node:fs';
import { type createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { refusesFolders } from '#tooling/sync.ts';

type PgliteOptions = NonNullable<
  NonNullable<Parameters<typeof createPgliteConnection>[0]>['pgliteOptions']
>;

/** What is used here of a file in Emscripten's file system, which has no types. */
interface FileNode {
  name: string;
  parent: FileNode;
}
interface FileStream {
  node: FileNode;
  /** Of a file; a folder is not opened. */
  nfd?: number;
}
interface NodeFiles {
  realPath(node: FileNode): string;
  stream_ops: {
    write(stream: FileStream, ...more: unknown[]): number;
    fsync?(stream: FileStream): number;
  };
}
interface PostgresModule {
  FS: { filesystems: { NODEFS: NodeFiles } };
}

/** Segments of the log after which a checkpoint is due; each has 16 MB. */
const LONG_LOG = 4;

/**
 * Lets PostgreSQL bring its files to the disk. Its makers start it with `-F`, and their file system does
 * nothing when it is told to sync, so after a power cut the files of a database do not fit together.
 */
export class DurableFiles {
  #segment = '';
  #segments = 0;

  /** Options for a database in a folder. */
  readonly options = {
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      // Emscripten's fdatasync does nothing and reaches no file system.
      ...['-c', 'wal_sync_method=fsync'],
    ],
    extensions: {
      durableFiles: {
        name: 'durable-files',
        setup: async (_pglite: unknown, options: { preRun?: unknown[] }) => ({
          emscriptenOpts: {
            ...options,
            preRun: [
              ...(options.preRun ?? []),
              (module: PostgresModule) => this.#watch(module.FS.filesystems.NODEFS),
            ],
          },
        }),
      },
    },
  } satisfies PgliteOptions;

  /** Whether a checkpoint is due: single-user PostgreSQL makes none by itself, and its log only grows. */
  get isLogLong(): boolean {
    return this.#segments >= LONG_LOG;
  }

  noteCheckpoint(): void {
    this.#segments = 0;
  }

  #watch({ realPath, stream_ops: streams }: NodeFiles): void {
    const { write } = streams;
    streams.fsync = ({ node, nfd }) => {
      orEnd(() => (nfd === undefined ? syncFolder(realPath(node)) : fsyncSync(nfd)));
      return 0;
    };
    streams.write = (stream, ...more) => {
      const { parent, name } = stream.node;
      if (isLogSegment(parent, name) && name !== this.#segment) {
        this.#segment = name;
        this.#segments += 1;
      }
      return write(stream, ...more);
    };
  }
}

function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if (!refusesFolders(error)) throw error;
  }
}

/**
 * Ends the process when the disk refuses, as PostgreSQL would: nobody knows which writes it has lost, and opening
 * again reads what it has.
 */
function orEnd(sync: () => void): void {
  try {
    sync();
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
    throw error;
  }
}

function isLogSegment(folder: FileNode, name: string): boolean {
  return folder.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(name);
}
