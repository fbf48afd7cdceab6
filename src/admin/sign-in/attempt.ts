import { toFailure } from '#admin/ui/failure.ts';
import type { DataError } from '#data/errors.ts';

/** How a request to the auth server went. */
export type Outcome = { failure: null } | { failure: DataError };

/** Runs a request of a form and hands back what went wrong. */
export async function attempt(request: () => Promise<unknown>): Promise<Outcome> {
  try {
    await request();
    return { failure: null };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}
