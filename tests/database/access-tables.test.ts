import { expect, test } from 'vitest';
import { NEW_ID, STATEMENTS } from './access-statements.ts';
import { addContent } from './fixtures.ts';
import { ACCOUNTS, openDatabase, PEOPLE, type Person } from './harness.ts';
import { OWN_ANSWERS } from './own.ts';

// What everybody may do with every table. What has no line is refused to everybody: no role has the right.
//   select: the rows that they see, by the label given in access-statements.ts; `own`, `all` or `none` of them
//   insert, update, delete: `yes`; `hidden` when row-level security leaves nothing to change;
//   `refused` when the database answers with an error
const EXPECTED = `
                                            nobody              viewer              editor   admin    aal1                aal2     deactivated         signed-out
public.answer_settings              select  refused             none                all      all      none                all      none                none
public.answer_settings              update  refused             hidden              hidden   yes      hidden              hidden   hidden              hidden
public.answer_times                 select  refused             none                all      all      none                all      none                none
public.audit_log                    select  refused             none                none     all      none                none     none                none
public.business_settings            select  all                 all                 all      all      all                 all      all                 all
public.business_settings            update  refused             hidden              hidden   yes      hidden              hidden   hidden              hidden
public.business_settings_revisions  select  refused             none                none     all      none                none     none                none
public.content_changes              select  refused             none                all      all      none                all      none                none
public.testimonials               select  refused             none                all      all      none                all      none                none
public.testimonials               delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.enquiries                    select  refused             none                all      all      none                all      none                none
public.enquiries                    update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.enquiries                    delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.enquiry_events               select  refused             none                all      all      none                all      none                none
public.enquiry_pictures             select  refused             none                all      all      none                all      none                none
public.galleries                    select  refused             none                all      all      none                all      none                none
public.galleries                    insert  refused             refused             yes      yes      refused             yes      refused             refused
public.galleries                    update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.galleries                    delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.gallery_redirects            select  to-published        to-published        all      all      to-published        all      to-published        to-published
public.gallery_revisions            select  refused             none                all      all      none                all      none                none
public.gallery_states               select  refused             none                all      all      none                all      none                none
public.media                        select  public              public              all      all      public              all      public              public
public.media                        insert  refused             refused             yes      yes      refused             yes      refused             refused
public.media                        update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.media                        delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.media_texts                  select  public              public              all      all      public              all      public              public
public.media_texts                  insert  refused             refused             yes      yes      refused             yes      refused             refused
public.media_texts                  update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.media_texts                  delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.media_usage                  select  refused             none                all      all      none                all      none                none
public.notice_settings              select  refused             none                none     all      none                none     none                none
public.notice_settings              update  refused             hidden              hidden   yes      hidden              hidden   hidden              hidden
public.notices                      select  refused             none                none     all      none                none     none                none
public.old_addresses                select  all                 all                 all      all      all                 all      all                 all
public.old_addresses                insert  refused             refused             yes      yes      refused             yes      refused             refused
public.old_addresses                update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.old_addresses                delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.page_redirects               select  to-live,to-privacy  to-live,to-privacy  all      all      to-live,to-privacy  all      to-live,to-privacy  to-live,to-privacy
public.page_revisions               select  refused             none                all      all      none                all      none                none
public.page_states                  select  refused             none                all      all      none                all      none                none
public.pages                        select  refused             none                all      all      none                all      none                none
public.pages                        insert  refused             refused             yes      yes      refused             yes      refused             refused
public.pages                        update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.pages                        delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.portfolio_images             select  refused             none                all      all      none                all      none                none
public.portfolio_images             insert  refused             refused             yes      yes      refused             yes      refused             refused
public.portfolio_images             update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.portfolio_images             delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.post_redirects               select  to-live             to-live             all      all      to-live             all      to-live             to-live
public.post_revisions               select  refused             none                all      all      none                all      none                none
public.post_states                  select  refused             none                all      all      none                all      none                none
public.post_summaries               select  refused             none                all      all      none                all      none                none
public.posts                        select  refused             none                all      all      none                all      none                none
public.posts                        insert  refused             refused             yes      yes      refused             yes      refused             refused
public.posts                        update  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.posts                        delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.profiles                     select  refused             own                 own      all      own                 own      own                 none
public.profiles                     update  refused             yes                 yes      yes      hidden              yes      hidden              hidden
public.published_galleries          select  all                 all                 all      all      all                 all      all                 all
public.published_media              select  public              public              all      all      public              all      public              public
public.published_media_texts        select  public              public              all      all      public              all      public              public
public.published_pages              select  live,privacy        live,privacy        all      all      live,privacy        all      live,privacy        live,privacy
public.published_posts              select  live                live                all      all      live                all      live                live
public.preview_links                       select  refused             none                all      all      none                all      none                none
public.preview_links                       delete  refused             hidden              yes      yes      hidden              yes      hidden              hidden
public.published_testimonials              select  all                 all                 all      all      all                 all      all                 all
public.releases                     select  refused             none                all      all      none                all      none                none
public.role_permissions             select  refused             none                editor   admin    editor              editor   none                none
public.scheduled_pages              select  refused             none                all      all      none                all      none                none
public.scheduled_posts              select  refused             none                all      all      none                all      none                none
public.site_menu                    select  all                 all                 all      all      all                 all      all                 all
public.site_menu                    update  refused             hidden              hidden   yes      hidden              hidden   hidden              hidden
public.unapproved_pictures          select  public              public              all      all      public              all      public              public
public.user_roles                   select  refused             own                 own      all      own                 own      own                 none
public.appointments                       select  refused             none                all      all      none                all      none                none
public.testimonial_records                 select  refused             none                all      all      none                all      none                none
public.testimonial_settings                select  refused             none                all      all      none                all      none                none
storage.buckets                     select  none                none                none     none     none                none     none                none
storage.buckets                     insert  refused             refused             refused  refused  refused             refused  refused             refused
storage.buckets                     update  hidden              hidden              hidden   hidden   hidden              hidden   hidden              hidden
storage.buckets                     delete  hidden              hidden              hidden   hidden   hidden              hidden   hidden              hidden
storage.objects                     select  none                none                all      all      none                all      none                none
storage.objects                     insert  refused             refused             yes      yes      refused             yes      refused             refused
storage.objects                     update  hidden              hidden              yes      yes      hidden              yes      hidden              hidden
storage.objects                     delete  hidden              hidden              yes      yes      hidden              yes      hidden              hidden
`;

