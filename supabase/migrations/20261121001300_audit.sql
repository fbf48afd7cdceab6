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
comment on table public.audit_log is 'Who changed what and when. Only ever added to; no foreign keys, so that it outlives what it speaks of.';
comment on column public.audit_log.actor is 'The account; null for visitors, scheduled jobs and the service role.';
comment on column public.audit_log.actor_role is 'The database role that the change came through.';
comment on column public.audit_log.details is 'Changed columns as {"column": {"old": …, "new": …}}; long texts are cut.';
create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_actor_idx on public.audit_log (actor);
create index audit_log_entity_idx on public.audit_log (entity, entity_id);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

create policy "Administrators read the audit log" on public.audit_log
  for select to authenticated using ((select public.authorize('audit.read')));

create function private.shorten(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when value is null or value = 'null' then value
    when char_length(value #>> '{}') > 200 then to_jsonb(left(value #>> '{}', 200) || '…')
    else value
  end
$$;
comment on function private.shorten(jsonb) is 'The value itself, or the first 200 characters of a long one.';
revoke execute on function private.shorten(jsonb) from public;

create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bookkeeping constant text[] :=
    array['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'last_seen_at', 'sender_hash'];
  before constant jsonb := coalesce(to_jsonb(old), '{}');
  after constant jsonb := coalesce(to_jsonb(new), '{}');
  item constant jsonb := before || after;
  changes jsonb;
begin
  select jsonb_object_agg(key, case
    when key = any (tg_argv) then '"not kept"'
    else jsonb_strip_nulls(jsonb_build_object(
      'old', private.shorten(before -> key), 'new', private.shorten(after -> key)
    ))
  end) into changes
  from jsonb_object_keys(item) as key
  where not key = any (bookkeeping)
    and coalesce(before -> key, 'null') <> coalesce(after -> key, 'null');
  if changes is null then
    return null;
  end if;
  insert into public.audit_log (actor, actor_role, action, entity, entity_id, details)
  values (
    auth.uid(),
    coalesce(current_setting('role', true), ''),
    case
      when tg_op <> 'UPDATE' then lower(tg_op)
      when not changes ? 'deleted_at' then 'update'
      when after ->> 'deleted_at' is null then 'restore'
      else 'bin'
    end,
    tg_table_name,
    coalesce(item ->> 'id', item ->> 'user_id', item ->> 'post_id', concat_ws(':', item ->> 'role', item ->> 'permission')),
    changes
  );
  return null;
end
$$;
comment on function private.audit() is
  'After any change of a row: who, what, and the changed columns. Arguments: columns whose values are not to be kept, because they are somebody''s private words.';
revoke execute on function private.audit() from public;

create trigger audit after insert or update or delete on public.profiles
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.user_roles
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.role_permissions
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.media
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.posts
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.published_posts
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.galleries
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.portfolio_images
  for each row execute function private.audit();
create trigger audit after insert or update or delete on public.releases
  for each row execute function private.audit();
create trigger audit after update or delete on public.enquiries
  for each row execute function private.audit('name', 'email', 'phone', 'message', 'note');
