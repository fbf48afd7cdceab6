import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { SettingsScreen } from '#admin/settings/SettingsScreen.tsx';
import { contactFormMessages } from '#business/messages/contact-form.ts';
import { DataError } from '#data/errors.ts';
import { fetchServicePages } from '#data/pages/page-links.ts';
import { fetchLiveBuild } from '#data/releases/live-build.ts';
import {
  type ContentChange,
  fetchChangesAfter,
  fetchReleases,
  type Release,
  requestRelease,
} from '#data/releases/releases.ts';
import {
  fetchSettings,
  fetchSettingsRevisions,
  type SavedSettings,
  saveSettings,
} from '#data/settings/business-settings.ts';
import { changeOldTexts, findOldTexts, type OldText } from '#data/settings/old-facts.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { expectAccessible, sees, show, signedInAs } from './staff.tsx';

vi.mock('#data/releases/live-build.ts', { spy: true });
vi.mock('#data/releases/releases.ts', { spy: true });

/** What the server holds. */
let saved: SavedSettings;

const savedAs = (settings: SavedSettings['settings'], version: number): SavedSettings => ({
  ...{ settings, version, updated_at: AT, updated_by: null },
});

beforeEach(async () => {
  signedInAs('admin');
  saved = savedAs(NO_SETTINGS, 1);
  vi.mocked(fetchSettings).mockImplementation(async () => saved);
  vi.mocked(fetchSettingsRevisions).mockImplementation(async () => [
    { settings: { ...NO_SETTINGS, city: 'Leeds' }, version: 2, savedAt: AT, savedBy: null },
    { settings: NO_SETTINGS, version: 1, savedAt: AT, savedBy: null },
  ]);
  vi.mocked(saveSettings).mockImplementation(async (settings, version) => {
    if (version !== saved.version) throw new DataError('conflict');
    saved = savedAs(settings, version + 1);
    return saved;
  });
  vi.mocked(findOldTexts).mockResolvedValue([]);
  vi.mocked(fetchServicePages).mockResolvedValue({ published: [], working: [] });
});

