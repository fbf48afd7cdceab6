import { expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { requestRelease } from '#data/releases/releases.ts';
import { staff } from '#languages/staff.ts';
import { releaseNoted } from './release-noted.ts';

vi.mock('#data/releases/releases.ts', () => ({ requestRelease: vi.fn() }));

const FAILURES = ['denied', 'unavailable', 'offline'] as const;
test.each(FAILURES)('release: one that is %s does not say that all stayed', async (code) => {
  vi.mocked(requestRelease).mockRejectedValue(new DataError(code));
  await expect(releaseNoted()).rejects.toMatchObject({
    code,
    message: staff.testimonials.notedNotReleased,
  });
});
