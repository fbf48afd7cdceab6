import { expect, test } from 'vitest';
import { staffHtml } from '../../../tests/support/staff-html.tsx';
import { EnquiryPictures } from './EnquiryPictures.tsx';

test('enquiry: what came with an enquiry is counted when it is known', () => {
  const enquiry = { id: 'a', name: 'Ann', pictures: 2, has_lost_pictures: false };
  expect(staffHtml(<EnquiryPictures enquiry={enquiry} />)).not.toContain('MB');
});
