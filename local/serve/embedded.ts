import { type Backend, openBackend, type SentMail } from '#local/backend/open.ts';
import { type DataFolder, openDataFolder } from '#local/data-folder/data-folder.ts';
import { createDemoAccounts } from '#local/demo-accounts.ts';
import { describeSeeded, seed } from '#tooling/seed/seed.ts';

export interface EmbeddedOptions {
  siteUrl: string;
  log: (line: string) => void;
  /** Called once the backend answers, before the demo content is put in. */
  onOpen?: (backend: Backend) => void;
}

export interface Embedded {
  backend: Backend;
  folder: DataFolder;
}

/**
 * Opens the data folder and the backend in it; a new one gets the demo content and accounts. When
 * that fails, a new folder is taken away again.
 *
 * @throws UserError, BackendBusyError, MigrationError: see `openDataFolder` and `openBackend`.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const folder = await openDataFolder();
  let backend: Backend | undefined;
  try {
    backend = await openBackend({
      folder: folder.backend,
      siteUrl: options.siteUrl,
      onMail: (mail) => options.log(describeMail(mail)),
    });
    options.onOpen?.(backend);
    if (folder.isNew) {
      await createDemoAccounts(backend);
      const { fetch, secretKey } = backend;
      const seeded = await seed({
        url: 'http://localhost',
        secretKey,
        fetch: (input, init) => fetch(new Request(input, init)),
      });
      options.log(describeSeeded(seeded));
      await folder.complete();
    }
    return { backend, folder };
  } catch (error) {
    await backend?.close();
    if (folder.isNew) await folder.discard();
    throw error;
  }
}

/** Mails stay on this machine: whoever runs the server reads their links and codes in the terminal. */
function describeMail(mail: SentMail): string {
  return `Mail to ${mail.to}: ${mail.subject} (code ${mail.code}) ${mail.link ?? ''}`.trimEnd();
}
