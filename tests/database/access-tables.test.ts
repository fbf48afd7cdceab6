import { beforeAll, describe, expect, test } from 'vitest';
import { NEW_ID, STATEMENTS } from './access-statements.ts';
import { addContent } from './fixtures.ts';
import { ACCOUNTS, openDatabase, PEOPLE, type Person } from './harness.ts';

// What everybody may do with every table.
//   select: the rows that they see, by the label given in access-statements.ts; `own`, `all` or `none` of them
//   insert, update, delete: `yes`; `hidden` when row-level security leaves nothing to change;
//   `refused` when the database answers with an error
const EXPECTED = `
                                  nobody   viewer  editor          admin           aal1    aal2            deactivated       signed-out
public.audit_log         select   refused  none    none            all             none    none            none              none
public.audit_log         insert   refused  refused refused         refused         refused refused         refused           refused
public.audit_log         update   refused  refused refused         refused         refused refused         refused           refused
public.audit_log         delete   refused  refused refused         refused         refused refused         refused           refused
public.business_settings select   all      all     all             all             all     all             all               all
public.business_settings insert   refused  refused refused         refused         refused refused         refused           refused
public.business_settings update   refused  hidden  hidden          yes             hidden  hidden          hidden            hidden
public.business_settings delete   refused  refused refused         refused         refused refused         refused           refused
public.business_settings_revisions select refused none none         all             none    none            none              none
public.business_settings_revisions insert refused refused refused   refused         refused refused         refused           refused
public.business_settings_revisions update refused refused refused   refused         refused refused         refused           refused
public.business_settings_revisions delete refused refused refused   refused         refused refused         refused           refused
public.content_changes   select   refused  none    all             all             none    all             none              none
public.content_changes   insert   refused  refused refused         refused         refused refused         refused           refused
public.content_changes   update   refused  refused refused         refused         refused refused         refused           refused
public.content_changes   delete   refused  refused refused         refused         refused refused         refused           refused
public.answer_settings   select   refused  none    all             all             none    all             none              none
public.answer_settings   insert   refused  refused refused         refused         refused refused         refused           refused
public.answer_settings   update   refused  hidden  hidden          yes             hidden  hidden          hidden            hidden
public.answer_settings   delete   refused  refused refused         refused         refused refused         refused           refused
public.answer_times      select   refused  none    all             all             none    all             none              none
public.answer_times      insert   refused  refused refused         refused         refused refused         refused           refused
public.answer_times      update   refused  refused refused         refused         refused refused         refused           refused
public.answer_times      delete   refused  refused refused         refused         refused refused         refused           refused
public.customer_words select refused none all all none all none none
public.customer_words insert refused refused refused refused refused refused refused refused
public.customer_words update refused refused refused refused refused refused refused refused
public.customer_words delete refused hidden yes yes hidden yes hidden hidden
public.enquiries         select   refused  none    all             all             none    all             none              none
public.enquiries         insert   refused  refused refused         refused         refused refused         refused           refused
public.enquiries         update   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.enquiries         delete   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.enquiry_events    select   refused  none    all             all             none    all             none              none
public.enquiry_events    insert   refused  refused refused         refused         refused refused         refused           refused
public.enquiry_events    update   refused  refused refused         refused         refused refused         refused           refused
public.enquiry_events    delete   refused  refused refused         refused         refused refused         refused           refused
public.enquiry_pictures  select   refused  none    all             all             none    all             none              none
public.enquiry_pictures  insert   refused  refused refused         refused         refused refused         refused           refused
public.enquiry_pictures  update   refused  refused refused         refused         refused refused         refused           refused
public.enquiry_pictures  delete   refused  refused refused         refused         refused refused         refused           refused
public.galleries         select   refused  none    all             all             none    all             none              none
public.galleries         insert   refused  refused yes             yes             refused yes             refused           refused
public.galleries         update   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.galleries         delete   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.gallery_redirects select   to-published to-published all     all             to-published all        to-published      to-published
public.gallery_redirects insert   refused  refused refused         refused         refused refused         refused           refused
public.gallery_redirects update   refused  refused refused         refused         refused refused         refused           refused
public.gallery_redirects delete   refused  refused refused         refused         refused refused         refused           refused
public.gallery_revisions select   refused  none    all             all             none    all             none              none
public.gallery_revisions insert   refused  refused refused         refused         refused refused         refused           refused
public.gallery_revisions update   refused  refused refused         refused         refused refused         refused           refused
public.gallery_revisions delete   refused  refused refused         refused         refused refused         refused           refused
public.gallery_states    select   refused  none    all             all             none    all             none              none
public.gallery_states    insert   refused  refused refused         refused         refused refused         refused           refused
public.gallery_states    update   refused  refused refused         refused         refused refused         refused           refused
public.gallery_states    delete   refused  refused refused         refused         refused refused         refused           refused
public.media             select   public   public  all             all             public  all             public            public
public.media             insert   refused  refused yes             yes             refused yes             refused           refused
public.media             update   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.media             delete   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.media_texts select  public  public all all  public all  public  public
public.media_texts insert refused refused yes yes refused yes refused refused
public.media_texts update refused hidden yes yes hidden yes hidden hidden
public.media_texts delete refused hidden yes yes hidden yes hidden hidden
public.unapproved_pictures select public public all all public all public public
public.unapproved_pictures insert refused refused refused refused refused refused refused refused
public.unapproved_pictures update refused refused refused refused refused refused refused refused
public.unapproved_pictures delete refused refused refused refused refused refused refused refused
public.published_media select public public all all public all public public
public.published_media insert refused refused refused refused refused refused refused refused
public.published_media update refused refused refused refused refused refused refused refused
public.published_media delete refused refused refused refused refused refused refused refused
public.published_media_texts select public public all all public all public public
public.published_media_texts insert refused refused refused refused refused refused refused refused
public.published_media_texts update refused refused refused refused refused refused refused refused
public.published_media_texts delete refused refused refused refused refused refused refused refused
public.media_usage       select   refused  none    all             all             none    all             none              none
public.media_usage       insert   refused  refused refused         refused         refused refused         refused           refused
public.media_usage       update   refused  refused refused         refused         refused refused         refused           refused
public.media_usage       delete   refused  refused refused         refused         refused refused         refused           refused
public.notice_settings   select   refused  none    none            all             none    none            none              none
public.notice_settings   insert   refused  refused refused         refused         refused refused         refused           refused
public.notice_settings   update   refused  hidden  hidden          yes             hidden  hidden          hidden            hidden
public.notice_settings   delete   refused  refused refused         refused         refused refused         refused           refused
public.notices           select   refused  none    none            all             none    none            none              none
public.notices           insert   refused  refused refused         refused         refused refused         refused           refused
public.notices           update   refused  refused refused         refused         refused refused         refused           refused
public.notices           delete   refused  refused refused         refused         refused refused         refused           refused
public.portfolio_images  select   refused  none    all             all             none    all             none              none
public.portfolio_images  insert   refused  refused yes             yes             refused yes             refused           refused
public.portfolio_images  update   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.portfolio_images  delete   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.post_redirects    select   to-live  to-live all             all             to-live all             to-live           to-live
public.post_redirects    insert   refused  refused refused         refused         refused refused         refused           refused
public.post_redirects    update   refused  refused refused         refused         refused refused         refused           refused
public.post_redirects    delete   refused  refused refused         refused         refused refused         refused           refused
public.post_revisions    select   refused  none    all             all             none    all             none              none
public.post_revisions    insert   refused  refused refused         refused         refused refused         refused           refused
public.post_revisions    update   refused  refused refused         refused         refused refused         refused           refused
public.post_revisions    delete   refused  refused refused         refused         refused refused         refused           refused
public.post_states       select   refused  none    all             all             none    all             none              none
public.post_states       insert   refused  refused refused         refused         refused refused         refused           refused
public.post_states       update   refused  refused refused         refused         refused refused         refused           refused
public.post_states       delete   refused  refused refused         refused         refused refused         refused           refused
public.post_summaries    select   refused  none    all             all             none    all             none              none
public.post_summaries    insert   refused  refused refused         refused         refused refused         refused           refused
public.post_summaries    update   refused  refused refused         refused         refused refused         refused           refused
public.post_summaries    delete   refused  refused refused         refused         refused refused         refused           refused
public.posts             select   refused  none    all             all             none    all             none              none
public.posts             insert   refused  refused yes             yes             refused yes             refused           refused
public.posts             update   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.posts             delete   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.page_redirects select   to-live,to-privacy to-live,to-privacy all     all             to-live,to-privacy all        to-live,to-privacy      to-live,to-privacy
public.page_redirects insert   refused  refused refused         refused         refused refused         refused           refused
public.page_redirects update   refused  refused refused         refused         refused refused         refused           refused
public.page_redirects delete   refused  refused refused         refused         refused refused         refused           refused
public.page_revisions select   refused  none    all             all             none    all             none              none
public.page_revisions insert   refused  refused refused         refused         refused refused         refused           refused
public.page_revisions update   refused  refused refused         refused         refused refused         refused           refused
public.page_revisions delete   refused  refused refused         refused         refused refused         refused           refused
public.page_states    select   refused  none    all             all             none    all             none              none
public.page_states    insert   refused  refused refused         refused         refused refused         refused           refused
public.page_states    update   refused  refused refused         refused         refused refused         refused           refused
public.page_states    delete   refused  refused refused         refused         refused refused         refused           refused
public.pages             select   refused  none    all             all             none    all             none              none
public.pages             insert   refused  refused yes             yes             refused yes             refused           refused
public.pages             update   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.pages             delete   refused  hidden  yes             yes             hidden  yes             hidden            hidden
public.published_pages   select   live,privacy     live,privacy    all             all             live,privacy    all             live,privacy              live,privacy
public.published_pages   insert   refused  refused refused         refused         refused refused         refused           refused
public.published_pages   update   refused  refused refused         refused         refused refused         refused           refused
public.published_pages   delete   refused  refused refused         refused         refused refused         refused           refused
public.scheduled_pages   select   refused  none    all             all             none    all             none              none
public.scheduled_pages   insert   refused  refused refused         refused         refused refused         refused           refused
public.scheduled_pages   update   refused  refused refused         refused         refused refused         refused           refused
public.scheduled_pages   delete   refused  refused refused         refused         refused refused         refused           refused
public.site_menu select   all      all     all             all             all     all             all               all
public.site_menu insert   refused  refused refused         refused         refused refused         refused           refused
public.site_menu update   refused  hidden  hidden          yes             hidden  hidden          hidden            hidden
public.site_menu delete   refused  refused refused         refused         refused refused         refused           refused
public.site_menu_revisions select refused none none         all             none    none            none              none
public.site_menu_revisions insert refused refused refused   refused         refused refused         refused           refused
public.site_menu_revisions update refused refused refused   refused         refused refused         refused           refused
public.site_menu_revisions delete refused refused refused   refused         refused refused         refused           refused
public.profiles          select   refused  own     own             all             own     own             own               none
public.profiles          insert   refused  refused refused         refused         refused refused         refused           refused
public.profiles          update   refused  yes     yes             yes             hidden  yes             hidden            hidden
public.profiles          delete   refused  refused refused         refused         refused refused         refused           refused
public.published_galleries select  all      all     all             all             all     all             all               all
public.published_galleries insert  refused  refused refused         refused         refused refused         refused           refused
public.published_galleries update  refused  refused refused         refused         refused refused         refused           refused
public.published_galleries delete  refused  refused refused         refused         refused refused         refused           refused
public.published_posts   select   live     live    all             all             live    all             live              live
public.published_posts   insert   refused  refused refused         refused         refused refused         refused           refused
public.published_posts   update   refused  refused refused         refused         refused refused         refused           refused
public.published_posts   delete   refused  refused refused         refused         refused refused         refused           refused
public.published_words select all all all all all all all all
public.published_words insert refused refused refused refused refused refused refused refused
public.published_words update refused refused refused refused refused refused refused refused
public.published_words delete refused refused refused refused refused refused refused refused
public.releases          select   refused  none    all             all             none    all             none              none
public.releases          insert   refused  refused refused         refused         refused refused         refused           refused
public.releases          update   refused  refused refused         refused         refused refused         refused           refused
public.releases          delete   refused  refused refused         refused         refused refused         refused           refused
public.role_permissions  select   refused  none    editor          admin           editor  editor          none              none
public.role_permissions  insert   refused  refused refused         refused         refused refused         refused           refused
public.role_permissions  update   refused  refused refused         refused         refused refused         refused           refused
public.role_permissions  delete   refused  refused refused         refused         refused refused         refused           refused
public.scheduled_posts   select   refused  none    all             all             none    all             none              none
public.scheduled_posts   insert   refused  refused refused         refused         refused refused         refused           refused
public.scheduled_posts   update   refused  refused refused         refused         refused refused         refused           refused
public.scheduled_posts   delete   refused  refused refused         refused         refused refused         refused           refused
public.user_roles        select   refused  own     own             all             own     own             own               none
public.user_roles        insert   refused  refused refused         refused         refused refused         refused           refused
public.user_roles        update   refused  refused refused         refused         refused refused         refused           refused
public.user_roles        delete   refused  refused refused         refused         refused refused         refused           refused
public.word_records select refused none all all none all none none
public.word_records insert refused refused refused refused refused refused refused refused
public.word_records update refused refused refused refused refused refused refused refused
public.word_records delete refused refused refused refused refused refused refused refused
public.word_settings select refused none all all none all none none
public.word_settings insert refused refused refused refused refused refused refused refused
public.word_settings update refused refused refused refused refused refused refused refused
public.word_settings delete refused refused refused refused refused refused refused refused
private.backups          select   refused  refused refused         refused         refused refused         refused           refused
private.backups          insert   refused  refused refused         refused         refused refused         refused           refused
private.backups          update   refused  refused refused         refused         refused refused         refused           refused
private.backups          delete   refused  refused refused         refused         refused refused         refused           refused
private.backup_lines     select   refused  refused refused         refused         refused refused         refused           refused
private.backup_lines     insert   refused  refused refused         refused         refused refused         refused           refused
private.backup_lines     update   refused  refused refused         refused         refused refused         refused           refused
private.backup_lines     delete   refused  refused refused         refused         refused refused         refused           refused
private.enquiry_tickets  select   refused  refused refused         refused         refused refused         refused           refused
private.enquiry_tickets  insert   refused  refused refused         refused         refused refused         refused           refused
private.enquiry_tickets  update   refused  refused refused         refused         refused refused         refused           refused
private.enquiry_tickets  delete   refused  refused refused         refused         refused refused         refused           refused
private.former_files     select   refused  refused refused         refused         refused refused         refused           refused
private.former_files     insert   refused  refused refused         refused         refused refused         refused           refused
private.former_files     update   refused  refused refused         refused         refused refused         refused           refused
private.former_files     delete   refused  refused refused         refused         refused refused         refused           refused
private.maintenance      select   refused  refused refused         refused         refused refused         refused           refused
private.maintenance      insert   refused  refused refused         refused         refused refused         refused           refused
private.maintenance      update   refused  refused refused         refused         refused refused         refused           refused
private.maintenance      delete   refused  refused refused         refused         refused refused         refused           refused
private.notice_server    select   refused  refused refused         refused         refused refused         refused           refused
private.notice_server    insert   refused  refused refused         refused         refused refused         refused           refused
private.notice_server    update   refused  refused refused         refused         refused refused         refused           refused
private.notice_server    delete   refused  refused refused         refused         refused refused         refused           refused
private.presence         select   refused  refused refused         refused         refused refused         refused           refused
private.presence         insert   refused  refused refused         refused         refused refused         refused           refused
private.presence         update   refused  refused refused         refused         refused refused         refused           refused
private.presence         delete   refused  refused refused         refused         refused refused         refused           refused
private.salts            select   refused  refused refused         refused         refused refused         refused           refused
private.salts            insert   refused  refused refused         refused         refused refused         refused           refused
private.salts            update   refused  refused refused         refused         refused refused         refused           refused
private.salts            delete   refused  refused refused         refused         refused refused         refused           refused
private.search_entries   select   refused  refused refused         refused         refused refused         refused           refused
private.search_entries   insert   refused  refused refused         refused         refused refused         refused           refused
private.search_entries   update   refused  refused refused         refused         refused refused         refused           refused
private.search_entries   delete   refused  refused refused         refused         refused refused         refused           refused
private.searchable       select   refused  refused refused         refused         refused refused         refused           refused
private.searchable       insert   refused  refused refused         refused         refused refused         refused           refused
private.searchable       update   refused  refused refused         refused         refused refused         refused           refused
private.searchable       delete   refused  refused refused         refused         refused refused         refused           refused
private.sender_header    select   refused  refused refused         refused         refused refused         refused           refused
private.sender_header    insert   refused  refused refused         refused         refused refused         refused           refused
private.sender_header    update   refused  refused refused         refused         refused refused         refused           refused
private.sender_header    delete   refused  refused refused         refused         refused refused         refused           refused
private.spent_proofs     select   refused  refused refused         refused         refused refused         refused           refused
private.spent_proofs     insert   refused  refused refused         refused         refused refused         refused           refused
private.spent_proofs     update   refused  refused refused         refused         refused refused         refused           refused
private.spent_proofs     delete   refused  refused refused         refused         refused refused         refused           refused
private.site_defaults    select   refused  refused refused         refused         refused refused         refused           refused
private.site_defaults    insert   refused  refused refused         refused         refused refused         refused           refused
private.site_defaults    update   refused  refused refused         refused         refused refused         refused           refused
private.site_defaults    delete   refused  refused refused         refused         refused refused         refused           refused
private.word_permissions select   refused  refused refused         refused         refused refused         refused           refused
private.word_permissions insert   refused  refused refused         refused         refused refused         refused           refused
private.word_permissions update   refused  refused refused         refused         refused refused         refused           refused
private.word_permissions delete   refused  refused refused         refused         refused refused         refused           refused
private.visit_calendar   select   refused  refused refused         refused         refused refused         refused           refused
private.visit_calendar   insert   refused  refused refused         refused         refused refused         refused           refused
private.visit_calendar   update   refused  refused refused         refused         refused refused         refused           refused
private.visit_calendar   delete   refused  refused refused         refused         refused refused         refused           refused
storage.objects          select   none     none    all             all             none    all             none              none
storage.objects          insert   refused  refused yes             yes             refused yes             refused           refused
storage.objects          update   hidden   hidden  yes             yes             hidden  yes             hidden            hidden
storage.objects          delete   hidden   hidden  yes             yes             hidden  yes             hidden            hidden
storage.buckets          select   none     none    none            none            none    none            none              none
storage.buckets          insert   refused  refused refused         refused         refused refused         refused           refused
storage.buckets          update   hidden   hidden  hidden          hidden          hidden  hidden          hidden            hidden
storage.buckets          delete   hidden   hidden  hidden          hidden          hidden  hidden          hidden            hidden
public.visits            select   refused  none    all             all             none    all             none              none
public.visits            insert   refused  refused refused         refused         refused refused         refused           refused
public.visits            update   refused  refused refused         refused         refused refused         refused           refused
public.visits            delete   refused  refused refused         refused         refused refused         refused           refused
`;

