import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fileFolder } from '../support/own-folder.ts';
import { startProject } from './own-project.ts';
import { showFolder } from './public-folder.ts';

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
