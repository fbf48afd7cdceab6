import type { PGlite } from '@supabase/lite/pglite';

/** PostgreSQL's Sync, which it answers with ReadyForQuery. */
const SYNC = new Uint8Array([0x53, 0, 0, 0, 4]);
/** The last byte of ReadyForQuery: outside of a transaction. */
const IDLE = 'I'.charCodeAt(0);
/** A message may be lost when the one before was cut short, so that one failure says little. */
const TRIES = 3;

/**
 * Ends a transaction that was left open or failed.
 *
 * @returns whether the session can be used again.
 */
export async function endTransaction(pglite: PGlite): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isIdle(pglite)) return true;
    await pglite.exec('rollback').catch(() => undefined);
  }
  return await isIdle(pglite);
}

async function isIdle(pglite: PGlite): Promise<boolean> {
  try {
    const answer = await pglite.execProtocolRaw(SYNC, { syncToFs: false });
    return answer.at(-1) === IDLE;
  } catch {
    return false;
  }
}

type Serializers = PGlite['serializers'];

/**
 * Every parameter reaches PostgreSQL as text, which then takes or refuses it as PostgREST's would be: a
 * number for an array is `malformed array literal`. The library's serializers hand a scalar for an array
 * back as it is, which breaks the connection's protocol, or throw in words of their own.
 */
export function asText(serializers: Serializers): Serializers {
  return new Proxy(serializers, {
    get(known, oid: string) {
      const serialize = known[oid];
      return (value: unknown): string => {
        const text = attempt(serialize, value);
        if (typeof text === 'string') return text;
        return typeof value === 'object' ? JSON.stringify(value) : String(value);
      };
    },
  });
}

function attempt(serialize: Serializers[string] | undefined, value: unknown): unknown {
  try {
    return serialize ? serialize(value) : String(value);
  } catch {
    return undefined;
  }
}
