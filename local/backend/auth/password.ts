import { requireApiKey } from '#local/backend/api-key.ts';
import type { BackendContext } from '#local/backend/context.ts';
import { tooManyRequests } from '#local/backend/http.ts';
import { AttemptThrottle, TokenBucket } from '#local/backend/throttle.ts';
import { completeSession } from './library-answers.ts';

/** This many wrong passwords may come at once, whatever the accounts; one more every three seconds. */
const ALL_ACCOUNTS = { capacity: 100, interval: 3000 };

/**
 * Sign-in with a password. Wrong ones are slowed down for each address and for all together. An
 * address without an account gets the same answers after the same work as one with.
 */
export class PasswordSignIn {
  readonly #parts: BackendContext;
  readonly #perAddress: AttemptThrottle;
  readonly #overall: TokenBucket;

  constructor(parts: BackendContext) {
    this.#parts = parts;
    this.#perAddress = new AttemptThrottle(parts.now);
    this.#overall = new TokenBucket(parts.now, ALL_ACCOUNTS.capacity, ALL_ACCOUNTS.interval);
  }

  /** @throws AuthFailure (over_request_rate_limit) after too many wrong passwords. */
  async signIn(request: Request, body: Record<string, unknown>): Promise<Response> {
    requireApiKey(request, this.#parts);
    const { email, password } = body;
    const address = typeof email === 'string' ? email.toLowerCase() : '';
    const wait = this.#perAddress.consume(address) || this.#overall.take();
    if (wait > 0) throw tooManyRequests(wait);
    const { response } = await this.#parts.lite.handle(request);
    if (response.ok) {
      this.#perAddress.reset(address);
      this.#overall.refund();
    } else {
      await this.#workAsIfThereWereAnAccount(address, String(password ?? ''));
    }
    return await completeSession(this.#parts, request, response, 'password');
  }

  /** The library hashes only when there is an account, so the time would tell. */
  async #workAsIfThereWereAnAccount(address: string, password: string): Promise<void> {
    await this.#parts.database.sql(
      `select extensions.crypt($2, extensions.gen_salt('bf', 10))
      where not exists (select from auth.users where email = $1 and encrypted_password is not null)`,
      [address, password.slice(0, 72)],
    );
  }
}
