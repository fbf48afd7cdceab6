import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnquiryPictures } from './EnquiryPictures.tsx';

test('enquiry: what came with an enquiry is counted when it is known', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <EnquiryPictures enquiry={{ id: 'a', name: 'Ann', pictures: 2, has_lost_pictures: false }} />
    </QueryClientProvider>,
  );
  expect(html).not.toContain('MB');
});
