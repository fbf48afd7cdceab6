-- Releases: what went live, when, by whom, and with what result.

create type public.release_status as enum ('queued', 'building', 'live', 'failed');
comment on type public.release_status is 'How far a release has come.';

create table public.releases (
  id bigint generated always as identity primary key,
  status public.release_status not null default 'queued',
  content_version bigint not null,
  requested_by uuid references public.profiles (user_id) on delete set null,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  message text not null default '' check (char_length(message) <= 2000),
  commit_sha text check (commit_sha ~ '^[0-9a-f]{7,64}$')
);
comment on table public.releases is 'Each press of Publish and what became of it. Written by request_release(), confirm_release() and record_release().';
comment on column public.releases.content_version is 'The content version that the release contains at least.';
comment on column public.releases.message is 'For people: why it failed, or what was special about it.';
create unique index releases_one_queued_idx on public.releases (status) where status = 'queued';
create unique index releases_one_building_idx on public.releases (status) where status = 'building';
create index releases_requested_by_idx on public.releases (requested_by);
create index releases_requested_at_idx on public.releases (requested_at desc);

alter table public.releases enable row level security;
revoke all on public.releases from anon, authenticated;
grant select on public.releases to authenticated;
grant all on public.releases to service_role;

create policy "Staff read releases" on public.releases
  for select to authenticated using ((select public.authorize('releases.read')));

create function public.request_release() returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  wanted bigint;
  release public.releases;
begin
  perform private.require_permission('releases.create');
  -- Two presses at the same moment: the second waits, then finds the first one's release.
  perform pg_advisory_xact_lock(hashtext('releases'));
  perform private.note_due_posts();
  wanted := public.content_version();

  update public.releases set content_version = wanted where status = 'queued' returning * into release;
  if found then
    return release;
  end if;
  -- A build that never reported back must not stand in the way for good.
  update public.releases
  set status = 'failed', finished_at = now(), message = 'The build did not report back within 15 minutes.'
  where status = 'building' and started_at < now() - interval '15 minutes';
  select * into release from public.releases where status = 'building' and content_version = wanted;
  if found then
    return release;
  end if;
  insert into public.releases (content_version, requested_by) values (wanted, auth.uid())
  returning * into release;
  -- Read again: the deploy hook may have taken it on already.
  select * into release from public.releases where id = release.id;
  return release;
end
$$;
comment on function public.request_release() is
  'Asks for the present content to go live. A release that waits, or builds this very content, is returned instead of a second one. Needs releases.create.';
revoke execute on function public.request_release() from public, anon, authenticated;
grant execute on function public.request_release() to authenticated, service_role;

create function public.release_due() returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  release public.releases;
begin
  if private.note_due_posts() > 0 then
    release := public.request_release();
  end if;
  return release;
end
$$;
comment on function public.release_due() is
  'Releases the scheduled articles whose time has come; null when there are none. To be called every minute: the local server does, on a hosted project select cron.schedule(''release-due'', ''* * * * *'', ''select public.release_due()''). Service role only.';
revoke execute on function public.release_due() from public, anon, authenticated;
grant execute on function public.release_due() to service_role;

create function public.record_release(
  id bigint,
  status public.release_status,
  message text default '',
  commit_sha text default null
) returns public.releases
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  release public.releases;
begin
  perform pg_advisory_xact_lock(hashtext('releases'));
  update public.releases set
    status = record_release.status,
    started_at = case when record_release.status in ('building', 'live') then coalesce(started_at, now()) else started_at end,
    finished_at = case when record_release.status in ('live', 'failed') then now() end,
    message = left(coalesce(record_release.message, ''), 2000),
    commit_sha = coalesce(record_release.commit_sha, commit_sha)
  where id = record_release.id and (
    status = 'queued' or (status = 'building' and record_release.status <> 'queued')
  )
  returning * into release;
  if not found then
    raise exception 'There is no open release %.', record_release.id using errcode = 'PT404', hint = 'release';
  end if;
  return release;
end
$$;
comment on function public.record_release(bigint, public.release_status, text, text) is
  'For whatever builds the site: queued to building, then live or failed with a message. A finished release stays as it is (PT404). Service role only.';
revoke execute on function public.record_release(bigint, public.release_status, text, text) from public, anon, authenticated;
grant execute on function public.record_release(bigint, public.release_status, text, text) to service_role;

create function public.confirm_release(id bigint) returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  release public.releases;
begin
  perform private.require_permission('releases.create');
  perform pg_advisory_xact_lock(hashtext('releases'));
  update public.releases
  set status = 'live', started_at = coalesce(started_at, now()), finished_at = now()
  where releases.id = confirm_release.id and status in ('queued', 'building');
  select * into release from public.releases where releases.id = confirm_release.id;
  return release;
end
$$;
comment on function public.confirm_release(bigint) is
  'Notes that the live site''s build.json shows this release''s content, for hosts whose builds do not report. Needs releases.create.';
revoke execute on function public.confirm_release(bigint) from public, anon, authenticated;
grant execute on function public.confirm_release(bigint) to authenticated, service_role;

create function private.call_deploy_hook() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hook text;
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_net')
    or to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
  into hook using 'deploy_hook_url';
  if hook is null then
    return null;
  end if;
  -- The host gives up an older build for a newer one, or builds both in turn: the newer one counts.
  update public.releases set status = 'failed', finished_at = now(), message = 'Replaced by a later release.'
  where status = 'building';
  begin
    execute 'select net.http_post(url := $1, body := $2)'
    using hook, jsonb_build_object('release', new.id, 'contentVersion', new.content_version);
    update public.releases set status = 'building', started_at = now() where id = new.id;
  exception when others then
    update public.releases
    set status = 'failed', finished_at = now(), message = left('The deploy hook could not be called: ' || sqlerrm, 2000)
    where id = new.id;
  end;
  return null;
end
$$;
comment on function private.call_deploy_hook() is
  'After a release was queued: tells the host, when the project has pg_net and a vault secret deploy_hook_url. Otherwise the release waits for whoever builds.';
revoke execute on function private.call_deploy_hook() from public;
create trigger call_deploy_hook after insert on public.releases
  for each row when (new.status = 'queued') execute function private.call_deploy_hook();
