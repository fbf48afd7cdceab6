import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fileFolder } from '../support/own-folder.ts';
import { startProject } from './own-project.ts';

/** Where visitors are: a web server on the folder that a target fills. */
async function showFolder(folder: string) {
  const server = createServer((request, response) => {
    const file = join(folder, 'current', request.url ?? '');
    if (existsSync(file) && statSync(file).isFile()) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** The copy of the demonstration's data that `npm test` makes. */
export function demoFolder(): string {
  const { TEST_DEMO_DATA } = process.env;
  if (!TEST_DEMO_DATA) throw new Error('Run these tests with `npm test releases`.');
  return TEST_DEMO_DATA;
}

/** The pictures that were encoded for it, which is the slowest of a build: they are named by their content. */
export function takePictures(cache: string): void {
  cpSync(join(demoFolder(), 'cache', 'pictures'), join(cache, 'pictures'), { recursive: true });
}

/** A project with the demo content, and a web server where visitors see what is sent to a folder. */
export async function demoProject() {
  const folder = fileFolder();
  cpSync(join(demoFolder(), 'backend'), join(folder, 'backend'), { recursive: true });
  const project = await startProject(join(folder, 'backend'));
  const target = join(folder, 'target');
  const visitors = await showFolder(target);
  afterAll(async () => {
    visitors.close();
    await project.close();
  });
  return { ...project, project, folder, target, visitors };
}
