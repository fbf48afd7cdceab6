import { renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PageRecords, readRecords } from '#build/output/records.ts';
import { filesIn, SiteDraft, type SiteFolder } from './site-draft.ts';

/** A site that has links to what the live one has. */
export interface LinkedSite {
  site: SiteDraft;
  /** What it has links to. */
  linked: readonly string[];
  /** The pages of the live site. */
  before: PageRecords;
}

/**
 * The next site, begun between two releases: with ten thousand articles the links take half a second of
 * each, a sixth of what the slowest may take.
 */
export class PrelinkedSite {
  #begun: { live: string; folder: string; linked: Promise<LinkedSite | null> } | null = null;

  /**
   * Begins a site like the live one, unless that has been done. That it can't be is no trouble yet: the
   * release begins its own and says what is wrong.
   */
  async begin(live: SiteFolder): Promise<void> {
    const before = this.#begun;
    if (before?.live === live.folder) return;
    // No name of a site: what a process that was killed left here goes with the next one.
    const folder = join(dirname(live.folder), 'begun');
    const linked = (async () => {
      await before?.linked;
      await rm(folder, { recursive: true, force: true });
      return link(live, folder);
    })().catch(() => null);
    this.#begun = { live: live.folder, folder, linked };
    await linked;
  }

  /**
   * The site that was begun, at its place; or one that is begun now, when there is none like the live one.
   *
   * @throws Error as Node does when files can't be linked.
   */
  async take(live: SiteFolder, folder: string): Promise<LinkedSite> {
    const begun = this.#begun;
    const linked = await begun?.linked;
    this.#begun = null;
    if (begun && linked && begun.live === live.folder && isMoved(begun.folder, folder)) {
      linked.site.lieIn(folder);
      return linked;
    }
    if (begun) await rm(begun.folder, { recursive: true, force: true });
    return link(live, folder);
  }
}

async function link(live: SiteFolder, folder: string): Promise<LinkedSite> {
  const site = new SiteDraft(live.folder, folder);
  const linked = filesIn(live.folder);
  await site.linkAhead(linked);
  return { site, linked, before: await readRecords(live.records) };
}

/** The folder may have been tidied up meanwhile. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
