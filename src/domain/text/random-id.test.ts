import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('id: is a UUID of version 4, and another one each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});
