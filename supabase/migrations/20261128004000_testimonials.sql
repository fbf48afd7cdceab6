-- What customers say after a job: what was asked and given, each thing that a customer allowed, and what visitors see.

create table public.testimonial_settings (
  id boolean primary key default true check (id),
  asks_ratings boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.testimonial_settings is 'How customers are asked for a testimonial. One row, written by set_testimonial_ratings().';
comment on column public.testimonial_settings.asks_ratings is 'Whether customers may give one to five points, and the site shows them.';
insert into public.testimonial_settings default values;

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  gallery_id uuid references public.galleries (id) on delete set null,
  enquiry_id uuid references public.enquiries (id) on delete set null,
  customer_name text not null check (private.is_settings_line(customer_name, 120)),
  email text not null default '' check (email = '' or private.is_mail_address(email)),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  link_withdrawn_at timestamptz,
  known_by text not null default '' check (char_length(known_by) <= 500),
  text text not null default '' check (char_length(text) <= 1500),
  shown_name text not null default '' check (shown_name = '' or private.is_settings_line(shown_name, 80)),
  rating smallint check (rating between 1 and 5),
  media_ids uuid[] not null default '{}',
  offered_ids uuid[] not null default '{}',
  permission text not null default '' check (char_length(permission) <= 3000),
  given_at timestamptz,
  declined_at timestamptz,
  taken_back_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (user_id) on delete set null,
  constraint testimonials_signed check (text = '' or shown_name <> '')
);
comment on table public.testimonials is 'A customer who was asked for a testimonial by a link of their own, and what they gave. Staff may publish it or not, and change no letter of it.';
comment on column public.testimonials.gallery_id is 'The job whose photographs they are asked about; null once the gallery has been deleted.';
comment on column public.testimonials.enquiry_id is 'The enquiry that the job began with; null once that has been deleted, for the testimonial outlives it.';
comment on column public.testimonials.customer_name is 'For staff: who was asked.';
comment on column public.testimonials.token_hash is 'SHA-256 of the token of the link. The token itself is in the link alone.';
comment on column public.testimonials.link_withdrawn_at is 'From then on nothing can be given by the link; what was given can still be read and taken back.';
comment on column public.testimonials.known_by is 'How staff know that this is a customer: no testimonial is published without it.';
comment on column public.testimonials.media_ids is 'The photographs of the job that the customer allows to be shown.';
comment on column public.testimonials.offered_ids is 'All photographs that they were asked about when they answered: what is not among media_ids is refused, wherever it stands.';
comment on column public.testimonials.permission is 'What the customer was told that they allow, testimonial for testimonial.';
comment on column public.testimonials.declined_at is 'When staff decided not to show it. While there is one such testimonial, those that are shown are a selection.';
comment on column public.testimonials.taken_back_at is 'When the customer took back all that they had allowed.';
comment on column public.testimonials.version is 'Raised with each change: staff publish what they have read.';
create index testimonials_created_at_idx on public.testimonials (created_at desc);

create table public.testimonial_records (
  id bigint generated always as identity primary key,
  testimonial_id uuid not null references public.testimonials (id) on delete cascade,
  at timestamptz not null default now(),
  action text not null check (action in ('given', 'changed', 'taken_back', 'taken_back_for_customer')),
  text text not null,
  shown_name text not null,
  rating smallint,
  media_ids uuid[] not null,
  permission text not null
);
comment on table public.testimonial_records is 'Each thing that a customer allowed or took back by their link: when, what, and what they were told. Nobody changes a row.';
create index testimonial_records_testimonial_id_idx on public.testimonial_records (testimonial_id, id);

create table public.published_testimonials (
  testimonial_id uuid primary key references public.testimonials (id) on delete cascade,
  gallery_id uuid references public.galleries (id) on delete set null,
  text text not null check (char_length(text) between 1 and 1500),
  shown_name text not null check (private.is_settings_line(shown_name, 80)),
  rating smallint check (rating between 1 and 5),
  of_selection boolean not null,
  given_at timestamptz not null,
  published_at timestamptz not null default now()
);
comment on table public.published_testimonials is 'What visitors see of customers'' words. Written by publish_testimonial(), take_off_testimonial() and take_back_testimonial().';
comment on column public.published_testimonials.rating is 'Null too while the business shows no ratings.';
comment on column public.published_testimonials.of_selection is 'Whether staff keep back another customer''s testimonial, so that the page says that it shows a selection.';

create policy "Staff read how customers are asked" on public.testimonial_settings
  for select to authenticated using ((select public.authorize('enquiries.read')));
