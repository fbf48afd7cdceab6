import { chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '#scripts/programs/find-chromium.ts';
import { type Client, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import { withServer } from '#scripts/test-project/with-server.ts';
import { DEMO_PASSWORD } from '#server/demo-accounts.ts';
import type { Note } from './figures-table.ts';
import { timeFigures } from './statistics.ts';

const EDITOR = 'editor@example.com';
const WORDS = 20_000;
const PICTURES = 100;
const OPENINGS = 5;
const KEYS = 100;

/** Milliseconds that staff may wait for a long article. */
const AIM = 2000;

/** Opening a long article and typing in it, beside one of a few words. */
export async function measureEditor(note: Note): Promise<void> {
  await withServer(({ server, client }) =>
    withStaffPage(`${server.url}/admin/login`, async (page) => {
      await page.getByRole('link', { name: 'Articles' }).first().waitFor();
      const measure = async (parts: number) => {
        const id = await addArticle(client, parts);
        const openings: number[] = [];
        for (let time = 0; time < OPENINGS; time += 1) {
          openings.push(await open(page, server.url, id));
        }
        return { openings, keys: await type(page, `Part ${Math.floor(parts / 2)}`) };
      };
      const short = await measure(1);
      const long = await measure(PICTURES);
      const beside = (times: number[]) => ({ name: 'a short article', times });
      const opens = timeFigures(
        'a long article opens',
        long.openings,
        beside(short.openings),
        [50],
      );
      note(
        ...opens.map((figure) => ({ ...figure, aim: { value: AIM } })),
        ...timeFigures('from a key to the paint', long.keys, beside(short.keys), [50, 95]),
      );
    }),
  );
}

async function addArticle(client: Client, parts: number): Promise<string> {
  const media = await rowsOf(client.from('media').select('id').limit(20));
  const mediaIds = media.map(({ id }) => id);
  const row = { title: `An article of ${parts} parts`, body: longText(mediaIds, parts) };
  return (await rowOf(client.from('posts').insert(row).select('id'))).id;
}

function longText(mediaIds: readonly string[], parts: number): string {
  const perPart = WORDS / PICTURES;
  const sentence = 'Oak is *full* of tannin, and **where** iron meets it the wood turns black. ';
  const blocks = Array.from({ length: parts }, (_, part) => {
    const words = sentence.split(' ');
    const text = Array.from({ length: perPart }, (_word, at) => words[at % 14]).join(' ');
    const half = text.length / 2;
    const picture = `![Board ${part}](media:${mediaIds[part % mediaIds.length]})`;
    return `## Part ${part}\n\n${text.slice(0, half).trim()}\n\n${text.slice(half).trim()}\n\n${picture}`;
  });
  return `${blocks.join('\n\n')}\n\nThe end.`;
}

/** Milliseconds from the click on the title until the whole text is painted. */
async function open(page: Page, url: string, id: string): Promise<number> {
  await page.goto(`${url}/admin/blog`);
  const link = page.locator(`main a[href$="${id}"]`).first();
  await link.waitFor();
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const text = document.querySelector('[role="textbox"][aria-multiline]');
          if (text?.lastElementChild?.textContent !== 'The end.') requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        (element as HTMLElement).click();
        look();
      }),
  );
}

/** Milliseconds from each key until its paint. */
async function type(page: Page, heading: string): Promise<number[]> {
  await page.getByRole('heading', { name: heading, exact: true }).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
      },
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('x', { delay: 20 });
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
}

/** A page of the staff area with the editor signed in. */
async function withStaffPage(address: string, work: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await page.getByLabel('Email').fill(EDITOR);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await work(page);
  } finally {
    await browser.close();
  }
}
