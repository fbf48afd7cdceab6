import { type AstroIntegration, dev } from 'astro';
import { embeddedNotificationQueue } from '#local/notifications/notification-queue.ts';
import {
  createNotificationSender,
  LOOK_EVERY_MS,
} from '#local/notifications/notification-sender.ts';
import { embeddedSender } from '#local/notifications/sender-settings.ts';
import type { Settings } from '#tooling/load-settings.ts';
import { openEmbedded } from './embedded.ts';
import { listen } from './listen.ts';
import { BACKEND_PATHS } from './routes.ts';
import { onStop } from './until-stopped.ts';

/**
 * `npm run dev`: Astro's dev server with hot reload on the usual port, and the same backend behind
 * it. Pages are made when they are asked for; publishing has the content read anew instead of building.
 */
export async function develop({ port, hosted }: Settings): Promise<void> {
  const backendPort = hosted ? null : await startBackend(port);
  const target = `http://127.0.0.1:${backendPort}`;
  if (backendPort) process.env.BACKEND_URL = target;
  process.env.SITE_URL ||= `http://localhost:${port}`;
  process.env.ASTRO_TELEMETRY_DISABLED = '1';

  await dev({
    server: { port, host: '127.0.0.1' },
    integrations: [staffArea(), contentRefresher()],
    vite: {
      server: {
        strictPort: true,
        proxy: backendPort ? Object.fromEntries(BACKEND_PATHS.map((path) => [path, target])) : {},
      },
    },
  });
}

let refreshContent = () => {};

async function startBackend(sitePort: number): Promise<number> {
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
    siteUrl,
    log,
    onReturn: markLive,
    onRelease: markLive,
  });
  const notifications = createNotificationSender({
    queue: embeddedNotificationQueue(backend, sender),
    log,
  });
  setInterval(notifications.check, LOOK_EVERY_MS).unref();
  onStop(async () => {
    await notifications.stop();
    await backend.close();
    await listener.close();
  });
  await backend.setUrl(listener.url);
  listener.answerWith(noSite, backend.forward);
  return listener.port;
}

/** Astro's dev server has the pages; this one only has the backend. */
function noSite(): Response {
  return new Response('Not Found\n', { status: 404 });
}

/** `/admin/…` is one page that reads the address itself: what `_redirects` says to a static host. */
function staffArea(): AstroIntegration {
  return {
    name: 'staff-area',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          if (request.url && /^\/admin\/[^.]*$/.test(request.url)) request.url = '/admin';
          next();
        });
      },
    },
  };
}

/** Lets a release read the content anew: the modules that hold it, and the paths made of it, are forgotten. */
function contentRefresher(): AstroIntegration {
  return {
    name: 'content-refresher',
    hooks: {
      'astro:server:setup': ({ server }) => {
        refreshContent = () => {
          const environments = Object.values(server.environments);
          for (const { moduleGraph } of environments) moduleGraph.invalidateAll();
          server.environments.client.hot.send({ type: 'full-reload' });
        };
      },
    },
  };
}
