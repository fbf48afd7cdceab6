-- What waits to go live, and what went live: content changes and releases.

create table public.content_changes (
  version bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid references public.profiles (user_id) on delete set null,
  entity text not null check (entity in ('post', 'gallery', 'media')),
  entity_id uuid,
  title text not null default '',
  action text not null check (action in ('published', 'updated', 'reordered', 'unpublished', 'deleted'))
);
comment on table public.content_changes is 'One row for each change that a visitor could see. Written by triggers; the highest version is the content version.';
comment on column public.content_changes.entity_id is 'What changed; null when the order of all galleries did.';
comment on column public.content_changes.title is 'Its title at that moment.';
create index content_changes_actor_idx on public.content_changes (actor);
create index content_changes_entity_idx on public.content_changes (entity, entity_id);

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
comment on table public.releases is 'What went live, when, by whom, and with what result. Written by request_release(), confirm_release() and record_release().';
comment on column public.releases.content_version is 'The content version that the release contains at least.';
comment on column public.releases.message is 'For people: why it failed, or what was special about it.';
create unique index releases_one_queued_idx on public.releases (status) where status = 'queued';
create unique index releases_one_building_idx on public.releases (status) where status = 'building';
create index releases_requested_by_idx on public.releases (requested_by);
create index releases_requested_at_idx on public.releases (requested_at desc);

alter table public.content_changes enable row level security;
revoke all on public.content_changes from anon, authenticated;
grant select on public.content_changes to authenticated;
grant all on public.content_changes to service_role;

create policy "Staff read what changed" on public.content_changes
  for select to authenticated using ((select public.authorize('releases.read')));

alter table public.releases enable row level security;
revoke all on public.releases from anon, authenticated;
grant select on public.releases to authenticated;
grant all on public.releases to service_role;

create policy "Staff read releases" on public.releases
  for select to authenticated using ((select public.authorize('releases.read')));

create function public.content_version() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(version), 0) from public.content_changes
$$;
comment on function public.content_version() is
  'Rises with each change that a visitor could see; 0 before the first. A build notes it before it reads the content, so whoever compares knows what is not live yet.';
revoke execute on function public.content_version() from public, anon, authenticated;
grant execute on function public.content_version() to anon, authenticated, service_role;
