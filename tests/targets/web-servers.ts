import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#scripts/test-server.ts';
import { testFolder } from '../support/own-folder.ts';
import { until } from '../support/until.ts';

/** What docs/deploy.md tells them, for a port of this machine. */
const CONFIGS = {
  nginx: (site: string, port: number, place: string) => `
daemon off;
user ${userInfo().username};
pid ${place}/pid;
error_log ${place}/log;
events {}
http {
  access_log off;
  client_body_temp_path ${place}/body;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/_*.nginx;
  }
}`,
  caddy: (site: string, port: number) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${site}
  import ${site}/_*.caddy
}`,
};
export type WebServer = keyof typeof CONFIGS;

/** The real program. @param site folder of a site with its rules. @returns its address. */
export async function serveBy(kind: WebServer, program: string, site: string): Promise<string> {
  const place = testFolder();
  const port = await freePort();
  const config = join(place, 'config');
  mkdirSync(join(place, 'body'));
  chmodSync(place, 0o755);
  writeFileSync(config, CONFIGS[kind](site, port, place));
  const args =
    kind === 'nginx' ? ['-c', config] : ['run', '--adapter', 'caddyfile', '--config', config];
  const said: string[] = [];
  const child = spawn(program, args, {
    env: { ...process.env, HOME: place, XDG_CONFIG_HOME: place },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(said.join(''));
    await fetch(address);
  });
  return address;
}
