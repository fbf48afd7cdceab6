import { expect, test } from 'vitest';
import { shownFields } from './shown-fields.ts';

const facts = { phone: '+44 20 7946 0123, extension 4567', email: 'a@example.com', city: 'London' };
const call = {
  ...{ title: 'Ring us', text: 'By day', button: 'Ring us now on {phone}', link: '/#contact' },
};

test('sections: a text is as long as it was written, and not as what it names; says what is wrong with fields that the kind doesn’t take', () => {
  expect(shownFields('call', call, facts)).toMatchObject({
    data: { button: `Ring us now on ${facts.phone}` },
  });
  const { data, reason } = shownFields('call', { ...call, button: 'x'.repeat(500) }, facts);
  expect(data).toBeUndefined();
  expect(reason).toContain('at button');
});
