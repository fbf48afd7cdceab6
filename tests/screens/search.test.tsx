import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchDialog } from '#admin/search/SearchDialog.tsx';
import { $isSearchOpen, openSearch } from '#admin/ui/search-key.ts';
import { show } from './staff.tsx';

test('search: what is typed stays when the dialog gives the focus once more; what was asked before is replaced', async () => {
  openSearch();
  await show(<SearchDialog />);
  const field = page.getByRole('combobox');
  await userEvent.keyboard('ba');
  const input = field.element() as HTMLInputElement;
  input.blur();
  input.focus();
  await userEvent.keyboard('ckup');
  await expect.element(field).toHaveValue('backup');
  $isSearchOpen.set(false);
  await expect.element(field).not.toBeInTheDocument();
  openSearch();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('oak');
  await expect.element(field).toHaveValue('oak');
  $isSearchOpen.set(false);
});