create policy "Staff read what customers gave" on public.testimonials
  for select to authenticated using ((select public.authorize('enquiries.read')));
create policy "Staff delete what was asked and never given" on public.testimonials
  for delete to authenticated using (given_at is null and (select public.authorize('enquiries.write')));
create policy "Staff read what customers allowed" on public.testimonial_records
  for select to authenticated using ((select public.authorize('enquiries.read')));
create policy "Everybody reads the words on the site" on public.published_testimonials
  for select to anon, authenticated using (true);

create function private.protect_testimonial() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('app.customers_hand', true), '') <> 'on' and
    (new.text, new.shown_name, new.rating, new.media_ids, new.offered_ids, new.permission, new.given_at)
      is distinct from (old.text, old.shown_name, old.rating, old.media_ids, old.offered_ids, old.permission, old.given_at) then
    raise exception 'What a customer said is shown as it was written, or not at all.' using errcode = '42501', hint = 'text';
  end if;
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end
$$;
comment on function private.protect_testimonial is 'Before update: what a customer gave changes by give_testimonial() alone, whoever asks. Raises the version.';
create trigger protect before update on public.testimonials
  for each row execute function private.protect_testimonial();

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What a customer allowed is a record that nobody changes.' using errcode = '42501';
end
$$;
comment on function private.refuse_change is 'Before update on testimonial_records.';
create trigger refuse_change before update on public.testimonial_records
  for each row execute function private.refuse_change();

create function private.require_own_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.testimonials as testimonial
    where testimonial.id = new.testimonial_id and testimonial.taken_back_at is null and testimonial.known_by <> ''
      and (testimonial.text, testimonial.shown_name, testimonial.given_at) = (new.text, new.shown_name, new.given_at)
      and (new.rating is null or new.rating = testimonial.rating)
  ) then
    raise exception 'What a customer said is shown as it was written, or not at all.' using errcode = '42501', hint = 'text';
  end if;
  return new;
end
$$;
comment on function private.require_own_words is 'Before a row of published_testimonials: it says what the customer said, and what they still allow.';
create trigger require_own_words before insert or update on public.published_testimonials
  for each row execute function private.require_own_words();

create function private.record_testimonial_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item constant uuid := coalesce(new.testimonial_id, old.testimonial_id);
begin
  -- Without a name, which would stay here when everything about its customer is deleted.
  -- Without `before`: a return to an earlier release brings back no testimonial that was taken back since.
  if tg_op = 'INSERT' then
    perform private.record_change('testimonial', item, 'A customer’s word', 'published', null);
  elsif tg_op = 'DELETE' then
    perform private.record_change('testimonial', item, 'A customer’s word', 'unpublished', null);
  elsif to_jsonb(new) <> to_jsonb(old) then
    perform private.record_change('testimonial', item, 'A customer’s word', 'updated', null);
  end if;
  return null;
end
$$;
comment on function private.record_testimonial_change is 'After any change of published_testimonials.';
create trigger record_change after insert or update or delete on public.published_testimonials
  for each row execute function private.record_testimonial_change();

create function private.refresh_published_testimonials() returns void
language sql security definer set search_path = '' as $$
  with shown as (
    select testimonial.id as testimonial_id, case when asks_ratings then testimonial.rating end as rating, exists (
      select from public.testimonials
      where declined_at is not null and taken_back_at is null and text <> ''
    ) as of_selection
    from public.testimonials as testimonial, public.testimonial_settings
  )
  update public.published_testimonials as published set rating = shown.rating, of_selection = shown.of_selection
  from shown
  where shown.testimonial_id = published.testimonial_id
    and (published.rating, published.of_selection) is distinct from (shown.rating, shown.of_selection)
$$;
comment on function private.refresh_published_testimonials is 'Ratings and the testimonial “selection” as they are now.';

