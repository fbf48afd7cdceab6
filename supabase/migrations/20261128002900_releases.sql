-- Releases: what went live, when, by whom, and with what result.

create type public.release_status as enum ('queued', 'building', 'live', 'failed');
comment on type public.release_status is 'How far a release has come.';

create type public.release_step as enum ('reading', 'rendering', 'building', 'pictures', 'checking', 'sending', 'arriving');
comment on type public.release_step is 'What whoever builds a release is doing: reading what changed, rendering the pages that show it (or building all pages), encoding pictures, checking the result, sending it to where visitors are, waiting until their address answers with it.';

create table public.releases (
  id bigint generated always as identity primary key,
  status public.release_status not null default 'queued',
  step public.release_step,
  step_done integer not null default 0 check (step_done >= 0),
  step_total integer not null default 0 check (step_total >= step_done),
  content_version bigint not null,
  requested_by uuid references public.profiles (user_id) on delete set null,
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  message text not null default '' check (char_length(message) <= 2000),
  commit_sha text check (commit_sha ~ '^[0-9a-f]{7,64}$'),
  hook_request bigint,
  returns_to bigint references public.releases (id) on delete set null,
  can_retry boolean not null generated always as (status = 'failed' or (status = 'queued' and message <> '')) stored,
  heard_at timestamptz
);
comment on table public.releases is 'Each press of Publish and what became of it. Written by request_release(), refresh_releases(), confirm_release() and record_release().';
comment on column public.releases.step is 'What is being done for it at this moment, where whoever builds it says so; null before and after.';
comment on column public.releases.step_total is 'How many pages the step has to render, pictures to encode or files to send; 0 where it does not count.';
comment on column public.releases.message is 'For people: why it failed or does not begin, or what was special about it.';
comment on column public.releases.can_retry is 'Whether there is reason to press Publish again: it failed, or nobody has begun to build it for a minute.';
comment on column public.releases.hook_request is 'The call of the deploy hook whose answer is awaited: an id of pg_net.';
comment on column public.releases.returns_to is 'The earlier release whose content it brings back; null for most.';
comment on column public.releases.heard_at is 'When whoever builds it last said how far it has come: after 15 minutes without a word it has failed.';
create unique index releases_one_queued_idx on public.releases (status) where status = 'queued';
create unique index releases_one_building_idx on public.releases (status) where status = 'building';
create index releases_requested_at_idx on public.releases (requested_at desc);

create policy "Staff read releases" on public.releases
  for select to authenticated using ((select public.authorize('releases.read')));

create function private.announce_release() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('release', '');
  return null;
end
$$;
comment on function private.announce_release() is 'Tells a server that listens on the channel "release", as the embedded one does, that a release waits.';
create trigger announce after insert or update of status on public.releases
  for each row when (new.status = 'queued') execute function private.announce_release();

create function private.deploy_hook() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  secret text;
begin
  if to_regproc('net.http_post') is null or to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select btrim(decrypted_secret, E'' \t\r\n'') from vault.decrypted_secrets where name = $1'
  into secret using 'deploy_hook_url';
  if secret not like '{%' then
    return jsonb_build_object('url', secret);
  end if;
  return secret::jsonb;
exception when invalid_text_representation then
  return '{}';
end
$$;
comment on function private.deploy_hook is 'From the vault: {url, headers, body}, or an address alone; null without one or without pg_net: then builders poll.';

create function private.deploy_hook_problem(hook jsonb) returns text
language sql immutable strict set search_path = '' as $$
  select case
    when hook = '{}' then 'The secret deploy_hook_url is neither an address nor one line of JSON.'
    when coalesce(hook ->> 'url', '') !~ '^https?://[^/]' then 'The secret deploy_hook_url has no address that begins with https://.'
    when jsonb_typeof(coalesce(hook -> 'headers', '{}')) <> 'object' or jsonb_typeof(coalesce(hook -> 'body', '{}')) <> 'object'
      then 'In the secret deploy_hook_url, headers and body must each be an object of JSON.'
  end
$$;
comment on function private.deploy_hook_problem is 'A sentence without any part of the secret, or null.';

