import { fetchAgain } from '#build/fetch-again.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';

/** Rows a request. Hosted Supabase never sends more than 1,000. */
const PAGE = 500;
const KEYS = 100;

/** The content can’t be read: one sentence for the person who builds. */
export class ContentSourceError extends Error {
  override name = 'ContentSourceError';
  // Without a stack, which Astro would print.
  override stack = '';
}

/** Reads with the publishable key, through row-level security. */
export interface ContentSource {
  /** The visible rows, by key; with `keys`, those among them. Their kind’s schema checks them. */
  rows<Row>(table: string, key: keyof Row & string, keys?: readonly string[]): Promise<Row[]>;
  call<Answer>(name: string, parameters?: Record<string, unknown>): Promise<Answer>;
}

/** @param pauses between the tries, in milliseconds. */
export function contentSource(
  address: BackendAddress,
  fetching = fetch,
  pauses?: readonly number[],
): ContentSource {
  const request = async (
    path: string,
    init?: RequestInit & { headers: Record<string, string> },
  ): Promise<unknown> => {
    const url = `${address.url}/rest/v1/${path}`;
    const headers = { ...init?.headers, apikey: address.key, accept: 'application/json' };
    const ask = () => fetching(url, { ...init, headers });
    return JSON.parse(await answer(ask, address.url, pauses));
  };
  return {
    rows: (table, key, keys) =>
      keys ? readKeys(table, key, keys, request) : readPages(table, key, request),
    call: async <Answer>(name: string, parameters: Record<string, unknown> = {}) =>
      (await request(`rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      })) as Answer,
  };
}

/**
 * Keyset pagination: a row that appears or goes meanwhile shifts nothing, and the last page is as fast
 * as the first.
 */
async function readPages<Row>(
  table: string,
  key: keyof Row & string,
  request: (path: string) => Promise<unknown>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = new URLSearchParams({ select: '*', order: `${key}.asc`, limit: String(PAGE) });
    const last = rows.at(-1)?.[key];
    if (last !== undefined) query.set(key, `gt.${last}`);
    const page = rowsOf<Row>(table, await request(`${table}?${query}`));
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** In batches: servers limit the length of an address. */
async function readKeys<Row>(
  table: string,
  key: keyof Row & string,
  keys: readonly string[],
  request: (path: string) => Promise<unknown>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < keys.length; from += KEYS) {
    const some = keys.slice(from, from + KEYS);
    const query = new URLSearchParams({ select: '*', order: `${key}.asc` });
    query.set(key, `in.(${some.join(',')})`);
    rows.push(...rowsOf<Row>(table, await request(`${table}?${query}`)));
  }
  return rows;
}

function rowsOf<Row>(table: string, answer: unknown): Row[] {
  if (Array.isArray(answer)) return answer as Row[];
  throw new ContentSourceError(`The backend answered ${table} without rows.`);
}

async function answer(
  ask: () => Promise<Response>,
  address: string,
  pauses?: readonly number[],
): Promise<string> {
  try {
    return (await fetchAgain(ask, pauses)).toString();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentSourceError(
      `The content can't be read from ${address}: ${reason}. Nothing was built; start the backend or correct its address, then build again.`,
    );
  }
}
