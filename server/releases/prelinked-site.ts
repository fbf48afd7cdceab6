import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRecords } from '#build/output/records.ts';
import { filesIn } from '#server/static-files/files-in.ts';
import { recordsOf, SiteDraft } from './site-draft.ts';

type LinkedSite = Awaited<ReturnType<typeof link>>;

/** The next site's links, made between two releases: half a second with ten thousand articles. */
export class PrelinkedSite {
  #begun: { live: string; folder: string; linked: Promise<LinkedSite | null> } | null = null;

  /** Links the live site's files, unless that is done. Errors wait for `take`, which tries again. */
  async begin(live: string): Promise<void> {
    const before = this.#begun;
    if (before?.live === live) return;
    // One fixed name: the next run replaces what a killed process left.
    const folder = join(dirname(live), 'begun');
    const linked = (async () => {
      await before?.linked;
      await rm(folder, { recursive: true, force: true });
      return link(live, folder);
    })().catch(() => null);
    this.#begun = { live, folder, linked };
    await linked;
  }

  /**
   * The prelinked site, moved to `folder`; else one that is linked now.
   *
   * @throws Error as Node does when files can't be linked.
   */
  async take(live: string, folder: string): Promise<LinkedSite> {
    const begun = this.#begun;
    const linked = await begun?.linked;
    this.#begun = null;
    if (begun && linked && begun.live === live && isMoved(begun.folder, folder)) {
      linked.site.lieIn(folder);
      return linked;
    }
    if (begun) await rm(begun.folder, { recursive: true, force: true });
    return link(live, folder);
  }
}

/** A draft with hard links to the files of the live site, and the records of its pages. */
async function link(live: string, folder: string) {
  const site = new SiteDraft(live, folder);
  const linked = await filesIn(live);
  await site.linkAhead(linked);
  return { site, linked, before: await readRecords(recordsOf(live)) };
}

/** The folder may have been removed meanwhile. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