const database = openDatabase(addContent);
beforeAll(async () => {
  await database.sql`
    insert into public.unapproved_pictures (media_id, before, texts)
    select id, to_jsonb(media), jsonb_build_object('pt', jsonb_build_object('alt', title,
    'caption', ''))
    from public.media where title in ('public', 'draft')`;
  // As the storage server says of its own statements.
  await database.sql(`set storage.allow_delete_query = 'true'`);
});

const lines = EXPECTED.trim().split('\n').slice(1);
const expected = lines.map((line) => {
  const [table = '', action = '', ...answers] = line.trim().split(/\s+/);
  return { table, action, answers };
});

test('every table of the catalog has its four lines', async () => {
  const tables = await database.sql<{ name: string }>`
    select concat(n.nspname, '.', c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage') and c.relkind in ('r', 'v', 'm', 'p',
    'f')`;
  const wanted = tables.flatMap(({ name }) =>
    ['select', 'insert', 'update', 'delete'].map((action) => `${name} ${action}`),
  );
  expect(
    expected.map(({ table, action }) => `${table} ${action}`).sort(),
    'Each table has an entry in access-statements.ts, rows in fixtures.ts, and its answers above.',
  ).toEqual(wanted.sort());
  for (const { answers } of expected) expect(answers).toHaveLength(PEOPLE.length);
});