create function public.set_testimonial_ratings(asks_ratings boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock('testimonials');
  update public.testimonial_settings
  set asks_ratings = set_testimonial_ratings.asks_ratings, updated_at = now(), updated_by = auth.uid()
  where testimonial_settings.asks_ratings <> set_testimonial_ratings.asks_ratings;
  perform private.refresh_published_testimonials();
end
$$;
comment on function public.set_testimonial_ratings is 'Whether customers give points and visitors see them. Needs settings.write.';

create function private.require_testimonial(id uuid, version integer) returns public.testimonials
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  testimonial public.testimonials;
begin
  perform private.lock('testimonials');
  select * into testimonial from public.testimonials where id = require_testimonial.id for update;
  if not found then
    raise exception 'This word is not there any more.' using errcode = 'PT404', hint = 'testimonial';
  end if;
  if testimonial.version <> require_testimonial.version then
    raise exception 'version_conflict' using errcode = 'PT409', hint = testimonial.version::text,
      detail = format('Version %s has been saved since; this is based on version %s.', testimonial.version, require_testimonial.version);
  end if;
  return testimonial;
end
$$;
comment on function private.require_testimonial is 'Locks it. PT404; PT409 version_conflict when it has changed since it was read.';

create function public.publish_testimonial(id uuid, version integer, known_by text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  testimonial public.testimonials;
begin
  perform private.require_permission('enquiries.write');
  perform private.require_permission('galleries.publish');
  testimonial := private.require_testimonial(id, version);
  if testimonial.given_at is null or testimonial.text = '' then
    raise exception 'There is no word of this customer to be shown.' using errcode = 'PT409', hint = 'not_given';
  elsif testimonial.taken_back_at is not null then
    raise exception 'The customer has taken back their permission.' using errcode = 'PT409', hint = 'taken_back';
  end if;
  known_by := private.trim_text(coalesce(known_by, ''));
  if char_length(known_by) not between 1 and 500 then
    raise exception 'Please note how you know that this is a customer, in 500 characters or fewer.'
      using errcode = 'PT422', hint = 'known_by';
  end if;
  update public.testimonials set known_by = publish_testimonial.known_by, declined_at = null where testimonials.id = testimonial.id;
  insert into public.published_testimonials (testimonial_id, gallery_id, text, shown_name, of_selection, given_at)
  values (testimonial.id, testimonial.gallery_id, testimonial.text, testimonial.shown_name, false, testimonial.given_at)
  on conflict (testimonial_id) do nothing;
  perform private.refresh_published_testimonials();
end
$$;
comment on function public.publish_testimonial is 'Shows it from the next release on. Needs enquiries.write and galleries.publish. PT409 (also when the customer changed it since it was read), PT422 without known_by.';

create function private.end_testimonial(testimonial public.testimonials, how text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.testimonials set taken_back_at = now() where id = testimonial.id;
  insert into public.testimonial_records (testimonial_id, action, text, shown_name, rating, media_ids, permission)
  values (testimonial.id, how, testimonial.text, testimonial.shown_name, testimonial.rating, testimonial.media_ids, testimonial.permission);
  delete from public.published_testimonials where testimonial_id = testimonial.id;
  perform private.refresh_published_testimonials();
end
$$;
comment on function private.end_testimonial is 'The customer allows nothing of it any more.';

create function public.take_off_testimonial(id uuid, version integer, customer_asked boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  testimonial public.testimonials;
begin
  perform private.require_permission('enquiries.write');
  perform private.require_permission('galleries.publish');
  testimonial := private.require_testimonial(id, version);
  if testimonial.given_at is null or testimonial.taken_back_at is not null then
    raise exception 'There is nothing of this customer to be taken off.' using errcode = 'PT409', hint = 'not_given';
  end if;
  if customer_asked then
    perform private.end_testimonial(testimonial, 'taken_back_for_customer');
    return;
  end if;
  update public.testimonials set declined_at = coalesce(declined_at, now()) where testimonials.id = testimonial.id;
  delete from public.published_testimonials where testimonial_id = testimonial.id;
  perform private.refresh_published_testimonials();
end
$$;
comment on function public.take_off_testimonial is 'Does not show it (any more): because staff keep it back, which makes the others a selection, or because the customer asked for it. Needs enquiries.write and galleries.publish.';

-- What a customer allows is recorded as proof, so it is a text that the folder of the business has, and not one that whoever
-- calls makes up. Staff, who see the link when they make it, don't give the testimonial themselves.
create table private.testimonial_permissions (
  number bigint generated always as identity primary key,
  language text not null check (private.is_language(language)),
  text text not null check (char_length(text) between 1 and 3000),
  noted_at timestamptz not null default now(),
  noted_by uuid
);
comment on table private.testimonial_permissions is 'What customers were told that they allow: each text that record_site_defaults() has brought. A row is added where the newest of its language said something else, and none is changed.';
comment on column private.testimonial_permissions.noted_by is 'Whose staff area brought it; null for the server.';

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

create function private.current_permissions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, text), '{}')
  from (select distinct on (language) language, text from private.testimonial_permissions order by language, number desc) as newest
$$;
comment on function private.current_permissions is 'The newest text of each language.';
