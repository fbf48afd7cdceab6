import { expect, type Page } from '@playwright/test';
import { publishPage } from '#scripts/test-project/release.ts';
import { done, rowOf } from '#scripts/test-project/rows.ts';
import type { Json } from '#supabase/database.types.ts';
import { apiOf, OWNER } from './staff.ts';

/** Sections in their order, each by its kind, and what stands in them. */
export const sectionsOf = (kinds: Record<string, string>, fields: Record<string, Json>) => ({
  order: Object.entries(kinds).map(([key, kind]) => ({ key, kind })),
  known: [],
  fields,
});

const THREE_SECTIONS = sectionsOf(
  { head: 'head', text: 'text', faq: 'questions' },
  {
    head: { lead: 'What we make.' },
    text: { text: 'We work in oak.' },
    faq: { label: 'Questions', items: [{ key: 'a', question: 'How long?', answer: 'Weeks.' }] },
  },
);

/** Pages of a test are its own, so that no two tests write in the same one. */
export async function newPage(
  title: string,
  content: Json = THREE_SECTIONS,
): Promise<{ id: string; key: string }> {
  const row = { kind: 'page' as const, title, content };
  return await rowOf((await apiOf(OWNER)).from('pages').insert(row).select('id, key'));
}

/** Of a service that `publishService` makes. */
export const PRICE = {
  ...{ key: 'small', name: 'A small pavilion' },
  ...{ from: 900, is: 'from', per: 'whole' },
};
const SERVICE_SECTIONS = sectionsOf(
  { head: 'head', prices: 'prices' },
  {
    head: { lead: 'What we make.', look: 'dark' },
    prices: { label: 'What it costs', items: [{ ...PRICE, text: '' }] },
  },
);

/** A service of staff's own with a price, on the site; its key. */
export async function publishService(title: string): Promise<{ id: string; key: string }> {
  const owner = await apiOf(OWNER);
  const row = { kind: 'service' as const, title, content: SERVICE_SECTIONS };
  const page = await rowOf(owner.from('pages').insert(row).select('id, key'));
  await publishPage(owner, page.id);
  return page;
}

/** Deletes it for good, so that other tests see the pages that they know. */
export async function removePage(id: string): Promise<void> {
  const owner = await apiOf(OWNER);
  const deleted_at = new Date().toISOString();
  await done(owner.from('pages').update({ deleted_at }).eq('id', id));
  await done(owner.from('pages').delete().eq('id', id));
}

/** What the database holds of a page's sections. */
export async function contentOf(id: string): Promise<unknown> {
  const owner = await apiOf(OWNER);
  const { data } = await owner.from('pages').select('content').eq('id', id).single();
  return data?.content;
}

/** Waits until the database holds this in the fields of a page's sections. */
export const expectFields = (id: string, fields: Record<string, object>) =>
  expect.poll(() => contentOf(id)).toMatchObject({ fields });

/** A section of the page that is open, with its fields. */
export const section = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Sections' }).getByRole('group', { name, exact: true }).first();

/** Unfolds a section's fields. */
export async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, expanded: false }).click();
  await expect(section(page, name)).toBeVisible();
}

/** Waits until what is typed has come to the server. */
export const saved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Where this page stands' })).toContainText(/Saved/);
