import { type createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { SyncQueue } from './sync-queue.ts';

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
}
interface NodeFiles {
  realPath(node: FileNode): string;
  stream_ops: {
    write(stream: FileStream, ...more: unknown[]): number;
    fsync?(stream: FileStream): number;
  };
  node_ops: {
    setattr(node: FileNode, changes: { size?: number }): void;
    rename(node: FileNode, folder: FileNode, name: string): void;
    unlink(folder: FileNode, name: string): void;
    rmdir(folder: FileNode, name: string): void;
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
 *
 * A commit does not wait for the disk: its log is synced within a second. For what PostgreSQL recovers
 * by, the order matters and not the time: nothing else of the database is changed before all that was
 * to be synced is on the disk.
 */
export class DurableFiles {
  readonly #queue: SyncQueue;
  #segment = '';
  #segments = 0;

  private constructor(queue: SyncQueue) {
    this.#queue = queue;
  }

  static async start(): Promise<DurableFiles> {
    return new DurableFiles(await SyncQueue.start());
  }

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

  close(): Promise<void> {
    return this.#queue.close();
  }

  #watch({ realPath, stream_ops: streams, node_ops: nodes }: NodeFiles): void {
    const queue = this.#queue;
    const { write } = streams;
    const { setattr, rename, unlink, rmdir } = nodes;
    streams.fsync = ({ node }) => {
      queue.add(realPath(node));
      return 0;
    };
    streams.write = (stream, ...more) => {
      const { parent, name } = stream.node;
      if (!isLogSegment(parent, name)) queue.settle();
      else if (name !== this.#segment) {
        this.#segment = name;
        this.#segments += 1;
      }
      return write(stream, ...more);
    };
    nodes.setattr = (node, changes) => {
      if (changes.size !== undefined) queue.settle();
      setattr(node, changes);
    };
    nodes.rename = (node, folder, name) => {
      queue.settle();
      rename(node, folder, name);
    };
    nodes.unlink = (folder, name) => {
      queue.settle();
      unlink(folder, name);
    };
    nodes.rmdir = (folder, name) => {
      queue.settle();
      rmdir(folder, name);
    };
  }
}

function isLogSegment(folder: FileNode, name: string): boolean {
  return folder.name === 'pg_wal' && /^[0-9A-F]{24}$/.test(name);
}
