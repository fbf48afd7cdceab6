-- Who did what: one row for each change to people, content, enquiries and releases.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  actor_role text not null default '',
  action text not null check (char_length(action) <= 40),
  entity text not null,
  entity_id text not null default '',
  details jsonb not null default '{}'
);
comment on table public.audit_log is 'Who changed what and when, for a year. Nobody rewrites it; no foreign keys, so that it outlives what it speaks of.';
comment on column public.audit_log.actor is 'The account; null for visitors, scheduled jobs and the service role.';
comment on column public.audit_log.details is 'What changed, as {"column": {"old": …, "new": …}}. A text of more than 200 characters is given by its length ("5000 characters"), as the text itself is in post_revisions. Of a row that came or went only the columns by which people know it.';
create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_entity_idx on public.audit_log (entity, entity_id);

create policy "Administrators read the audit log" on public.audit_log
  for select to authenticated using ((select public.authorize('audit.read')));

create function private.audit_value(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when char_length(value #>> '{}') > 200 then to_jsonb(char_length(value #>> '{}') || ' characters')
    else value
  end
$$;
comment on function private.audit_value is 'The value itself, or the length of a long one.';

create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] := array[
    'version', 'pictures_version', 'note_version', 'position', 'created_at', 'created_by', 'updated_at', 'updated_by',
    'last_seen_at', 'sender_hash', 'public_since', 'step', 'step_done', 'step_total', 'heard_at'
  ];
  names constant text[] := string_to_array(tg_argv[0], ' ');
  secrets constant text[] := tg_argv[1:];
  -- Set by delete_expired(): the account whose request it happens to run in has nothing to do with it.
  is_expiry constant boolean := coalesce(current_setting('app.expiry', true), '') = 'on';
  before constant jsonb := coalesce(to_jsonb(old), '{}');
  after constant jsonb := coalesce(to_jsonb(new), '{}');
  item constant jsonb := before || after;
  changes jsonb;
begin
  select jsonb_object_agg(key, case
    when key = any (secrets) then '"not kept"'
    else jsonb_strip_nulls(jsonb_build_object(
      'old', private.audit_value(before -> key), 'new', private.audit_value(after -> key)
    ))
  end) into changes
  from jsonb_object_keys(item) as key
  where not key = any (bookkeeping)
    and (tg_op = 'UPDATE' or key = any (names))
    and coalesce(before -> key, 'null') <> coalesce(after -> key, 'null');
  if tg_op = 'UPDATE' and changes is null then
    return null;
  end if;
  insert into public.audit_log (actor, actor_role, action, entity, entity_id, details)
  values (
    case when not is_expiry then auth.uid() end,
    case when is_expiry then '' else coalesce(current_setting('role', true), '') end,
    case
      when is_expiry then 'expire'
      when tg_op <> 'UPDATE' then lower(tg_op)
      when not changes ? 'deleted_at' then 'update'
      when after ->> 'deleted_at' is null then 'restore'
      else 'bin'
    end,
    tg_table_name,
    coalesce(item ->> 'id', item ->> 'user_id', item ->> 'post_id', item ->> 'gallery_id', item ->> 'page_id', item ->> 'media_id', concat_ws(':', item ->> 'role', item ->> 'permission')),
    coalesce(changes, '{}')
  );
  return null;
end
$$;
comment on function private.audit is 'Arguments: columns noted when a row comes or goes; columns not kept.';

do $$
declare
  name text;
  noted text;
begin
  for name, noted in values
    ('profiles', 'full_name email'), ('user_roles', 'role granted_by'), ('role_permissions', 'role permission'),
    ('media', 'bucket path title'), ('media_texts', 'language alt'), ('posts', 'slug title'), ('published_posts', 'slug title published_at'),
    ('scheduled_posts', 'slug title publish_at'), ('galleries', 'slug title'), ('published_galleries', 'slug title'),
    ('portfolio_images', 'gallery_id media_id'), ('releases', 'status content_version'),
    ('pages', 'key kind language slug title'), ('published_pages', 'key kind language slug title published_at'),
    ('scheduled_pages', 'key kind language slug title publish_at'), ('old_addresses', 'path leads_to')
  loop
    execute format('create trigger audit after insert or update or delete on public.%I
      for each row execute function private.audit(%L)', name, noted);
  end loop;
  for name, noted in values
    ('testimonial_settings', ''), ('enquiry_pictures', ''), ('notice_settings', ''), ('answer_settings', ''),
    ('business_settings', 'version'), ('site_menu', 'version')
  loop
    execute format('create trigger audit after update on public.%I for each row execute function private.audit(%L)', name, noted);
  end loop;
end
$$;
-- What is not named here is bookkeeping, which the log leaves out anyway: forgetting a sender does not even ask.
create trigger audit after update of
    id, name, email, phone, service, message, consent_at, page, campaign, language, status, note, pictures, has_lost_pictures,
    is_proved, doubt, assigned_to, first_answered_at, first_answered_by, first_answered_way, reminded_at, owner_reminded_at
  or delete on public.enquiries
  for each row execute function private.audit('status', 'name', 'email', 'phone', 'message', 'note');
create trigger audit after insert or update or delete on public.testimonials
  for each row execute function private.audit('', 'customer_name', 'email', 'token_hash', 'known_by', 'text', 'shown_name', 'permission');
create trigger audit after insert or delete on public.preview_links
  for each row execute function private.audit('kind document_id', 'token_hash');
