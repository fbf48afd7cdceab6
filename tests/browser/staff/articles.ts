import { expect, type Locator, type Page } from '@playwright/test';
import { publish } from '#scripts/test-project/release.ts';
import { done, rowOf } from '#scripts/test-project/rows.ts';
import { apiOf, EDITOR } from './staff.ts';

/** An article of its own for a test. */
export async function createArticle(
  title: string,
  body = 'Two boards, one of oak.',
): Promise<string> {
  const posts = (await apiOf(EDITOR)).from('posts');
  const article = { title, body, summary: 'A test of timber.' };
  return (await rowOf(posts.insert(article).select('id'))).id;
}

/** What the database holds of an article. */
export async function stored(id: string) {
  return await rowOf((await apiOf(EDITOR)).from('posts').select().eq('id', id));
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
    const saved = { ...text, version };
    await done(client.from('posts').update(saved).eq('id', id));
  }).toPass();
}

/** Publishes what is stored, without a release. */
export const approve = async (id: string): Promise<void> =>
  publish(await apiOf(EDITOR), await stored(id));

/** The bar that stays in sight. */
export function strip(page: Page): Locator {
  return page.getByRole('region', { name: 'Where this article stands' });
}

export function publishButton(page: Page): Locator {
  return strip(page).getByRole('button', { name: 'Publish', exact: true });
}
