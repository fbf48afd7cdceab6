import { beforeAll, describe, expect, test } from 'vitest';
import {
  addContent,
  CALENDAR_SECRET,
  ENQUIRIES,
  GALLERIES,
  MEDIA,
  PAGES,
  PICTURES,
  POSTS,
  VISIT,
  WORDS,
} from './fixtures.ts';
import { ACCOUNTS, FACTOR_ID, openDatabase, PEOPLE } from './harness.ts';
import { visitDetails } from './visit-steps.ts';

const TRANSLATION = '00000000-0000-4000-8000-0000000000b9';
const PAGE_TRANSLATION = '00000000-0000-4000-8000-0000000000ba';

// Who may call which function: `yes` when it does its work, `refused` for SQLSTATE 42501,
// `ended` when it says that the session has ended.
const EXPECTED = `
                           nobody   viewer   editor   admin    aal1     aal2     deactivated   signed-out
ask_for_word               refused  refused  yes      yes      refused  yes      refused       ended
publish_word               refused  refused  yes      yes      refused  yes      refused       ended
take_off_word              refused  refused  yes      yes      refused  yes      refused       ended
withdraw_word_link         refused  refused  yes      yes      refused  yes      refused       ended
waiting_words              refused  refused  yes      yes      refused  yes      refused       ended
refused_photographs        refused  refused  yes      yes      refused  yes      refused       ended
set_word_ratings           refused  refused  refused  yes      refused  refused  refused       ended
open_word                  yes      yes      yes      yes      yes      yes      yes           yes
give_word                  yes      refused  refused  refused  refused  refused  refused       refused
take_back_word             yes      refused  refused  refused  refused  refused  refused       refused
add_portfolio_images       refused  refused  yes      yes      refused  yes      refused       ended
authorize                  refused  yes      yes      yes      yes      yes      yes           yes
bin_media                  refused  refused  yes      yes      refused  yes      refused       ended
change_posts               refused  refused  yes      yes      refused  yes      refused       ended
changes_since              yes      yes      yes      yes      yes      yes      yes           yes
claim_notices              refused  refused  refused  refused  refused  refused  refused       refused
claim_release              refused  refused  refused  refused  refused  refused  refused       refused
colleagues                 refused  refused  yes      yes      refused  yes      refused       ended
content_at                 refused  refused  yes      yes      refused  yes      refused       ended
confirm_release            refused  refused  yes      yes      refused  yes      refused       ended
content_version            yes      yes      yes      yes      yes      yes      yes           yes
count_media                refused  refused  yes      yes      refused  yes      refused       ended
delete_media               refused  refused  yes      yes      refused  yes      refused       ended
discard_changes            refused  refused  yes      yes      refused  yes      refused       ended
discard_gallery_changes    refused  refused  yes      yes      refused  yes      refused       ended
answer_sending             refused  refused  yes      yes      refused  yes      refused       ended
answer_speed               refused  refused  yes      yes      refused  yes      refused       ended
enquiry_staff              refused  refused  yes      yes      refused  yes      refused       ended
note_answer                refused  refused  yes      yes      refused  yes      refused       ended
send_answer                refused  refused  yes      yes      refused  yes      refused       ended
take_back_answer           refused  refused  PT404    PT404    refused  PT404    refused       ended
enquiry_notices            refused  refused  yes      yes      refused  yes      refused       ended
failing_notices            refused  refused  yes      yes      refused  yes      refused       ended
files_without_record       refused  refused  yes      yes      refused  yes      refused       ended
discard_page_changes       refused  refused  yes      yes      refused  yes      refused       ended
discard_picture_changes    refused  refused  yes      yes      refused  yes      refused       ended
duplicate_page             refused  refused  yes      yes      refused  yes      refused       ended
publish_page               refused  refused  yes      yes      refused  yes      refused       ended
restore_page_revision      refused  refused  yes      yes      refused  yes      refused       ended
unpublish_page             refused  refused  yes      yes      refused  yes      refused       ended
note_gallery_words         refused  refused  yes      yes      refused  yes      refused       ended
save_gallery_words         refused  refused  yes      yes      refused  yes      refused       ended
save_picture_caption       refused  refused  yes      yes      refused  yes      refused       ended
note_page_translation      refused  refused  yes      yes      refused  yes      refused       ended
translate_page             refused  refused  yes      yes      refused  yes      refused       ended
note_translation           refused  refused  yes      yes      refused  yes      refused       ended
post_translations          refused  refused  yes      yes      refused  yes      refused       ended
translate_post             refused  refused  yes      yes      refused  yes      refused       ended
duplicate_post             refused  refused  yes      yes      refused  yes      refused       ended
get_current_user_role      refused  yes      yes      yes      yes      yes      yes           ended
list_posts                 refused  refused  yes      yes      refused  yes      refused       ended
move_gallery               refused  refused  yes      yes      refused  yes      refused       ended
move_portfolio_images      refused  refused  yes      yes      refused  yes      refused       ended
note_presence              refused  refused  yes      yes      refused  yes      refused       ended
pictures_to_encode         refused  refused  refused  refused  refused  refused  refused       refused
proof_challenge            yes      yes      yes      yes      yes      yes      yes           yes
place_upload               refused  refused  yes      yes      refused  yes      refused       ended
note_site_defaults         refused  refused  yes      yes      refused  yes      refused       ended
notice_sending             refused  refused  refused  yes      refused  refused  refused       ended
person_data                refused  refused  yes      yes      refused  yes      refused       ended
delete_person              refused  refused  refused  yes      refused  refused  refused       ended
put_back_change            refused  refused  yes      yes      refused  yes      refused       ended
preview_return             refused  refused  yes      yes      refused  yes      refused       ended
post_authors               refused  refused  yes      yes      refused  yes      refused       ended
post_tags                  refused  refused  yes      yes      refused  yes      refused       ended
publish_gallery            refused  refused  yes      yes      refused  yes      refused       ended
media_tags                 refused  refused  yes      yes      refused  yes      refused       ended
publish_post               refused  refused  yes      yes      refused  yes      refused       ended
record_notice              refused  refused  refused  refused  refused  refused  refused       refused
record_progress            refused  refused  refused  refused  refused  refused  refused       refused
record_release             refused  refused  refused  refused  refused  refused  refused       refused
records_without_file       refused  refused  yes      yes      refused  yes      refused       ended
refresh_releases           refused  refused  yes      yes      refused  yes      refused       ended
register_media             refused  refused  yes      yes      refused  yes      refused       ended
release_history            refused  refused  yes      yes      refused  yes      refused       ended
release_selection          refused  refused  yes      yes      refused  yes      refused       ended
release_due                refused  refused  refused  refused  refused  refused  refused       refused
release_state              refused  refused  refused  refused  refused  refused  refused       refused
remove_member_factor       refused  refused  refused  yes      refused  refused  refused       ended
request_release            refused  refused  yes      yes      refused  yes      refused       ended
restore_gallery_revision   refused  refused  yes      yes      refused  yes      refused       ended
restore_media              refused  refused  yes      yes      refused  yes      refused       ended
restore_revision           refused  refused  yes      yes      refused  yes      refused       ended
resume_releases            refused  refused  refused  refused  refused  refused  refused       refused
retry_notices              refused  refused  yes      yes      refused  yes      refused       ended
return_to_release          refused  refused  yes      yes      refused  yes      refused       ended
reuse_media                refused  refused  yes      yes      refused  yes      refused       ended
search_media               refused  refused  yes      yes      refused  yes      refused       ended
search_staff               refused  refused  yes      yes      refused  yes      refused       ended
send_test_notice           refused  refused  refused  yes      refused  refused  refused       ended
send_enquiry_form          yes      yes      yes      yes      yes      yes      yes           yes
settle_held                refused  refused  yes      yes      refused  yes      refused       ended
set_member_active          refused  refused  refused  yes      refused  refused  refused       ended
set_member_role            refused  refused  refused  yes      refused  refused  refused       ended
staff_figures              refused  refused  yes      yes      refused  yes      refused       ended
submit_enquiry             yes      yes      yes      yes      yes      yes      yes           yes
tag_media                  refused  refused  yes      yes      refused  yes      refused       ended
taken_back                 refused  refused  yes      yes      refused  yes      refused       ended
team_members               refused  refused  refused  yes      refused  refused  refused       ended
touch_last_seen            refused  yes      yes      yes      yes      yes      yes           yes
unsent_answers             refused  refused  yes      yes      refused  yes      refused       ended
unpublish_gallery          refused  refused  yes      yes      refused  yes      refused       ended
unpublish_post             refused  refused  yes      yes      refused  yes      refused       ended
begin_enquiry_pictures     yes      yes      yes      yes      yes      yes      yes           yes
files_without_enquiry      refused  refused  yes      yes      refused  yes      refused       ended
note_picture_permission    refused  refused  yes      yes      refused  yes      refused       ended
withdraw_enquiry_picture   yes      yes      yes      yes      yes      yes      yes           yes
begin_restore              refused  refused  refused  refused  refused  refused  refused       refused
end_backup                 refused  refused  refused  refused  refused  refused  refused       refused
finish_restore             refused  refused  refused  refused  refused  refused  refused       refused
inspect_project            refused  refused  refused  refused  refused  refused  refused       refused
list_files                 refused  refused  refused  refused  refused  refused  refused       refused
read_backup                refused  refused  refused  refused  refused  refused  refused       refused
require_empty              refused  refused  refused  refused  refused  refused  refused       refused
restore_rows               refused  refused  refused  refused  refused  refused  refused       refused
start_backup               refused  refused  refused  refused  refused  refused  refused       refused
answer_visit               yes      refused  refused  refused  refused  refused  refused       refused
change_visit_calendar      refused  refused  yes      yes      refused  yes      refused       ended
coming_visits              refused  refused  yes      yes      refused  yes      refused       ended
move_visit                 refused  refused  yes      yes      refused  yes      refused       ended
propose_visit              refused  refused  yes      yes      refused  yes      refused       ended
visit_by_link              yes      yes      yes      yes      yes      yes      yes           yes
visit_calendar             yes      yes      yes      yes      yes      yes      yes           yes
visit_calendar_secret      refused  refused  yes      yes      refused  yes      refused       ended
visit_file                 refused  refused  yes      yes      refused  yes      refused       ended
visit_link                 refused  refused  yes      yes      refused  yes      refused       ended
withdraw_visit             refused  refused  yes      yes      refused  yes      refused       ended
`;

