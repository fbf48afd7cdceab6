import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { MEDIA } from './fixtures.ts';
import { literal, type Outcome, type Person, type TestDatabase } from './harness.ts';

export type Row = Record<string, unknown>;

/** What is different about a kind where it is published, scheduled, revised, returned and binned. */
export interface Kind {
  noun: 'article' | 'page' | 'gallery';
  entity: 'post' | 'page' | 'gallery';
  table: 'posts' | 'pages' | 'galleries';
  /** Beside the address: what it needs to be published, with these words in its text. */
  complete: (words: string) => Row;
  /** Only its text. */
  text: (words: string) => Row;
  /** Where a row has the words of its text. */
  words: string;
}

export const ARTICLE: Kind = {
  ...{ noun: 'article', entity: 'post', table: 'posts' },
  complete: (words) => ({ title: 'Oak stairs', body: words }),
  text: (words) => ({ body: words }),
  words: 'body',
};
/** One section, which is what a page of staff's own has at least. */
export const INTRO = { order: [{ key: 'intro', kind: 'head' }] };
export const PAGE: Kind = {
  ...{ noun: 'page', entity: 'page', table: 'pages' },
  complete: (words) => ({ kind: 'page', title: 'Oak stairs', ...PAGE.text(words) }),
  text: (words) => ({ content: { ...INTRO, fields: { intro: { title: words } } } }),
  words: `content #>> '{fields,intro,title}'`,
};
export const GALLERY: Kind = {
  ...{ noun: 'gallery', entity: 'gallery', table: 'galleries' },
  complete: (words) => ({ title: 'Oak stairs', story: words }),
  text: (words) => ({ story: words }),
  words: 'story',
};
export const KINDS = [ARTICLE, PAGE, GALLERY];
/** Galleries have no schedule. */
export const SCHEDULED = [ARTICLE, PAGE];

export const NOWHERE = '99999999-0000-4000-8000-000000000000';
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** One article, page or gallery, and what people do with it. */
export class Document {
  readonly database: TestDatabase;
  readonly kind: Kind;
  readonly id: string;

  constructor(database: TestDatabase, kind: Kind, id: string = randomUUID()) {
    this.database = database;
    this.kind = kind;
    this.id = id;
  }

  /** A draft that could be published, with an address of its own. */
  static async add(database: TestDatabase, kind: Kind, row: Row = {}): Promise<Document> {
    const made = new Document(database, kind);
    const slug = `own-${made.id.slice(0, 8)}`;
    const outcome = await made.insert({ slug, ...kind.complete('First words.'), ...row });
    expect(outcome.message).toBe('');
    if (kind === GALLERY) await made.addPictures(MEDIA.public);
    return made;
  }

  static async published(database: TestDatabase, kind: Kind, row: Row = {}): Promise<Document> {
    const made = await Document.add(database, kind, row);
    await made.publish();
    return made;
  }

  insert(row: Row, person: Person = 'editor'): Promise<Outcome> {
    const columns = Object.entries({ id: this.id, ...row });
    return this.database.run(
      person,
      `insert into public.${this.kind.table} (${columns.map(([name]) => name)})
      values (${columns.map(([, value]) => literal(value))})`,
    );
  }

  save(fields: Row, person: Person = 'editor'): Promise<Outcome> {
    const changes = Object.entries(fields).map(([name, value]) => `${name} = ${literal(value)}`);
    return this.database.run(
      person,
      `update public.${this.kind.table} set ${changes} where id = '${this.id}'`,
    );
  }

  async write(words: string): Promise<void> {
    expect((await this.save(this.kind.text(words))).message).toBe('');
  }

  async addPictures(...files: string[]): Promise<void> {
    await this.done(this.call('add_portfolio_images', [this.id, files]));
  }

  /** As an editor calls a function. */
  call(name: string, values: unknown[], person: Person = 'editor'): Promise<Outcome> {
    return this.database.call(person, name, values);
  }

  /** What must not be refused; its row. */
  async done(outcome: Promise<Outcome>): Promise<Row> {
    const { message, rows } = await outcome;
    expect(message).toBe('');
    return rows[0] ?? {};
  }

  async row(): Promise<Row & { version: number }> {
    const [row] = await this.database.sql<Row & { version: number }>(
      `select *, ${this.kind.words} as words from public.${this.kind.table} where id = $1`,
      this.id,
    );
    return row ?? { version: 1 };
  }

  /** Calls one of the verbs, which answer with a document. */
  async verb(name: string, given: Row = {}, person?: Person): Promise<Outcome> {
    const values = { kind: this.kind.entity, ...given };
    const outcome = await this.database.call(person ?? 'editor', name, values);
    return { ...outcome, rows: outcome.rows.map((row) => row[name] as Row) };
  }