describe.each(expected)('$action $table', ({ table, action, answers }) => {
  test.each(PEOPLE.map((person, index) => ({ person, answer: answers[index] })))(
    '$person: $answer',
    async ({ person, answer }) => {
      const words = await ask(table, action, person);
      expect(words).toEqual(await spellOut(table, action, person, answer ?? ''));
    },
  );
});

/** What the database answers, in the words of the table: for a select the labels of the rows. */
async function ask(table: string, action: string, person: Person): Promise<string | string[]> {
  const statements = STATEMENTS[table];
  if (!statements) throw new Error(`No statements for ${table}.`);
  const me = person === 'nobody' ? NEW_ID : ACCOUNTS[person];
  const statement = {
    select: `select distinct ${statements.label} as label from ${table}`,
    insert: `insert into ${table} ${statements.insert}`,
    update: `update ${table} ${statements.update(me)}`,
    delete: `delete from ${table} ${statements.delete}`,
  }[action];
  const outcome = await database.attempt(person, statement ?? '');
  // 55000: a view that nothing can be written to.
  if (outcome.sqlstate === '42501' || outcome.sqlstate === '55000') return 'refused';
  if (outcome.sqlstate) throw new Error(`${outcome.sqlstate}: ${outcome.message}`);
  if (action === 'select') return outcome.rows.map(({ label }) => String(label)).sort();
  return outcome.count > 0 ? 'yes' : 'hidden';
}

async function spellOut(
  table: string,
  action: string,
  person: Person,
  answer: string,
): Promise<string | string[]> {
  if (action !== 'select' || answer === 'refused') return answer;
  if (answer === 'none') return [];
  if (answer === 'own') return person === 'nobody' ? [] : [ACCOUNTS[person]];
  if (answer !== 'all') return answer.split(',');
  const rows = await database.sql<{ label: string }>(
    `select distinct ${STATEMENTS[table]?.label} as label from ${table}`,
  );
  expect(rows.length, `${table} has rows to see: fixtures.ts adds them`).toBeGreaterThan(0);
  return rows.map(({ label }) => String(label)).sort();
}

test('nobody deletes files past the storage server, which would leave their bytes behind', async () => {
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

test('the accounts, sessions and factors themselves are out of reach', async () => {
  const tables = await database.sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname =
    'auth'`;
  expect(tables.length).toBeGreaterThan(3);
  for (const { name } of tables) {
    for (const person of ['nobody', 'admin'] as const) {
      const outcome = await database.attempt(person, `select * from ${name}`);
      expect(outcome.sqlstate, `${person} reads ${name}`).toBe('42501');
    }
  }
});
