/**
 * `npm run prove -- flood [enquiries] [minutes]`: so many enquiries come within so many minutes from 500
 * senders, by default 10,000 in ten, and 50 customers among them. A third of the senders calculates what
 * a browser would, a third sends what it made up, a third sends nothing; half of all send one text.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend } from '#local/backend/open.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { CUSTOMERS, Flood } from './flood/flood.ts';

/** What a customer may wait for after a press of *Send*. */
const MOST_MS = 60_000;

await runCommand(async () => {
  const [enquiries = 10_000, minutes = 10] = process.argv.slice(2).map(Number);
  const folder = mkdtempSync(join(tmpdir(), 'prove-flood-'));
  const backend = await openBackend({ folder });
  await backend.sql(`update public.notice_settings set recipients = '{owner@example.com}'`);
  try {
    const flood = new Flood(backend);
    const [waits] = await Promise.all([
      flood.customers(minutes * 60_000),
      flood.run(enquiries, minutes * 60_000),
    ]);
    const states = await backend.sql<{ status: string; customers: number; all: number }>(
      `select status, count(*) filter (where name like 'Customer %')::integer as customers, count(*)::integer as all
      from public.enquiries group by status order by status`,
    );
    const inbox = states.find(({ status }) => status === 'new');
    const slowest = waits.toSorted((one, other) => one - other);
    console.log(`Answers to the flood: ${JSON.stringify(flood.answers)}`);
    console.log(`Enquiries by state: ${JSON.stringify(states)}`);
    console.log(`Mails in the outbox: ${JSON.stringify(await flood.mails())}`);
    console.log(
      `Customers waited ${slowest[CUSTOMERS / 2]} ms in the middle, ${slowest.at(-1)} ms at most.`,
    );
    console.log(`${inbox?.customers} of ${CUSTOMERS} customers among ${inbox?.all} in the inbox.`);
    if (inbox?.customers !== CUSTOMERS || Number(slowest.at(-1)) > MOST_MS) {
      throw new UserError('A customer did not get through in time.');
    }
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
