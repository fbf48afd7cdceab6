import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { useAutosave } from '#admin/saving/use-autosave.ts';
import { DataError } from '#data/errors.ts';
import { expectAccessible, failure, sees, show } from './staff.tsx';

/** What the server holds. */
let stored: { text: string; version: number };
/** A note of its own for each test, as the device keeps it. */
let thing = 0;
const save = vi.fn<(text: string, version: number) => Promise<number>>();

function Note() {
  const [saved] = useState(stored);
  const text = useAutosave({
    ...{ saved, thing: `enquiry:${thing}:note`, check: () => '' },
    ...{ save, load: async () => stored },
  });
  return <AutosaveField label="Note" what="note" text={text} />;
}

beforeEach(() => {
  stored = { text: '', version: 1 };
  thing += 1;
  save.mockImplementation(async (text, version) => {
    if (version !== stored.version) throw new DataError('conflict');
    stored = { text, version: version + 1 };
    return stored.version;
  });
});

const note = () => page.getByLabelText('Note');
const isStored = (text: string) =>
  vi.waitFor(() => expect(stored.text).toBe(text), { timeout: 10_000 });
const leave = () => page.getByRole('link', { name: 'elsewhere' }).click();

test('note: it says when it is saved, by itself and by Ctrl S', async () => {
  await show(<Note />);
  await note().fill('Rang, no answer.');
  await expect.element(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  expect(stored.text).toBe('Rang, no answer.');
  await note().fill('Rang again.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await isStored('Rang again.');
});

test('note: one that can’t be saved is kept, says so and is saved later', async () => {
  save.mockRejectedValue(failure('offline'));
  await show(<Note />);
  await note().fill('Measure the stairs.');
  await expect
    .element(page.getByText(/^Not saved\. The server can’t be reached/).first())
    .toBeVisible();
  await expectAccessible();
  await leave();
  await expect.element(page.getByRole('alert').getByText('Update Failed')).toBeVisible();
  await cleanup();
  save.mockImplementation(async (text) => {
    stored = { text, version: 2 };
    return 2;
  });
  await show(<Note />);
  await expect.element(note()).toHaveValue('Measure the stairs.');
  await isStored('Measure the stairs.');
});

test('note: a device without room is not said to keep what a colleague was faster with', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await show(<Note />);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  save.mockImplementation(async () => {
    await held;
    throw new DataError('conflict');
  });
  await note().fill('Mine');
  await expect
    .element(page.getByRole('alert').filter({ hasText: /^This browser|room/ }))
    .toBeInTheDocument();
  await leave();
  stored = { text: 'Theirs', version: 2 };
  letGo();
  const alert = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect
    .element(alert.getByText(/^The same text was changed elsewhere\. Yours is kept;/))
    .toBeVisible();
  await expect.element(alert.getByText('this device')).not.toBeInTheDocument();
});

test('note: whoever comes back before its save is answered is in nobody’s way', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  save.mockImplementationOnce(async (text, version) => {
    stored = { text, version: version + 1 };
    await held;
    return version + 1;
  });
  await show(<Note />);
  await note().fill('Measure on Mon');
  await leave();
  await isStored('Measure on Mon');
  await cleanup();
  await show(<Note />);
  await expect.element(note()).toHaveValue('Measure on Mon');
  await note().fill('Measure on Monday');
  await isStored('Measure on Monday');
  letGo();
  await sees('Saved', { exact: true });
  await expect.element(page.getByText('was changed elsewhere')).not.toBeInTheDocument();
});

test('note: a colleague’s paragraph comes in above it, and the cursor stays', async () => {
  stored = { text: 'Rang her.\n\nMeasured.', version: 1 };
  await show(<Note />);
  const area = note().element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(9, 9);
  stored = { text: 'Anna is on it.\n\nRang her.\n\nMeasured.', version: 2 };
  await userEvent.keyboard(' Twice');
  await isStored('Anna is on it.\n\nRang her. Twice\n\nMeasured.');
  await userEvent.keyboard(', no answer.');
  await isStored('Anna is on it.\n\nRang her. Twice, no answer.\n\nMeasured.');
});
