import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { Counter } from './FieldMessage.tsx';
import { Select } from './Select.tsx';
import { TextAreaField } from './TextAreaField.tsx';

test('field: room is counted down when it gets scarce, and too much is said, not cut off', () => {
  const count = (text: string) =>
    renderToStaticMarkup(<Counter id="c" text={text} limit={10} />).replace(/<[^>]*>/g, '');
  expect(count('1234567')).toBe('');
  expect(count('12345678')).toBe('2 characters left');
  expect(count('123456789')).toBe('1 character left');
  expect(count('🪵'.repeat(10))).toBe('0 characters left');
  expect(count('12345678901')).toBe('1 character too many; 10 characters fit');
});

test('field: a text area is described by its error and by the room that is left; a list to choose from and a box to tick have their names', () => {
  const html = renderToStaticMarkup(
    <TextAreaField label="Note" value="123456789" limit={10} error="No." onChange={() => {}} />,
  );
  const id = html.match(/<textarea[^>]* id="([^"]+)"/)?.[1];
  expect(html).toContain(`<label for="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-error ${id}-counter"`);
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('maxLength');
  const select = renderToStaticMarkup(
    <Select label="Show" value="b" options={{ a: 'All', b: 'Both' }} onChange={() => {}} />,
  );
  expect(select).toContain(`<label for="${select.match(/ id="([^"]+)"/)?.[1]}"`);
  expect(select).toContain('<option value="b" selected="">Both</option>');
  const box = renderToStaticMarkup(
    <Checkbox checked onChange={() => {}}>
      Single keys
    </Checkbox>,
  );
  expect(box).toMatch(/^<label.*<input.*checked=""\/><span[^>]*>Single keys<\/span><\/label>$/);
});
