import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type Engine, findEngines } from '#scripts/programs/find-programs.ts';
import { freePort } from '#scripts/test-server.ts';
import { type Browser, type CleanUp, startBrowser, type Tab } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { type Page, pageOf } from './page.ts';
import { ownFolder, printed, start } from './programs.ts';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The name that the standard gives to a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit's own small browser by WebDriver, on a screen that only memory has. */
async function startWebKit(
  { driver = '', browser = '', screen = '' }: Record<string, string>,
  atEnd: CleanUp,
  hasScripts: boolean,
): Promise<Browser> {
  const home = ownFolder(atEnd);
  const display = start(screen, ['-displayfd', '3', '-screen', '0', '1600x1300x24'], {}, atEnd);
  const [, number = ''] = await printed(display, /^(\d+)\n/m);
  const port = await freePort();
  start(
    driver,
    [`--port=${port}`],
    {
      ...{ HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
      // It opens our own pages only, and containers have no namespaces for its sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    atEnd,
  );
  const send = await connect(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    // A window may be narrower than its toolbar then.
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--full-screen', `--enable-javascript=${hasScripts}`],
    },
  });
  const first = String(await send('GET', '/window'));
  return {
    first: tabOf(send, first),
    newTab: async () => {
      const { handle } = (await send('POST', '/window/new', { type: 'window' })) as {
        handle: string;
      };
      return tabOf(send, handle);
    },
    close: async () => {
      await send('DELETE', '');
    },
  };
}

function tabOf(sendToAny: Send, handle: string): Tab {
  const send: Send = async (...command) => {
    await sendToAny('POST', '/window', { handle });
    return await sendToAny(...command);
  };
  return {
    open: async (url) => {
      await send('POST', '/url', { url });
    },
    call: async (source, values) => {
      const script = `const [values, done] = arguments;
        (async () => (${source})(...values))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await send('POST', '/execute/async', { script, args: [values] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    act: async (actions) => {
      await send('POST', '/actions', { actions });
      await send('DELETE', '/actions');
    },
    choose: async (value, files) => {
      const found = await send('POST', '/element', { using: 'css selector', value });
      const { [ELEMENT]: id } = found as Record<string, string>;
      await send('POST', `/element/${id}/value`, { text: files.join('\n') });
    },
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height });
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
  };
}

/** Opens a session as soon as the driver answers. @returns sends a command of that session. */
async function connect(address: string, capabilities: object): Promise<Send> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
  }
  const { sessionId } = (await command('POST', `${address}/session`, body)) as {
    sessionId: string;
  };
  return (method, path, parts) => command(method, `${address}/session/${sessionId}${path}`, parts);
}

async function command(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${address}: ${error}: ${message}`);
}

const START: Record<
  Engine['name'],
  (programs: Record<string, string>, atEnd: CleanUp, hasScripts: boolean) => Promise<Browser>
> = { Firefox: startFirefox, WebKit: startWebKit };
const SHOTS = 'test-results/engines';

/** The address of a site with demo content, as scripts/test.ts or `npm start` serves it. */
export const SITE = process.env.TEST_URL || 'http://localhost:4321';

export interface Visit {
  page: Page;
  /** Another window of the same browser. */
  newPage: () => Promise<Page>;
}

/**
 * Tests that each engine runs in a browser of its own; the tests of a file follow each other in it.
 *
 * @param hasScripts without them WebKit alone: Firefox's driver then has no answers about a page.
 */
export function inEachEngine(journeys: (visit: Visit) => void, hasScripts = true): void {
  const engines = findEngines().filter(({ name }) => hasScripts || name === 'WebKit');
  for (const { name, programs } of engines) {
    describe.skipIf(!programs)(name, () => {
      let browser: Browser | undefined;
      const visit: Partial<Visit> = {};
      beforeAll(async () => {
        const started = await startBrowser((atEnd) =>
          START[name](programs ?? {}, atEnd, hasScripts),
        );
        browser = started;
        visit.page = pageOf(started.first, SITE);
        visit.newPage = async () => pageOf(await started.newTab(), SITE);
      });
      afterEach(async ({ task }) => {
        if (task.result?.state !== 'fail' || !visit.page) return;
        mkdirSync(SHOTS, { recursive: true });
        const file = `${SHOTS}/${name} ${task.name.replaceAll(/\W+/g, ' ').trim()}.png`;
        writeFileSync(file, await visit.page.screenshot());
      });
      afterAll(() => browser?.close());
      journeys(visit as Visit);
    });
  }
}
