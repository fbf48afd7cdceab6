-- What every later file stands on: the private schema, and the rules that hold for all content.

create schema private;
comment on schema private is
  'Helpers that the API does not expose. Policies and triggers use them; nobody calls them by name.';
revoke all on schema private from public;
grant usage on schema private to service_role;

-- Hosted projects hand every new object in `public` to the API roles. Here each file grants what it
-- means to grant, so a forgotten line closes a door instead of opening one.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create function private.is_trusted() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), 'none')
    in ('none', 'postgres', 'service_role', 'supabase_admin')
$$;
comment on function private.is_trusted() is
  'True for the service role and for direct connections (SQL editor, scheduled jobs). Reads the role that was set for the session, so it is the same inside security definer functions.';
revoke execute on function private.is_trusted() from public;

create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 96
    and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and value not in ('index', 'page', 'search', 'tag', 'tags')
$$;
comment on function private.is_slug(text) is
  'Whether the text may stand in an address: lower-case words joined by single hyphens, at most 96 characters, and none of the names that the site needs beside the slugs.';
revoke execute on function private.is_slug(text) from public;
grant execute on function private.is_slug(text) to authenticated, service_role;

create function private.is_word_list(words text[], most integer, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(words) <= most and not exists (
    select from unnest(words) as word
    where word is null or word <> btrim(word) or char_length(word) not between 1 and longest
  )
$$;
comment on function private.is_word_list(text[], integer, integer) is
  'Whether a list of tags or materials is usable: at most `most` entries, each trimmed and 1 to `longest` characters long.';
revoke execute on function private.is_word_list(text[], integer, integer) from public;
grant execute on function private.is_word_list(text[], integer, integer) to authenticated, service_role;

create function private.is_safe_path(path text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(path) between 1 and 512
    and path !~ '[[:cntrl:]\\]'
    and path !~ '(^|/)\.{0,2}(/|$)'
$$;
comment on function private.is_safe_path(text) is
  'Whether a storage path stays inside its bucket: no empty, "." or ".." part, no leading or trailing slash, no backslash, no control character.';
revoke execute on function private.is_safe_path(text) from public;
grant execute on function private.is_safe_path(text) to authenticated, service_role;

create function private.keep_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Inside security definer functions, for the service role and for the owner this is false.
  from_client constant boolean := current_user in ('anon', 'authenticated');
  unversioned constant text[] :=
    array['version', 'created_at', 'created_by', 'updated_at', 'updated_by'] || tg_argv[1:];
begin
  if tg_op = 'INSERT' then
    if from_client then
      new.version := 1;
      new.created_at := now();
      new.created_by := auth.uid();
      new.updated_at := now();
      new.updated_by := auth.uid();
      new.deleted_at := null;
    end if;
    return new;
  end if;

  if from_client then
    new.id := old.id;
    new.created_at := old.created_at;
    new.created_by := old.created_by;
    new.updated_at := old.updated_at;
    new.updated_by := old.updated_by;
    if (new.deleted_at is null) <> (old.deleted_at is null) then
      if not public.authorize(tg_argv[0]::public.app_permission) then
        raise exception 'Your account may not use the bin.' using errcode = '42501', hint = tg_argv[0];
      end if;
      new.deleted_at := case when new.deleted_at is not null then now() end;
    else
      new.deleted_at := old.deleted_at;
    end if;
  end if;

  if new.version is distinct from old.version then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s has been saved since; these changes are based on version %s.', old.version, new.version),
      hint = old.version::text;
  end if;

  if to_jsonb(new) - unversioned is distinct from to_jsonb(old) - unversioned then
    new.version := old.version + 1;
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  return new;
end
$$;
comment on function private.keep_version() is
  'Before insert or update on posts, media and galleries. An update carries the version that it was based on: an old one is refused (PT409 version_conflict, the current version in the hint), the right one is raised by one if anything changed. Who and when are never taken from the client. First argument: the permission to use the bin; the others: columns that do not count as a change.';
revoke execute on function private.keep_version() from public;
