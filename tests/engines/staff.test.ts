import { expect, test } from 'vitest';
import { rowOf } from '#scripts/test-project/rows.ts';
import { inEachEngine } from './in-each-engine.ts';
import { button, heading, link } from './page.ts';
import { editorClient, photograph, signIn } from './staff-area.ts';

async function createArticle(title: string): Promise<string> {
  const article = { title, body: 'Two boards, one of oak.', summary: 'A test of timber.' };
  const client = await editorClient();
  return (await rowOf(client.from('posts').insert(article).select('id'))).id;
}

inEachEngine((visit) => {
  const title = `Boards ${Date.now()}`;
  let id: string;

  test('signs in', async () => {
    id = await createArticle(title);
    await signIn(visit.page);
  });

  test('opens an article again after another page in the same tab', async () => {
    const { page } = visit;
    for (let time = 0; time < 2; time++) {
      await page.open(`/admin/blog/edit/${id}`);
      await page.holds('Title', title);
      await page.open('/blog');
      await page.open('/admin/blog');
      await page.click(link(title));
      await page.holds('Title', title);
    }
  });

  test('has what was typed back after a reload, saved or not', async () => {
    const { page } = visit;
    await page.open(`/admin/blog/edit/${id}`);
    await page.holds('Text', 'Two boards, one of oak.');
    await page.fill('Text', 'Three boards.');
    await page.reads('Saved just now');
    await page.open(`/admin/blog/edit/${id}`);
    await page.holds('Text', 'Three boards.');
    await page.fill('Text', 'Four boards.');
    await page.open(`/admin/blog/edit/${id}`);
    await page.holds('Text', 'Four boards.');
  });

  test('shows a preview', async () => {
    const { page } = visit;
    await page.open(`/admin/blog/preview/${id}`);
    await page.until(async () => {
      const shown = await page.run(
        () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent,
      );
      expect(shown?.trim()).toBe(title);
    });
  });

  test('publishes, and the page is there', async () => {
    const { page } = visit;
    await page.open(`/admin/blog/edit/${id}`);
    await page.click(button('Publish'));
    await page.sees(link('See the page'));
    await page.open(`/blog/${title.toLowerCase().replace(' ', '-')}`);
    await page.sees(heading(title));
    await page.reads('Four boards.');
  });

  // WebKit's driver has private windows only, whose storage refuses files and then says nothing more.
  test('uploads a photograph', async () => {
    const { page } = visit;
    const photo = await photograph(title);
    await page.open('/admin/upload');
    await page.sees(heading('Straight from the camera to the website'));
    await page.choose('input[type=file][multiple]', [photo]);
    await page.reads('Upright, place and device removed');
  });

  test('is signed out in every window', async () => {
    const { page } = visit;
    await page.open('/admin/dashboard');
    await page.sees(heading('Dashboard'));
    const other = await visit.newPage();
    await other.resize(1440, 900);
    await other.open('/admin/account');
    await other.click(button('Sign out here'));
    await other.sees(heading('Sign in'));
    await page.sees(heading('Sign in'));
  });
});
