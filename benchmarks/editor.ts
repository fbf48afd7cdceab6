import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { chromium, type Page } from 'playwright';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { DEMO_PASSWORD } from '#local/demo-accounts.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { startServer } from '#scripts/test-server.ts';
import type { Note } from './figures-table.ts';
import { median, percentile } from './statistics.ts';

const EDITOR = 'editor@example.com';
const WORDS = 20_000;
const PICTURES = 100;
const OPENINGS = 5;
const KEYS = 100;

/** What staff may wait for a long article, in milliseconds. */
const AIM = 2000;

/** How long an article takes, in milliseconds each time. */
interface Times {
  openings: number[];
  keys: number[];
}

/**
 * An article of 20,000 words with 100 pictures in the editor, beside one of a few words: how long it
 * takes to open, and from a key until the letter is painted.
 */
export async function measureEditor(note: Note): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
  const server = await startServer(join(folder, 'data'));
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server.url);
    const measure = async (parts: number): Promise<Times> => {
      const id = await addArticle(server.url, parts);
      const openings: number[] = [];
      for (let time = 0; time < OPENINGS; time += 1) {
        openings.push(await open(page, server.url, id));
      }
      report(`${parts} parts: opens, from the press on its title`, openings);
      const keys = await type(page, `Part ${Math.floor(parts / 2)}`);
      report(`${parts} parts: from a key to the paint, in the middle`, keys);
      return { openings, keys };
    };
    noteTimes(await measure(1), await measure(PICTURES), note);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function noteTimes(short: Times, long: Times, note: Note): void {
  const beside = (value: number) => ({ name: 'a short article', value });
  note(
    {
      name: 'a long article opens, median',
      value: median(long.openings),
      unit: 'ms',
      reference: beside(median(short.openings)),
      aim: { value: AIM },
    },
    {
      name: 'from a key to the paint, median',
      value: median(long.keys),
      unit: 'ms',
      reference: beside(median(short.keys)),
    },
    {
      name: 'from a key to the paint, 95th percentile',
      value: percentile(long.keys, 95),
      unit: 'ms',
      reference: beside(percentile(short.keys, 95)),
    },
  );
}

async function addArticle(url: string, parts: number): Promise<string> {
  const client = createClient(url, EMBEDDED_PUBLISHABLE_KEY, { auth: { persistSession: false } });
  await client.auth.signInWithPassword({ email: EDITOR, password: DEMO_PASSWORD });
  const { data: media } = await client.from('media').select('id').limit(20);
  const ids = (media ?? []).map(({ id }) => id);
  const { data, error } = await client
    .from('posts')
    .insert({ title: `An article of ${parts} parts`, body: longText(ids, parts) })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
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

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Email').fill(EDITOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Articles' }).first().waitFor();
}

/** Milliseconds from the press on the title in the list until the whole text is painted. */
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

/** Milliseconds from each of 100 keys until its letter is on the screen. */
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

function report(name: string, times: number[]): void {
  const [middle, late] = [median(times), percentile(times, 95)];
  console.log(`${name}: median ${middle.toFixed(1)} ms, 95th percentile ${late.toFixed(1)} ms`);
}
