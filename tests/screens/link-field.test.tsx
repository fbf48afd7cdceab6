import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkField } from '#admin/editor/LinkField.tsx';
import { fetchLinkChoices } from '#admin/queries/links/link-choices.ts';
import { expectAccessible, sees, show } from './staff.tsx';

vi.mock('#admin/queries/links/link-choices.ts', { spy: true });

const typed = vi.fn();
function Form() {
  const [value, setValue] = useState('/#contact');
  return (
    <LinkField
      label="Leads to"
      value={value}
      onChange={(address) => {
        typed(address);
        setValue(address);
      }}
      error={value === 'nothing' ? 'Leads nowhere.' : undefined}
    />
  );
}

test('link: what it leads to is chosen by its name, or typed as an address', async () => {
  vi.mocked(fetchLinkChoices).mockResolvedValue([
    { address: '/#contact', name: 'Home › Contact', note: 'Form' },
    { address: '/services/stairs', name: 'Staircases', note: 'Page' },
    { address: '/stairs-2027', name: 'Stairs of 2027', note: 'Page · not on the website yet' },
  ]);
  await show(<Form />);
  const field = page.getByRole('combobox', { name: 'Leads to' });
  await expect.element(field).toHaveValue('Home › Contact');
  await sees('Form: /#contact');
  await field.fill('stair');
  await expect.element(page.getByRole('option')).toHaveLength(2);
  await expectAccessible();
  expect(typed, 'no beginning of a name is an address').not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Stairs of 2027');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  // The only one of its name needs no arrow.
  await field.fill('cases');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Staircases');
  await field.fill('stairs of');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await sees('Page · not on the website yet: /stairs-2027');
  // Words in any order, of what it is and of its address too.
  for (const words of ['contact home', 'form home', 'services stairs']) {
    await field.fill(words);
    await expect.element(page.getByRole('option')).toHaveLength(1);
  }
  // An address is none of them.
  await field.fill('/services/stairs');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await field.fill('staircases');
  await userEvent.keyboard('{Escape}{Enter}');
  expect(typed).toHaveBeenLastCalledWith('/services/stairs');
  for (const [text, address] of [
    ['+44 (0)20 7946 0000', 'tel:+442079460000'],
    ['www.example.com', 'https://www.example.com'],
    ['/blog', '/blog'],
  ] as const) {
    await field.fill(text);
    await userEvent.tab();
    expect(typed).toHaveBeenLastCalledWith(address);
    await expect.element(field).toHaveValue(address);
  }
  await field.fill('nothing');
  await userEvent.tab();
  await sees('Leads nowhere.');
});
