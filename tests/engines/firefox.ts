import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CleanUp, Tab } from './browser.ts';
import { ownFolder, printed, start } from './programs.ts';

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** Firefox by WebDriver BiDi, which it speaks itself. @param settings of about:config, those of its kin for instance. */
export async function startFirefox(
  { browser = '' }: Record<string, string>,
  atEnd: CleanUp,
  _hasScripts = true,
  settings: Readonly<Record<string, boolean>> = {},
): Promise<Browser> {
  // As root it refuses a home that another account owns.
  const home = ownFolder(atEnd);
  const lines = Object.entries(settings).map(([name, is]) => `user_pref("${name}", ${is});\n`);
  writeFileSync(join(home, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home];
  const program = start(browser, args, { HOME: home, MOZ_DISABLE_CONTENT_SANDBOX: '1' }, atEnd);
  const [, address] = await printed(program, /WebDriver BiDi listening on (ws:\S+)/);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree');
  const [first] = contexts as { context: string }[];
  return {
    first: tabOf(send, first?.context ?? ''),
    newTab: async () => {
      const { context } = await send('browsingContext.create', { type: 'window' });
      return tabOf(send, String(context));
    },
    close: async () => {
      await send('browser.close');
    },
  };
}

function tabOf(send: Send, context: string): Tab {
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    call: async (source, values) => {
      const answer = await send('script.callFunction', {
        target: { context },
        functionDeclaration: `async (values) => JSON.stringify(await (${source})(...JSON.parse(values)))`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        awaitPromise: true,
        userActivation: false,
      });
      const { result, exceptionDetails } = answer as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
      await send('input.releaseActions', { context });
    },
    choose: async (value, files) => {
      const locator = { type: 'css', value };
      const { nodes } = await send('browsingContext.locateNodes', { context, locator });
      const [field] = nodes as { sharedId: string }[];
      await send('input.setFiles', { context, element: { sharedId: field?.sharedId }, files });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    screenshot: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
  };
}

/** Each command is answered by a message with its number; what happens besides has none. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Answer) => void>();
  let commands = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const message: Answer = JSON.parse(String(data));
    waiting.get(message.id ?? 0)?.(message);
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++commands;
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result ?? {});
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

interface Answer {
  id?: number;
  type: string;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}