  /** What the verbs are told of the state on the screen. */
  async seen(): Promise<Row> {
    const { version, pictures_version } = await this.row();
    return this.kind === GALLERY ? { version, pictures_version } : { version };
  }

  async tryToPublish(publish_at?: string, seen?: Row, person?: Person): Promise<Outcome> {
    const given = {
      id: this.id,
      ...(seen ?? (await this.seen())),
      ...(publish_at && { publish_at }),
    };
    return this.verb('publish_document', given, person);
  }

  publish(at?: string): Promise<Row> {
    return this.done(this.tryToPublish(at));
  }

  /** `true` leaves what is live and only calls off a schedule. */
  unpublish(keeps_live = false): Promise<Outcome> {
    return this.verb('unpublish_document', { id: this.id, keeps_live });
  }

  async discard(seen?: Row): Promise<Outcome> {
    return this.verb('discard_changes', { id: this.id, ...(seen ?? (await this.seen())) });
  }

  async restore(revision_id: unknown, seen?: Row): Promise<Outcome> {
    return this.verb('restore_revision', { revision_id, ...(seen ?? (await this.seen())) });
  }

  duplicate(new_title?: string): Promise<Outcome> {
    const title = new_title !== undefined && { new_title };
    return this.verb('duplicate_document', { id: this.id, ...title });
  }

  translate(language = 'pt'): Promise<Outcome> {
    return this.verb('translate_document', { id: this.id, language });
  }

  bin(): Promise<Outcome> {
    return this.save({ deleted_at: '1999-01-01' });
  }

  /** What visitors read. */
  async visible(): Promise<Row | null> {
    const { entity, words } = this.kind;
    const { rows } = await this.database.run(
      'nobody',
      `select *, ${words} as words from ${this.of('published')} where ${entity}_id = '${this.id}'`,
    );
    return rows[0] ?? null;
  }

  async visibleWords(): Promise<unknown> {
    return (await this.visible())?.words ?? null;
  }

  async state(): Promise<unknown> {
    const { rows } = await this.database.run(
      'editor',
      `select state from public.${this.kind.entity}_states where ${this.kind.entity}_id = '${this.id}'`,
    );
    return rows[0]?.state;
  }

  /** Oldest first. */
  revisions(): Promise<Row[]> {
    return this.database.sql(
      `select * from public.${this.kind.entity}_revisions where ${this.kind.entity}_id = $1
      order by created_at${this.kind === ARTICLE ? ', version' : ''}`,
      this.id,
    );
  }

  async reasons(): Promise<unknown[]> {
    return (await this.revisions()).map(({ reason }) => reason);
  }

  /** Addresses that lead here, as visitors may know. */
  async redirects(): Promise<unknown[]> {
    const { entity } = this.kind;
    const { rows } = await this.database.run(
      'nobody',
      `select old_slug from public.${entity}_redirects where ${entity}_id = '${this.id}' order by 1`,
    );
    return rows.map(({ old_slug }) => old_slug);
  }

  scheduled(): Promise<Row[]> {
    return this.database.sql(
      `select *, ${this.kind.words} as words from ${this.of('scheduled')} where ${this.kind.entity}_id = $1`,
      this.id,
    );
  }

  /** As time passes: no statement that a trigger could see. @returns when it was to be. */
  async letTimeCome(): Promise<string> {
    const at = await this.database.value<string>(`select now() - interval '2 minutes'`);
    await this.database.sql('set session_replication_role = replica');
    if (this.kind === ARTICLE) {
      await this.database.sql`
        update public.post_summaries set published_at = ${at}
        where post_id = ${this.id} and published_at > now()`;
    }
    for (const [table, column] of [
      ['scheduled', 'publish_at'],
      ['published', 'published_at'],
    ] as const) {
      await this.database.sql(
        `update ${this.of(table)} set ${column} = $1 where ${this.kind.entity}_id = $2 and ${column} > now()`,
        at,
        this.id,
      );
    }
    await this.database.sql('reset session_replication_role');
    return at;
  }

  private of(what: 'published' | 'scheduled'): string {
    return `public.${what}_${this.kind.table}`;
  }
}

/** The row over a page of the folder, made anew. */
export async function ofFolder(database: TestDatabase, key: string, row: Row = {}) {
  await database.sql`delete from public.pages where key = ${key}`;
  const made = new Document(database, PAGE);
  const outcome = await made.insert({ kind: 'page', key, of_folder: true, ...row });
  expect(outcome.message).toBe('');
  return made;
}
