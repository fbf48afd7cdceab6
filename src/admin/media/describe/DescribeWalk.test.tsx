import { expect, test } from 'vitest';
import { staff } from '#languages/staff.ts';
import { staffHtml } from '../../../../tests/support/staff-html.tsx';
import { DescribeWalk } from './DescribeWalk.tsx';

const { nothingToDescribe, thePictures } = staff.media;
const fetchingThePictures = staff.screens.fetching(thePictures);

test.each([
  ['ends behind the last picture', false, null, [nothingToDescribe]],
  ['waits for those that are still to be fetched', true, null, [fetchingThePictures]],
  ['says that those can’t be had', true, new Error('No connection.'), ['No connection.']],
] as const)('pictures: the walk through all that are described %s', (_, hasMore, error, says) => {
  const query = {
    ...{ error, isFetching: false, isLoadingError: false, isStale: false },
    refetch: () => Promise.reject(),
  };
  const back = { to: '/', label: 'Media', words: 'Back' };
  const html = staffHtml(<DescribeWalk {...{ query, hasMore, back }} media={[]} />);
  const all = [nothingToDescribe, fetchingThePictures, 'No connection.'];
  expect(all.filter((words) => html.includes(words))).toEqual(says);
});
