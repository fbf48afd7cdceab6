import { constants, copyFileSync, linkSync } from 'node:fs';

/** Error codes after which a copy is worth a try. */
const NO_LINKS = new Set(['EMLINK', 'EPERM', 'EACCES', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Hard-links a file that is never written again, or copies it: not every file system has links, or
 * enough of them. Synchronous, because such short calls are ten times faster so.
 *
 * @param link makes a hard link, or throws as Node does.
 * @returns whether it is a link, which is on the disk when the source is.
 * @throws Error as Node does when the target exists, or the source does not.
 */
export function linkFile(
  source: string,
  target: string,
  link: (source: string, target: string) => void = linkSync,
): boolean {
  try {
    link(source, target);
    return true;
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(source, target, constants.COPYFILE_EXCL);
    return false;
  }
}
