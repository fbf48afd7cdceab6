-- Facts of the business that its owner changes without a developer.

create function private.is_phone_number(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^\+[1-9][0-9 ()./-]*$'
    and char_length(value) <= 40
    and char_length(regexp_replace(replace(value, '(0)', ''), '[^0-9]', '', 'g')) between 7 and 15
$$;
comment on function private.is_phone_number is 'With its country code; isPhoneNumber() of src/domain is the same.';

create function private.is_date(value text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return value ~ '^\d{4}-\d{2}-\d{2}$' and to_char(value::date, 'YYYY-MM-DD') = value;
exception when others then
  return false;
end
$$;
comment on function private.is_date is 'Whether the text is a day of the calendar, as 2026-12-24.';

create function private.is_day(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 3 and not exists (
    select from jsonb_array_elements(value) with ordinality as open (times, nth)
    where not case when jsonb_typeof(times) = 'object' then coalesce(
      times ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and times ->> 'closes' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and times ->> 'opens' < times ->> 'closes'
        and (nth = 1 or value -> (nth::integer - 2) ->> 'closes' < times ->> 'opens')
        and times - '{opens,closes}'::text[] = '{}',
      false
    ) else false end
  ) else false end
$$;
comment on function private.is_day is 'At most three of {"opens": "09:00", "closes": "12:00"}, with a break between each; none on a day that is closed.';

create function private.is_week(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) = 7 and not exists (
    select from jsonb_array_elements(value) as day where not private.is_day(day)
  ) else false end
$$;
comment on function private.is_week is 'Seven days from Monday, each as private.is_day() has it.';

create function private.is_closures(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 40 and not exists (
    select from jsonb_array_elements(value) as closure
    where not case when jsonb_typeof(closure) = 'object' then coalesce(
      private.is_date(closure ->> 'from') and private.is_date(closure ->> 'to')
        and closure ->> 'from' <= closure ->> 'to'
        and jsonb_typeof(closure -> 'reason') = 'string'
        and (closure ->> 'reason' = '' or private.is_settings_line(closure ->> 'reason', 80))
        and closure - '{from,to,reason}'::text[] = '{}',
      false
    ) else false end
  ) else false end
$$;
comment on function private.is_closures is 'At most 40 of {"from": "2026-12-24", "to": "2027-01-02", "reason": ""}.';

create function private.is_price_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 200 and not exists (
      select from jsonb_each(value) as price
      where not coalesce(
        price.key ~ '^[a-z0-9-]{1,96}/[a-z0-9-]{1,96}$'
          and jsonb_typeof(price.value) = 'number'
          and price.value::text ~ '^\d{1,8}(\.\d{1,2})?$'
          and price.value::text ~ '[1-9]',
        false
      )
    )
  else false end
$$;
comment on function private.is_price_list is 'Amounts by service and price, with cents or without: {"kitchen-carpentry/galley": 24000, "repairs/hour": 49.5}.';

create function private.is_second_phone(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then value = '{"label": "", "number": ""}' or coalesce(
    jsonb_typeof(value -> 'label') = 'string' and private.is_settings_line(value ->> 'label', 40)
      and jsonb_typeof(value -> 'number') = 'string' and private.is_phone_number(value ->> 'number')
      and value - '{label,number}'::text[] = '{}',
    false
  ) else false end
$$;
comment on function private.is_second_phone is '{"label": "Emergencies", "number": "+44 20 7946 0456"}; both empty for none.';

create function private.is_profile_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 300 and value ~* '^https://[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"<>\\]*)?$'
$$;
comment on function private.is_profile_address is 'An address of another website. isProfileAddress() of src/domain is the same rule.';

create function private.is_socials(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 12 and not exists (
    select from jsonb_array_elements(value) as profile
    where not case when jsonb_typeof(profile) = 'object' then coalesce(
      jsonb_typeof(profile -> 'label') = 'string' and private.is_settings_line(profile ->> 'label', 40)
        and jsonb_typeof(profile -> 'href') = 'string' and private.is_profile_address(profile ->> 'href')
        and profile - '{label,href}'::text[] = '{}',
      false
    ) else false end
  ) else false end
$$;
comment on function private.is_socials is 'At most 12 of {"label": "Instagram", "href": "https://…"}.';

create function private.is_language_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) between 1 and 12 and not exists (
    select from jsonb_array_elements(value) as language
    where jsonb_typeof(language) <> 'string' or language #>> '{}' !~ '^[a-z]{2}$'
  ) else false end
$$;
comment on function private.is_language_list is '1 to 12 codes: ["en", "pl"].';

create function private.is_words(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 160 and not exists (
      select from jsonb_each(value) as word
      where word.key !~ '^[A-Za-z]{1,40}$' or jsonb_typeof(word.value) <> 'string'
        or not private.is_settings_line(word.value #>> '{}', 200)
    )
  else false end
$$;
comment on function private.is_words is 'Words by their name: {"feed": "Subscribe"}. Which names there are, and how long each may be, is the site''s.';

create function private.is_words_by_language(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 10 and not exists (
      select from jsonb_each(value) as language
      where language.key = '' or not private.is_language(language.key) or not case when jsonb_typeof(language.value) = 'object' then
        (select count(*) from jsonb_object_keys(language.value)) <= 240 and not exists (
          select from jsonb_each(language.value) as word
          where word.key !~ '^((words\.)?[A-Za-z]{1,40}|reasons\.\d{4}-\d{2}-\d{2})$'
            or jsonb_typeof(word.value) <> 'string' or private.is_settings_line(word.value #>> '{}', 300) is not true
        )
      else false end
    )
  else false end
$$;
comment on function private.is_words_by_language is 'What the settings say in other languages: {"pt": {"greeting": "Bom dia", "words.feed": "Subscrever", "reasons.2026-12-24": "Natal"}}; reasons of days closed by their first day.';

create function private.is_logo(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    value ?& '{media,dark}' and value - '{media,dark}'::text[] = '{}' and value -> 'media' <> 'null' and not exists (
      select from jsonb_each(value) as picture
      where jsonb_typeof(picture.value) not in ('string', 'null')
        or picture.value #>> '{}' !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    )
  else false end
$$;
comment on function private.is_logo is 'Pictures of the library: {"media": "…", "dark": null}; the second for dark grounds.';

create table public.business_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  name text check (private.is_settings_line(name, 60)),
  phone text check (private.is_phone_number(phone)),
  second jsonb check (second is null or private.is_second_phone(second)),
  whatsapp text check (whatsapp = '' or private.is_phone_number(whatsapp)),
  greeting text check (private.is_settings_line(greeting, 300)),
  note text check (note = '' or private.is_settings_line(note, 300)),
  email text check (private.is_mail_address(email)),
  street text check (private.is_settings_line(street, 120)),
  city text check (private.is_settings_line(city, 80)),
  postcode text check (private.is_settings_line(postcode, 20)),
  region text check (region = '' or private.is_settings_line(region, 80)),
  country text check (country ~ '^[A-Z]{2}$'),
  hours jsonb check (hours is null or private.is_week(hours)),
  closures jsonb check (closures is null or private.is_closures(closures)),
  prices jsonb not null default '{}' check (private.is_price_list(prices)),
  vat text check (vat = '' or private.is_settings_line(vat, 200)),
  socials jsonb check (socials is null or private.is_socials(socials)),
  company text check (private.is_settings_line(company, 120)),
  legal text check (legal = '' or private.is_settings_line(legal, 300)),
  trade text check (trade ~ '^[A-Z][A-Za-z]{1,59}$'),
  languages jsonb check (languages is null or private.is_language_list(languages)),
  area text check (private.is_settings_line(area, 120)),
  bracket text check (private.is_settings_line(bracket, 20)),
  words jsonb not null default '{}' check (private.is_words(words)),
  translations jsonb not null default '{}' check (private.is_words_by_language(translations)),
  untranslated boolean not null default false,
  logo jsonb check (logo is null or private.is_logo(logo)),
  icon uuid,
  counts boolean not null default false,
  reviews text not null default '' check (reviews = '' or private.is_profile_address(reviews)),
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.business_settings is 'What the owner says about the business in place of what its folder says: one row. A column that is null follows the folder. Public: what is in it stands on the site after the next release.';
comment on column public.business_settings.note is 'Sentence below photographs; empty for none, null when the folder decides.';
comment on column public.business_settings.vat is 'Below prices; empty for none, null when the folder decides. So are region and legal, which is at the foot of every page.';
comment on column public.business_settings.trade is 'Kind of business as schema.org names it. Bracket is its price range, area where it works.';
comment on column public.business_settings.translations is 'The owner''s words by the code of each other language: see private.is_words_by_language(). What is not among them follows the folder''s words of that language.';
comment on column public.business_settings.untranslated is 'Whether lists, menu and search of another language lead to what is there in the main one alone.';
comment on column public.business_settings.logo is 'In place of the name in the header; null for the name.';
comment on column public.business_settings.icon is 'Picture of the library for tabs of browsers and the screens of phones; null for that of the folder.';
comment on column public.business_settings.counts is 'Whether views of pages are counted: see public.count_view().';
comment on column public.business_settings.reviews is 'Where customers can review the business: a page of another website, to which those are led who have given their word. Empty for none.';
comment on column public.business_settings.whatsapp is 'Number for chats; empty when there is no WhatsApp, null when the folder decides.';

create policy "Everybody reads what the site says" on public.business_settings
  for select to anon, authenticated using (true);
create policy "Administrators change what the site says" on public.business_settings
  for update to authenticated using ((select public.authorize('settings.write')));

create table public.business_settings_revisions (
  version integer primary key,
  settings jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.business_settings_revisions is 'Every saved state of the settings, by version. Written by a trigger.';

create policy "Administrators read earlier settings" on public.business_settings_revisions
  for select to authenticated using ((select public.authorize('settings.write')));

create trigger enforce_version before update on public.business_settings
  for each row execute function private.enforce_version();

create function private.record_settings_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings constant jsonb := to_jsonb(new) - '{id,version,updated_at,updated_by}'::text[];
begin
  if new.version = old.version then
    return null;
  end if;
  insert into public.business_settings_revisions (version, settings, saved_at, saved_by)
  values (new.version, settings, new.updated_at, new.updated_by);
  perform private.record_change('settings', null, setting.key, 'updated', null)
  from jsonb_each(settings) as setting
  where setting.value is distinct from to_jsonb(old) -> setting.key
  order by setting.key;
  return null;
end
$$;
comment on function private.record_settings_change is 'Keeps a revision, and notes a change for each setting, by its column.';
create trigger record_change after update on public.business_settings
  for each row execute function private.record_settings_change();

create function private.record_settings_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One row, which has no id of its own.
  perform private.set_usage('settings', '00000000-0000-0000-0000-000000000000', 'image', array(
    select picture.value::uuid from jsonb_each_text(new.logo) as picture where picture.value is not null
    union
    select new.icon where new.icon is not null
  ));
  return null;
end
$$;
comment on function private.record_settings_usage is 'Notes the pictures of logo and icon.';
create trigger record_usage after update of logo, icon on public.business_settings
  for each row when ((new.logo, new.icon) is distinct from (old.logo, old.icon))
  execute function private.record_settings_usage();

insert into public.business_settings default values;
insert into public.business_settings_revisions (version, settings)
select version, to_jsonb(first) - '{id,version,updated_at,updated_by}'::text[] from public.business_settings as first;