create function private.call_deploy_hook(hook jsonb, release public.releases) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  headers jsonb;
  body jsonb := hook -> 'body';
  request bigint;
begin
  -- pg_net refuses any other kind of content.
  select coalesce(jsonb_object_agg(key, value) filter (where lower(key) <> 'content-type'), '{}')
    || '{"Content-Type": "application/json"}'
  into headers from jsonb_each(coalesce(hook -> 'headers', '{}'));
  body := case
    when body is null then jsonb_build_object('release', release.id, 'contentVersion', release.content_version)
    else replace(
      replace(body::text, '{release}', release.id::text), '{contentVersion}', release.content_version::text
    )::jsonb
  end;
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 30000)'
  into request using hook ->> 'url', body, headers;
  return request;
end
$$;
comment on function private.call_deploy_hook is 'In the texts of a body of one''s own, {release} and {contentVersion} become the numbers.';

create function private.send_queued_release() returns void
language plpgsql security definer set search_path = '' as $$
declare
  hook constant jsonb := private.deploy_hook();
  problem text := private.deploy_hook_problem(hook);
  queued public.releases;
  request bigint;
begin
  select * into queued from public.releases where status = 'queued';
  if not found or hook is null then
    return;
  end if;
  -- Who corrects one thing after the other starts one build for all of it, and not one for each.
  if exists (select from public.releases where status = 'building' and started_at > now() - interval '10 seconds') then
    return;
  end if;
  if problem is null then
    begin
      request := private.call_deploy_hook(hook, queued);
    exception when others then
      problem := 'The deploy hook could not be called: ' || sqlerrm;
    end;
  end if;
  if problem is not null then
    update public.releases set status = 'failed', finished_at = now(), message = left(problem, 2000)
    where id = queued.id;
    return;
  end if;
  -- The host gives up an older build for a newer one, or builds both in turn: the newer one counts.
  update public.releases
  set status = 'failed', finished_at = now(), message = 'Replaced by a later release.', hook_request = null
  where status = 'building';
  update public.releases set status = 'building', started_at = now(), message = '', hook_request = request
  where id = queued.id;
end
$$;
comment on function private.send_queued_release is 'Calls the deploy hook, every 10 s at most. Under the lock.';

create function private.read_hook_answer() returns void
language plpgsql security definer set search_path = '' as $$
declare
  building public.releases;
  answer record;
begin
  select * into building from public.releases where status = 'building' and hook_request is not null;
  if not found or to_regclass('net._http_response') is null then
    return;
  end if;
  execute 'select status_code, timed_out, error_msg from net._http_response where id = $1'
  into answer using building.hook_request;
  -- Nothing yet: pg_net calls when the transaction that asked for it has ended.
  if answer.status_code is null and answer.timed_out is null and answer.error_msg is null then
    return;
  end if;
  update public.releases set
    hook_request = null,
    status = case when answer.status_code between 200 and 299 then 'building' else 'failed' end::public.release_status,
    finished_at = case when answer.status_code between 200 and 299 then null else now() end,
    message = case
      when answer.status_code between 200 and 299 then ''
      when answer.timed_out then 'The deploy hook did not answer within 30 seconds.'
      when answer.status_code in (401, 403) and private.deploy_hook() ? 'headers'
        then format('The host refused the deploy hook (HTTP %s). Is the key in its headers still valid?', answer.status_code)
      when answer.status_code is not null then format('The host refused the deploy hook (HTTP %s). Is its address still right?', answer.status_code)
      else left('The deploy hook could not be reached: ' || answer.error_msg, 2000)
    end
  where id = building.id;
end
$$;
comment on function private.read_hook_answer is 'Ends the release that the host refused. Under the lock.';

create function private.settle_releases() returns void
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

create function public.request_release() returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  wanted bigint;
  release public.releases;
begin
  perform private.require_permission('releases.create');
  -- Two presses at the same moment: the second waits, then finds the first one's release.
  perform private.lock('releases');
  perform private.delete_expired();
  perform private.record_due();
  wanted := public.content_version();
  update public.releases set content_version = wanted where status = 'queued';
  perform private.settle_releases();

  select * into release from public.releases
  where status = 'queued' or (status = 'building' and content_version = wanted)
  order by status limit 1;
  if found then
    return release;
  end if;
  insert into public.releases (content_version, requested_by) values (wanted, auth.uid())
  returning * into release;
  perform private.send_queued_release();
  select * into release from public.releases where id = release.id;
  return release;
