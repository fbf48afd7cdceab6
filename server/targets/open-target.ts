import { join } from 'node:path';
import { UserError } from '#tooling/user-error.ts';
import { commandTarget } from './command-target.ts';
import { folderTarget } from './folder-target.ts';
import { rsyncTarget } from './rsync-target.ts';
import { readSentRecord, targetKey } from './sent-record.ts';
import type { Target } from './target.ts';

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

/** Where it stands what was sent last. */
export function recordFile(folder: string): string {
  return join(folder, 'sent.json');
}

/** The setting is not repeated: a command may hold a secret. */
function wrong(sentence: string): UserError {
  return new UserError(`PUBLISH_TO ${sentence}`);
}
