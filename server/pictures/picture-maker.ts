import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentKey } from '#build/pictures/content-key.ts';
import { MOVING, ownFiles } from '#domain/media/own-pictures.ts';
import type { CallFunction } from '#server/call-function.ts';
import type { Database } from '#supabase/database.types.ts';
import { type BuildOptions, buildEnvironment } from '#tooling/build-site.ts';
import type { PictureOrder } from './encode-pictures.ts';

export type PictureMaker = ReturnType<typeof createPictureMaker>;

type Row = Database['public']['Functions']['pictures_to_encode']['Returns'][number];

const BETWEEN_LOOKS = 3000;

const ENDED = 'Encoding new pictures ended early: the release that needs them makes the rest.';

/**
 * Encodes the pictures that arrive, so that nobody who publishes them waits for it. What it does not get to, a
 * release makes itself.
 */
export function createPictureMaker({
  call,
  build,
  log,
}: {
  call: CallFunction;
  /** How the site is built. */
  build: Pick<BuildOptions, 'cacheDir' | 'backendUrl' | 'siteUrl'>;
  log: (line: string) => void;
}) {
  const picturesFolder = resolve(build.cacheDir, 'pictures');
  const environment = buildEnvironment({ ...build, outDir: '' });
  let after: { after_time: string; after_id: string } | null = null;
  let work: Promise<void> | null = null;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let lastTrouble = '';

  /** Those of which a file is missing. */
  function lacking(rows: readonly Row[]): PictureOrder[] {
    return rows
      .map(({ id, bucket, path, width, sha256, version }) => {
        const key = contentKey({ sha256: sha256 || null, bucket, path, version });
        return { id, bucket, path, width, contentKey: key };
      })
      .filter(
        (picture) =>
          !isWhole(picture) &&
          // Whether it moves only its file tells.
          !isWhole({ ...picture, contentKey: `${picture.contentKey}${MOVING}` }),
      );
  }

  function isWhole(picture: PictureOrder): boolean {
    return ownFiles(picture).every(({ name }) => existsSync(join(picturesFolder, name)));
  }

  function encode(pictures: readonly PictureOrder[]): Promise<void> {
    const script = fileURLToPath(new URL('./encode-pictures.ts', import.meta.url));
    const watch = import.meta.resolve('#tooling/end-with-parent.ts');
    const started = spawn(process.execPath, ['--import', watch, script], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    return new Promise((end) => {
      started.once('error', () => end());
      started.once('close', (code) => {
        if (code !== 0 && !stopped) log(ENDED);
        end();
      });
      started.send(pictures, () => undefined);
    });
  }

  async function lookOnce(): Promise<void> {
    while (!stopped) {
      const rows = (await call('pictures_to_encode', after ?? {})) as Row[];
      lastTrouble = '';
      const last = rows.at(-1);
      if (!last) return;
      const pictures = lacking(rows);
      if (pictures.length > 0 && !stopped) await encode(pictures);
      // Those that failed, too: a release says so, and tries again.
      after = { after_time: last.changed_at, after_id: last.id };
    }
  }

  /** Looks for pictures that came since the last time. */
  function look(): void {
    work ??= lookOnce()
      .catch((error: unknown) => {
        const trouble = error instanceof Error ? error.message : String(error);
        // Once, and not each time: the backend may be away for hours.
        if (trouble !== lastTrouble && !stopped) log(`New pictures are not encoded: ${trouble}`);
        lastTrouble = trouble;
      })
      .finally(() => {
        work = null;
      });
  }

  return {
    start(): void {
      look();
      timer = setInterval(look, BETWEEN_LOOKS).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      stopped = true;
      child?.kill('SIGKILL');
      await work;
    },
  };
}
