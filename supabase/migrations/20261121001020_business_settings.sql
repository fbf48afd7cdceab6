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

create function private.is_week(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) = 7 and not exists (
    select from jsonb_array_elements(value) as day
    where jsonb_typeof(day) <> 'null' and not case when jsonb_typeof(day) = 'object' then coalesce(
      day ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and day ->> 'closes' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and day ->> 'opens' < day ->> 'closes'
        and day - '{opens,closes}'::text[] = '{}',
      false
    ) else false end
  ) else false end
$$;
comment on function private.is_week is 'Seven days from Monday, each null or {"opens": "09:00", "closes": "18:00"}.';

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
          and price.value::text ~ '^[1-9]\d{0,7}$',
        false
      )
    )
  else false end
$$;
comment on function private.is_price_list is 'Whole amounts by service and price: {"kitchen-carpentry/galley": 24000}.';

create table public.business_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  phone text check (private.is_phone_number(phone)),
  whatsapp text check (whatsapp = '' or private.is_phone_number(whatsapp)),
  greeting text check (private.is_settings_line(greeting, 300)),
  note text check (note = '' or private.is_settings_line(note, 300)),
  email text check (private.is_mail_address(email)),
  street text check (private.is_settings_line(street, 120)),
  city text check (private.is_settings_line(city, 80)),
  postcode text check (private.is_settings_line(postcode, 20)),
  hours jsonb check (hours is null or private.is_week(hours)),
  closures jsonb not null default '[]' check (private.is_closures(closures)),
  prices jsonb not null default '{}' check (private.is_price_list(prices)),
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.business_settings is 'What the owner says about the business in place of what its folder says: one row. A column that is null follows the folder. Public: what is in it stands on the site after the next release.';
comment on column public.business_settings.note is 'Sentence below photographs; empty for none, null when the folder decides.';
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
  names constant jsonb := '{
    "phone": "Telephone", "whatsapp": "WhatsApp", "greeting": "WhatsApp greeting", "email": "Email address",
    "street": "Address", "city": "Address", "postcode": "Address",
    "note": "Sentence below photographs", "hours": "Opening hours", "closures": "Days closed", "prices": "Prices"
  }';
begin
  if new.version = old.version then
    return null;
  end if;
  insert into public.business_settings_revisions (version, settings, saved_at, saved_by)
  values (new.version, to_jsonb(new) - '{id,version,updated_at,updated_by}'::text[], new.updated_at, new.updated_by);
  perform private.record_change('settings', null, changed.name, 'updated', null)
  from (
    select distinct name.value as name from jsonb_each_text(names) as name
    where to_jsonb(new) -> name.key is distinct from to_jsonb(old) -> name.key
  ) as changed
  order by changed.name;
  return null;
end
$$;
comment on function private.record_settings_change is 'Keeps a revision, and notes a change for each fact.';
create trigger record_change after update on public.business_settings
  for each row execute function private.record_settings_change();

insert into public.business_settings default values;
insert into public.business_settings_revisions (version, settings)
select version, to_jsonb(first) - '{id,version,updated_at,updated_by}'::text[] from public.business_settings as first;
