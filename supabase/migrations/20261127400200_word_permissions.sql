-- What a customer allows is recorded as proof, so it is a text that the folder of the business has, and not one that whoever
-- calls makes up. Staff, who see the link when they make it, don't give the word themselves.

create table private.word_permissions (
  number bigint generated always as identity primary key,
  language text not null check (private.is_language(language)),
  text text not null check (char_length(text) between 1 and 3000),
  noted_at timestamptz not null default now(),
  noted_by uuid
);
alter table private.word_permissions enable row level security;
comment on table private.word_permissions is 'What customers were told that they allow: each text that note_site_defaults() has brought. A row is added where the newest of its language said something else, and none is changed.';
comment on column private.word_permissions.noted_by is 'Whose staff area brought it; null for the server.';

create function private.is_permissions(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 11 and not exists (
      select from jsonb_each(value) as noted (code, told)
      where not private.is_language(code) or jsonb_typeof(told) <> 'string'
        or char_length(private.trim_text(told #>> '{}')) not between 1 and 3000
    )
  else false end
$$;
comment on function private.is_permissions is 'What customers are told that they allow, by the code of each language of the site, empty for the main one.';

create function private.told_permissions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, text), '{}')
  from (select distinct on (language) language, text from private.word_permissions order by language, number desc) as newest
$$;
comment on function private.told_permissions is 'The newest text of each language.';

drop function public.note_site_defaults(text, jsonb, jsonb, jsonb, jsonb, text, jsonb);

create function public.note_site_defaults(
  time_zone text, hours jsonb, closures jsonb, letters jsonb, confirmations jsonb default '{}', staff_language text default 'en', notice_words jsonb default '{}',
  permissions jsonb default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  known_letters constant jsonb := (select site_defaults.letters from private.site_defaults);
begin
  perform private.require_permission('enquiries.write');
  if not exists (select from pg_timezone_names where name = time_zone)
    or private.is_week(hours) is not true or private.is_closures(closures) is not true then
    raise exception 'These are no opening hours.' using errcode = 'PT422', hint = 'hours';
  elsif private.is_spelling(letters) is not true then
    raise exception 'This is no spelling of addresses.' using errcode = 'PT422', hint = 'letters';
  elsif private.is_confirmations(confirmations) is not true then
    raise exception 'These are no mails that confirm.' using errcode = 'PT422', hint = 'confirmations';
  elsif private.is_notice_words(notice_words) is not true or staff_language !~ '^[a-z]{2,3}$' then
    raise exception 'These are no mails to staff.' using errcode = 'PT422', hint = 'notice_words';
  elsif private.is_permissions(permissions) is not true then
    raise exception 'These are no permissions.' using errcode = 'PT422', hint = 'permissions';
  end if;
  insert into private.site_defaults (time_zone, hours, closures, letters, confirmations, staff_language, notice_words)
  values (time_zone, hours, closures, letters, confirmations, staff_language, notice_words)
  on conflict (id) do update
  set time_zone = excluded.time_zone, hours = excluded.hours, closures = excluded.closures, letters = excluded.letters,
    confirmations = excluded.confirmations, staff_language = excluded.staff_language, notice_words = excluded.notice_words,
    noted_at = now()
  where to_jsonb(site_defaults) - 'noted_at' is distinct from to_jsonb(excluded) - 'noted_at';
  insert into private.word_permissions (language, text, noted_by)
  select noted.code, noted.told, auth.uid()
  from (select code, private.trim_text(words) from jsonb_each_text(permissions) as given (code, words)) as noted (code, told)
  where noted.told is distinct from private.told_permissions() ->> noted.code;
  if letters is distinct from known_letters then
    -- Addresses of articles stay; those of tags are made of their names by whoever shows them.
    update public.post_summaries
    set tag_slugs = array(select private.to_slug(tag) from unnest(post_summaries.tags) as tag)
    where tags <> '{}';
  end if;
end
$$;
comment on function public.note_site_defaults is 'Notes what the folder of the business says: time zone by its IANA name, seven days from Monday, closures, how the language of the site spells letters and signs in addresses, and in which languages it confirms an enquiry with which words, what it tells staff by mail, and what customers allow who give a word. Called by the server when it starts and by the staff area, because either may be the only one there is. Needs enquiries.write. PT422 for what is none.';
grant execute on function public.note_site_defaults to authenticated, service_role;

create or replace function public.open_word(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  word constant public.customer_words := private.word_of_token(token);
begin
  return jsonb_build_object(
    'customer_name', word.customer_name,
    'job', (select title from public.galleries where id = word.gallery_id and deleted_at is null),
    'asks_rating', (select asks_ratings from public.word_settings),
    'can_give', word.link_withdrawn_at is null and word.expires_at > now(),
    'is_published', exists (select from public.published_words where word_id = word.id),
    'expires_at', word.expires_at,
    'given_at', word.given_at,
    'taken_back_at', word.taken_back_at,
    'permissions', private.told_permissions(),
    'text', word.text, 'shown_name', word.shown_name, 'rating', word.rating, 'media_ids', word.media_ids,
    'pictures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', media.id, 'bucket', media.bucket, 'path', media.path, 'width', media.width, 'height', media.height, 'alt', media.alt
      ) order by first.nth)
      from (select media_id, min(nth) as nth from private.offered_pictures(word.gallery_id) group by media_id) as first
      join public.media on media.id = first.media_id and media.deleted_at is null
    ), '[]')
  );
