import { expect, type Locator, type Page } from '@playwright/test';
import { apiOf, EDITOR } from './staff.ts';

/** An article of its own for a test. */
export async function createArticle(
  title: string,
  body = 'Two boards, one of oak.',
): Promise<string> {
  const { data, error } = await (await apiOf(EDITOR))
    .from('posts')
    .insert({ title, body, summary: 'A test of timber.' })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** What the database holds of an article. */
export async function stored(id: string) {
  const { data, error } = await (await apiOf(EDITOR)).from('posts').select().eq('id', id).single();
  if (error) throw error;
  return data;
}

/** Somebody saves other words, as another program or another tab would. */
export async function saveElsewhere(
  email: string,
  id: string,
  text: { title?: string; summary?: string; body?: string },
): Promise<void> {
  const client = await apiOf(email);
  // The page that is tested saves too, by itself: what counts is that this comes on top of it.
  await expect(async () => {
    const { version } = await stored(id);
    const { error } = await client
      .from('posts')
      .update({ ...text, version })
      .eq('id', id);
    if (error) throw error;
  }).toPass();
}

/** Publishes what is stored, without a release. */
export async function approve(id: string): Promise<void> {
  const { version } = await stored(id);
  const { error } = await (await apiOf(EDITOR)).rpc('publish_post', { post_id: id, version });
  if (error) throw error;
}

/** The bar that stays in sight. */
export function strip(page: Page): Locator {
  return page.getByRole('region', { name: 'Where this article stands' });
}

export function publishButton(page: Page): Locator {
  return strip(page).getByRole('button', { name: 'Publish', exact: true });
}
