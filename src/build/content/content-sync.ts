import type { Entry } from './kept-entries.ts';
import type { Kind } from './kind.ts';
import { type Changes, KindSync } from './kind-sync.ts';
import { type Content, KINDS } from './kinds.ts';
import { openContent } from './version.ts';

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
    const { source, version } = await openContent();
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
