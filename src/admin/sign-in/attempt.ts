import { DataError } from '#data/errors.ts';

/** How a request to the auth server went. */
export type Outcome = { failure: null } | { failure: DataError };

/**
 * Runs a request of a form and hands back what went wrong. What nobody expected goes to the console
 * whole, and to people as a failure without words of the server's.
 */
export async function attempt(request: () => Promise<unknown>): Promise<Outcome> {
  try {
    await request();
    return { failure: null };
  } catch (error) {
    if (error instanceof DataError) return { failure: error };
    console.error(error);
    return { failure: new DataError('unavailable', { cause: error }) };
  }
}
