import type { TestDatabase } from './harness.ts';

/** What a visitor has filled in. */
const GOOD = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '',
  service: 'kitchen-carpentry',
  message: 'A kitchen in ash, please.',
  consent: true,
  website: '',
};

/** Sends the form as a visitor at an address. */
export async function send(
  { backend }: TestDatabase,
  fields: Record<string, unknown> = {},
  address = '203.0.113.7',
  headers: Record<string, string> = { 'cf-connecting-ip': address },
) {
  const started_at = new Date(Date.now() - 60_000).toISOString();
  const request = new Request('http://localhost:4321/rest/v1/rpc/submit_enquiry', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...GOOD, started_at, ...fields }),
  });
  const response = await backend.fetch(request);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

/** What a browser would calculate, at once. */
export async function quickProof({ backend }: TestDatabase): Promise<string> {
  const [row] = await backend.sql<{ proof: string }>(
    `select challenge || '.' || private.proof_answer(split_part(challenge, '.', 1), split_part(challenge, '.', 3)::integer) as proof
    from public.proof_challenge() as challenge`,
  );
  return row?.proof ?? '';
}
