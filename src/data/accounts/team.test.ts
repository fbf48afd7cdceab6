import { expect, test, vi } from 'vitest';
import { stubBackend } from '../../../tests/support/stub-backend.ts';
import { removeMemberFactor, setMemberActive, setMemberRole } from './team.ts';

const answer = vi.fn(async () => Response.json({ message: 'boom' }, { status: 503 }));
stubBackend(answer);

test.each([
  ['a role', () => setMemberRole('anna', 'editor')],
  ['an account', () => setMemberActive('anna', false)],
  ['a factor', () => removeMemberFactor('anna', 'phone')],
])('team: when changing %s fails, nothing is said about typing', async (_, change) => {
  await expect(change()).rejects.toThrow(
    'The server could not do this just now. Nothing was changed; try again in a moment.',
  );
  // The request may have arrived, and only its answer got lost.
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(change()).rejects.toThrow('Whether this went through is not known');
  // A gateway did not wait for it, or the backend ended meanwhile.
  for (const gave of [
    new Response('<html>Bad Gateway</html>', { status: 502 }),
    new Response('', { status: 504 }),
    Response.json({ message: 'It is started again.', code: 'backend_ended' }, { status: 503 }),
  ]) {
    answer.mockResolvedValueOnce(gave);
    await expect(change()).rejects.toMatchObject({
      ...{ code: 'unavailable', isUnknown: true },
      message: expect.stringContaining('Whether this went through is not known'),
    });
  }
});
