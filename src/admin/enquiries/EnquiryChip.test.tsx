import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { staff } from '#languages/staff.ts';
import { EnquiryChip } from './EnquiryChip.tsx';

test.each([
  ['has left', false, staff.screens.answered],
  ['has not left', true, staff.enquiries.answerNotSent],
  ['may have left', undefined, ''],
])('enquiry: an answer that %s', (_, isUnsent, words) => {
  const html = renderToStaticMarkup(<EnquiryChip state="answered" isUnsent={isUnsent} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words);
});

test('enquiry: whether mails leave says nothing of what nobody has answered', () => {
  const html = renderToStaticMarkup(<EnquiryChip state="new" isUnsent={undefined} />);
  expect(html).toContain(staff.screens.stateNew);
});