const CALLS: Record<string, string> = {
  add_portfolio_images: `add_portfolio_images('${GALLERIES.draft}', '{${MEDIA.unused}}')`,
  authorize: `authorize('posts.read')`,
  begin_enquiry_pictures: 'begin_enquiry_pictures()',
  bin_media: `bin_media('{${MEDIA.unused}}')`,
  change_posts: `change_posts('{${POSTS.draft}}', 'archive')`,
  changes_since: 'changes_since(0)',
  claim_notices: 'claim_notices()',
  claim_release: 'claim_release()',
  colleagues: 'colleagues()',
  confirm_release: 'confirm_release(1)',
  content_at: `content_at('post', '${POSTS.live}', 0)`,
  content_version: 'content_version()',
  count_media: 'count_media()',
  delete_media: `delete_media('{${MEDIA.binned}}')`,
  discard_changes: `discard_changes('${POSTS.live}', 1)`,
  discard_gallery_changes: `discard_gallery_changes('${GALLERIES.published}', 1, 1)`,
  answer_sending: 'answer_sending()',
  answer_speed: 'answer_speed()',
  enquiry_staff: 'enquiry_staff()',
  note_answer: `note_answer('${ENQUIRIES.new}', 'phone')`,
  send_answer: `send_answer('${ENQUIRIES.new}', 'A staircase', 'We come and measure.')`,
  take_back_answer: 'take_back_answer(0)',
  unsent_answers: 'unsent_answers()',
  enquiry_notices: `enquiry_notices('${ENQUIRIES.new}')`,
  failing_notices: 'failing_notices()',
  files_without_enquiry: 'files_without_enquiry()',
  files_without_record: 'files_without_record()',
  discard_page_changes: `discard_page_changes('${PAGES.live}', 1)`,
  discard_picture_changes: `discard_picture_changes('${MEDIA.draft}', 1)`,
  duplicate_page: `duplicate_page('${PAGES.draft}')`,
  publish_page: `publish_page('${PAGES.draft}', 1)`,
  restore_page_revision: `restore_page_revision('${PAGES.live}', 1)`,
  unpublish_page: `unpublish_page('${PAGES.live}')`,
  note_page_translation: `note_page_translation('${PAGE_TRANSLATION}', '{"content": {}}')`,
  translate_page: `translate_page('${PAGES.draft}', 'pt')`,
  duplicate_post: `duplicate_post('${POSTS.draft}')`,
  note_translation: `note_translation('${TRANSLATION}', 1)`,
  post_translations: `post_translations('{${POSTS.live}}')`,
  translate_post: `translate_post('${POSTS.draft}', 'pt')`,
  get_current_user_role: 'get_current_user_role()',
  list_posts: 'list_posts()',
  note_gallery_words: `note_gallery_words('${GALLERIES.published}', 'pt', '{}')`,
  save_gallery_words: `save_gallery_words('${GALLERIES.draft}', 1, 'pt', '{}')`,
  save_picture_caption: `save_picture_caption('${PICTURES.draft}', 1, 'pt', 'Janela')`,
  move_gallery: `move_gallery('${GALLERIES.draft}', 1)`,
  move_portfolio_images: `move_portfolio_images('{${PICTURES.draft}}', '${GALLERIES.draft}', 1)`,
  note_presence: `note_presence('post:${POSTS.draft}')`,
  note_site_defaults: `note_site_defaults('Europe/London', '[[],[],[],[],[],[],[]]', '[]', '{}')`,
  note_picture_permission: `note_picture_permission('${ENQUIRIES.new}', true)`,
  withdraw_enquiry_picture: 'withdraw_enquiry_picture(gen_random_uuid(), 1)',
  notice_sending: 'notice_sending()',
  proof_challenge: 'proof_challenge()',
  send_enquiry_form: `send_enquiry_form('Ann', 'ann@example.com', '', 'A new staircase.', 'on')`,
  settle_held: 'settle_held(true, now())',
  person_data: `person_data('ann@example.com')`,
  delete_person: `delete_person('ann@example.com', '{}', '{}')`,
  put_back_change: `put_back_change('post', '${POSTS.live}', 0)`,
  preview_return: 'preview_return(1)',
  post_authors: 'post_authors()',
  post_tags: 'post_tags()',
  publish_gallery: `publish_gallery('${GALLERIES.draft}', 1, 1)`,
  media_tags: 'media_tags()',
  publish_post: `publish_post('${POSTS.draft}', 1)`,
  record_notice: `record_notice('${ENQUIRIES.new}', 200)`,
  record_progress: `record_progress(1, 'reading')`,
  record_release: `record_release(1, 'failed')`,
  pictures_to_encode: 'pictures_to_encode()',
  place_upload: `place_upload('${GALLERIES.draft}', '${MEDIA.unused}', gen_random_uuid(), 0)`,
  records_without_file: 'records_without_file()',
  refresh_releases: 'refresh_releases()',
  register_media: `register_media('media', 'files/loose.jpg', 'New', 1, 1, null, repeat('a', 64))`,
  release_history: 'release_history()',
  release_selection: `release_selection('[]', '[]', '[]', 0)`,
  release_due: 'release_due()',
  release_state: 'release_state()',
  remove_member_factor: `remove_member_factor('${ACCOUNTS.aal1}', '${FACTOR_ID}')`,
  request_release: 'request_release()',
  restore_gallery_revision: `restore_gallery_revision('${GALLERIES.published}', 1, 1)`,
  restore_media: `restore_media('{${MEDIA.binned}}')`,
  restore_revision: `restore_revision((select '${POSTS.draft}'::uuid), 1)`,
  resume_releases: 'resume_releases()',
  retry_notices: 'retry_notices()',
  return_to_release: 'return_to_release(1, content_version())',
  reuse_media: `reuse_media(repeat('a', 64))`,
  search_media: 'search_media()',
  search_staff: `search_staff('o')`,
  send_test_notice: 'send_test_notice()',
  set_member_active: `set_member_active('${ACCOUNTS.viewer}', false)`,
  set_member_role: `set_member_role('${ACCOUNTS.viewer}', 'editor')`,
  staff_figures: 'staff_figures()',
  submit_enquiry: `submit_enquiry('Ann', 'ann@example.com', '', '', 'A new staircase.', true, '', now() - interval '1 minute')`,
  tag_media: `tag_media('{${MEDIA.unused}}', '{oak}')`,
  taken_back: `taken_back('{${POSTS.live}}')`,
  team_members: 'team_members()',
  touch_last_seen: 'touch_last_seen()',
  unpublish_gallery: `unpublish_gallery('${GALLERIES.published}')`,
  unpublish_post: `unpublish_post('${POSTS.live}')`,
  begin_restore: 'begin_restore()',
  end_backup: 'end_backup(gen_random_uuid())',
  finish_restore: `finish_restore(gen_random_uuid(), '{}', '{}')`,
  inspect_project: 'inspect_project()',
  list_files: 'list_files()',
  read_backup: "read_backup(gen_random_uuid(), 'files')",
  require_empty: 'require_empty(gen_random_uuid())',
  restore_rows: "restore_rows(gen_random_uuid(), 'public.posts', '{}', 0)",
  start_backup: "start_backup('{}')",
  ask_for_word: `ask_for_word('${GALLERIES.published}', null, 'Ann', '')`,
  give_word: `give_word('asked', 'Well made.', 'Ann', null, '{}', 'You may show it.')`,
  open_word: `open_word('given')`,
  publish_word: `publish_word('${WORDS.given}', 1, 'We did the job.')`,
  set_word_ratings: 'set_word_ratings(true)',
  take_back_word: `take_back_word('given')`,
  take_off_word: `take_off_word('${WORDS.given}', 1, false)`,
  waiting_words: 'waiting_words()',
  refused_photographs: 'refused_photographs()',
  withdraw_word_link: `withdraw_word_link('${WORDS.asked}')`,
  answer_visit: `answer_visit('x', 'take', 0)`,
  change_visit_calendar: 'change_visit_calendar()',
  coming_visits: 'coming_visits()',
  move_visit: `move_visit('${VISIT}', 0, ${visitDetails()})`,
  propose_visit: `propose_visit('${ENQUIRIES.archived}', ${visitDetails()})`,
  visit_by_link: `visit_by_link('x')`,
  visit_calendar: `visit_calendar('${CALENDAR_SECRET}')`,
  visit_calendar_secret: 'visit_calendar_secret()',
  visit_file: `visit_file('${VISIT}')`,
  visit_link: `visit_link('${VISIT}')`,
  withdraw_visit: `withdraw_visit('${VISIT}', 0)`,
};

