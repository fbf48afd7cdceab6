import type { AuthConfig } from '#server/embedded/config.ts';
import { AuthFailure } from '#server/embedded/supabase-errors.ts';
import { AttemptThrottle } from './throttle.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Limits mails as the hosted project does (supabase/config.toml): one address once in `max_frequency`,
 * all together `email_sent` an hour.
 *
 * Unlike hosted Supabase it counts unknown addresses too, so that a refusal does not tell that an
 * account exists. Only mails that were sent count towards the hour.
 */
export class MailLimit {
  readonly #perAddress: AttemptThrottle;
  readonly #perHour: AttemptThrottle;

  constructor(now: () => number, { rate_limit: limit, email }: AuthConfig) {
    this.#perAddress = new AttemptThrottle(now, email.max_frequency * 1000, 1);
    this.#perHour = new AttemptThrottle(now, HOUR / limit.email_sent, limit.email_sent);
  }

  /**
   * Call before the account is looked up.
   *
   * @param purpose each has its own wait, as on hosted Supabase.
   * @throws AuthFailure (over_email_send_rate_limit) when the last mail is too recent.
   */
  ask(purpose: string, address: string): void {
    const wait = this.#perAddress.consume(`${purpose} ${address}`);
    if (wait > 0) {
      throw tooOften(
        `For security purposes, you can only request this after ${Math.ceil(wait / 1000)} seconds.`,
      );
    }
    if (this.#perHour.peek('') > 0) throw tooOften('email rate limit exceeded');
  }

  /** Counts a mail that was sent. */
  count(): void {
    this.#perHour.consume('');
  }
}

function tooOften(message: string): AuthFailure {
  return new AuthFailure(429, 'over_email_send_rate_limit', message);
}
