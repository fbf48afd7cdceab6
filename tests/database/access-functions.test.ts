import { beforeAll, expect, test } from 'vitest';
import { appointmentDetails } from './appointment-steps.ts';
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

const words = (text: string) => text.trim().split(/\s+/);

const TRANSLATION = '00000000-0000-4000-8000-0000000000b9';
const PAGE_TRANSLATION = '00000000-0000-4000-8000-0000000000ba';

// Who may call which function: `yes` when it does its work, `refused` for SQLSTATE 42501,
// `ended` when it says that the session has ended; in this order:
//   nobody   viewer   editor  admin   aal1     aal2     deactivated   signed-out
const CALLS: [answers: string, calls: string[]][] = [
  // Staff with their second factor.
  [
    'refused  refused  yes     yes     refused  yes      refused       ended',
    [
      `add_portfolio_images('${GALLERIES.draft}', '{${MEDIA.unused}}')`,
      'answer_sending()',
      'answer_speed()',
      `request_testimonial('${GALLERIES.published}', null, 'Ann', '')`,
      `bin_media('{${MEDIA.unused}}')`,
      `change_posts('{${POSTS.draft}}', 'archive')`,
      'change_appointment_calendar()',
      `change_fact('post', '${POSTS.draft}', 1, '[["body"]]', 'line', 'Text', 'Word')`,
      'colleagues()',
      'coming_appointments()',
      'confirm_release(1)',
      `content_at('post', '${POSTS.live}', 0)`,
      'count_media()',
      `delete_media('{${MEDIA.binned}}')`,
      `discard_changes('post', '${POSTS.live}', 1)`,
      `discard_changes('gallery', '${GALLERIES.published}', 1, 1)`,
      `discard_changes('page', '${PAGES.live}', 1)`,
      `discard_picture_changes('${MEDIA.draft}', 1)`,
      `duplicate_document('page', '${PAGES.draft}')`,
      `duplicate_document('post', '${POSTS.draft}')`,
      `enquiry_notices('${ENQUIRIES.new}')`,
      'enquiry_staff()',
      'failing_notices()',
      'files_without_enquiry()',
      `find_fact('phone', '+44 20 7946 0123', '+44 20 7946 0999')`,
      `former_pictures('${MEDIA.unused}')`,
      `use_media_instead('${MEDIA.draft}', '${MEDIA.unused}')`,
      'files_without_record()',
      'list_posts()',
      'numbers(current_date)',
      `make_preview_link('page', '${PAGES.draft}')`,
      'media_tags()',
      `move_gallery('${GALLERIES.draft}', 1)`,
      `move_portfolio_images('{${PICTURES.draft}}', '${GALLERIES.draft}', 1)`,
      `move_appointment('${VISIT}', 0, ${appointmentDetails()})`,
      `record_answer('${ENQUIRIES.new}', 'phone')`,
      `record_gallery_translation('${GALLERIES.published}', 'pt', '{}')`,
      `record_page_translation('${PAGE_TRANSLATION}', '{"content": {}}')`,
      `record_picture_permission('${ENQUIRIES.new}', true)`,
      `record_presence('post:${POSTS.draft}')`,
      `record_site_defaults('Europe/London', '[[],[],[],[],[],[],[]]', '[]', '{}')`,
      `record_translation('${TRANSLATION}', 1)`,
      `personal_data('ann@example.com')`,
      `place_upload('${GALLERIES.draft}', '${MEDIA.unused}', gen_random_uuid(), 0)`,
      'post_authors()',
      'post_tags()',
      `post_translations('{${POSTS.live}}')`,
      'preview_return(1)',
      `propose_appointment('${ENQUIRIES.archived}', ${appointmentDetails()})`,
      `publish_document('gallery', '${GALLERIES.draft}', 1, pictures_version => 1)`,
      `publish_document('page', '${PAGES.draft}', 1)`,
      `publish_document('post', '${POSTS.draft}', 1)`,
      `publish_testimonial('${WORDS.given}', 1, 'We did the job.')`,
      `put_back_change('post', '${POSTS.live}', 0)`,
      'records_without_file()',
      'refresh_releases()',
      'refused_photographs()',
      `register_media('media', 'files/loose.jpg', 'New', 1, 1, null, repeat('a', 64))`,
      'release_history()',
      `release_selection('[]', '[]', '[]', 0)`,
      'request_release()',
      `restore_revision('gallery', '${GALLERIES.published}', 1, 1)`,
      `restore_media('{${MEDIA.binned}}')`,
      `restore_revision('page', '${PAGES.live}', 1)`,
      `restore_revision('post', '${POSTS.draft}', 1)`,
      'retry_notices()',
      'return_to_release(1, content_version())',
      `reuse_media(repeat('a', 64))`,
      'search_media()',
      `search_staff('o')`,
      `send_answer('${ENQUIRIES.new}', 'A staircase', 'We come and measure.')`,
      'settle_quarantine(true, now())',
      'staff_figures()',
      `tag_media('{${MEDIA.unused}}', '{oak}')`,
      `take_off_testimonial('${WORDS.given}', 1, false)`,
      `taken_back('{${POSTS.live}}')`,
      `translate_document('page', '${PAGES.draft}', 'pt')`,
      `translate_document('post', '${POSTS.draft}', 'pt')`,
      `unpublish_document('gallery', '${GALLERIES.published}')`,
      `unpublish_document('page', '${PAGES.live}')`,
      `unpublish_document('post', '${POSTS.live}')`,
      'unsent_answers()',
      'appointment_calendar_secret()',
      `appointment_file('${VISIT}')`,
      `appointment_link('${VISIT}')`,
      'waiting_testimonials()',
      `withdraw_appointment('${VISIT}', 0)`,
      `withdraw_testimonial_link('${WORDS.asked}')`,
    ],
  ],
  // As they, of an answer that there is not.
  [
    'refused  refused  PT404   PT404   refused  PT404    refused       ended',
    ['take_back_answer(0)'],
  ],
  // Administrators.
  [
    'refused  refused  refused yes     refused  refused  refused       ended',
    [
      `delete_personal_data('ann@example.com', '{}', '{}')`,
      'last_backup()',
      'notice_sending()',
      'record_backup(1)',
      `remove_member_factor('${ACCOUNTS.aal1}', '${FACTOR_ID}')`,
      'send_test_notice()',
      `set_member_active('${ACCOUNTS.viewer}', false)`,
      `set_member_role('${ACCOUNTS.viewer}', 'editor')`,
      'set_testimonial_ratings(true)',
      'team_members()',
    ],
  ],
  // Whoever has an account and a session.
  [
    'refused  yes      yes     yes     yes      yes      yes           ended',
    ['get_current_user_role()'],
  ],
  // Whoever has an account.
  [
    'refused  yes      yes     yes     yes      yes      yes           yes',
    [`authorize('posts.read')`, 'touch_last_seen()'],
  ],
  // Everybody.
  [
    'yes      yes      yes     yes     yes      yes      yes           yes',
    [
      'begin_enquiry_pictures()',
      'changes_since(0)',
      'content_version()',
      `open_preview('preview')`,
      `open_testimonial('given')`,
      'proof_challenge()',
      `send_enquiry_form('Ann', 'ann@example.com', '', 'A new staircase.', 'on')`,
      `submit_enquiry('Ann', 'ann@example.com', '', '', 'A new staircase.', true, '', now() - interval '1 minute')`,
      `appointment_by_link('x')`,
      `appointment_calendar('${CALENDAR_SECRET}')`,
      'withdraw_enquiry_picture(gen_random_uuid(), 1)',
    ],
  ],
  // Visitors alone: nobody of the team answers in the name of a customer, or is counted as one.
  [
    'yes      refused  refused refused refused  refused  refused       refused',
    [
      `answer_appointment('x', 'take', 0)`,
      `count_view('/')`,
      `give_testimonial('asked', 'Well made.', 'Ann', null, '{}', 'You may show it.')`,
      `take_back_testimonial('given')`,
    ],
  ],
];

