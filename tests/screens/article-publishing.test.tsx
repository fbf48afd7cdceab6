import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changesAfter } from '#admin/queries/releases.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import type { PublishedArticle } from '#data/articles/articles.ts';
import { nothingWaits } from '../support/nothing-waits.ts';
import { holdArticle, inStrip, isStored, open, says, saysNot, title } from './articles.tsx';

test('article: without title and text it is not published, and what is missing is one press away', async () => {
  holdArticle(null);
  await open();
  await page.getByLabelText('Summary').fill('Only a summary.');
  await inStrip('Publish').click();
  await says(/Give the article a title and a text before you publish it/);
  await page.getByRole('button', { name: /^Fix .*title/i }).click();
  await expect.element(title()).toHaveFocus();
});

test('article: a new address is said to lead on from the one that readers know', async () => {
  const server = holdArticle({ title: 'Moved', slug: 'first' });
  server.published = { slug: 'first', version: 1, language: '' } as PublishedArticle;
  await page.viewport(1440, 900);
  await open(server.article?.id);
  const address = page.getByLabelText('Address');
  await expect.element(address).toHaveValue('first');
  await address.fill('second');
  await userEvent.keyboard('{Enter}');
  const sentence = page.getByText('/blog/first leads readers on to the new address');
  await expect.element(sentence).toBeVisible();
  await isStored(server, { slug: 'second' });
});

test('article: what is saved elsewhere and goes live with it is named beside Publish', async () => {
  const change = { at: '2026-11-21T12:00:00Z', actor: null, entity_id: null, is_return: false };
  nothingWaits(queryClient, 5);
  queryClient.setQueryData<unknown[]>(changesAfter(5).queryKey, [
    { ...change, version: 7, entity: 'menu', title: 'The menu', action: 'updated' },
    { ...change, version: 6, entity: 'settings', title: 'phone', action: 'updated' },
    { ...change, version: 6, entity: 'post', title: 'Stairs', action: 'updated' },
  ]);
  const server = holdArticle({ title: 'Oak', body: 'Two boards.' });
  await open(server.article?.id);
  await says('Also goes live: Menu, Settings of the business.');
});

test.for([
  ['an article', null],
  ['a change of a live one', '2026-11-21T12:00:00Z'],
])('article: what is written after scheduling %s is named, and can go along', async ([, live]) => {
  const server = holdArticle({ title: 'Planned', body: 'Two boards.' });
  const at = '2040-07-01T08:00:00Z';
  const published = { slug: 'planned', version: 1, language: '', published_at: live ?? at };
  server.published = published as PublishedArticle;
  if (live) server.scheduled = { version: 1, publish_at: at };
  await open(server.article?.id);
  const leftOut = /^What you wrote since is not part of what goes live at .*1 July 2040, 09:00/;
  await expect.element(title()).toHaveValue('Planned');
  await saysNot(leftOut);
  await page.getByLabelText('Summary').fill('Late words.');
  await says(leftOut);
  await inStrip('Include it').click();
  const included = { version: 2, publish_at: new Date(at).toISOString() };
  await expect.poll(() => server.scheduled).toEqual(included);
  await isStored(server, { summary: 'Late words.' });
});
