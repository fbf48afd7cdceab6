/** Bytes of one try. So many at once leave the work to the system’s own code, which programs have as well. */
const BLOCK = 65_536;

/** After so many milliseconds the page has a turn. */
const TURN_MS = 40;

/**
 * Finds the number that a challenge of the database's `proof_challenge` asks for, by the rule of its
 * `private.proof_hash`. Browsers hash on another thread, so the page stays at work.
 *
 * @returns the proof; null for a challenge that has none, or when the signal says to stop.
 * @throws where `crypto.subtle` is missing: on a page that did not come by https.
 */
export async function solveProof(challenge: string, signal?: AbortSignal): Promise<string | null> {
  const [id = '', , tries = '', target = ''] = challenge.split('.');
  const beginning = Number.parseInt(target.slice(0, 8), 16);
  const block = new Uint8Array(BLOCK).fill('.'.charCodeAt(0));
  const text = new TextEncoder();
  let turn = performance.now();
  for (let answer = 0; answer < Number(tries) && !signal?.aborted; answer += 1) {
    text.encodeInto(`${id}.${answer}`, block);
    const hash = new DataView(await crypto.subtle.digest('SHA-256', block));
    if (hash.getUint32(0) === beginning) return `${challenge}.${answer}`;
    if (performance.now() - turn > TURN_MS) {
      // What the hashes answer comes before timers and frames.
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
  }
  return null;
}
