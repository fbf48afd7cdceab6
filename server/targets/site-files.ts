import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { filesIn } from '#server/static-files/files-in.ts';
import type { SiteFile } from './target.ts';

interface Known extends SiteFile {
  /** Changes with the content: no file of a site is written to after it was made. */
  stamp: string;
}

/** Files looked at between two turns of the event loop: a millisecond or two. */
const AT_ONCE = 64;

/** Remembers digests, so that after a release only new files are read. */
export class SiteFiles {
  #known = new Map<string, Known>();

  /** @param folders of which the first that has a path counts. */
  async read(folders: readonly string[]): Promise<Map<string, SiteFile>> {
    const known = new Map<string, Known>();
    let seen = 0;
    for (const folder of folders) {
      for (const path of await filesIn(folder)) {
        if (known.has(path)) continue;
        seen += 1;
        if (seen % AT_ONCE === 0) await nextTurn();
        known.set(path, await this.#look(folder, path));
      }
    }
    this.#known = known;
    return known;
  }

  async #look(folder: string, path: string): Promise<Known> {
    const source = join(folder, path);
    const { size, mtimeMs, ino } = statSync(source);
    const stamp = `${ino} ${size} ${mtimeMs}`;
    const before = this.#known.get(path);
    if (before?.stamp === stamp) return { ...before, source };
    const digest = createHash('md5')
      .update(await readFile(source))
      .digest('hex');
    return { source, size, digest, stamp };
  }
}
