import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { solveProof } from '#domain/enquiries/proof.ts';

/** A challenge is good for an hour; the visitor's clock is not asked. */
const GOOD_FOR_MS = 50 * 60_000;

/** A slow phone in a flood. What is not found by then is sent without. */
const MOST_MS = 45_000;

/** Calculates what an enquiry is sent with: while its visitor types, so that nobody waits for it. */
export class Prover {
  readonly #backend: BackendAddress;
  #begun: { proof: Promise<string | null>; at: number } | null = null;

  constructor(backend: BackendAddress) {
    this.#backend = backend;
  }

  begin(): void {
    if (this.#begun && Date.now() - this.#begun.at < GOOD_FOR_MS) return;
    this.#begun = { proof: this.#calculate().catch(() => null), at: Date.now() };
  }

  /** Never throws; null where there is no proof. Each can be sent once: the next call begins another. */
  take(): Promise<string | null> {
    this.begin();
    const begun = this.#begun;
    this.#begun = null;
    return begun?.proof ?? Promise.resolve(null);
  }

  async #calculate(): Promise<string | null> {
    const signal = AbortSignal.timeout(MOST_MS);
    const { url, key } = this.#backend;
    const response = await fetch(`${url}/rest/v1/rpc/proof_challenge`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      signal,
      body: '{}',
    });
    const challenge: unknown = response.ok ? await response.json() : null;
    return typeof challenge === 'string' ? solveProof(challenge, signal) : null;
  }
}
