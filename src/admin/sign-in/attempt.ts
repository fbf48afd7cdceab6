import { toFailure } from '#admin/ui/failure.ts';
import type { DataError } from '#data/errors.ts';

/** How a request to the auth server went. */
export type Outcome<Answer> =
  | { failure: null; answer: Answer }
  | { failure: DataError; answer?: undefined };

/** Runs a request of a form and hands back what went wrong. */
export async function attempt<Answer>(request: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { failure: null, answer: await request() };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}
