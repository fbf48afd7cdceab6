import { expect } from 'vitest';
import { addContent } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

/** A database with content, and what staff do in it until visitors read something else. */
export class PublishingSteps {
  readonly database: TestDatabase;

  private constructor(database: TestDatabase) {
    this.database = database;
  }

  static async open(): Promise<PublishingSteps> {
    const database = await TestDatabase.open();
    await addContent(database);
    await database.sql('delete from public.scheduled_posts');
    return new PublishingSteps(database);
  }

  /** Forgets all releases; the present version of the content. */
  async reset(): Promise<number> {
    await this.database.sql('delete from public.releases');
    return this.database.value('select public.content_version()');
  }

  /** Rows of a statement that an editor may run. */
  async asEditor(statement: string) {
    const outcome = await this.database.run('editor', statement);
    expect(outcome.message).toBe('');
    return outcome.rows;
  }

  write(id: string, body: string) {
    return this.asEditor(`update public.posts set body = '${body}' where id = '${id}'`);
  }

  publish(id: string) {
    return this.asEditor(
      `select public.publish_post(id, version) from public.posts where id = (select '${id}'::uuid)`,
    );
  }

  /** Chooses the waiting change of a picture, as an editor under Publish. */
  async approve(id: string): Promise<void> {
    const editor = await this.database.client('editor');
    const waiting = editor.from('unapproved_pictures').select('version').eq('media_id', id);
    const { data } = await waiting.single();
    const { error } = await editor.rpc('release_selection', {
      ...{ posts: [], galleries: [], left_out: [], live_version: 0 },
      pictures: [{ id, version: data?.version ?? 0, title: 'picture' }],
    });
    expect(error).toBeNull();
  }

  /** A release of the present content that went live; its id. */
  async release(): Promise<number> {
    const editor = await this.database.client('editor');
    const { data, error } = await editor.rpc('request_release');
    if (error) throw new Error(error.message);
    await this.database.serviceClient().rpc('record_release', { id: data.id, status: 'live' });
    return data.id;
  }

  /** Goes back to a release as an editor. @returns what the preview named, and the release asked for. */
  async goBack(id: number) {
    const editor = await this.database.client('editor');
    const preview = await editor.rpc('preview_return', { id });
    if (preview.error) throw new Error(preview.error.message);
    const seen_version = preview.data[0]?.seen_version ?? 0;
    const { data, error } = await editor.rpc('return_to_release', { id, seen_version });
    if (error) throw new Error(error.message);
    return { names: preview.data.map(({ title, effect }) => `${title} ${effect}`), release: data };
  }

  /** What visitors read of an article, or `null`. */
  async visitorsRead(id: string): Promise<string | null> {
    const [row] = await this.database.sql<{ body: string }>(
      'select body from public.published_posts where post_id = $1 and published_at <= now()',
      [id],
    );
    return row?.body ?? null;
  }

  /** What staff have before them of an article. */
  working(id: string): Promise<string> {
    return this.database.value('select body from public.posts where id = $1', [id]);
  }
}
