import { toFailure } from '#admin/ui/feedback/failure.ts';
import type { DataError } from '#data/errors.ts';

/** The outcome of a request to the auth server. */
export type Outcome<Answer> =
  | { failure: null; answer: Answer }
  | { failure: DataError; answer?: undefined };

export async function attempt<Answer>(request: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { failure: null, answer: await request() };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}
