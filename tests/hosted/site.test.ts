import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publish, release } from '#scripts/test-project/release.ts';
import { rowOf } from '#scripts/test-project/rows.ts';
import { freePort } from '#scripts/test-server.ts';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { printed } from '../engines/programs.ts';
import { type Checkout, checkOut, untyped } from './checkout.ts';
import { SECRET_KEY } from './gateway.ts';
import { signedIn } from './people.ts';
import { HAS_REST, type HostedProject, startProject } from './project.ts';
import { SITE_URL } from './servers.ts';

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

const SLUG = 'oak-or-walnut';

// The tests follow each other: the second builds upon what the first has encoded.
describe.skipIf(!HAS_REST)('site of a hosted project', () => {
  let project: HostedProject;
  let here: Checkout;
  beforeAll(async () => {
    here = checkOut(atEnd);
    project = await startProject(atEnd);
    here.use(project);
    const { code, output } = await here.type('npm run seed');
    expect(code, output).toBe(0);
  });

  const read = (file: string) => readFileSync(join(here.folder, file), 'utf8');

  test('is built without the secret key, and without smaller copies by the project', async () => {
    here.use(project, { SUPABASE_SECRET_KEY: '' });
    const { code, output } = await here.type('npm run build');
    expect(code, output).toBe(0);
    expect(read(`dist/blog/${SLUG}.html`)).toContain(`${SITE_URL}/blog/${SLUG}`);
    expect(read('dist/_headers')).toContain(project.url);
    expect(existsSync(join(here.folder, 'dist/build.json'))).toBe(true);
  });

  test('is served by a small server of one’s own, which takes on what an editor publishes', async () => {
    const port = await freePort();
    const folder = join(here.folder, 'var-lib-site');
    here.use(project, { PORT: String(port), DATA_FOLDER: folder });
    await printed(here.start('npm start'), /Releases that staff ask for are made and served here/);
    const page = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/blog/${SLUG}`);
      return await answer.text();
    };
    expect(await page()).not.toContain('Oak, and why not walnut');

    const editor = project.client({ token: await signedIn(project, 'editor') });
    const change = { title: 'Oak, and why not walnut' };
    const post = await rowOf(
      editor.from('posts').update(change).eq('slug', SLUG).select('id, version'),
    );
    await publish(editor, post);
    expect(await release(editor)).toMatchObject({ status: 'live', message: '' });
    expect(await page()).toContain('Oak, and why not walnut');
  });

  test('holds the secret key nowhere', async () => {
    expect(read('.env')).toContain(SECRET_KEY);
    const folders = ['dist', 'var-lib-site'].map((name) => join(here.folder, name));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => readFileSync(file).includes(SECRET_KEY))).toEqual([]);
  });

  test('all lines that are this file’s were typed', () => expect(untyped('site')).toEqual([]));
});
