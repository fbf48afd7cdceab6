-- The hours that the business is open, for functions that count time or offer it: the owner's settings over what the
-- folder says, which the database can't read by itself. With them comes how the site's language spells addresses.

create function private.is_spelling(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then coalesce((
    select count(*) <= 100 and bool_and(
      char_length(letter) = 1 and letter !~ '[a-zA-Z0-9 -]' and jsonb_typeof(spelled) = 'string'
      and spelled #>> '{}' ~ '^[a-z ]{1,12}$'
    )
    from jsonb_each(value) as pairs (letter, spelled)
  ), true) else false end
$$;
comment on function private.is_spelling is 'Whether it says of single letters and signs how an address writes them: {"ü": "ue", "Ü": "ue"}.';

create function private.is_confirmations(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 11 and not exists (
      select from jsonb_each(value) as language (code, mail)
      where not private.is_language(code) or not case when jsonb_typeof(mail) = 'object' then coalesce(
        private.is_settings_line(mail ->> 'name', 60) and private.is_settings_line(mail ->> 'subject', 120)
          and jsonb_typeof(mail -> 'text') = 'string' and char_length(private.trim_text(mail ->> 'text')) between 1 and 2000
          and mail - '{name,subject,text}'::text[] = '{}',
        false
      ) else false end
    )
  else false end
$$;
comment on function private.is_confirmations is 'What visitors are told by mail, by the code of each language of the site, empty for the main one: {"pt": {"name": "Português", "subject": "…", "text": "…"}}.';

create function private.fills_of(sentence text) returns text[]
language sql immutable set search_path = '' as $$
  select array(select distinct fill[1] from regexp_matches(sentence, '%[1-9]\$s', 'g') as fill order by 1)
$$;
comment on function private.fills_of is 'Where format() puts values into a sentence: {%1$s,%2$s}.';

create function private.is_notice_words(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 10 and not exists (
      select from jsonb_each(value) as language (code, sentences)
      where code = '' or not private.is_language(code) or not case when jsonb_typeof(sentences) = 'object' then
        (select count(*) from jsonb_object_keys(sentences)) <= 100 and not exists (
          select from jsonb_each(sentences) as sentence (english, own), lateral (select own #>> '{}') as said (words)
          where char_length(english) not between 1 and 500 or jsonb_typeof(own) <> 'string'
            -- As long as the outbox has room for, no line of a header, no link, and values where the database gives some.
            or char_length(words) not between 1 and 2 * char_length(english) + 40
            or words ~ '[\u0001-\u001f\u007f-\u009f]' or words ~* '://|www\.'
            or private.fills_of(words) <> private.fills_of(english) or regexp_replace(words, '%[1-9]\$s', '', 'g') like '%\%%'
        )
      else false end
    )
  else false end
$$;
comment on function private.is_notice_words is 'What staff are told by mail, by language and by the sentence of private.mail_text(): {"de": {"New enquiry: %1$s": "Neue Anfrage: %1$s"}}.';

create function private.is_path_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 1000 and not exists (
    select from jsonb_array_elements(value) as path where jsonb_typeof(path) <> 'string' or path #>> '{}' !~ '^/[!-~]*$'
  ) else false end
$$;
comment on function private.is_path_list is 'At most 1,000 addresses of this site: ["/", "/services/repairs"].';

create table private.site_defaults (
  id boolean primary key default true check (id),
  time_zone text not null,
  hours jsonb not null check (private.is_week(hours)),
  closures jsonb not null check (private.is_closures(closures)),
  letters jsonb not null check (private.is_spelling(letters)),
  confirmations jsonb not null default '{}' check (private.is_confirmations(confirmations)),
  staff_language text not null default 'en' check (staff_language ~ '^[a-z]{2,3}$'),
  notice_words jsonb not null default '{}' check (private.is_notice_words(notice_words)),
  pages jsonb not null default '[]' check (private.is_path_list(pages)),
  noted_at timestamptz not null default now()
);
comment on table private.site_defaults is 'Time zone, hours, closures, spelling of addresses, languages and what visitors are told in each, what staff are told by mail in others than English and in which they are while they have chosen none, and the addresses of pages, as the folder of the business has them. One row, or none while nobody has noted them.';

create function public.record_site_defaults(
  time_zone text, hours jsonb, closures jsonb, letters jsonb, confirmations jsonb default '{}', staff_language text default 'en', notice_words jsonb default '{}',
  permissions jsonb default '{}', pages jsonb default '[]'
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
  elsif private.is_path_list(pages) is not true then
    raise exception 'These are no addresses of pages.' using errcode = 'PT422', hint = 'pages';
  end if;
  insert into private.site_defaults (time_zone, hours, closures, letters, confirmations, staff_language, notice_words, pages)
  values (time_zone, hours, closures, letters, confirmations, staff_language, notice_words, pages)
  on conflict (id) do update
  set time_zone = excluded.time_zone, hours = excluded.hours, closures = excluded.closures, letters = excluded.letters,
    confirmations = excluded.confirmations, staff_language = excluded.staff_language, notice_words = excluded.notice_words,
    pages = excluded.pages,
    noted_at = now()
  where to_jsonb(site_defaults) - 'noted_at' is distinct from to_jsonb(excluded) - 'noted_at';
  insert into private.testimonial_permissions (language, text, noted_by)
  select noted.code, noted.told, auth.uid()
  from (select code, private.trim_text(words) from jsonb_each_text(permissions) as given (code, words)) as noted (code, told)
  where noted.told is distinct from private.current_permissions() ->> noted.code;
  if letters is distinct from known_letters then
    -- Addresses of articles stay; those of tags are made of their names by whoever shows them.
    update public.post_summaries
    set tag_slugs = array(select private.to_slug(tag) from unnest(post_summaries.tags) as tag)
    where tags <> '{}';
  end if;
end
$$;
comment on function public.record_site_defaults is 'Notes what the folder of the business says: time zone by its IANA name, seven days from Monday, closures, how the language of the site spells letters and signs in addresses, and in which languages it confirms an enquiry with which words, what it tells staff by mail, what customers allow who give a word, and the addresses of its pages in each language. Called by the server when it starts and by the staff area, because either may be the only one there is. Needs enquiries.write. PT422 for what is none.';

create function private.known_language(code text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select code from private.site_defaults where code <> '' and confirmations ? code), '')
$$;
comment on function private.known_language is 'The code, if it is one of the languages of the site; empty, for the main one, otherwise.';

create function private.language_of_reader(address text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select chosen from auth.users, lateral (select raw_user_meta_data ->> 'language') as account (chosen)
      where lower(email) = lower(address) and email_confirmed_at is not null
        and (chosen = 'en' or exists (select from private.site_defaults where notice_words ? chosen))
      limit 1
    ),
    (select staff_language from private.site_defaults),
    'en'
  )
$$;
comment on function private.language_of_reader is 'What staff at an address read: the language of their account; otherwise, and for an address without one, the first of the business.';

create function private.mail_text(language text, sentence text, variadic fills text[] default '{}') returns text
language sql stable security definer set search_path = '' as $$
  select format(coalesce((select notice_words -> language ->> sentence from private.site_defaults), sentence), variadic fills)
$$;
comment on function private.mail_text is 'A sentence of a mail to staff in their language, or as it stands in the code. Values go where it has %1$s, %2$s …';

create function private.path_in(language text, path text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce('/' || nullif(private.known_language(language), ''), '') || path
$$;
comment on function private.path_in is 'The address of a page in a language, or in the main one if the site has not got it any more.';

create function private.opening_times() returns table (time_zone text, hours jsonb, closures jsonb)
language sql stable security definer set search_path = '' as $$
  select time_zone, coalesce(settings.hours, folder.hours), coalesce(settings.closures, folder.closures)
  from private.site_defaults as folder, public.business_settings as settings
$$;
comment on function private.opening_times is 'The hours that hold now. No row while the folder''s are not known.';

create function private.opening_intervals(from_day date, to_day date) returns table (opens timestamptz, closes timestamptz)
language sql stable security definer set search_path = '' as $$
  select (day::date + (part ->> 'opens')::time) at time zone time_zone, (day::date + (part ->> 'closes')::time) at time zone time_zone
  from private.opening_times(),
    generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as day,
    jsonb_array_elements(hours -> (extract(isodow from day)::integer - 1)) as part
  where not exists (
    select from jsonb_array_elements(closures) as closure
    where day::date between (closure ->> 'from')::date and (closure ->> 'to')::date
  )
  order by 1
$$;
comment on function private.opening_intervals is 'When the business opens and closes on these days of its own calendar, in order; none while its hours are not known.';

create function private.opening_minutes(since timestamptz, until timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select floor(coalesce(sum(extract(epoch from least(closes, until) - greatest(opens, since))), 0) / 60)::integer
  from private.opening_times(),
    private.opening_intervals((since at time zone time_zone)::date, (until at time zone time_zone)::date)
  where closes > since and opens < until and since < until
  having exists (select from private.opening_times())
$$;
comment on function private.opening_minutes is 'Minutes between two moments in which the business is open. Null while its hours are not known.';
