-- A release that says a word now and then may take as long as it needs.

alter table public.releases add column heard_at timestamptz;
comment on column public.releases.heard_at is 'When whoever builds it last said how far it has come: after 15 minutes without a word it has failed.';

-- A word is no change that anybody reads in the log.
create or replace function private.audit() returns trigger
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

create or replace function private.settle_releases() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.releases where status in ('queued', 'building')) then
    return;
  end if;
  perform private.lock('releases');
  perform private.read_hook_answer();
  update public.releases
  set status = 'failed', step = null, finished_at = now(), message = 'The build did not report back within 15 minutes.', hook_request = null
  where status = 'building' and greatest(started_at, heard_at) < now() - interval '15 minutes';
  perform private.send_queued_release();
  update public.releases
  set message = 'Nothing has begun to build this yet. On a hosted project: is the deploy hook set up, and is pg_net on?'
  where status = 'queued' and message = '' and requested_at < now() - interval '1 minute';
end
$$;
comment on function private.settle_releases is 'Reads the hook''s answer, ends builds that have been silent for 15 minutes, sends what is queued.';

create or replace function public.claim_release() returns public.releases
language sql security definer set search_path = '' as $$
  select private.lock('releases');
  -- What is read from now on is in it.
  update public.releases
  set status = 'building', started_at = now(), heard_at = now(), message = '', content_version = public.content_version()
  where status = 'queued' and not exists (select from public.releases where status = 'building')
  returning *
$$;

create or replace function public.record_progress(
  id bigint, step public.release_step, step_done integer default 0, step_total integer default 0, message text default ''
) returns void
language sql security definer set search_path = '' as $$
  update public.releases set
    step = record_progress.step, step_done = record_progress.step_done, step_total = record_progress.step_total,
    message = left(record_progress.message, 2000), heard_at = now()
  where releases.id = record_progress.id and releases.status = 'building'
$$;
