/**
 * `npm start` and, with `--dev`, `npm run dev`.
 *
 *   --empty  the first start begins without the demonstration's articles, galleries and pictures
 *   --demo   it begins with them: a hosted project too, without asking
 */
import { BuildError, FolderError } from '#tooling/build-site.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { serveEmbedded } from './embedded/serve/serve-embedded.ts';
import { chosenContent, readFlags } from './first-content.ts';
import { listen } from './http/listen.ts';
import { serveHosted } from './http/serve-hosted.ts';

await runCommand(async () => {
  // All files from here on, those of builds too, are private to this account.
  process.umask(0o077);
  const flags = readFlags('dev', 'empty', 'demo');
  const chosen = chosenContent(flags);
  const settings = loadSettings();
  if (flags.dev) {
    // With all of Astro, which `npm start` leaves to the process of a build: half a second.
    const { develop } = await import('./embedded/serve/develop.ts');
    return develop(settings, chosen);
  }
  const listener = await listen(settings.port);
  try {
    if (settings.hosted) await serveHosted(listener, settings.hosted.url, chosen);
    else await serveEmbedded(listener, chosen);
  } catch (error) {
    if (error instanceof FolderError) console.error(error.output);
    if (error instanceof BuildError) {
      throw new UserError(`The site could not be built: ${error.message}`);
    }
    throw error;
  }
});
