import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { startProject } from './own-project.ts';

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

/** A project with the demo content. @param folder for its data. */
export async function startDemoProject(folder: string) {
  cpSync(join(demoFolder(), 'backend'), folder, { recursive: true });
  return startProject(folder);
}
