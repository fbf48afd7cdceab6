import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { liveBuild, releaseList } from '#admin/queries/releases.ts';
import { staff } from '#languages/staff.ts';
import { staffHtml } from '../../../tests/support/staff-html.tsx';
import { PublishScreen } from './PublishScreen.tsx';

test('release: that nothing has been published is said when it has been asked for', () => {
  const queries = new QueryClient();
  const isSaid = () =>
    staffHtml(<PublishScreen />, queries).includes(staff.releases.nothingHasBeenPublished);
  expect(isSaid()).toBe(false);
  queries.setQueryData(releaseList.queryKey, []);
  expect(isSaid(), 'the site may have been built without a release').toBe(false);
  queries.setQueryData(liveBuild.queryKey, null);
  expect(isSaid()).toBe(true);
});
