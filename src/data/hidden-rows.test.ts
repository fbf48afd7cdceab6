import { expect, test } from 'vitest';
import { stubBackend } from '../../tests/support/stub-backend.ts';
import { deleteDocument } from './documents/documents.ts';
import { deleteEnquiry } from './enquiries/enquiry-inbox.ts';
import { deleteTestimonialRequest } from './testimonials/testimonials.ts';

/** As PostgREST answers when row-level security hides the row: without an error, unless the row is asked for. */
stubBackend(({ headers }) => {
  if (!headers.get('prefer')?.includes('return=representation')) {
    return new Response(null, { status: 204 });
  }
  const none = { code: 'PGRST116', details: 'The result contains 0 rows', message: '', hint: null };
  return headers.get('accept')?.includes('pgrst.object')
    ? Response.json(none, { status: 406 })
    : Response.json([]);
});

test.each([
  ['an enquiry that somebody has opened again', () => deleteEnquiry('e')],
  ['a request that the customer has answered', () => deleteTestimonialRequest('w')],
  ['a gallery that was brought back', () => deleteDocument('gallery', 'g')],
  ['a page that was brought back', () => deleteDocument('page', 'p')],
])('data: %s is not deleted, and not said to be', async (_, deletion) => {
  await expect(deletion()).rejects.toMatchObject({ code: 'denied' });
});
