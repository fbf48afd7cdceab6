import { setTimeout as pause } from 'node:timers/promises';
import { solveProof } from '#domain/enquiries/proof.ts';
import type { Backend } from '#local/backend/open.ts';
import { UserError } from '#tooling/user-error.ts';

const SENDERS = 500;
export const CUSTOMERS = 50;
/** Come at the same moment, then a pause. */
const BURST = 50;

/** What a flood and the customers in it send. */
export class Flood {
  readonly answers: Record<number, number> = {};
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async run(enquiries: number, milliseconds: number): Promise<void> {
    const begun = Date.now();
    for (let sent = 0; sent < enquiries; sent += BURST) {
      await pause(Math.max(begun + (sent / enquiries) * milliseconds - Date.now(), 0));
      await Promise.all(Array.from({ length: BURST }, (_, nth) => this.#sendOne(sent + nth)));
    }
  }

  /** @returns for how long each waited, in milliseconds. */
  customers(milliseconds: number): Promise<number[]> {
    return Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, nth) => {
        await pause(((nth + 0.5) / CUSTOMERS) * milliseconds);
        const begun = Date.now();
        const status = await this.#send(`198.51.100.${nth}`, {
          name: `Customer ${nth}`,
          email: `customer-${nth}@example.com`,
          message: `We would like shelves of oak in the room ${words(nth)}, please.`,
          // All of it after the press: nobody was given time while typing.
          proof: await this.#calculate(),
        });
        if (status !== 200) throw new UserError(`Customer ${nth} was answered ${status}.`);
        return Date.now() - begun;
      }),
    );
  }

  mails() {
    return this.#backend.sql(`select kind, count(*) from public.notices group by kind`);
  }

  async #sendOne(nth: number): Promise<void> {
    const sender = nth % SENDERS;
    const proofs = [() => this.#calculate(), async () => 'made.up', async () => null];
    const status = await this.#send(`10.0.${sender >> 8}.${sender & 255}`, {
      name: 'Great offer',
      email: `offer-${nth}@example.net`,
      message:
        sender % 2
          ? `Visitors for your site and the first place in every search, offer ${nth}`
          : `Cheap ${words(nth)} for everybody`,
      proof: await proofs[sender % 3]?.(),
    });
    this.answers[status] = (this.answers[status] ?? 0) + 1;
  }

  async #calculate(): Promise<string | null> {
    const response = await this.#call('proof_challenge', {});
    return solveProof((await response.json()) as string);
  }

  async #send(address: string, fields: Record<string, unknown>): Promise<number> {
    const { status } = await this.#call(
      'submit_enquiry',
      {
        ...fields,
        phone: '',
        service: null,
        consent: true,
        website: '',
        started_at: new Date(Date.now() - 60_000).toISOString(),
      },
      address,
    );
    return status;
  }

  #call(name: string, body: unknown, address = ''): Promise<Response> {
    return this.#backend.fetch(
      new Request(`http://localhost:4321/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: this.#backend.publishableKey,
          'content-type': 'application/json',
          'cf-connecting-ip': address,
        },
        body: JSON.stringify(body),
      }),
    );
  }
}

/** A text of its own for each number, in letters. */
function words(nth: number): string {
  return [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]?.repeat(6)).join(' ');
}
