import { AuthFailure } from '#local/backend/http.ts';

/** Between two mails to the same address lies a minute, as hosted Supabase's default. */
const INTERVAL = 60_000;

/** As many addresses are remembered. */
const MAX_KEYS = 10_000;

/**
 * Limits how often mail is asked for. It counts addresses, whether they belong to an account or not:
 * the refusal of hosted Supabase tells that an account exists, this one does not.
 */
export class MailLimit {
  readonly #lastAsked = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws AuthFailure (over_email_send_rate_limit) when the last mail is too recent. */
  ask(address: string): void {
    const now = this.#now();
    const wait = (this.#lastAsked.get(address) ?? Number.NEGATIVE_INFINITY) + INTERVAL - now;
    if (wait > 0) {
      throw new AuthFailure(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${Math.ceil(wait / 1000)} seconds.`,
      );
    }
    this.#lastAsked.delete(address);
    this.#lastAsked.set(address, now);
    if (this.#lastAsked.size > MAX_KEYS) {
      const [oldest] = this.#lastAsked.keys();
      if (oldest !== undefined) this.#lastAsked.delete(oldest);
    }
  }
}
