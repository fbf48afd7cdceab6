import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { solveProof } from '#domain/enquiries/proof.ts';

/** A challenge is good for an hour; the visitor's clock is not asked. */
const GOOD_FOR_MS = 50 * 60_000;

const CHALLENGE_TIMEOUT_MS = 10_000;

/** After *Send*, on a slow phone in a flood. What is not found by then is sent without. */
const MOST_MS = 45_000;

interface Begun {
  proof: Promise<string | null>;
  at: number;
}

/** Calculates what an enquiry is sent with: while its visitor types, so that nobody waits for it. */
export class Prover {
  readonly #backend: BackendAddress;
  #stop = new AbortController();
  #begun: Begun | null = null;

  constructor(backend: BackendAddress) {
    this.#backend = backend;
  }

  begin(): void {
    this.#begun = this.#fresh();
  }

  /** Never throws; null where there is no proof. Each can be sent once: the next call begins another. */
  async take(): Promise<string | null> {
    const begun = this.#fresh();
    this.#begun = null;
    const end = setTimeout(() => this.#stop.abort(), MOST_MS);
    try {
      // There may have been no connection when it was begun.
      return (await begun.proof) ?? (await this.#calculate());
    } finally {
      clearTimeout(end);
      this.#stop = new AbortController();
    }
  }

  /** What was begun, if it is still good when it is sent. */
  #fresh(): Begun {
    const begun = this.#begun;
    if (begun && Date.now() - begun.at < GOOD_FOR_MS) return begun;
    return { proof: this.#calculate(), at: Date.now() };
  }

  async #calculate(): Promise<string | null> {
    const { signal } = this.#stop;
    try {
      const { url, key } = this.#backend;
      const response = await fetch(`${url}/rest/v1/rpc/proof_challenge`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(CHALLENGE_TIMEOUT_MS),
        body: '{}',
      });
      const challenge: unknown = response.ok ? await response.json() : null;
      return typeof challenge === 'string' ? await solveProof(challenge, signal) : null;
    } catch {
      return null;
    }
  }
}
