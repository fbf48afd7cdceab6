import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImportScreen } from '#admin/import/ImportScreen.tsx';
import { pagesHere, takeImport, whatIsHere } from '#data/wordpress/staff-import.ts';
import { expectAccessible, failure, press, sees, show, signedInAs } from './staff.tsx';

const item = (id: number, kind: string, name: string, more: string) =>
  `<item><title>${name}</title><link>https://old.example/${name.toLowerCase()}/</link>
  <wp:post_id>${id}</wp:post_id><wp:post_name>${name.toLowerCase()}</wp:post_name>
  <wp:status>publish</wp:status><wp:post_type>${kind}</wp:post_type>${more}</item>`;
const words = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;
const at = (file: string) => `https://old.example/wp-content/uploads/2019/05/${file}`;
const picture = (file: string) => `<wp:attachment_url>${at(file)}</wp:attachment_url>`;

const EXPORT = `<rss><channel><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
${item(1, 'post', 'Oak', words(`<p>Oak.</p><form></form><img src="${at('oak.jpg')}" alt="Oak">`))}
${item(2, 'page', 'About', words('<p>About us.</p>'))}
${item(3, 'attachment', 'oak.jpg', picture('oak.jpg'))}
${item(4, 'attachment', 'ash.jpg', picture('ash.jpg'))}
</channel></rss>`;

const nothing = { pictures: new Set<string>(), articles: new Map(), pages: new Set<string>() };

beforeEach(async () => {
  signedInAs('admin');
  vi.mocked(pagesHere).mockResolvedValue([]);
  vi.mocked(whatIsHere).mockResolvedValue(nothing);
  await show(<ImportScreen />);
});

const choose = (content: string) =>
  userEvent.upload(page.getByLabelText('Choose the .xml file'), new File([content], 'old.xml'));

/** As a browser gives the files of a folder. */
async function chooseFolder(...names: string[]): Promise<void> {
  const files = names.map((name) => {
    const file = new File(['x'], name.split('/').at(-1) ?? '');
    return Object.defineProperty(file, 'webkitRelativePath', { value: name });
  });
  const input = page.getByLabelText('Choose the folder').element() as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('import: says what will come, what will be lost, and which pictures the folder lacks', async () => {
  await choose(EXPORT);
  for (const line of ['1 article', '1 page, as drafts', '2 pictures and PDFs'])
    await sees(line, { exact: true });
  await sees('2 pictures and PDFs are missing');
  await page.getByText('What will not come, or not as it was: 1').click();
  await sees('In “Oak”: a form.');
  await page.getByText('Old addresses that lead on: 1').click();
  await sees('/oak/ → /blog/oak');
  await expectAccessible();
  await chooseFolder('uploads/2019/05/oak.jpg');
  await sees('1 of 2 pictures and PDFs are there.');
  await page.getByText('Which are missing').click();
  await sees(at('ash.jpg'), { exact: true });
  await chooseFolder(
    'site/wp-content/uploads/2019/05/oak.jpg',
    'site/wp-content/uploads/2019/05/ash.jpg',
  );
  await sees('2 of 2 pictures and PDFs are there.');
  await expect.element(page.getByText('Which are missing')).not.toBeInTheDocument();
});

test('import: what broke off is said with its reason, and the next press goes on', async () => {
  vi.mocked(takeImport).mockImplementationOnce(async (_, { onProgress }) => {
    onProgress?.({ pictures: 1, texts: 0 });
    throw failure('offline');
  });
  await choose(EXPORT);
  await press('Bring it over');
  await expect.element(page.getByRole('alert').getByText(/can’t be reached/)).toBeVisible();
  vi.mocked(takeImport).mockImplementationOnce(async (plan, { convert, onProgress }) => {
    onProgress?.({ pictures: 2, texts: 0 });
    await sees('0 of 2 articles and pages');
    const texts = await convert(new Map(), new Set());
    return {
      ...{ pictures: [], articles: plan.articles, pages: plan.pages, known: 0 },
      redirects: new Map([['/oak/', '/blog/oak']]),
      lost: [...texts.articles.values()].flatMap(({ lost }) => lost),
    };
  });
  await press('Bring it over');
  const came = page.getByRole('region', { name: 'What came' });
  await expect
    .element(came.getByText('1 article, 1 page and 0 pictures and PDFs came over.'))
    .toBeVisible();
  await expect
    .element(came.element().querySelector<HTMLElement>('div[tabindex="-1"]'))
    .toHaveFocus();
  await expect.element(came.getByRole('link', { name: 'About' })).toBeVisible();
  await expect.element(came.getByText(`In “Oak”: the picture ${at('oak.jpg')}.`)).toBeVisible();
  await expectAccessible();
});

test('import: can be stopped, and says so', async () => {
  vi.mocked(takeImport).mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await choose(EXPORT);
  await press('Bring it over');
  await press('Stop');
  await sees('Stopped. What had come by then is here; do it again for the rest.');
});

test.each([
  ['PK\u0003\u0004', 'This is a zip.'],
  ['<html></html>', 'This is not an export of WordPress.'],
])(
  'import: a file that is something else (%j) is refused with what to do',
  async (content, sentence) => {
    await choose(content);
    await sees(sentence);
    await expect
      .element(page.getByRole('heading', { name: 'What will come' }))
      .not.toBeInTheDocument();
  },
);

test('import: it is none of an editor’s business', async () => {
  signedInAs('editor');
  await sees('Only administrators bring over another site.');
  await expect.element(page.getByLabelText('Choose the .xml file')).not.toBeInTheDocument();
});
