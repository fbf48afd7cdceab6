-- Copies of everything: one state of all tables that can be read in pieces, and putting it back. All for the
-- secret key alone.

create table private.backups (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on table private.backups is 'Copies that are being read or put back. Their command takes them away; what an interruption leaves goes with the next one, a day later.';

create unlogged table private.backup_lines (
  backup_id uuid not null references private.backups (id) on delete cascade,
  part text not null,
  number bigint not null,
  line text not null,
  primary key (backup_id, part, number)
);
comment on table private.backup_lines is 'Rows as JSON: of all tables as they were at one moment, or of a backup that is being put back.';

create function private.require_tables(tables text[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  unknown text;
begin
  select string_agg(name, ', ') into unknown from unnest(tables) as name
  where name !~ '^(public|private)\.[a-z_]+$' or to_regclass(name) is null
    or name in ('private.salts', 'private.backups', 'private.backup_lines');
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
        'id', id, 'email', coalesce(email, ''), 'is_confirmed', email_confirmed_at is not null,
        'user_metadata', coalesce(raw_user_meta_data, '{}')
      )::text as line
      from auth.users
      union all
      select 'files', row_number() over (order by bucket_id, name), jsonb_build_object(
        'bucket', bucket_id, 'path', name, 'bytes', (metadata ->> 'size')::bigint,
        'mime_type', metadata ->> 'mimetype', 'cache_control', metadata ->> 'cacheControl'
      )::text
      from storage.objects where bucket_id in ('media', 'portfolio-images', 'enquiry-pictures')
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
comment on function public.start_backup is 'A snapshot for read_backup(). PT404. Service role only.';

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

create function public.begin_restore() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  restore constant uuid := gen_random_uuid();
begin
  delete from private.backups where created_at < now() - interval '1 day';
  insert into private.backups (id) values (restore);
  return jsonb_build_object('id', restore, 'schema', (select max(version) from supabase_migrations.schema_migrations));
end
$$;
comment on function public.begin_restore is '{id, schema}: a place for restore_rows(), which end_backup() takes away, and the last migration. Service role only.';

create function public.restore_rows(restore_id uuid, part text, lines text[], after bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.backup_lines (backup_id, part, number, line)
  select restore_id, part, after + number, line from unnest(lines) with ordinality as item (line, number)
  on conflict do nothing
$$;
comment on function public.restore_rows is 'Keeps lines aside for finish_restore(); may be repeated. Service role only.';

create function public.require_empty(restore_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  contents text;
begin
  with lines as (
    select part, line::jsonb as line from private.backup_lines where backup_id = restore_id and part in ('accounts', 'files')
  )
  select string_agg(format('%s %s', count, case count when 1 then one else many end), ', ') into contents
  from (values
    ((select count(*) from public.posts), 'article', 'articles'),
    ((select count(*) from public.galleries), 'gallery', 'galleries'),
    ((select count(*) from public.pages), 'page', 'pages'),
    ((select count(*) from public.media), 'picture', 'pictures'),
    ((select count(*) from public.enquiries), 'enquiry', 'enquiries'),
    ((select count(*) from (
      select id::text from auth.users except select line ->> 'id' from lines where part = 'accounts'
    ) as others), 'account', 'accounts'),
    ((select count(*) from (
      select bucket_id, name from storage.objects where bucket_id in ('media', 'portfolio-images', 'enquiry-pictures')
      except select line ->> 'bucket', line ->> 'path' from lines where part = 'files'
    ) as others), 'file', 'files')
  ) as things (count, one, many)
  where count > 0;
  if contents is not null then
    raise exception 'There is something here already: %.', contents using errcode = 'PT409', hint = 'not_empty';
  end if;
end
$$;
comment on function public.require_empty is 'Raises PT409 not_empty unless the project holds at most accounts and files of this restore. Service role only.';

create function public.finish_restore(restore_id uuid, tables text[], counts jsonb) returns void
language plpgsql security definer set search_path = '' set timezone = 'UTC' set statement_timeout = '15min' as $$
declare
  name text;
  first jsonb;
  columns text;
  others text[];
  added bigint;
  changed text;
  numbered record;
begin
  perform private.require_tables(tables);
  execute 'truncate ' || array_to_string(tables, ', ') || ' cascade';
  foreach name in array tables loop
    select line::jsonb into first from private.backup_lines where backup_id = restore_id and part = name and number = 1;
    -- A column that is younger than the backup gets its default.
    select string_agg(quote_ident(attname), ', ') filter (where attgenerated = '' and first ? attname),
      coalesce(array_agg(attname::text) filter (where attgenerated <> '' or not first ? attname), '{}')
    into columns, others
    from pg_attribute where attrelid = name::regclass and attnum > 0 and not attisdropped;
    added := 0;
    if columns is not null then
      execute format('alter table %s disable trigger user', name);
      execute format(
        'insert into %1$s (%2$s) overriding system value
        select %2$s from private.backup_lines, jsonb_populate_record(null::%1$s, line::jsonb)
        where backup_id = $1 and part = $2 order by number',
        name, columns
      ) using restore_id, name;
      get diagnostics added = row_count;
      execute format('alter table %s enable trigger user', name);
      execute format(
        'select line::jsonb - $3 from private.backup_lines where backup_id = $1 and part = $2
        except select to_jsonb(item) - $3 from %s as item limit 1',
        name
      ) into changed using restore_id, name, others;
    end if;
    if changed is not null or added <> coalesce((counts ->> name)::bigint, 0) then
      raise exception 'Of %, % rows came back of %.', name, added, coalesce((counts ->> name)::bigint, 0)
        using errcode = 'PT409', hint = 'not_whole', detail = left(coalesce(changed, ''), 200);
    end if;
  end loop;
  truncate private.search_entries;
  perform private.put_search_entries();
  -- A backup that is older than the menu has none.
  insert into public.site_menu default values on conflict do nothing;
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
end
$$;
comment on function public.finish_restore is
  'Puts what was kept aside in the place of these tables'' rows, in one transaction and without triggers. PT409 not_whole when a row would not be as it was, or some are missing; then nothing has changed. May be repeated. Service role only.';

create function public.list_files(after_bucket text default '', after_path text default '')
returns table (bucket text, path text, bytes bigint, mime_type text, cache_control text)
language sql stable security definer set search_path = '' as $$
  select bucket_id, name, (metadata ->> 'size')::bigint, metadata ->> 'mimetype', metadata ->> 'cacheControl'
  from storage.objects
  where bucket_id in ('media', 'portfolio-images', 'enquiry-pictures') and (bucket_id, name) > (after_bucket, after_path)
  order by bucket_id, name limit 1000
$$;
comment on function public.list_files is 'The files in the two buckets by bucket and path, a thousand at a time. Service role only.';

create table private.last_backup (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null default now(),
  made_by uuid references public.profiles (user_id) on delete set null,
  bytes bigint not null check (bytes > 0)
);
comment on table private.last_backup is 'The last backup that was handed over whole, by whom (null: the command) and how big.';

create function public.record_backup(bytes bigint) returns void
language sql security definer set search_path = '' as $$
  select private.require_permission('backups.create');
  insert into private.last_backup (made_by, bytes) values (auth.uid(), record_backup.bytes)
  on conflict (is_only) do update set at = excluded.at, made_by = excluded.made_by, bytes = excluded.bytes
$$;
comment on function public.record_backup is 'Notes a backup, once its file is whole where it was to go. Needs backups.create.';

create function public.last_backup() returns table (at timestamptz, made_by uuid, bytes bigint, is_due boolean)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('backups.create');
  select last.at, last.made_by, last.bytes, coalesce(last.at, began) < now() - interval '1 month'
  from (select min(created_at) as began from public.profiles) as project left join private.last_backup as last on true
$$;
comment on function public.last_backup is 'When the last one was made, null for never; due a month after it, or after the first account. Needs backups.create.';
