import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PreviewLinks } from '#admin/documents/PreviewLinks.tsx';
import { staffNames } from '#admin/queries/people.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import {
  fetchPreviewLinks,
  makePreviewLink,
  type PreviewLink,
  withdrawPreviewLink,
} from '#data/documents/previews.ts';
import { expectAccessible, failure, JOE, press, sees, show } from './staff.tsx';

vi.mock('#data/documents/previews.ts');

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const link = (id: string, part: Partial<PreviewLink> = {}): PreviewLink => ({
  ...{ id, kind: 'post', documentId: 'draft', createdAt: at(-1), createdBy: JOE.id },
  ...{ expiresAt: at(167), visits: 0, lastVisitAt: null, ...part },
});
let links: PreviewLink[];
const saveAll = vi.fn(async () => null);

beforeEach(async () => {
  links = [link('read', { visits: 3, lastVisitAt: at(-0.5) }), link('unread')];
  queryClient.clear();
  queryClient.setQueryData(staffNames.queryKey, new Map([[JOE.id, 'Joe Marlow']]));
  vi.mocked(fetchPreviewLinks).mockImplementation(async () => links);
  vi.mocked(makePreviewLink).mockImplementation(async () => {
    links = [link('new'), ...links];
    return 'a'.repeat(40);
  });
  vi.mocked(withdrawPreviewLink).mockImplementation(async (id) => {
    links = links.filter((one) => one.id !== id);
  });
  const saved = { id: 'draft', version: 1, updated_at: '', updated_by: null, deleted_at: null };
  const props = { kind: 'post', saver: { saveAll }, onClose: () => {} } as const;
  await show(<PreviewLinks {...props} saved={{ ...saved, language: 'pt' }} />);
});

const row = (words: string | RegExp) =>
  page
    .getByRole('list', { name: 'Preview links' })
    .getByRole('listitem')
    .filter({ hasText: words });
const count = (number: number) => expect.poll(() => row(/./).all().length).toBe(number);

test('preview links: says who made each, how long it is good and how often it was opened', async () => {
  await expect.element(row(/Opened 3 times, last \d+ minutes ago/)).toBeVisible();
  await expect.element(row(/by Joe Marlow.*Good until .* Not opened yet\./)).toBeVisible();
  await expectAccessible();
});

test('preview links: what is typed is saved before one is made, which is shown this once', async () => {
  await press('Make a link');
  const made = page.getByRole('textbox', { name: 'Link' });
  await expect.element(made).toHaveValue(`${location.origin}/pt/preview#${'a'.repeat(40)}`);
  expect(saveAll).toHaveBeenCalledBefore(vi.mocked(makePreviewLink));
  await count(3);
  await press('Copy the link');
  await sees(/Copied\.|copy it yourself/);
  await expectAccessible();
});

test('preview links: one is withdrawn with one press; a refusal says so', async () => {
  vi.mocked(withdrawPreviewLink).mockRejectedValueOnce(failure('denied'));
  const withdraw = row('Not opened yet').getByRole('button', { name: /^Withdraw/ });
  await withdraw.click();
  await sees(failure('denied').message);
  await withdraw.click();
  await count(1);
});
