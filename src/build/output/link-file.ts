import { constants, copyFileSync, linkSync } from 'node:fs';

/** Answers to a link after which a copy is worth a try. */
const NO_LINKS = new Set(['EMLINK', 'EPERM', 'EACCES', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Gives a file that nobody writes to any more a second name, or makes a copy of it: not every file
 * system has links, and none has any number of them to one file. Stays in the thread, because a call
 * that only touches the file system's lists is then ten times faster.
 *
 * @param link makes a hard link, or throws as Node does.
 * @throws Error as Node does when the target is there, or the source is not.
 */
export function linkFile(
  source: string,
  target: string,
  link: (source: string, target: string) => void = linkSync,
): void {
  try {
    link(source, target);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}
