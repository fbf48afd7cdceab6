import { expect } from 'vitest';
import type { Json, TablesInsert, TablesUpdate } from '#supabase/database.types.ts';
import { addContent } from './fixtures.ts';
import { openDatabase, type Person, type TestDatabase } from './harness.ts';

/** One section, which is what a page of staff's own has at least. */
export const INTRO = { order: [{ key: 'intro', kind: 'head' }] };

/** A database with content, and what staff do with pages in it, through the API. */
export class PageSteps {
  readonly database: TestDatabase;

  constructor(database: TestDatabase) {
    this.database = database;
  }

  async insert(row: TablesInsert<'pages'>, person: Person = 'editor') {
    return (await this.database.client(person)).from('pages').insert(row).select().single();
  }

  /** A new page; its id. */
  async add(row: Partial<TablesInsert<'pages'>> = {}, person: Person = 'editor'): Promise<string> {
    const { data, error } = await this.insert(
      { kind: 'page', title: 'A page', content: INTRO, ...row },
      person,
    );
    expect(error).toBeNull();
    return data?.id ?? '';
  }

  /** The row over a page of the folder; made anew for each test. */
  async addOfFolder(
    key: string,
    row: Partial<TablesInsert<'pages'>> = {},
    person: Person = 'editor',
  ): Promise<string> {
    await this.database.sql`delete from public.pages where key = ${key}`;
    return this.add({ key, of_folder: true, title: null, content: {}, ...row }, person);
  }

  async working(id: string) {
    const editor = await this.database.client('editor');
    const { data, error } = await editor.from('pages').select().eq('id', id).single();
    if (error) throw new Error(error.message);
    return data;
  }

  async save(id: string, fields: TablesUpdate<'pages'>, person: Person = 'editor') {
    const client = await this.database.client(person);
    return client.from('pages').update(fields).eq('id', id).select();
  }

  /** Saves words into the section `intro`. */
  async write(id: string, words: string) {
    const content: Json = { ...INTRO, fields: { intro: { title: words } } };
    expect((await this.save(id, { content })).error).toBeNull();
  }

  async publish(id: string, { at, person = 'editor' }: { at?: string; person?: Person } = {}) {
    const { version } = await this.working(id);
    const client = await this.database.client(person);
    return client.rpc('publish_page', { page_id: id, version, ...(at && { publish_at: at }) });
  }

  async unpublish(id: string, person: Person = 'editor', keeps_live = false) {
    return (await this.database.client(person)).rpc('unpublish_page', { page_id: id, keeps_live });
  }

  async discard(id: string) {
    const { version } = await this.working(id);
    const editor = await this.database.client('editor');
    return editor.rpc('discard_page_changes', { page_id: id, version });
  }

  /** What of it waits for its time. */
  async scheduled(id: string) {
    const editor = await this.database.client('editor');
    return (await editor.from('scheduled_pages').select().eq('page_id', id)).data ?? [];
  }

  /** What visitors read of a page, or null. */
  async visible(id: string) {
    const visitor = await this.database.client('nobody');
    const { data } = await visitor.from('published_pages').select().eq('page_id', id);
    return data?.[0] ?? null;
  }

  /** The words that visitors read in the section `intro`. */
  async visibleWords(id: string): Promise<string | null> {
    const [row] = await this.database.sql<{ words: string | null }>`
      select content #>> '{fields,intro,title}' as words from public.published_pages
      where page_id = ${id} and published_at <= now()`;
    return row?.words ?? null;
  }

  /** Where it stands for visitors, as lists of staff have it. */
  async standing(id: string) {
    const editor = await this.database.client('editor');
    const states = editor.from('page_states').select('state, has_changes');
    return (await states.eq('page_id', id).single()).data;
  }

  async state(id: string) {
    return (await this.standing(id))?.state;
  }

  async revisions(id: string) {
    const editor = await this.database.client('editor');
    const { data } = await editor.from('page_revisions').select().eq('page_id', id);
    return (data ?? []).sort((one, other) => one.created_at.localeCompare(other.created_at));
  }
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export const openPages = () => new PageSteps(openDatabase(addContent));
