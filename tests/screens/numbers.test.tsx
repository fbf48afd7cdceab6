import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NumbersScreen } from '#admin/numbers/NumbersScreen.tsx';
import { fetchLinkChoices } from '#admin/queries/links/link-choices.ts';
import { fetchNumbers, leadOn } from '#data/numbers.ts';
import { fetchSettings } from '#data/settings/business-settings.ts';
import type { Numbers } from '#domain/numbers/numbers.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import {
  expectAccessible,
  expectToast,
  failure,
  press,
  refusal,
  sees,
  show,
  signedInAs,
} from './staff.tsx';

vi.mock('#admin/queries/links/link-choices.ts', { spy: true });

const DAYS = [40, 90, 120, 60, 200].map((visits, nth) => ({
  ...{ day: `2026-10-0${nth + 1}`, visits, views: visits * 3, enquiries: nth === 2 ? 2 : 0 },
}));

const NUMBERS: Numbers = {
  ...{ month: '2026-10-01', since: '2026-08-20', days: DAYS, quick: 0.96, floods: 3400 },
  ...{ before: { visits: 330, enquiries: 1 }, yearBefore: null },
  pages: [
    { path: '/', visits: 300, views: 610, before: 540, enquiries: 2, quick: 0.98 },
    { path: '/services/stairs', visits: 90, views: 212, before: 96, enquiries: 2, quick: 0.61 },
    { path: '/gone', visits: 1, views: 2, before: 0, enquiries: 0, quick: null },
  ],
  sources: [
    { source: 'google.com', visits: 402 },
    { source: '', visits: 108 },
  ],
  missed: [{ path: '/kontakt', count: 14, source: 'old.example' }],
};
const NOTHING = { ...NUMBERS, ...{ since: null, days: [], pages: [], sources: [], missed: [] } };

function answers(numbers: Numbers, { counts = true } = {}) {
  const settings = { ...NO_SETTINGS, counts };
  const saved = { settings, version: 1, updated_at: '', updated_by: null };
  vi.mocked(fetchSettings).mockResolvedValue(saved);
  vi.mocked(fetchNumbers).mockImplementation(async (month) => ({ ...numbers, month }));
  vi.mocked(fetchLinkChoices).mockResolvedValue([
    { address: '/', name: 'Home', note: 'Page' },
    { address: '/services/stairs', name: 'Staircases', note: 'Page' },
    { address: '/#contact', name: 'Home › Contact', note: 'Form' },
  ]);
}

const showNumbers = () => show(<NumbersScreen />, '/admin/numbers?month=2026-10');

test('numbers: say in a few words what came of a month, and which page brings enquiries', async () => {
  answers(NUMBERS);
  await showNumbers();
  await expect
    .element(page.getByRole('heading', { name: '510 visits, two enquiries' }))
    .toBeVisible();
  await sees('In the same days: 180 visits more than in September.');
  await sees(/Staircases brings the most enquiries\./);
  await sees('3,400 views were left out: they came faster than people read.');
  await sees('Your site is quick for 96 of 100 visits.');
  await sees('Slow for many: Staircases.');
  await expect.element(page.getByRole('link', { name: '/gone' })).toBeVisible();
  const stairs = page.getByRole('row', { name: 'Staircases' });
  for (const cell of ['212', '96', '2', '61 of 100']) {
    await expect.element(stairs.getByRole('cell', { name: cell, exact: true })).toBeVisible();
  }
  const sources = page.getByRole('region', { name: 'Where from' }).getByRole('listitem');
  expect(sources.elements().map(({ textContent }) => textContent)).toEqual([
    ...['Google402', 'no mention108'],
  ]);
  await page.getByText('Day by day').click();
  await expect.element(page.getByRole('row', { name: '3 October 120 360 2' })).toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
  await expect.element(page.getByText('96 in September')).toBeVisible();
  await expectAccessible();
});

test('numbers: another month is chosen, and stands in the address', async () => {
  answers(NUMBERS);
  await showNumbers();
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('August');
  await expect.poll(() => vi.mocked(fetchNumbers).mock.lastCall).toEqual(['2026-08-01']);
  await sees(/Counted since 20 August\./);
});

test('numbers: whoever asks for what is not there is led to a page that is', async () => {
  answers(NUMBERS);
  vi.mocked(leadOn).mockRejectedValueOnce(refusal(400, 'PT422', 'That page is not there.'));
  vi.mocked(leadOn).mockResolvedValueOnce();
  await showNumbers();
  const button = page.getByRole('button', { name: 'Lead them on /kontakt' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Lead on from /kontakt' });
  await dialog.getByRole('button', { name: 'Lead them on' }).click();
  await sees('Choose a page of your website.');
  // Nothing that is not there, which might lead back here.
  await dialog.getByRole('combobox', { name: 'Page in its place' }).fill('/kontakt');
  await dialog.getByRole('button', { name: 'Lead them on' }).click();
  await sees('Choose a page of your website.');
  expect(leadOn).not.toHaveBeenCalled();
  await dialog.getByRole('combobox', { name: 'Page in its place' }).fill('contact');
  await page.getByRole('option', { name: /Contact/ }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Lead them on' }).click();
  await sees('That page is not there.');
  await dialog.getByRole('button', { name: 'Lead them on' }).click();
  await expectToast(
    'status',
    'Led on',
    '/kontakt leads to Home › Contact from the next release on.',
  );
  expect(leadOn).toHaveBeenLastCalledWith('/kontakt', '/#contact');
  await expect.element(button).toHaveFocus();
});

test('numbers: an address that no host leads on has no button for it', async () => {
  const missed = ['/old.pdf', '/a(b)', '/feed/'].map((path) => ({ path, count: 2, source: '' }));
  answers({ ...NUMBERS, missed });
  await showNumbers();
  await sees('/old.pdf');
  const buttons = page.getByRole('button', { name: /^Lead them on/ });
  await expect.element(buttons).toHaveLength(1);
  await expect.element(buttons).toHaveAccessibleName('Lead them on /feed/');
});

test('numbers: where counting is off only administrators are led to its switch', async () => {
  answers(NOTHING, { counts: false });
  await showNumbers();
  await sees('Visits are not counted', { exact: true });
  await sees(/An administrator can switch it on in the settings\./);
  await expectAccessible();
  signedInAs('admin');
  await expect
    .element(page.getByRole('link', { name: 'Switch it on in the settings' }))
    .toBeVisible();
  await expectAccessible();
});

test('numbers: what was counted before stays after counting has been switched off', async () => {
  answers(NUMBERS, { counts: false });
  await showNumbers();
  await sees('Visits are not counted');
  await sees('510 visits, two enquiries');
  await expectAccessible();
});

test('numbers: say that nothing has been counted yet', async () => {
  answers(NOTHING);
  await showNumbers();
  await sees('Nothing has been counted yet');
  expect(page.getByRole('button', { name: 'As CSV' }).elements()).toEqual([]);
});

test('numbers: of a month in which nobody came show what there is, and are asked for again where they did not come', async () => {
  const days = DAYS.map(({ day }) => ({ day, visits: 0, views: 0, enquiries: 1 }));
  answers({ ...NUMBERS, days, pages: [], before: null });
  vi.mocked(fetchNumbers).mockRejectedValueOnce(failure('offline'));
  await showNumbers();
  await sees('The numbers could not be fetched');
  await press('Try again');
  await expect
    .element(page.getByRole('heading', { name: '0 visits, five enquiries' }))
    .toBeVisible();
  await sees('No views were counted in these days.');
  await expect.element(page.getByRole('region', { name: 'Where from' })).toBeVisible();
  await expectAccessible();
});
