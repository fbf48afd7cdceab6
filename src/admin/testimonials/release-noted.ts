import { toFailure } from '#admin/ui/feedback/failure.ts';
import { DataError } from '#data/errors.ts';
import { requestRelease } from '#data/releases/releases.ts';
import { staff } from '#languages/staff.ts';

/** Asks for a release with what has just been noted: should it not begin, that is noted all the same. */
export async function releaseNoted(): Promise<void> {
  await requestRelease().catch((error: unknown) => {
    const { code } = toFailure(error);
    throw new DataError(code, { message: staff.testimonials.notedNotReleased, cause: error });
  });
}