end
$$;
comment on function public.request_release is 'Takes up a queued one, or one of this content. Needs releases.create.';

create function public.refresh_releases(count integer default 10) returns setof public.releases
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('releases.read');
  perform private.settle_releases();
  perform private.delete_expired();
  return query select * from public.releases order by id desc limit least(greatest(count, 1), 100);
end
$$;
comment on function public.refresh_releases is 'The newest ones, brought up to date. Needs releases.read.';

create function public.release_due() returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  release public.releases;
begin
  perform private.lock('releases');
  perform private.settle_releases();
  perform private.delete_expired();
  perform private.forget_senders(500);
  perform private.remind_enquiries();
  if private.record_due() > 0 then
    release := public.request_release();
  end if;
  return release;
end
$$;
comment on function public.release_due is 'Every minute, by pg_cron or the local server. Service role only.';

create function private.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regnamespace('cron') is null then
    raise exception 'Turn on the extension pg_cron first, then run this again.';
  end if;
  -- A job of the same name is replaced.
  execute $job$select cron.schedule('release-due', '* * * * *', 'select public.release_due()')$job$;
  execute $job$select cron.schedule('send-notices', '* * * * *', 'select private.send_notices()')$job$;
end
$$;
comment on function private.schedule_jobs is 'Once, from the SQL editor: select private.schedule_jobs();';

create function public.record_release(
  id bigint, status public.release_status, message text default '', commit_sha text default null
) returns public.releases
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  release public.releases;
begin
  perform private.lock('releases');
  update public.releases set
    status = record_release.status,
    step = null,
    started_at = case when record_release.status in ('building', 'live') then coalesce(started_at, now()) else started_at end,
    finished_at = case when record_release.status in ('live', 'failed') then now() end,
    message = left(coalesce(record_release.message, ''), 2000),
    hook_request = null,
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
comment on function public.record_release is 'For builders: building, live, failed. PT404. Service role only.';

create function public.claim_release() returns public.releases
language sql security definer set search_path = '' as $$
  select private.lock('releases');
  -- What is read from now on is in it.
  update public.releases
  set status = 'building', started_at = now(), heard_at = now(), message = '', content_version = public.content_version()
  where status = 'queued' and not exists (select from public.releases where status = 'building')
  returning *
$$;
comment on function public.claim_release is 'For builders: the queued release, or null. Service role only.';

create function public.resume_releases() returns void
language sql security definer set search_path = '' as $$
  select private.lock('releases');
  update public.releases
  set status = 'failed', step = null, finished_at = now(),
    message = 'The server was stopped while it was building; a later release took its place.'
  where status = 'building' and exists (select from public.releases where status = 'queued');
  update public.releases set status = 'queued', step = null, started_at = null, message = '' where status = 'building'
$$;
comment on function public.resume_releases is 'When a builder starts: queues what was cut off. Service role only.';

create function public.record_progress(
  id bigint, step public.release_step, step_done integer default 0, step_total integer default 0, message text default ''
) returns void
language sql security definer set search_path = '' as $$
  update public.releases set
    step = record_progress.step, step_done = record_progress.step_done, step_total = record_progress.step_total,
    message = left(record_progress.message, 2000), heard_at = now()
  where releases.id = record_progress.id and releases.status = 'building'
$$;
comment on function public.record_progress is 'For builders: how far a release has come, and what keeps it. Service role only.';

create function public.confirm_release(id bigint) returns public.releases
language sql security definer set search_path = '' as $$
  select private.require_permission('releases.create');
  select private.lock('releases');
  update public.releases
  set status = 'live', step = null, started_at = coalesce(started_at, now()), finished_at = now(), message = '', hook_request = null
  where releases.id = confirm_release.id and status in ('queued', 'building');
  select * from public.releases where releases.id = confirm_release.id
$$;
comment on function public.confirm_release is 'Its content is in the live build.json. Needs releases.create.';
