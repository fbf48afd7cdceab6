import { expect, test } from 'vitest';
import { presenceAt } from '#admin/queries/presence.ts';
import { staff } from '#languages/staff.ts';
import { failLook, knownQueries, staffHtml } from '../../../tests/support/staff-html.tsx';
import { Presence } from './Presence.tsx';

test('presence: a colleague is here as long as the server says so', async () => {
  const queries = knownQueries();
  const shown = () => staffHtml(<Presence thing="post:a" />, queries);
  queries.setQueryData(presenceAt('post:a').queryKey, [{ id: 'joe', name: 'Joe' }] as never);
  expect(shown()).toContain(staff.documents.isHereToo('Joe'));
  await failLook(queries, presenceAt('post:a'));
  expect(shown()).not.toContain('Joe');
});
