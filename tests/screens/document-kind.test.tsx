import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#admin/ui/query-client.ts';
import { fetchContentVersion } from '#data/releases/releases.ts';
import { nothingWaits } from '../support/nothing-waits.ts';
import { NoteScreen } from './note-kind.tsx';
import { holdNote } from './note-server.ts';
import { expectAccessible, press, sees, show } from './staff.tsx';

vi.mock('#data/releases/releases.ts', { spy: true });

/** What a site that is live, with nothing that waits, answers. */
beforeEach(() => {
  nothingWaits(queryClient, null);
  vi.mocked(fetchContentVersion).mockResolvedValue(0);
});

const bar = () => page.getByRole('region', { name: 'Where this note stands' });
const note = () => page.getByLabelText('Note', { exact: true });
const dialog = () => page.getByRole('dialog');
const chip = (words: string | RegExp) => bar().getByText(words).first();
const isSaved = () =>
  expect
    .element(
      bar()
        .getByText(/^Saved/)
        .first(),
    )
    .toBeVisible();

async function choose(name: string) {
  await press('More');
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('document kind: a note of fifty lines goes through every part of a document’s life', async () => {
  const server = holdNote('Three steps.');
  await show(<NoteScreen server={server} />);
  await expect.element(chip('Draft')).toBeVisible();

  await note().fill('');
  await press('Publish');
  await sees('Write the note first.');
  await press('Fix');
  await expect.element(note()).toHaveFocus();
  await note().fill('Four steps.');
  await isSaved();
  await press('Publish');
  await expect.element(chip('Live')).toBeVisible();
  expect(server.$held.get().published?.text).toBe('Four steps.');

  await note().fill('Five steps.');
  await expect
    .element(
      bar()
        .getByText(/changes waiting/i)
        .first(),
    )
    .toBeVisible();
  await isSaved();
  await choose('Discard the waiting changes');
  await expectAccessible();
  await press('Discard');
  await expect.element(note()).toHaveValue('Four steps.');
  await press('Undo');
  await expect.element(note()).toHaveValue('Five steps.');

  await choose('Revisions');
  await dialog()
    .getByRole('button', { name: /^Compare/ })
    .last()
    .click();
  await expect.element(dialog().getByText('Three', { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog()
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await expect.element(note()).toHaveValue('Three steps.');

  await choose('Take off the site');
  await press('Take it off the site');
  await expect.element(chip('Draft')).toBeVisible();
  await choose('Schedule');
  await dialog()
    .getByRole('button', { name: /^Schedule/ })
    .click();
  await expect
    .element(
      bar()
        .getByText(/^Scheduled/)
        .first(),
    )
    .toBeVisible();
  await choose('Take off the schedule');
  await press('Take it off the schedule');
  await expect.element(chip('Draft')).toBeVisible();
});

test('document kind: a note that a colleague saved meanwhile is merged, or asked about', async () => {
  const server = holdNote('Oak.\n\nAsh.');
  await show(<NoteScreen server={server} />);
  /** Both write: this device is away while the colleague saves. */
  const both = async (mine: string, theirs: string) => {
    server.isAway = true;
    await note().fill(mine);
    await sees('Offline, kept on this device.', { exact: true });
    server.isAway = false;
    server.meanwhile(theirs);
  };
  await both('Pine.\n\nAsh.', 'Oak.\n\nElm.');
  await expect.poll(() => server.$held.get().note.text).toBe('Pine.\n\nElm.');
  await expect.element(note()).toHaveValue('Pine.\n\nElm.');
  await both('Beech.\n\nElm.', 'Larch.\n\nElm.');
  await press('Compare and choose');
  await expectAccessible();
  await dialog().getByLabelText('The other version').last().click();
  await press('Save as chosen');
  await expect.poll(() => server.$held.get().note.text).toBe('Larch.\n\nElm.');
});

test('document kind: a note is asked about when it is left unsaved, and goes to the bin and back', async () => {
  const server = holdNote('Three steps.');
  await show(<NoteScreen server={server} />);
  server.isAway = true;
  await note().fill('Four steps.');
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await press('Stay here');
  server.isAway = false;
  await note().fill('Five steps.');
  await isSaved();
  await server.kind.bin('note', true);
  await sees(/in the bin/);
  await press('Restore');
  await choose('Move to the bin…');
  await press('Move to the bin');
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible();
  expect(server.$held.get().note.deleted_at).not.toBeNull();
});