const database = openDatabase(
  addContent,
  (it) =>
    it.sql(
      `insert into public.unapproved_pictures (media_id, before, texts)
    select id, to_jsonb(media), jsonb_build_object('pt', jsonb_build_object('alt', title, 'caption', ''))
    from public.media where title in ('public', 'draft')`,
    ),
  // As the storage server says of its own statements.
  (it) => it.sql(`set storage.allow_delete_query = 'true'`),
);

type Action = 'select' | 'insert' | 'update' | 'delete';
const expected = `${EXPECTED.trim()}\n${OWN_ANSWERS.trim()}`
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [table = '', action, ...answers] = line.trim().split(/\s+/);
    return { table, action: action as Action, answers };
  });

test('tables: what any role has a right to has its line', async () => {
  const rights = await database.column(
    `select concat(nspname, '.', relname, ' ', action)
    from pg_class join pg_namespace n on n.oid = relnamespace,
      unnest('{select,insert,update,delete}'::text[]) as action
    where nspname in ('public', 'private', 'storage') and relkind in ('r', 'v', 'm', 'p', 'f') and exists (
      select from unnest('{anon,authenticated}'::text[]) as role where has_schema_privilege(role, n.oid, 'usage')
        and has_table_privilege(role, pg_class.oid, action)
        or action <> 'delete' and has_schema_privilege(role, n.oid, 'usage')
        and has_any_column_privilege(role, pg_class.oid, action)
    )`,
  );
  expect(
    expected.map(({ table, action }) => `${table} ${action}`).sort(),
    'Each has an entry in access-statements.ts, rows in fixtures.ts, and its answers above.',
  ).toEqual(rights.sort());
  for (const { answers } of expected) expect(answers).toHaveLength(PEOPLE.length);
});

test.each(expected)('$table: who may $action', async ({ table, action, answers }) => {
  const found: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const [nth, person] of PEOPLE.entries()) {
    found[person] = await ask(table, action, person);
    wanted[person] = await spellOut(table, action, person, answers[nth] ?? '');
  }
  expect(found).toEqual(wanted);
});

/** What the database answers, in the words of the table: for a select the labels of the rows. */
async function ask(table: string, action: Action, person: Person): Promise<string | string[]> {
  const me = person === 'nobody' ? NEW_ID : ACCOUNTS[person];
  const words = STATEMENTS[table]?.[action]?.replace("'me'", `'${me}'`);
  if (words === undefined) throw new Error(`No statement to ${action} ${table}.`);
  const statement = {
    select: `select distinct ${words} as label from ${table}`,
    insert: `insert into ${table} ${words}`,
    update: `update ${table} ${words}`,
    delete: `delete from ${table} ${words}`,
  }[action];
  const outcome = await database.attempt(person, statement);
  if (outcome.sqlstate === '42501') return 'refused';
  if (outcome.sqlstate) throw new Error(`${outcome.sqlstate}: ${outcome.message}`);
  if (action === 'select') return outcome.rows.map(({ label }) => String(label)).sort();
  return outcome.count > 0 ? 'yes' : 'hidden';
}

async function spellOut(
  table: string,
  action: Action,
  person: Person,
  answer: string,
): Promise<string | string[]> {
  if (action !== 'select' || answer === 'refused') return answer;
  if (answer === 'none') return [];
  if (answer === 'own') return person === 'nobody' ? [] : [ACCOUNTS[person]];
  if (answer !== 'all') return answer.split(',');
  const labels = await database.column(
    `select distinct ${STATEMENTS[table]?.select} from ${table}`,
  );
  expect(labels.length, `${table} has rows to see: fixtures.ts adds them`).toBeGreaterThan(0);
  return labels.map(String).sort();
}

test('files: nobody deletes them past the storage server, which would leave their bytes behind', async () => {
  await database.sql(`set storage.allow_delete_query = 'false'`);
  for (const table of ['storage.objects', 'storage.buckets']) {
    for (const person of PEOPLE) {
      const outcome = await database.attempt(person, `delete from ${table}`);
      expect(outcome, `${person} and ${table}`).toMatchObject({
        sqlstate: '42501',
        message: expect.stringContaining('Use the Storage API instead'),
      });
    }
    await expect(database.sql(`delete from ${table}`)).rejects.toThrow('Use the Storage API');
  }
});

test('accounts: they, sessions and factors themselves are out of reach', async () => {
  const tables = await database.column`
    select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'auth'`;
  expect(tables.length).toBeGreaterThan(3);
  for (const name of tables) {
    for (const person of ['nobody', 'admin'] as const) {
      const outcome = await database.attempt(person, `select * from ${name}`);
      expect(outcome.sqlstate, `${person} reads ${name}`).toBe('42501');
    }
  }
});
