import { expect, test } from '@playwright/test';
import { approve, createArticle, stored, strip } from './articles.ts';
import { apiOf, EDITOR, enter, expectAccessible } from './staff.ts';

test('schedule: a change to a live article is scheduled, seen to wait, and called off', async ({
  page,
}) => {
  const id = await createArticle(`Scheduled ${Date.now()}`);
  await approve(id);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Summary', { exact: true }).fill('New prices.');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date').fill('2001-01-01');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText(/This time has passed/)).toBeVisible();
  // In summer the clock of the business is an hour ahead of Greenwich.
  await dialog.getByLabel('Date').fill('2040-07-01');
  await dialog.getByLabel('Time').fill('09:00');
  await expect(dialog.getByText('Sunday 1 July 2040, 09:00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(strip(page).getByText(/A change goes live/)).toBeVisible();
  const scheduled = (await apiOf(EDITOR))
    .from('scheduled_posts')
    .select('summary, publish_at')
    .eq('post_id', id);
  expect((await scheduled).data).toEqual([
    { summary: 'New prices.', publish_at: '2040-07-01T08:00:00+00:00' },
  ]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00');
  await dialog.getByRole('button', { name: 'Take it off the schedule' }).click();
  await expect(strip(page).getByText(/A change goes live/)).toHaveCount(0);
  expect((await stored(id)).summary).toBe('New prices.');
});

test('schedule: what is written after scheduling is named as left out, and can be included', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const isLive of [false, true]) {
    const id = await createArticle(`Late words ${Date.now()}`);
    const editor = await apiOf(EDITOR);
    if (isLive) {
      await approve(id);
      await editor.rpc('request_release');
    }
    const { version } = await stored(id);
    if (isLive) await editor.from('posts').update({ summary: 'Planned.', version }).eq('id', id);
    const { error } = await editor.rpc('publish_post', {
      post_id: id,
      version: isLive ? version + 1 : version,
      publish_at: '2040-07-01T08:00:00Z',
    });
    expect(error).toBeNull();
    await enter(page, EDITOR, `/admin/blog/edit/${id}`);
    const bar = strip(page);
    await expect(bar.getByText(/Scheduled for|A change goes live/)).toBeVisible();
    const sentence = bar.getByText('What you wrote since is not part of what goes live at');
    await expect(sentence).toHaveCount(0);
    await page.getByLabel('Summary', { exact: true }).fill('Late words.');
    await expect(sentence).toBeVisible();
    await expect(bar.getByText('1 July 2040, 09:00')).toBeVisible();
    await bar.getByRole('button', { name: 'Include it' }).click();
    await expect(sentence).toHaveCount(0);
    const table = isLive ? 'scheduled_posts' : 'published_posts';
    const { data } = await editor.from(table).select('summary').eq('post_id', id).single();
    expect(data).toEqual({ summary: 'Late words.' });
  }
});

test('schedule: a scheduled change goes live by itself, with nobody there', async ({ request }) => {
  const stamp = Date.now();
  const id = await createArticle(`By itself ${stamp}`);
  await approve(id);
  const editor = await apiOf(EDITOR);
  const summary = `In force since ${stamp}.`;
  await editor.from('posts').update({ summary, version: 1 }).eq('id', id);
  const { error } = await editor.rpc('publish_post', {
    post_id: id,
    version: 2,
    // Once it has come, the function publishes at once.
    publish_at: new Date(Date.now() + 20_000).toISOString(),
  });
  expect(error).toBeNull();
  // The server looks once a minute, and builds.
  await expect
    .poll(async () => (await request.get(`/blog/by-itself-${stamp}`)).text(), { timeout: 0 })
    .toContain(summary);
});
