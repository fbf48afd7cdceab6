import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchArticleAuthors, fetchArticleTags } from '#data/articles/article-list.ts';
import { saveArticle } from '#data/articles/articles.ts';
import { holdArticle, inStrip, isStored, open, says, saysNot, text, title } from './articles.tsx';
import { expectAccessible, refusal, sees } from './staff.tsx';

test('article: a title that is too long says so with a count, and no longer once it is mended', async () => {
  const server = holdArticle({ title: 'Short' });
  await open(server.article?.id);
  await title().fill('x'.repeat(180));
  await sees('20 characters left');
  await title().fill('x'.repeat(212));
  await sees(/12 characters too many/);
  await says('Not saved');
  await says(/A title has at most 200 characters; this one has 212/);
  await expectAccessible();
  await inStrip('Fix').click();
  await expect.element(title()).toHaveFocus();
  await title().fill('Short again');
  await saysNot(/A title has at most/);
  await isStored(server, { title: 'Short again' });
});

test('article: the address follows the title, unless somebody writes it', async () => {
  const server = holdArticle(null);
  await open();
  const address = page.getByLabelText('Address');
  await page.viewport(1440, 900);
  await expect.element(address).toHaveValue('');
  await title().fill('Drawers & doors');
  await expect.element(address).toHaveValue('drawers-and-doors');
  await isStored(server, { title: 'Drawers & doors' });
  await address.fill('By Hand');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveValue('by-hand');
  await isStored(server, { slug: 'by-hand' });
});

test('article: a new one begins in its title, and Enter leads to the summary and on to the text', async () => {
  holdArticle(null);
  await open();
  await expect.element(title()).toHaveFocus();
  await says('Nothing written yet');
  await userEvent.keyboard('Oak{Enter}');
  await expect.element(page.getByLabelText('Summary')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveFocus();
  await expect.element(title()).toHaveValue('Oak');
});

test('article: everything beside the text is typed, and saved by itself', async () => {
  vi.mocked(fetchArticleTags).mockResolvedValue(['timber', 'walnut']);
  vi.mocked(fetchArticleAuthors).mockResolvedValue(['Anna Harrow']);
  const server = holdArticle({ title: 'Beside' });
  await page.viewport(1440, 900);
  await open(server.article?.id);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  const chosen = page.getByRole('grid', { name: 'Tags so far' });
  await tags.fill('imbe');
  await expect.element(page.getByRole('option', { name: 'timber', exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('timber');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await tags.fill('oak, ash,');
  await tags.fill('Drift wood');
  await userEvent.keyboard('{Enter}');
  const row = (name: string) => chosen.getByRole('row', { name });
  await expect.element(row('Drift wood')).toBeVisible();
  row('oak').element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText('oak removed.')).toBeInTheDocument();
  await expect.element(row('ash')).toHaveFocus();
  await chosen.getByRole('button', { name: 'Remove Drift wood' }).click();
  const author = page.getByRole('combobox', { name: 'Author' });
  await author.fill('');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await expectAccessible();
  // Going on takes nothing that was not chosen.
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(author).toHaveValue('');
  await author.fill('Ruth Guest');
  await page.getByLabelText('Title for searches').fill('Beside the text');
  await page.getByLabelText('Description for searches').fill('What searches show.');
  await page.getByLabelText(/^Keep it out of Google/).click();
  await isStored(server, {
    ...{ tags: ['timber', 'ash'], author_name: 'Ruth Guest', noindex: true },
    ...{ seo_title: 'Beside the text', seo_description: 'What searches show.' },
  });
});

test('article: an address that another one has marks its field, one press away', async () => {
  const server = holdArticle({ title: 'Free', slug: 'free' });
  vi.mocked(saveArticle).mockRejectedValue(refusal(409, '23505', 'taken', 'slug_taken'));
  await page.viewport(390, 844);
  await open(server.article?.id);
  await page.getByRole('button', { name: 'Details' }).click();
  const address = page.getByLabelText('Address');
  await address.fill('taken');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await page.getByRole('button', { name: 'Close' }).click();
  await inStrip('Fix').click();
  await expect.element(address).toHaveFocus();
});
