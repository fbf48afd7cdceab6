import { join, sep } from 'node:path';

/** A finished site on its way to a target. */
export interface OutgoingSite {
  /** Names the build: the same at each try, another for each site. Letters, digits and dashes. */
  id: string;
  folder: string;
  /** Folders of what lies beside its files where nothing but files is shown: scripts of earlier sites, former addresses. */
  kept: string;
  redirects: string;
  /** All files of these folders, by their paths in the site. */
  files: ReadonlyMap<string, SiteFile>;
}

/** Those of the site itself. A host with a tool of its own reads `_redirects`, and keeps what earlier sites had. */
export function ownFiles({ folder, files }: OutgoingSite): Map<string, SiteFile> {
  return new Map([...files].filter(([, { source }]) => source.startsWith(join(folder, sep))));
}

export interface SiteFile {
  /** Where its content lies. */
  source: string;
  /** Bytes. */
  size: number;
  /** MD5 in hexadecimal. It tells files apart and guards nothing. */
  digest: string;
}

/** Called with files done of a total. */
export type OnFiles = (done: number, total: number) => void;

/** Where visitors are served from. */
export interface Target {
  /** For people, as in "Sent to the folder /srv/site". */
  readonly name: string;
  /**
   * Makes the target show this site. Sends what differs, the same again after a failure. Before it has
   * succeeded, visitors see the old site.
   *
   * @throws TargetError
   */
  send(site: OutgoingSite, onFiles: OnFiles): Promise<void>;
  /** Looks whether it is there and lets us in, and changes nothing. Left out where only sending tells. @throws TargetError */
  check?(): Promise<void>;
  /** Removes what no visitor needs any more, after a site has arrived. */
  tidy?(): Promise<void>;
}

/** A site could not be sent. The message is a sentence for staff, without secrets. */
export class TargetError extends Error {
  override name = 'TargetError';
  /** Whether another try may help, as after a line that broke. */
  readonly mayPass: boolean;

  constructor(
    message: string,
    { mayPass = false, cause }: { mayPass?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.mayPass = mayPass;
  }
}

/** What a target has: digests by path. */
type HeldFiles = ReadonlyMap<string, string>;

/** Paths, each list in order. */
interface Changes {
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
