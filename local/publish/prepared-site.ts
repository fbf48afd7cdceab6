import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { filesIn, NextSite } from './next-site.ts';

/** Its index and its parts. */
const SITEMAP = /^sitemap(-\w+)?\.xml$/;

/** A site that has links to what the live one has. */
export interface LinkedSite {
  site: NextSite;
  /** What it has links to. */
  linked: readonly string[];
  /** Files of the live sitemap, which most releases write anew. */
  sitemap: readonly string[];
}

/**
 * The next site, begun before anybody asks for it: to link the files of ten thousand articles takes
 * half a second, and between two releases nobody waits for that.
 */
export class PreparedSite {
  #begun: { live: string; folder: string; linked: Promise<LinkedSite | null> } | null = null;

  /**
   * Begins a site like the live one, unless that has been done. That it can't be is no trouble yet: the
   * release begins its own and says what is wrong.
   *
   * @returns when that has been done, one way or the other.
   */
  async begin(live: string): Promise<void> {
    if (this.#begun?.live === live) return;
    void this.#discard();
    // Named as a site that nobody wants, should this process end before it is taken.
    const folder = `${live}-next-${process.pid}`;
    const linked = link(live, folder).catch(() => null);
    this.#begun = { live, folder, linked };
    await linked;
  }

  /**
   * The site that was begun, at its place; or one that is begun now, when there is none like the live one.
   *
   * @throws Error as Node does when files can't be linked.
   */
  async take(live: string, folder: string): Promise<LinkedSite> {
    const begun = this.#begun?.live === live ? this.#begun : null;
    const linked = await begun?.linked;
    if (begun && linked && isMoved(begun.folder, folder)) {
      this.#begun = null;
      linked.site.lieIn(folder);
      return linked;
    }
    await this.#discard();
    return link(live, folder);
  }

  async #discard(): Promise<void> {
    const begun = this.#begun;
    this.#begun = null;
    if (!begun) return;
    await begun.linked;
    // What stays goes with the next site that is shown, as all do that nobody wants.
    await rm(begun.folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function link(live: string, folder: string): Promise<LinkedSite> {
  const site = new NextSite(live, folder);
  const files = filesIn(live);
  const sitemap = files.filter((file) => SITEMAP.test(file));
  const linked = files.filter((file) => file !== '_headers' && !SITEMAP.test(file));
  await site.linkAhead(linked);
  return { site, linked, sitemap };
}

/** Somebody may have tidied up meanwhile. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
