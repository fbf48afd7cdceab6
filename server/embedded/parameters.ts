import type { PGlite } from '@supabase/lite/pglite';

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
