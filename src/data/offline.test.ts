import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiryFailures } from '#business/messages/contact-form.ts';
import { signIn } from './accounts/auth.ts';
import { backend } from './client.ts';
import { submitEnquiry } from './enquiries/enquiries.ts';
import { DataError } from './errors.ts';
import { deleteFiles } from './media/uploads.ts';
import { unwrap } from './unwrap.ts';

vi.mock('#environment', async (original) => ({
  ...(await original<typeof import('#environment')>()),
  backendUrl: () => 'https://project.supabase.co',
  browserBackend: () => ({ url: 'https://project.supabase.co', key: 'sb_publishable_test' }),
}));

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost:4321/admin'));
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REQUESTS: [string, () => Promise<unknown>][] = [
  ['sign-in', () => signIn('anna@example.com', 'secret')],
  ['a function', () => unwrap(backend().rpc('failing_notices'))],
  ['a file', () => deleteFiles([{ bucket: 'media', path: 'a.jpg' }])],
];

async function codeOf(request: () => Promise<unknown>): Promise<string> {
  const failure = await request().catch((error: unknown) => error);
  return failure instanceof DataError ? failure.code : String(failure);
}

test.each(REQUESTS)('data: %s without an answer is offline in any browser', async (_, request) => {
  for (const words of [
    ...['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'],
    'Die Internetverbindung ist anscheinend offline.',
  ]) {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError(words)));
    expect(await codeOf(request)).toBe('offline');
  }
  expect(console.error).not.toHaveBeenCalled();
});

test.each(REQUESTS)('data: %s that our own code fails is logged', async (_, request) => {
  const answer = new Response('{}');
  const fault = () => {
    throw new TypeError('Promise.withResolvers is not a function');
  };
  for (const method of ['clone', 'json', 'text', 'blob']) {
    Object.defineProperty(answer, method, { value: fault });
  }
  vi.stubGlobal('fetch', async () => answer);
  expect(await codeOf(request)).toBe('unavailable');
  expect(console.error).toHaveBeenCalled();
});

/** What Supabase answers while a project is paused. */
const paused = async () => new Response('<html>Project paused</html>', { status: 540 });

test.each(REQUESTS)('data: %s of a paused project, or behind a portal', async (_, request) => {
  vi.stubGlobal('fetch', paused);
  expect(await codeOf(request)).toBe('unavailable');
  vi.stubGlobal('fetch', async () => new Response('<html>Accept the terms</html>'));
  const failure = await request().catch((error: unknown) => error);
  expect(failure, 'no words of the server').toMatchObject({ serverMessage: undefined });
});

test.each(REQUESTS)('data: %s that a gateway cut off may have been done', async (_, request) => {
  const cut = new Response('<html>Gateway Time-out</html>', { status: 504 });
  vi.stubGlobal('fetch', async () => cut.clone());
  const failure = await request().catch((error: Error) => error.message);
  expect(failure).not.toContain('could not do this');
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (body: object, status: number) => async () => Response.json(body, { status });
const { unreachable, refused } = enquiryFailures;

test.each([
  ['got no answer', lost, unreachable],
  ['went to a project that is paused', paused, unreachable],
  ['a gateway cut off', answered({ message: 'timeout' }, 504), unreachable],
  ['the end of the backend cut off', answered({ code: 'backend_ended' }, 503), unreachable],
  ['the database refused', answered({ code: '57014' }, 500), refused],
])('enquiry: of one that %s the form claims no more', async (_, answer, sentence) => {
  vi.stubGlobal('fetch', answer);
  const sent = submitEnquiry(
    { url: 'https://project.supabase.co', key: 'sb_publishable_test' },
    { name: 'Anna', contact: 'a@example.com', service: '', message: 'Hello', consent: true },
    {
      ...{ website: '', startedAt: new Date(), ticket: null, proof: null },
      origin: { page: '/', campaign: {} },
    },
  );
  expect(await sent).toEqual({ sent: false, field: null, sentence });
});
