import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CURRENT, isSiteName, KEPT_SITES, SITES } from './folder-target.ts';
import { runTool, type ToolEnd } from './run-tool.ts';
import { type OutgoingSite, type Target, TargetError } from './target.ts';

/** Milliseconds after which a try is given up: staff wait for a release for a quarter of an hour. */
const TIMEOUT = 8 * 60_000;
/** Sites beside the live one from which on the oldest are removed. */
const MOST_SITES = 8;
/** Seconds without a byte after which rsync takes the line for broken. */
const SILENCE = 20;

/**
 * Another machine, by rsync over SSH. Its folder is laid out as `folderTarget` does; what did not change is
 * linked there to the site before, and a file that did travels as its differences. Nothing but rsync runs
 * there.
 *
 * @param address `user@host:/folder`, as rsync writes it.
 */
export function rsyncTarget(address: string): Target {
  const root = address.replace(/\/+$/, '');
  const name = root.slice(0, root.indexOf(':')).replace(/^.*@/, '');
  let folder: Promise<string> | null = null;
  let live: string | null = null;
  /** The sites there, as far as they are known. */
  let there: string[] | null = null;

  /** One for this process: for the connection's socket, and what is sent besides the site. */
  function workFolder(): Promise<string> {
    folder ??= mkdtemp(join(tmpdir(), 'publish-')).then((made) => {
      process.once('exit', () => rmSync(made, { recursive: true, force: true }));
      return made;
    });
    return folder;
  }

  async function rsync(
    args: readonly string[],
    onLine?: (line: string) => void,
  ): Promise<string[]> {
    const environment = { RSYNC_RSH: sshCommand(await workFolder()) };
    // Readable for a web server, whatever the umask there.
    const always = [`--timeout=${SILENCE}`, '--perms', '--chmod=D755,F644'];
    const tool = { environment, timeout: TIMEOUT, ...(onLine ? { onLine } : {}) };
    const end = await runTool('rsync', [...always, ...args], tool);
    if (end.code !== 0) throw rsyncError(end, name);
    return end.output;
  }

  /** Names in a folder there; none when there is no such folder. */
  async function list(folder: string): Promise<string[]> {
    try {
      return await rsync(['--list-only', '--links', `${root}/${folder}`]);
    } catch (error) {
      if (error instanceof Error && /No such file|not exist/.test(String(error.cause))) return [];
      throw error;
    }
  }

  /** The site that `current` leads to; null before the first. */
  async function liveSite(): Promise<string | null> {
    const [line = ''] = await list(CURRENT);
    return line.match(/ -> (?:.*\/)?([^/]+)$/)?.[1] ?? null;
  }

  async function point(site: OutgoingSite): Promise<void> {
    const link = join(await workFolder(), CURRENT);
    await rm(link, { force: true });
    await symlink(`${SITES}/${site.id}`, link);
    await rsync(['--links', link, `${root}/`]);
  }

  return {
    name,
    async send(site, onFiles) {
      live ??= await liveSite();
      if (live === site.id) return;
      const total = site.files.size;
      let done = 0;
      const onLine = (line: string) => {
        if (!line.startsWith('file ')) return;
        done += 1;
        onFiles(Math.min(done, total), total);
      };
      // What an earlier try brought there is taken, too.
      await rsync(
        [
          '--recursive',
          '--times',
          // Two versions of a page may be made within a second.
          '--modify-window=-1',
          '--delete',
          '--mkpath',
          '--compress',
          '--out-format=file %n',
          ...(live ? [`--link-dest=../${live}`] : []),
          `${site.folder}/`,
          `${site.kept}/`,
          `${site.redirects}/`,
          `${root}/${SITES}/${site.id}/`,
        ],
        onLine,
      );
      await point(site);
      live = site.id;
      there?.push(site.id);
    },
    async check() {
      live = await liveSite();
    },
    async tidy() {
      there ??= (await list(`${SITES}/`)).map((line) => line.match(/^d.* (\S+)$/)?.[1] ?? '');
      const earlier = there.filter((site) => isSiteName(site) && site !== live).sort();
      there = [...earlier, ...(live ? [live] : [])];
      // A call takes as long as one that sends a page: several go at once.
      if (earlier.length < MOST_SITES) return;
      const old = earlier.slice(0, 1 - KEPT_SITES);
      const nothing = join(await workFolder(), SITES);
      await mkdir(nothing, { recursive: true });
      const removed = old.flatMap((site) => [`--include=/${site}/***`]);
      await rsync([
        '--recursive',
        '--delete',
        ...removed,
        '--exclude=*',
        `${nothing}/`,
        `${root}/${SITES}/`,
      ]);
      there = there.filter((site) => !old.includes(site));
    },
  };
}

/**
 * ssh that never asks, gives up a line that is silent, and keeps its connection for the next release.
 *
 * @param folder for the connection's socket.
 */
function sshCommand(folder: string): string {
  const own = process.env.RSYNC_RSH || 'ssh';
  const options = {
    BatchMode: 'yes',
    ConnectTimeout: '10',
    ServerAliveInterval: '5',
    ServerAliveCountMax: '3',
    ControlMaster: 'auto',
    ControlPath: join(folder, '%C'),
    ControlPersist: '600',
  };
  return [own, ...Object.entries(options).map(([option, value]) => `-o ${option}=${value}`)].join(
    ' ',
  );
}

/** What ssh and rsync print, and what it means. First those that another try does not help. */
const MEANINGS: readonly [pattern: RegExp, sentence: string, mayPass: boolean][] = [
  [
    /Host key verification failed|IDENTIFICATION HAS CHANGED/i,
    'its SSH host key is not known here, or is another one than before',
    false,
  ],
  [
    /Permission denied \((?!13)|Too many authentication failures|Load key .*(invalid|denied)/i,
    'it refused the SSH key',
    false,
  ],
  [/Could not resolve hostname.*(not known|No address)/i, 'its name is not known', true],
  [/No space left on device|Disk quota exceeded/i, 'there is no room left on it', false],
  [
    /Permission denied \(13\)|Operation not permitted|Read-only file system/i,
    'the account may not write to the folder there',
    false,
  ],
  [
    /(unrecognized|unknown|invalid) option|unrecognised option/i,
    'rsync here or there is too old, or another program of that name, as on a Mac: 3.2.4 or newer is needed',
    false,
  ],
  [/command not found|rsync: not found/i, 'rsync is not installed on it', false],
  [/Connection refused/i, 'it refused the connection', true],
  [
    /timed out|timeout in data|Connection (reset|closed)|Broken pipe|connection unexpectedly closed|not responding|No route to host|Network is unreachable/i,
    'the line broke',
    true,
  ],
];

/** Why rsync ended, for staff. @param machine its name. */
export function rsyncError(end: ToolEnd, machine: string): TargetError {
  if (end.isMissing) {
    return new TargetError('rsync is not installed on the machine that makes the site.');
  }
  const printed = [...end.errors, ...end.output].join('\n');
  const meaning = end.isTimedOut ? null : MEANINGS.find(([pattern]) => pattern.test(printed));
  const why = end.isTimedOut
    ? 'the line is so slow that it was not there after eight minutes'
    : (meaning?.[1] ?? `rsync ended with code ${end.code} (${end.errors[0] ?? 'without a word'})`);
  return new TargetError(`The site could not be sent to ${machine}: ${why}.`, {
    mayPass: end.isTimedOut || meaning?.[2] === true,
    cause: printed,
  });
}