const AT = '2026-11-21T12:00:00Z';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const opened = async () => {
  await show(<SettingsScreen />);
  await expect.element(save()).toBeVisible();
};
const isSaved = () =>
  expect.element(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();

test('settings: a time is written as visitors read it, however it is typed', async () => {
  await opened();
  await field('Monday: opens').fill('18 am');
  await save().click();
  await sees('Enter a time, for example 09:00.');
  await field('Monday: opens').fill('8.30');
  await field('Monday: closes').fill('5 pm');
  await save().click();
  await isSaved();
  await expect.element(field('Monday: closes')).toHaveValue('17:00');
  expect(saved.settings.hours?.[0]).toEqual([{ opens: '08:30', closes: '17:00' }]);
  const index = page.getByRole('navigation', { name: 'Settings' });
  const hours = index.getByRole('link', { name: 'Opening hours' });
  await hours.click();
  await expect.element(page.getByRole('heading', { name: 'Opening hours' })).toHaveFocus();
  await expect.element(hours).toHaveAttribute('aria-current', 'location');
});

test('settings: a fault is said where it is, and an empty row is none before it is saved', async () => {
  await opened();
  await expect.element(field('Telephone')).toHaveValue(site.phone.display);
  await field('Telephone').fill('020 7946 0456');
  await save().click();
  await sees(/Begin with \+ and the country code/);
  await expect.element(field('Telephone')).toHaveFocus();
  await sees('1 field needs another look.');
  await field('Telephone').fill('+44 20 7946 0456');
  await page.getByRole('button', { name: 'Add days closed' }).click();
  await expect.element(field('Reason')).toBeVisible();
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  await field('First day').fill('2099-12-24');
  await field('Last day').fill('2100-01-02');
  await field('Reason').fill('Christmas');
  await expectAccessible();
  await save().click();
  await isSaved();
  expect(saved.settings).toMatchObject({ closures: [{ from: '2099-12-24', to: '2100-01-02' }] });
});

test('settings: what is typed is back after the page has gone, and makes way for an earlier state', async () => {
  await opened();
  await field('WhatsApp greeting').fill('Half a greeting');
  await sees('Not saved yet', { exact: true });
  await cleanup();
  await opened();
  await sees('What you typed last time is here again');
  await expect.element(field('WhatsApp greeting')).toHaveValue('Half a greeting');
  await page.getByRole('button', { name: /^Put back: As delivered/ }).click();
  await expect.element(field('WhatsApp greeting')).not.toHaveValue('Half a greeting');
  await page.getByRole('button', { name: 'Put it back', exact: true }).click();
  await expect.element(field('WhatsApp greeting')).toHaveValue('Half a greeting');
});

test('settings: a colleague’s change stands beside one’s own, to be looked at before it is saved', async () => {
  await opened();
  await field('WhatsApp greeting').fill('Hello from a test');
  saved = savedAs({ ...NO_SETTINGS, city: 'Leeds' }, 2);
  await save().click();
  await sees('Something else has been saved meanwhile.');
  await expect.element(field('Town')).toHaveValue('Leeds');
  await expect.element(field('WhatsApp greeting')).toHaveValue('Hello from a test');
  expect(saved.version).toBe(2);
  await save().click();
  await isSaved();
  expect(saved.settings).toMatchObject({ city: 'Leeds', greeting: 'Hello from a test' });
});

/** A release with all that was approved, as far as it has come. */
const releaseAt = (status: Release['status'], message = '') =>
  ({
    ...{ id: 7, status, message, content_version: 2, can_retry: status === 'failed' },
    ...{ requested_at: AT, started_at: AT, finished_at: status === 'live' ? AT : null },
  }) as Release;

const liveAt = (contentVersion: number) =>
  vi.mocked(fetchLiveBuild).mockResolvedValue({ contentVersion, builtAt: AT });

const waits = (...entities: string[]) =>
  vi.mocked(fetchChangesAfter).mockResolvedValue(
    entities.map((entity) => ({
      ...{ version: 2, at: AT, actor: null, entity, entity_id: null, title: entity },
      ...{ action: 'updated', is_return: false },
    })) as ContentChange[],
  );

/** A release is asked for each second. */
const SOON = { timeout: 5_000 };

async function saveGreeting(): Promise<void> {
  await field('WhatsApp greeting').fill('Good day');
  await save().click();
  await isSaved();
}

test('settings: what is saved is published beside Save, and called live once visitors have it', async () => {
  liveAt(1);
  waits('settings');
  vi.mocked(fetchReleases).mockResolvedValue([]);
  vi.mocked(requestRelease).mockImplementation(async () => {
    vi.mocked(fetchReleases).mockResolvedValue([releaseAt('building')]);
    return releaseAt('queued');
  });
  await opened();
  await saveGreeting();
  const status = page.getByRole('status');
  await status.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(status.getByText('Publishing…')).toBeVisible();
  expect(requestRelease).toHaveBeenCalledTimes(1);
  vi.mocked(fetchReleases).mockResolvedValue([releaseAt('failed', 'No room left.')]);
  await expect.element(status.getByText('No room left.'), SOON).toBeVisible();
  await status.getByRole('button', { name: 'Try again' }).click();
  expect(requestRelease).toHaveBeenCalledTimes(2);
  await expect.element(status.getByText('Publishing…')).toBeVisible();
  await expect.element(page.getByText(/Live: visitors/)).not.toBeInTheDocument();
  vi.mocked(fetchReleases).mockResolvedValue([releaseAt('live')]);
  waits();
  liveAt(2);
  await expect.element(status.getByText('Live: visitors have it.'), SOON).toBeVisible();
  await field('WhatsApp greeting').fill('Good evening');
  await save().click();
  await isSaved();
});

test('settings: what else was approved and waits is looked at before it goes along', async () => {
  liveAt(1);
  waits('settings', 'post');
  vi.mocked(fetchReleases).mockResolvedValue([]);
  await opened();
  await saveGreeting();
  await expect.element(page.getByRole('button', { name: 'Review and publish' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Publish', exact: true }))
    .not.toBeInTheDocument();
});

test('settings: a fault in a folded part unfolds it', async () => {
  await opened();
  const button = page.getByRole('group', { name: 'Contact form' }).getByLabelText('Button that');
  const author = field('Who wrote it');
  await expect.element(button).not.toBeInTheDocument();
  await page.getByText('Contact form', { exact: true }).click();
  await expect.element(button).toHaveValue(contactFormMessages.send);
  await button.fill('TELL US MORE');
  await page.getByText('Articles', { exact: true }).click();
  await author.fill('By somebody');
  await page.getByText('Articles', { exact: true }).click();
  await save().click();
  await expect.element(author).toHaveFocus();
  await sees(/^Keep \{author\}/);
  await author.fill('');
  await expect.element(page.getByText(/^Keep \{author\}/)).not.toBeInTheDocument();
  await save().click();
  await isSaved();
  expect(saved.settings.words).toMatchObject({ formSend: 'TELL US MORE' });
});

test('settings: the languages that are spoken are chosen by their names', async () => {
  await opened();
  const languages = page.getByRole('combobox', { name: 'Languages spoken' });
  await languages.fill('Klingonish');
  await userEvent.keyboard('{Enter}');
  await sees(/“Klingonish” is no language/);
  await languages.fill('pol');
  await page.getByRole('option', { name: 'Polish', exact: true }).click();
  await languages.fill('Turkish');
  await userEvent.keyboard('{Enter}');
  const chosen = page.getByRole('grid', { name: 'Languages spoken so far' });
  await expect.element(chosen.getByRole('row', { name: 'Turkish' })).toBeVisible();
  await chosen.getByRole('row', { name: 'Turkish' }).getByRole('button').click();
  await expect.element(chosen.getByRole('row', { name: 'Turkish' })).not.toBeInTheDocument();
  await expectAccessible();
  await save().click();
  await isSaved();
  expect(saved.settings.languages).toEqual(['en', 'pl']);
});

test('settings: they are none of an editor’s business', async () => {
  signedInAs('editor');
  await show(<SettingsScreen />);
  await sees(/^Only administrators change what the website says/);
  expect(fetchSettings).not.toHaveBeenCalled();
});

test('settings: texts with the old number are shown where they stand, and changed where one ticks', async () => {
  const text = (kind: string, id: string, more: Partial<OldText> = {}): OldText => ({
    ...{ kind, id, version: 3, isLive: false, about: { title: id }, path: ['body'] },
    ...{ fact: { how: 'phone', old: site.phone.display, next: '+44 20 7946 0999' } },
    passage: ['Ring ', '020 7946 0123', '.'],
    ...more,
  });
  const all = [
    ...[
      text('post', 'Stairs'),
      text('post', 'Stairs', { path: ['title'] }),
      text('gallery', 'Oak'),
    ],
    ...[
      text('page', 'Imprint', { about: { title: 'Imprint', key: 'own-12345678', kind: 'legal' } }),
    ],
    ...[text('post', 'Old news', { isLive: true }), text('post', 'Oak', { isLive: true })],
    text('post', 'Oak'),
  ];
  vi.mocked(findOldTexts).mockResolvedValue(all);
  vi.mocked(changeOldTexts).mockImplementation(async ({ kind, version }) => {
    if (kind === 'gallery') throw new DataError('conflict');
    return version + 1;
  });
  await opened();
  await field('Town').fill('Leeds');
  await save().click();
  await isSaved();
  expect(findOldTexts).not.toHaveBeenCalled();
  await field('Telephone').fill('+44 20 7946 0999');
  await save().click();
  const panel = page.getByRole('region', { name: 'Texts that still say what was' });
  await expect.element(panel.getByRole('checkbox')).toHaveLength(6);
  await expect.element(panel.getByText('on the website until the draft')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Page “Imprint”' }))
    .toHaveAttribute('href', '/admin/pages/own-12345678');
  await expectAccessible();
  await panel.getByRole('checkbox', { name: /Imprint/ }).click();
  await panel.getByRole('button', { name: 'Change the ticked ones (5)' }).click();
  await sees('4 texts are changed. They wait to be published.');
  await sees(/Not changed: Gallery “Oak”\./);
  const calls = vi
    .mocked(changeOldTexts)
    .mock.calls.map(([{ kind, id, version, path }]) => [kind, id, version, ...path].join(' '));
  expect(calls).toEqual([
    'settings true 3 whatsapp',
    'post Stairs 3 body',
    'post Stairs 4 title',
    'gallery Oak 3 body',
    'post Oak 3 body',
  ]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('settings: what changes again while old texts are shown is looked for as it was before each save', async () => {
  vi.mocked(findOldTexts).mockImplementation(async (fact) => [
    {
      ...{ fact, kind: 'post', id: fact.old, version: 1, isLive: false, path: ['body'] },
      ...{ about: { title: 'Stairs' }, passage: ['Ring ', fact.old, ''] },
    },
  ]);
  await opened();
  const panel = page.getByRole('region', { name: 'Texts that still say what was' });
  const [first, second, third] = [site.phone.display, '+44 20 7946 0998', '+44 20 7946 0999'];
  await field('Telephone').fill(second);
  await save().click();
  await expect.element(panel.getByText(`Ring ${first} → ${second}`)).toBeVisible();
  await field('Telephone').fill(third);
  await save().click();
  await expect.element(panel.getByText(`Ring ${first} → ${third}`)).toBeVisible();
  await expect.element(panel.getByText(`Ring ${second} → ${third}`)).toBeVisible();
});

test('settings: a name that may be a word is ticked by nobody but a person, and hours are to be told elsewhere', async () => {
  vi.mocked(findOldTexts).mockImplementation(async (fact) => [
    {
      ...{ fact, kind: 'menu', id: 'true', version: 1, isLive: false, about: {} },
      ...{ path: ['items', '0', 'label'], passage: ['', fact.old, ''] },
    },
  ]);
  await opened();
  await field('Name of the business').fill('Oak');
  await save().click();
  await isSaved();
  const panel = page.getByRole('region', { name: 'Texts that still say what was' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await field('Name of the business').fill('Ash');
  await field('Monday: closes').fill('12:00');
  await save().click();
  await expect.element(panel.getByRole('checkbox', { name: /Oak/ })).not.toBeChecked();
  await expect.element(panel.getByText(/Google Business Profile/)).toBeVisible();
  await expect.element(panel.getByText(/Mon 09:00–12:00/)).toBeVisible();
});
