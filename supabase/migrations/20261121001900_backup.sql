-- Copies of everything: one state of all tables that can be read in pieces, putting it back into an empty
-- project, and what can be said about a project without changing it. All for the secret key alone.

create table private.backups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on table private.backups is 'Copies that are being read. Whoever made one takes it away; what an interruption leaves goes with the next one, a day later.';

create unlogged table private.backup_lines (
  backup_id uuid not null references private.backups (id) on delete cascade,
  part text not null,
  number bigint not null,
  line text not null,
  primary key (backup_id, part, number)
);
comment on table private.backup_lines is 'The rows of all tables as they were at one moment, each as JSON.';

create table private.restores (
  digest text primary key,
  started_at timestamptz not null default now()
);
comment on table private.restores is 'The backup that is being put back, at most one: from the first row until everything is there.';

create function private.require_tables(tables text[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  unknown text;
begin
  select string_agg(name, ', ') into unknown from unnest(tables) as name
  where name !~ '^(public|private)\.[a-z_]+$' or to_regclass(name) is null
    or name in ('private.salts', 'private.backups', 'private.backup_lines', 'private.restores');
  if unknown is not null then
    raise exception 'This project has no such tables: %.', unknown using errcode = 'PT404', hint = 'table';
  end if;
end
$$;
comment on function private.require_tables is 'Raises PT404 unless all of these are tables of the product that may be copied.';

create function public.start_backup(tables text[]) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' set statement_timeout = '15min' as $$
declare
  backup constant uuid := gen_random_uuid();
  queries text;
begin
  perform private.require_tables(tables);
  if exists (select from private.restores) then
    raise exception 'A backup was being put back here and did not get to its end, so what is here is not whole. Restore it again first.'
      using errcode = 'PT409', hint = 'other_restore';
  end if;
  delete from private.backups where created_at < now() - interval '1 day';
  insert into private.backups (id) values (backup);
  select string_agg(format(
    'select %L as part, row_number() over (order by %s) as number, to_jsonb(item)::text as line from %s as item',
    name, private.key_columns(name::regclass), name
  ), ' union all ') into queries from unnest(tables) as name;
  -- One statement, so that everything is of one moment.
  execute $query$
    insert into private.backup_lines (backup_id, part, number, line)
    select $1, part, number, line from (
      select 'accounts' as part, row_number() over (order by id) as number, jsonb_build_object(
        'id', id, 'email', email, 'is_confirmed', email_confirmed_at is not null,
        'user_metadata', coalesce(raw_user_meta_data, '{}')
      )::text as line
      from auth.users where coalesce(email, '') <> ''
      union all
      select 'files', row_number() over (order by bucket_id, name), jsonb_build_object(
        'bucket', bucket_id, 'path', name, 'bytes', (metadata ->> 'size')::bigint,
        'mime_type', metadata ->> 'mimetype', 'cache_control', metadata ->> 'cacheControl'
      )::text
      from storage.objects
      $query$ || coalesce(' union all ' || queries, '') || ') as lines'
  using backup;
  return jsonb_build_object(
    'id', backup,
    'at', now(),
    'schema', (select max(version) from supabase_migrations.schema_migrations),
    'content_version', public.content_version(),
    'bytes', (select coalesce(sum(octet_length(line)), 0) from private.backup_lines where backup_id = backup),
    'counts', (
      select jsonb_object_agg(part, (
        select count(*) from private.backup_lines where backup_id = backup and backup_lines.part = parts.part
      ))
      from unnest(tables || array['accounts', 'files']) as parts (part)
    )
  );
end
$$;
comment on function public.start_backup is 'A snapshot for read_backup(). PT404, PT409. Service role only.';

create function public.read_backup(backup_id uuid, part text, after bigint default 0) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(line order by number), '{}') from (
    select number, line, sum(octet_length(line)) over (order by number) - octet_length(line) as before
    from (
      select number, line from private.backup_lines
      where backup_lines.backup_id = read_backup.backup_id and backup_lines.part = read_backup.part
        and number > after
      order by number limit 1000
    ) as next
  ) as measured
  where before < 1000000
$$;
comment on function public.read_backup is 'The next rows as JSON, a megabyte or one row. Service role only.';

create function public.end_backup(backup_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.backups where id = backup_id
$$;
comment on function public.end_backup is 'Takes a copy away. Service role only.';

create function private.project_contents() returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(format('%s %s', count, case count when 1 then one else many end), ', ')
  from (values
    ((select count(*) from public.posts), 'article', 'articles'),
    ((select count(*) from public.galleries), 'gallery', 'galleries'),
    ((select count(*) from public.media), 'picture', 'pictures'),
    ((select count(*) from public.enquiries), 'enquiry', 'enquiries'),
    ((select count(*) from auth.users), 'account', 'accounts'),
    ((select count(*) from storage.objects), 'file', 'files')
  ) as things (count, one, many)
  where count > 0
$$;
comment on function private.project_contents is 'What a project holds, as "14 articles, 1 account"; null for an empty one.';

create function public.begin_restore(digest text, tables text[], replace boolean default false) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '15min' as $$
declare
  running text;
begin
  perform private.require_tables(tables);
  lock table private.restores in exclusive mode;
  select restores.digest into running from private.restores;
  if running is distinct from begin_restore.digest then
    if running is not null and not replace then
      raise exception 'Another backup was being put back here and did not get to its end. Restore that one, or replace everything.'
        using errcode = 'PT409', hint = 'other_restore';
    end if;
    if running is null and not replace and private.project_contents() is not null then
      raise exception 'There is something here already: %.', private.project_contents()
        using errcode = 'PT409', hint = 'not_empty';
    end if;
    delete from private.restores where true;
    insert into private.restores (digest) values (begin_restore.digest);
  end if;
  execute 'truncate ' || array_to_string(tables, ', ') || ' cascade';
end
$$;
comment on function public.begin_restore is
  'Empties these tables for the backup with this digest. PT409: not_empty unless the project is empty or everything is to be replaced, other_restore while another one is unfinished. The same one may begin again at any time, and does once its accounts are there: what making them has written is not part of the backup. Service role only.';

create function public.restore_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'schema', (select max(version) from supabase_migrations.schema_migrations),
    'digest', (select digest from private.restores)
  )
$$;
comment on function public.restore_state is '{schema, digest}: last migration, unfinished restore. Service role only.';

create function private.require_restore() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.restores) then
    raise exception 'Nothing is being put back.' using errcode = 'PT409', hint = 'no_restore';
  end if;
end
$$;
comment on function private.require_restore is 'Raises PT409 unless a restore is under way.';

create function public.restore_rows(name text, lines text[]) returns integer
language plpgsql security definer set search_path = '' set statement_timeout = '15min' as $$
declare
  columns text;
  added integer;
begin
  perform private.require_restore();
  perform private.require_tables(array[name]);
  -- A column that is younger than the backup gets its default.
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_attribute
  where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and lines[1]::jsonb ? attname;
  -- Nobody meets the table like this: the lock stands until the triggers are on again.
  execute format('alter table %s disable trigger user', name);
  execute format(
    'insert into %1$s (%2$s) overriding system value
    select %2$s from unnest($1) as line, jsonb_populate_record(null::%1$s, line::jsonb) on conflict do nothing',
    name, columns
  ) using lines;
  get diagnostics added = row_count;
  execute format('alter table %s enable trigger user', name);
  return added;
end
$$;
comment on function public.restore_rows is 'As they were, without triggers. PT409 no_restore. Service role only.';

create function public.finish_restore() returns void
language plpgsql security definer set search_path = '' as $$
declare
  numbered record;
begin
  perform private.require_restore();
  for numbered in
    select attrelid::regclass as name, attname as key, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace
  loop
    execute format(
      'select setval(%L, coalesce(max(%2$I), 1), max(%2$I) is not null) from %3$s',
      numbered.sequence, numbered.key, numbered.name
    );
  end loop;
  delete from private.restores where true;
end
$$;
comment on function public.finish_restore is 'Sets the sequences, ends the restore. PT409. Service role only.';

create function public.list_files(after_bucket text default '', after_path text default '')
returns table (bucket text, path text, bytes bigint)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name, (metadata ->> 'size')::bigint from storage.objects
  where (bucket_id, name) > (after_bucket, after_path)
  order by bucket_id, name limit 1000
$$;
comment on function public.list_files is 'The files in storage by bucket and path, a thousand at a time. Service role only.';
