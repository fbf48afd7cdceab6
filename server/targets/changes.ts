/** What a target has: digests by path. */
export type HeldFiles = ReadonlyMap<string, string>;

/** Paths, each list in order. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

type Digested = ReadonlyMap<string, { digest: string }>;

/** What has to be done so that a target holds these files. */
export function changesBetween(held: HeldFiles, files: Digested): Changes {
  const paths = [...files.keys()].sort();
  return {
    added: paths.filter((path) => !held.has(path)),
    changed: paths.filter((path) => held.has(path) && held.get(path) !== files.get(path)?.digest),
    removed: [...held.keys()].filter((path) => !files.has(path)).sort(),
  };
}

/** The digests of files that were sent, as a target holds them from then on. */
export function digestsOf(files: Digested): Map<string, string> {
  return new Map([...files].map(([path, { digest }]) => [path, digest]));
}
