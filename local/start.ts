/** `npm start` and, with `--dev`, `npm run dev`. */
import { BuildError } from '#tooling/build-site.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { develop } from './server/develop.ts';
import { listen } from './server/listen.ts';
import { serveEmbedded } from './server/serve-embedded.ts';
import { serveHosted } from './server/serve-hosted.ts';

await runCommand(async () => {
  // All files from here on, those of builds too, are private to this account.
  process.umask(0o077);
  const settings = loadSettings();
  if (process.argv.includes('--dev')) return develop(settings);
  const listener = await listen(settings.port);
  try {
    if (settings.hosted) await serveHosted(listener, settings.hosted.url);
    else await serveEmbedded(listener);
  } catch (error) {
    if (error instanceof BuildError) {
      throw new UserError(`The site could not be built: ${error.message}`);
    }
    throw error;
  }
});