// What the API roles may run of the helpers, because a policy or a constraint runs it in their name.
const PRIVATE: Record<string, string[]> = {
  anon: ['is_ticket_open'],
  authenticated: [
    'current_role_name',
    'has_session',
    'is_active_session',
    'is_answer_templates',
    'is_captions',
    'is_closures',
    'is_day',
    'is_enquiry_file_kept',
    'is_file_kept',
    'is_gallery_originals',
    'is_gallery_words',
    'is_language',
    'is_language_list',
    'is_logo',
    'is_mail_address',
    'is_menu',
    'is_own_confirmations',
    'is_page_content',
    'is_page_original',
    'is_page_slug',
    'is_phone_number',
    'is_price_list',
    'is_safe_path',
    'is_second_phone',
    'is_service_names',
    'is_settings_line',
    'is_slug',
    'is_socials',
    'is_week',
    'is_word_list',
    'is_words',
    'is_words_by_language',
    'media_words',
    'message_print',
    'phone_print',
    'titled_words',
    'trim_text',
  ],
};

const database = openDatabase(addContent);
beforeAll(async () => {
  await database.sql`
    insert into public.unapproved_pictures (media_id, before, texts)
    select id, to_jsonb(media) || '{"alt": "Oak"}', '{}' from public.media where id =
    ${MEDIA.draft}`;
  await database.sql`
    insert into public.posts (id, language, translation_of, original_version)
    values (${TRANSLATION}, 'pt', ${POSTS.live}, 1)`;
  await database.sql`
    insert into public.pages (id, language, key, kind, title)
    select ${PAGE_TRANSLATION}, 'pt', key, kind, '' from public.pages where id = ${PAGES.live}`;
  // A revision under a known id, so that restoring one can be asked for.
  await database.sql`update public.post_revisions set id = post_id where post_id = ${POSTS.draft}`;
  await database.sql('update public.gallery_revisions set id = gallery_id');
  await database.sql`
    update public.page_revisions set id = page_id where id = (
    select id from public.page_revisions where page_id = ${PAGES.live} limit 1)`;
});

