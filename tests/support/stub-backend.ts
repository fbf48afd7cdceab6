import { afterAll, beforeAll, vi } from 'vitest';

/** Puts this in the place of the backend, for all tests of a file. @returns what was asked of it. */
export function stubBackend(answer: (request: Request) => Response | Promise<Response>): Request[] {
  const asked: Request[] = [];
  // Not while the file is read: where all its tests are left out, nothing is called after them.
  beforeAll(() => {
    vi.stubGlobal('location', new URL('http://localhost:4321/admin'));
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      const request = new Request(input, init);
      asked.push(request.clone());
      return await answer(request);
    });
  });
  afterAll(() => vi.unstubAllGlobals());
  return asked;
}
