import { expect, test } from 'vitest';
import { solveProof } from '#domain/enquiries/proof.ts';
import { openDatabase } from './harness.ts';
import { addMany } from './rows.ts';

const database = openDatabase();

const challenge = () => database.value<string>('select public.proof_challenge()');
const check = (proof: string | null) =>
  database.value<boolean>`select private.check_proof(${proof})`;
/** The proof with another of its parts. */
const changed = (proof: string, part: number, to: string) =>
  proof.split('.').with(part, to).join('.');

test('proof: what a browser calculates is taken, and once', async () => {
  const proof = await solveProof(await challenge());
  expect(await check(proof)).toBe(true);
  expect(await check(proof)).toBe(false);
  expect(await check(await solveProof(await challenge()))).toBe(true);
});

test('proof: nothing else is taken', async () => {
  const proof = String(await solveProof(await challenge()));
  const [id = '', expires = '', tries = '', target = '', , answer = ''] = proof.split('.');
  const wrong = [
    null,
    '',
    'no proof',
    '.....',
    proof.slice(0, proof.lastIndexOf('.')),
    `${proof}.1`,
    changed(proof, 0, crypto.randomUUID()),
    changed(proof, 1, String(Number(expires) + 3_600)),
    changed(proof, 1, '999999999999'),
    changed(proof, 2, '1'),
    changed(proof, 2, '0'),
    changed(
      proof,
      3,
      target.replace(/^./, (first) => (first === '0' ? '1' : '0')),
    ),
    changed(proof, 4, 'a'.repeat(64)),
    changed(proof, 5, String(Number(answer) + 1)),
    changed(proof, 5, '999999'),
    'x'.repeat(100_000),
  ];
  for (const forged of wrong) expect(await check(forged), String(forged)).toBe(false);
  expect([id.length, tries]).toEqual([36, '500']);
  expect(await check(proof), 'which the wrong ones have not spent').toBe(true);
});

test('proof: an hour later it is too old, and forgotten', async () => {
  const signed = (seconds: number, id = crypto.randomUUID()) =>
    database.value<string>`
      select words || '.' || private.sign(words) || '.' || private.proof_answer(${id}, 500)
      from concat_ws('.', ${id}::text,
        extract(epoch from now() + make_interval(secs => ${seconds}))::bigint, 500,
        repeat('a', 64)) as words`;
  expect(await check(await signed(-1))).toBe(false);
  expect(await check(await signed(60))).toBe(true);
  await database.sql(`update private.spent_proofs set expires_at = now() - interval '1 second'`);
  expect(await check(await signed(60))).toBe(true);
  expect(await database.value('select count(*) from private.spent_proofs')).toBe(1);
});

test('proof: it is not spent when what it was for is taken back', async () => {
  const proof = await solveProof(await challenge());
  await database
    .sql(`do $$ begin perform private.check_proof('${proof}'); raise exception 'no'; end $$`)
    .catch(() => {});
  expect(await check(proof)).toBe(true);
});

test('proof: it takes more work while many enquiries come', { tags: ['slow'] }, async () => {
  const tries = async (enquiries: number, minutes: number) => {
    await database.sql('truncate public.enquiries cascade');
    await addMany(database, enquiries, `${minutes} minutes`);
    return (await challenge()).split('.')[2];
  };
  expect(await tries(29, 1)).toBe('500');
  expect(await tries(30, 1)).toBe('1000');
  expect(await tries(1_000, 1)).toBe('8000');
  expect(await tries(1_000, 11)).toBe('500');
});
