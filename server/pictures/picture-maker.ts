import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentKey } from '#build/pictures/content-key.ts';
import { MOVING, ownFiles } from '#domain/media/own-pictures.ts';
import type { CallFunction } from '#server/call-function.ts';
import { createRounds } from '#server/rounds.ts';
import type { Database } from '#supabase/database.types.ts';
import { type BuildOptions, buildEnvironment } from '#tooling/build-site.ts';
import type { Log } from '#tooling/log.ts';
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
  log: Log;
}) {
  const picturesFolder = resolve(build.cacheDir, 'pictures');
  const environment = buildEnvironment({ ...build, outDir: '' });
  let after: { after_time: string; after_id: string } | null = null;
  let child: ChildProcess | undefined;
  let stopped = false;

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

  /** Looks for pictures that came since the last time. */
  async function look(): Promise<void> {
    while (!stopped) {
      const rows = (await call('pictures_to_encode', after ?? {})) as Row[];
      const last = rows.at(-1);
      if (!last) return;
      const pictures = lacking(rows);
      if (pictures.length > 0 && !stopped) await encode(pictures);
      // Those that failed, too: a release says so, and tries again.
      after = { after_time: last.changed_at, after_id: last.id };
    }
  }

  const trouble = 'New pictures are not encoded';
  const rounds = createRounds({ work: look, every: BETWEEN_LOOKS, trouble, log });
  return {
    start: rounds.start,
    async stop(): Promise<void> {
      stopped = true;
      child?.kill('SIGKILL');
      await rounds.stop();
    },
  };
}
