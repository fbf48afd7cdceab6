import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#tooling/user-error.ts';
import { folderTarget } from './folder-target.ts';
import { rsyncTarget } from './rsync-target.ts';
import { runTool } from './run-tool.ts';
import { readSentRecord, type SentRecord, targetKey } from './sent-record.ts';
import { changesBetween, ownFiles, type Target, TargetError } from './target.ts';

const FORMS = 'It is folder:<path>, rsync:<user>@<host>:<path> or command:<program>.';

/**
 * The target that `PUBLISH_TO` names.
 *
 * @param folder for what is kept between two releases; it holds no secrets.
 * @throws UserError for a setting that is none of the three.
 */
export async function openTarget(setting: string, folder: string): Promise<Target> {
  const [, kind, rest = ''] = /^([a-z0-9]+):\s*(.+)$/.exec(setting.trim()) ?? [];
  switch (kind) {
    case 'folder':
      return folderTarget(rest);
    case 'rsync':
      // A dash at the beginning would be an option of rsync.
      if (!/^[^\s:/-][^\s:/]*:./.test(rest)) throw wrong(`names no machine and folder. ${FORMS}`);
      return rsyncTarget(rest);
    case 'command':
      return commandTarget(rest, {
        folder: join(folder, 'lists'),
        lastSent: () => readSentRecord(recordFile(folder), targetKey(setting)),
      });
    default:
      throw wrong(`is not understood. ${FORMS}`);
  }
}

/** Milliseconds after which a program is ended: staff wait for a release for a quarter of an hour. */
const COMMAND_TIMEOUT_MS = 8 * 60_000;

/**
 * A program of the owner's, such as a host's own command line tool. It finds the folder of the site in
 * `SITE_FOLDER`, and lists of paths, one a line, in the files `SITE_NEW`, `SITE_CHANGED` and `SITE_REMOVED`. What a place
 * that shows nothing but files needs besides lies in the folders `SITE_KEPT` and `SITE_REDIRECTS`.
 *
 * @param line for the shell.
 * @param options.folder for the lists. `lastSent` tells what was sent last; without it everything is new.
 */
function commandTarget(
  line: string,
  { folder, lastSent }: { folder: string; lastSent: () => Promise<SentRecord | null> },
): Target {
  return {
    name: 'the publishing command',
    async send(site) {
      const held = (await lastSent())?.files ?? new Map<string, string>();
      const { added, changed, removed } = changesBetween(held, ownFiles(site));
      await mkdir(folder, { recursive: true });
      const lists = { SITE_NEW: added, SITE_CHANGED: changed, SITE_REMOVED: removed };
      const environment: NodeJS.ProcessEnv = {
        SITE_FOLDER: site.folder,
        SITE_KEPT: site.kept,
        SITE_REDIRECTS: site.redirects,
      };
      for (const [name, paths] of Object.entries(lists)) {
        environment[name] = join(folder, `${name.toLowerCase()}.txt`);
        await writeFile(environment[name], paths.map((path) => `${path}\n`).join(''));
      }
      const { code, output, errors, isTimedOut } = await runTool(line, [], {
        environment,
        isLine: true,
        timeout: COMMAND_TIMEOUT_MS,
      });
      if (code === 0) return;
      const lines = errors.length > 0 ? errors : output;
      const why = isTimedOut
        ? 'it had not ended after eight minutes and was stopped'
        : `it ended with code ${code ?? 'of a signal'}${lines.length > 0 ? `: ${lines.slice(-3).join(' ')}` : ''}`;
      throw new TargetError(`The publishing command did not succeed: ${why}`);
    },
  };
}

/** Where it stands what was sent last. */
export function recordFile(folder: string): string {
  return join(folder, 'sent.json');
}

/** The setting is not repeated: a command may hold a secret. */
function wrong(sentence: string): UserError {
  return new UserError(`PUBLISH_TO ${sentence}`);
}
