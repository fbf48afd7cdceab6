import { createRounds } from '#server/rounds.ts';
import type { Log } from '#tooling/log.ts';
import { answerOf, type ProjectAddress, projectClient } from '#tooling/project.ts';

const BUCKET = 'enquiry-pictures';
const HOUR = 60 * 60_000;

/**
 * Deletes photographs whose enquiry is gone or never came, every hour: only storage can, so the database names them and
 * nobody of the staff has to be there.
 */
export function createFileCleaner({ project, log }: { project: ProjectAddress; log: Log }) {
  const client = projectClient(project);

  async function clean(): Promise<void> {
    for (;;) {
      const paths = answerOf('Files of no enquiry', await client.rpc('files_without_enquiry'));
      if (paths.length === 0) return;
      const removed = answerOf(
        'Deleting files of no enquiry',
        await client.storage.from(BUCKET).remove(paths),
      );
      // Those that storage keeps would be named again and again.
      if (removed.length === 0) return;
    }
  }

  const trouble = 'Photographs of enquiries that are gone could not be deleted';
  return createRounds({ work: clean, every: HOUR, trouble, log });
}
