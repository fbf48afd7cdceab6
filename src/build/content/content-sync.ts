import { buildBackend } from '#environment';
import type { Entry } from './kept-entries.ts';
import type { Kind } from './kind.ts';
import { type Changes, KindSync } from './kind-sync.ts';
import { type Content, KINDS } from './kinds.ts';
import { ContentSourceError, contentSource } from './source.ts';

export interface SyncReport {
  /** At least this content version was read. */
  version: number;
  /** A sentence for each invalid row; its page stays as it was. */
  broken: string[];
}

/** Reads everything once, then only what has changed. */
export class ContentSync {
  readonly #kinds = Object.entries<Kind<Entry>>(KINDS).map(([name, kind]) => ({
    name,
    arePictures: kind.arePictures ?? false,
    sync: new KindSync(kind),
  }));
  #version: number | null = null;

  async update(): Promise<SyncReport & { content: Content }> {
    const source = openSource();
    // Before any row: a change that lands meanwhile makes it too low rather than too high, so that the
    // staff area asks for one release too many at worst, and never takes a missing change for live.
    const version = Number(await source.call('content_version'));
    const changes =
      this.#version === null
        ? null
        : await source.call<Changes[]>('changes_since', { version: this.#version });
    const texts = this.#kinds.filter(({ arePictures }) => !arePictures);
    await Promise.all(texts.map(({ sync }) => sync.update(source, changes)));
    const shown = new Set(texts.flatMap(({ sync }) => sync.pictures).filter((id) => id !== null));
    for (const { arePictures, sync } of this.#kinds) {
      if (arePictures) await sync.update(source, changes, shown);
    }
    this.#version = version;
    return {
      version,
      broken: this.#kinds.flatMap(({ sync }) => sync.broken),
      // Each map was parsed by the schema of its kind.
      content: Object.fromEntries(
        this.#kinds.map(({ name, sync }) => [name, sync.entries]),
      ) as unknown as Content,
    };
  }
}

function openSource() {
  try {
    return contentSource(buildBackend());
  } catch (error) {
    throw new ContentSourceError(error instanceof Error ? error.message : String(error));
  }
}
