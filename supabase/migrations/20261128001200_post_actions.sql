-- What is done to articles from their list, to one or to many at once, and who is at which of them.

create type public.post_action as enum ('archive', 'unarchive', 'bin', 'restore', 'delete');
comment on type public.post_action is 'Into the archive and out of it, into the bin and out of it, and deleted for good out of the bin.';

create function public.change_posts(ids uuid[], action public.post_action) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_permission(case
    when action in ('archive', 'unarchive') then 'posts.publish' else 'posts.delete' end::public.app_permission);
  -- In one order, so that two people who choose the same articles wait for each other.
  perform from public.posts where id = any (ids) order by id for update;
  if action = 'archive' then
    delete from public.published_posts
    where post_id in (select id from public.posts where id = any (ids) and deleted_at is null);
    update public.posts set archived_at = now()
    where id = any (ids) and archived_at is null and deleted_at is null;
  elsif action = 'unarchive' then
    update public.posts set archived_at = null
    where id = any (ids) and archived_at is not null and deleted_at is null;
  elsif action = 'bin' then
    update public.posts set deleted_at = now() where id = any (ids) and deleted_at is null;
  elsif action = 'restore' then
    update public.posts set deleted_at = null where id = any (ids) and deleted_at is not null;
  else
    delete from public.posts where id = any (ids) and deleted_at is not null;
  end if;
  get diagnostics changed = row_count;
  return changed;
end
$$;
comment on function public.change_posts is 'Returns how many. Needs posts.publish (archive) or posts.delete (bin).';

create table private.presence (
  thing text not null check (thing ~ '^(post:[0-9a-f-]{36}|page:[a-z-]{1,20}:[a-z0-9-]{1,96}(:[a-z]{2,3})?)$'),
  user_id uuid not null references public.profiles (user_id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (thing, user_id)
);
comment on table private.presence is 'Who has which article or page open: written by record_presence() every few seconds, old a minute later.';
comment on column private.presence.thing is 'post:{id}, or page:{kind}:{key} and, in another language than the main one, :{language}: a page of the folder may be open before it has a row.';
create index presence_seen_at_idx on private.presence (seen_at);

create function public.record_presence(thing text, leaves boolean default false)
returns table (user_id uuid, full_name text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_permission(
    case when thing like 'page:%' then 'pages.read' else 'posts.read' end::public.app_permission
  );
  delete from private.presence where seen_at < now() - interval '1 hour';
  if leaves then
    delete from private.presence
    where presence.thing = record_presence.thing and presence.user_id = auth.uid();
    return;
  end if;
  insert into private.presence (thing, user_id)
  select record_presence.thing, auth.uid() where auth.uid() is not null
  on conflict on constraint presence_pkey do update set seen_at = now();
  return query
    select profiles.user_id, profiles.full_name
    from private.presence join public.profiles on profiles.user_id = presence.user_id
    where presence.thing = record_presence.thing and presence.user_id <> auth.uid()
      and seen_at > now() - interval '45 seconds'
    order by profiles.full_name, profiles.user_id;
end
$$;
comment on function public.record_presence is 'Call every 15 s: returns who else has it open. Needs posts.read or, for pages, pages.read.';
