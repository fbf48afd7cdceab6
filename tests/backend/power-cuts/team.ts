import { type Client, done, rowOf } from '#scripts/test-project/rows.ts';
import type { BackendProcess } from '#server/embedded/process/supervisor.ts';
import type { Random } from '../../support/random.ts';
import { clock } from './records.ts';

/** What somebody was told is saved. `at`: when the answer had come. */
export type Saved = { at: number } & (
  | { kind: 'article'; slug: string; text: string }
  | { kind: 'file'; name: string; text: string }
);

const WRITERS = 4;
const LONGEST = 30_000;

/** People who write without a pause, beside whom the database does its upkeep. */
export class Team {
  readonly saved: Saved[] = [];
  readonly #client: Client;
  readonly #backend: BackendProcess;
  readonly #random: Random;
  #isDone = false;
  #numbers = 0;

  constructor(client: Client, backend: BackendProcess, random: Random) {
    this.#client = client;
    this.#backend = backend;
    this.#random = random;
  }

  /** Ends when `stop` was called, or the machine has lost its power. */
  async work(): Promise<void> {
    const writers = Array.from({ length: WRITERS }, () => () => this.#write());
    const all = [...writers, () => this.#upload(), () => this.#keepUp()];
    await Promise.all(all.map((task) => this.#repeat(task)));
  }

  stop(): void {
    this.#isDone = true;
  }

  async #repeat(task: () => Promise<void>): Promise<void> {
    while (!this.#isDone) await task();
  }

  /** An article that is saved again and again, longer and shorter. */
  async #write(): Promise<void> {
    const slug = `cut-${this.#number()}`;
    let version = 0;
    const saves = 1 + this.#random.below(8);
    for (let save = 0; save < saves && !this.#isDone; save += 1) {
      const text = this.#text(`${slug} ${save}`);
      const posts = this.#client.from('posts');
      const saving =
        save === 0
          ? posts.insert({ slug, title: slug, body: text }).select('version')
          : posts.update({ body: text, version }).eq('slug', slug).select('version');
      ({ version } = await rowOf(saving));
      this.saved.push({ kind: 'article', slug, text, at: clock() });
    }
  }

  async #upload(): Promise<void> {
    const name = `cuts/${this.#number()}.png`;
    const text = this.#text(name);
    const options = { contentType: 'image/png' };
    await done(this.#client.storage.from('media').upload(name, text, options));
    this.saved.push({ kind: 'file', name, text, at: clock() });
  }

  /** Files of the database that come, go, grow and shrink, and a query that blocks for a while. */
  async #keepUp(): Promise<void> {
    const table = `private.cut_${this.#number()}`;
    const statements = [
      'checkpoint',
      'checkpoint',
      'vacuum public.posts',
      'vacuum full private.cut_rest',
      'truncate private.cut_rest',
      'insert into private.cut_rest select repeat($$oak $$, 300) from generate_series(1, 2000)',
      `create table ${table} as select number from generate_series(1, 5000) as number`,
      `drop table if exists private.cut_gone; create table private.cut_gone (id int primary key)`,
      'select count(*) from generate_series(1, 3000000)',
      'select 1',
      'select 1',
      'select 1',
    ];
    await this.#backend.sql('create table if not exists private.cut_rest (text text)');
    for (const statement of this.#random.pick(statements).split('; ')) {
      await this.#backend.sql(statement);
    }
  }

  #number(): number {
    this.#numbers += 1;
    return this.#numbers;
  }

  /** Of bytes that hardly compress, so that rows become long. */
  #text(begin: string): string {
    const length = this.#random.below(this.#random.pick([200, 3000, LONGEST]));
    const words = Array.from({ length: Math.ceil(length / 6) }, () => this.#random.below(2 ** 31));
    return `${begin}: ${words.map((word) => word.toString(36)).join(' ')}`.slice(0, length + 40);
  }
}