const expected = EXPECTED.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', ...answers] = line.trim().split(/\s+/);
    return { name, answers };
  });

test('every function of the API has its line', async () => {
  const functions = await database.sql<{ name: string }>`
    select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace`;
  expect(expected.map(({ name }) => name).sort()).toEqual(functions.map(({ name }) => name).sort());
});

describe.each(expected)('$name', ({ name, answers }) => {
  test.each(PEOPLE.map((person, index) => ({ person, answer: answers[index] })))(
    '$person: $answer',
    async ({ person, answer }) => {
      const outcome = await database.attempt(person, `select public.${CALLS[name]} as answer`);
      if (outcome.sqlstate === '42501') expect('refused').toBe(answer);
      else if (outcome.sqlstate === 'PT401') expect('ended').toBe(answer);
      else expect(outcome.sqlstate ?? 'yes', outcome.message).toBe(answer);
    },
  );
});

test.each(Object.entries(PRIVATE))(
  '%s runs only the helpers of its policies',
  async (role, names) => {
    const functions = await database.sql<{ name: string }>`
      select proname::text as name from pg_proc
      where pronamespace = 'private'::regnamespace and has_function_privilege(${role}, oid,
      'execute')
      order by proname`;
    expect(functions.map(({ name }) => name)).toEqual(names);
    const usage = await database.value<boolean>`
      select has_schema_privilege(${role}, 'private', 'usage')`;
    expect(usage, 'and cannot name one').toBe(false);
  },
);
