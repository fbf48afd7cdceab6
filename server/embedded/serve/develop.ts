import { type AstroIntegration, dev } from 'astro';
import { embeddedFunctions } from '#server/call-function.ts';
import type { FirstContent } from '#server/first-content.ts';
import { listen, onStop } from '#server/http/listen.ts';
import { BACKEND_PATHS } from '#server/http/routes.ts';
import {
  createNotificationSender,
  embeddedSender,
} from '#server/notifications/notification-sender.ts';
import { businessProblems } from '#tooling/check-business.ts';
import type { Settings } from '#tooling/load-settings.ts';
import { openEmbedded } from './open-embedded.ts';

/**
 * `npm run dev`: Astro's dev server in front of the same backend. Pages are rendered on request;
 * publishing reads the content again instead of building.
 */
export async function develop(
  { port, hosted }: Settings,
  chosen: FirstContent | null,
): Promise<void> {
  const backendPort = hosted ? null : await startBackend(port, chosen);
  const target = `http://127.0.0.1:${backendPort}`;
  if (backendPort) process.env.BACKEND_URL = target;
  process.env.SITE_URL ||= `http://localhost:${port}`;
  // A page that is asked for should not wait until its pictures are encoded.
  process.env.PICTURES ||= 'storage';
  process.env.ASTRO_TELEMETRY_DISABLED = '1';

  // The pages of whoever is writing it are shown all the same.
  const { problems, notes } = await businessProblems();
  for (const problem of [...problems, ...notes]) console.warn(problem);
  await dev({
    server: { port, host: '127.0.0.1' },
    integrations: [integration],
    vite: {
      server: {
        strictPort: true,
        proxy: backendPort ? Object.fromEntries(BACKEND_PATHS.map((path) => [path, target])) : {},
      },
    },
  });
}

let refreshContent = () => {};

async function startBackend(sitePort: number, chosen: FirstContent | null): Promise<number> {
  const siteUrl = `http://localhost:${sitePort}`;
  const sender = embeddedSender(process.env, siteUrl);
  const log = (line: string) => console.log(line);
  const listener = await listen(0, sitePort);
  const markLive = () => {
    refreshContent();
    backend
      .sql(`select public.record_release(id, 'live') from public.releases where status = 'queued'`)
      .catch((error: unknown) => console.error(error));
  };
  const backend = await openEmbedded({
    ...{ siteUrl, log, chosen },
    ...{ onReturn: markLive, onRelease: markLive },
  });
  const call = embeddedFunctions(backend);
  const notifications = createNotificationSender({ call, sender, log });
  notifications.start();
  onStop(async () => {
    await notifications.stop();
    await backend.close();
    await listener.close();
  });
  await backend.setUrl(listener.url);
  listener.answerWith(noSite, backend.forward);
  return listener.port;
}

/** Pages come from Astro's dev server. */
function noSite(): Response {
  return new Response('Not Found\n', { status: 404 });
}

/**
 * `/admin/…` is one page that routes by itself, as `_redirects` tells a static host. A release reloads the
 * modules that hold the content, and the paths made of it.
 */
const integration: AstroIntegration = {
  name: 'local-server',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, _response, next) => {
        if (request.url && /^\/admin\/[^.]*$/.test(request.url)) request.url = '/admin';
        next();
      });
      refreshContent = () => {
        const environments = Object.values(server.environments);
        for (const { moduleGraph } of environments) moduleGraph.invalidateAll();
        server.environments.client.hot.send({ type: 'full-reload' });
      };
    },
  },
};
