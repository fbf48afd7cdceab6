import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { noted } from '#build/page-uses.ts';
import { fileFolder } from '../../../tests/support/own-folder.ts';
import { libraryPicture, NO_PICTURE, oak, store } from '../../../tests/support/stored-pictures.ts';

const folder = fileFolder();
vi.stubEnv('ASTRO_CACHE_DIR', folder);
vi.stubEnv('BACKEND_URL', 'http://storage.test');
// Vitest leaves style sheets out.
vi.mock('#build/theme.ts', () => ({ color: () => 'black' }));
const { businessCard, socialCard } = await import('./social-card.ts');
const { builtLogo } = await import('./logo.ts');
const { builtIcon } = await import('./icon.ts');
const { forgetMissingPictures } = await import('./original.ts');
const { forgetEnsured } = await import('./cache.ts');

const picture = libraryPicture('a');

/** The same, by a build that has asked for nothing yet. */
function storeAnew(file: Buffer | null): void {
  rmSync(join(folder, 'pictures/originals'), { recursive: true, force: true });
  forgetMissingPictures();
  forgetEnsured();
  store(file);
}

const card = () => noted(() => socialCard({ business: 'Harrow', title: 'Oak', picture }));
const ownCard = () =>
  noted(() => businessCard({ business: 'Harrow', title: 'All', file: null, media: picture }));
const file = (src: string) => readFileSync(join(folder, 'pictures', src.replace('/pictures/', '')));

test.each([
  ['that is gone', null],
  ['that is no picture', NO_PICTURE],
])('social card: a cover %s costs the card its picture, and no release', async (_what, stored) => {
  storeAnew(stored);
  const { result, uses } = await card();
  expect(uses.lacksPicture).toBe(true);
  const { dominant } = await sharp(file(result.src)).stats();
  expect(dominant.r).toBeLessThan(60);
  const makes: ((one: typeof picture) => Promise<unknown>)[] = [builtLogo, builtIcon];
  for (const make of makes) {
    const { result, uses } = await noted(() => make(picture));
    expect(result).toBeNull();
    expect(uses.lacksPicture, 'its page asks again with the next release').toBe(true);
  }
  expect((await ownCard()).uses.lacksPicture).toBe(true);
});

test('social card: and has it once it can be read', async () => {
  storeAnew(oak);
  const { result, uses } = await card();
  expect(uses.lacksPicture).toBe(false);
  const { channels } = await sharp(file(result.src))
    .extract({ left: 0, top: 0, width: 1200, height: 60 })
    .stats();
  expect(channels[0]?.mean).toBeGreaterThan(60);
  const own = await ownCard();
  expect(own.uses.lacksPicture).toBe(false);
  expect((await sharp(own.result).stats()).channels[0]?.mean).toBeGreaterThan(30);
});

test('social card: another headline is set on the ground that the last card was made with', async () => {
  const grounds = join(folder, 'pictures/grounds');
  const before = readdirSync(grounds);
  const [file = ''] = readdirSync('src/business/pictures').filter((name) => name.endsWith('.jpg'));
  const titled = (title: string) => businessCard({ business: 'Harrow', title, file, media: null });
  await titled('All');
  const [ground = ''] = readdirSync(grounds).filter((name) => !before.includes(name));
  const white = readFileSync(join(grounds, ground)).fill(255);
  writeFileSync(join(grounds, ground), white);
  const { channels } = await sharp(await titled('Other')).stats();
  expect(channels[0]?.mean).toBeGreaterThan(200);
});

test('social card: storage that has trouble is asked again', async () => {
  storeAnew(oak);
  const answer = fetch;
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked += 1;
    return asked === 1 ? new Response('', { status: 503 }) : await answer(url);
  });
  const other = { ...picture, contentKey: 'keyb' };
  expect(await builtLogo(other)).not.toBeNull();
  expect(asked).toBe(2);
});
