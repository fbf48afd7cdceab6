import { expect, test, vi } from 'vitest';
import { DataError } from '#data/errors.ts';
import { requestRelease } from '#data/releases/releases.ts';
import { staff } from '#languages/staff.ts';
import { releaseNoted } from './release-noted.ts';

vi.mock('#data/releases/releases.ts', () => ({ requestRelease: vi.fn() }));

test.each(['denied', 'unavailable', 'offline'] as const)(
  'a release that is %s does not say that nothing was changed',
  async (code) => {
    vi.mocked(requestRelease).mockRejectedValue(new DataError(code));
    await expect(releaseNoted()).rejects.toMatchObject({
      code,
      message: staff.testimonials.notedNotReleased,
    });
  },
);