// Those that scripts alone run, with the secret key.
const OF_SCRIPTS = words(`
  begin_restore claim_notices claim_release end_backup finish_restore inspect_project list_files
  pictures_to_encode read_backup record_notice record_progress record_release release_due
  release_state require_empty restore_rows resume_releases start_backup
`);

// What the API roles may run of the helpers, because a policy or a constraint runs it in their name.
const PRIVATE = {
  anon: ['is_ticket_open'],
  authenticated: words(`
    current_role_name has_session is_active_session is_answer_templates is_captions is_closures
    is_day is_enquiry_file_kept is_file_kept is_gallery_originals is_gallery_words is_language
    is_language_list is_link is_logo is_mail_address is_menu is_own_confirmations is_page_content
    is_page_original is_page_slug is_phone_number is_price_list is_profile_address is_safe_path is_second_phone
    is_service_names is_settings_line is_slug is_socials is_week is_word_list is_words
    is_words_by_language may_read_drafts media_words message_print phone_print titled_words trim_text
  `),
};

const database = openDatabase(addContent);
beforeAll(async () => {
  await database.sql`
    insert into public.unapproved_pictures (media_id, before, texts)
    select id, to_jsonb(media) || '{"alt": "Oak"}', '{}' from public.media
    where id = ${MEDIA.draft}`;
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

const named = CALLS.flatMap(([answers, calls]) =>
  calls.map((call) => ({ name: call.split('(', 1)[0], call, answers: words(answers) })),
);

test('functions: every one of the API is listed, and those of scripts are open to no person', async () => {
  const functions = await database.sql<{ name: string; is_open: boolean }>`
    select proname::text as name, has_function_privilege('anon', oid, 'execute')
    or has_function_privilege('authenticated', oid, 'execute') as is_open
    from pg_proc where pronamespace = 'public'::regnamespace order by name`;
  const names = (isOpen: boolean) =>
    functions.filter(({ is_open }) => is_open === isOpen).map(({ name }) => name);
  const listed = [...new Set(named.map(({ name }) => name))];
  expect(listed.sort()).toEqual(names(true).sort());
  expect(OF_SCRIPTS).toEqual(names(false));
});

test.each(named)('$call: who may call it', async ({ call, answers }) => {
  const outcomes = [];
  for (const person of PEOPLE) {
    const { sqlstate } = await database.attempt(person, `select public.${call} as answer`);
    const words: Record<string, string> = { 42501: 'refused', PT401: 'ended' };
    outcomes.push(`${person}: ${sqlstate === null ? 'yes' : (words[sqlstate] ?? sqlstate)}`);
  }
  expect(outcomes).toEqual(PEOPLE.map((person, nth) => `${person}: ${answers[nth]}`));
});

test.each(Object.entries(PRIVATE))('%s: runs only helpers of its policies', async (role, names) => {
  const functions = database.column`
    select proname::text from pg_proc where pronamespace = 'private'::regnamespace
    and has_function_privilege(${role}, oid, 'execute') order by proname`;
  expect(await functions).toEqual(names);
  const usage = database.value`select has_schema_privilege(${role}, 'private', 'usage')`;
  expect(await usage, 'and cannot name one').toBe(false);
});