end
$$;

create or replace function public.give_word(
  token text, text text, shown_name text, rating integer, media_ids uuid[], permission text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  word public.customer_words;
  wrong record;
  points smallint;
  allowed uuid[];
begin
  if auth.uid() is not null then
    raise exception 'A customer gives their word without an account.' using errcode = '42501', hint = 'word';
  end if;
  word := private.word_of_token(token);
  if word.link_withdrawn_at is not null or word.expires_at <= now() then
    raise exception 'This link is not good any more.' using errcode = 'PT410', hint = 'word';
  end if;
  text := private.trim_text(regexp_replace(coalesce(text, ''), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+', ' ', 'g'));
  shown_name := private.trim_text(regexp_replace(coalesce(shown_name, ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'));
  permission := private.trim_text(coalesce(permission, ''));
  points := case when (select asks_ratings from public.word_settings) then rating else word.rating end;
  -- Of photographs that staff took out in the meantime nothing is said.
  allowed := array(
    select distinct offered.media_id from private.offered_pictures(word.gallery_id) as offered
    where offered.media_id = any (coalesce(media_ids, '{}')) order by offered.media_id
  );
  select problem.field, problem.sentence into wrong from (values
    (1, char_length(text) > 1500, 'text', 'Please use 1,500 characters or fewer.'),
    (2, text = '' and cardinality(allowed) = 0, 'text', 'Please write a few words, or tick a photograph.'),
    (3, text <> '' and char_length(shown_name) not between 1 and 80, 'shown_name', 'Please write the name that is to stand below it, in 80 characters or fewer.'),
    (4, char_length(shown_name) > 80, 'shown_name', 'Please write a name in 80 characters or fewer.'),
    (5, points is not null and points not between 1 and 5, 'rating', 'Please choose one to five.'),
    -- While no text is known, what the page says is all there is.
    (6, char_length(permission) not between 1 and 3000
        or exists (select from private.word_permissions)
          and not exists (select from private.word_permissions as told where told.text = give_word.permission), 'permission', 'Please agree to what is said above the button.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;
  if exists (select from public.published_words where word_id = word.id)
    and (text, shown_name, points) is distinct from (word.text, word.shown_name, word.rating) then
    raise exception 'It is on the website already. Please take it back first, then write it anew.'
      using errcode = 'PT409', hint = 'published';
  end if;
  -- Sent twice, by a second press or after a lost answer.
  if word.given_at is not null and word.taken_back_at is null
    and (text, shown_name, points, allowed) is not distinct from (word.text, word.shown_name, word.rating, word.media_ids) then
    return;
  end if;
  if (select count(*) from public.word_records where word_id = word.id) >= 50 then
    raise exception 'This has been changed very often. Please write us a mail.' using errcode = 'PT429', hint = 'word';
  end if;

  perform set_config('app.customers_hand', 'on', true);
  update public.customer_words as given set
    text = give_word.text, shown_name = give_word.shown_name, rating = points, media_ids = allowed,
    permission = give_word.permission, taken_back_at = null,
    given_at = case when exists (select from public.published_words where word_id = word.id) then given.given_at else now() end
  where given.id = word.id;
  perform set_config('app.customers_hand', '', true);
  insert into public.word_records (word_id, action, text, shown_name, rating, media_ids, permission)
  values (
    word.id, case when word.given_at is null or word.taken_back_at is not null then 'given' else 'changed' end,
    text, shown_name, points, allowed, permission
  );
  if word.enquiry_id is not null then
    perform private.note_enquiry_event(word.enquiry_id, 'word_given');
  end if;
  perform private.tell_of_word(word, 'A customer has written a word',
    array['Nothing of it is on the website before one of you has read and published it.']);
end
$$;
comment on function public.give_word is 'What the customer allows: a text with the name below it, photographs of the job, or both; and what they were told that they allow, a text that note_site_defaults() has brought. May be changed until it is published; photographs at any time. 42501 for whoever is signed in; PT404, PT410, PT409, PT429; PT422 with the field in the hint (text, shown_name, rating, permission).';

create or replace function public.take_back_word(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  word public.customer_words;
  was_shown boolean;
begin
  if auth.uid() is not null then
    raise exception 'A customer takes their word back without an account. Take it off the site instead.' using errcode = '42501', hint = 'word';
  end if;
  -- In the order in which staff's functions wait for each other.
  perform private.lock('words');
  perform private.lock('releases');
  word := private.word_of_token(token);
  if word.given_at is null or word.taken_back_at is not null then
    return;
  end if;
  was_shown := exists (select from public.published_words where word_id = word.id);
  perform private.end_word(word, 'taken_back');
  if was_shown then
    perform private.release_for_customer();
  end if;
  if word.enquiry_id is not null then
    perform private.note_enquiry_event(word.enquiry_id, 'word_withdrawn');
  end if;
  perform private.tell_of_word(word, 'A customer has taken back what they allowed',
    array[
      case when was_shown then 'Their word is gone from the website with the release that has been asked for just now.'
        else 'Their word was not on the website.' end,
      'Please take their photographs off the website too.'
    ]);
end
$$;
comment on function public.take_back_word is 'The customer allows nothing any more: off the site with a release that is asked for at once. By whoever has the link, however old it is. Does nothing the second time. 42501 for whoever is signed in: staff have take_off_word(). PT404, PT410.';
