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
