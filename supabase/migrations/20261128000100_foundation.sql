-- What every later file stands on: the private schema, and the rules that hold for all content.

create schema private;
comment on schema private is 'Helpers that the API does not expose: policies, triggers and functions use them.';
grant usage on schema private to service_role;

-- PostgreSQL lets everybody run a new function, and hosted projects hand every new object in `public` to the
-- API roles. Here the last file grants what is meant, so a forgotten line closes a door instead of opening one.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

create function private.is_trusted() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), 'none')
    in ('none', 'postgres', 'service_role', 'supabase_admin')
$$;
comment on function private.is_trusted is 'True for the service role and direct connections, by the session''s role.';

create type private.lock_name as enum ('admins', 'content_changes', 'enquiry_tickets', 'galleries', 'media', 'notices', 'releases', 'slugs', 'testimonials');
comment on type private.lock_name is 'What only one transaction at a time may do; see private.lock().';

create function private.lock(name private.lock_name) returns void
language sql set search_path = '' as $$
  -- The first number is this project's own, so that no other advisory lock of the database is meant.
  select pg_advisory_xact_lock(20261121, array_position(enum_range(null::private.lock_name), name))
$$;
comment on function private.lock is 'Waits for the lock of this name, and holds it until the transaction ends. Who needs several takes them in this order: galleries, words, releases; then rows of content; then content_changes, which the first change that visitors will see takes (record_change()). The others are held alone, or taken last.';

create function private.trim_text(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(value, E'\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;
comment on function private.trim_text is 'Without white space at both ends, as trim() of JavaScript has it.';

create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 96
    and value ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and value not in ('index', 'page', 'search', 'tag', 'tags')
$$;
comment on function private.is_slug is 'Whether it may stand in an address; isSlug() of src/domain is the same rule.';

create function private.is_language(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^([a-z]{2,3})?$'
$$;
comment on function private.is_language is 'Whether it is the code of a language, as it stands in addresses (pt); empty for the main language of the site.';

create function private.is_word_list(words text[], most integer, longest integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(words) <= most and not exists (
    select from unnest(words) as word
    where word is null or word <> private.trim_text(word) or char_length(word) not between 1 and longest
  )
$$;
comment on function private.is_word_list is 'At most `most` entries, each trimmed and 1 to `longest` characters long.';

create function private.is_settings_line(value text, longest integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select char_length(value) between 1 and longest
    and value = private.trim_text(value)
    and value !~ '[\u0001-\u001f\u007f-\u009f]'
$$;
comment on function private.is_settings_line is 'Trimmed, without control characters, 1 to `longest` long.';

create function private.is_mail_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  -- Ranges of letters, because what [[:alpha:]] means depends on the server's locale.
  select char_length(value) <= 254 and value ~ format(
    '^[%2$s_+''~!$*^-]+(\.[%2$s_+''~!$*^-]+)*@([%2$s]([%2$s-]*[%2$s])?\.)+[%1$s][%2$s-]*[%2$s]$',
    letters, letters || '0-9'
  )
  from (values ('A-Za-z\u00c0-\u167f\u1e00-\u1fff\u3040-\ud7ff')) as alphabet (letters)
$$;
comment on function private.is_mail_address is
  'Whether the text can stand behind mailto: as one address and nothing else: a part before the @ without ? & % # = / : ; , quotes, brackets or spaces, and a domain with a dot. Stricter than RFC 5321, which allows characters that nobody''s address has. isMailAddress() of src/domain has the same rule.';

create function private.is_safe_path(path text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(path) between 1 and 512
    and path ~ '^[A-Za-z0-9_/!.*''() &$@=;:+,?-]+$'
    and path !~ '(^|/)\.{0,2}(/|$)'
$$;
comment on function private.is_safe_path is 'Whether hosted storage takes this path and it stays inside its bucket.';

create function private.key_columns(name regclass) returns text
language sql stable set search_path = '' as $$
  select string_agg(quote_ident(attname), ', ' order by array_position(indkey::int2[], attnum))
  from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
  where indrelid = name and indisprimary
$$;
comment on function private.key_columns is 'The columns of a table''s primary key, for order by.';

create function private.put_row(item anyelement) returns void
language plpgsql set search_path = '' as $$
declare
  target constant regclass := pg_typeof(item)::text;
  names text;
  replaced text;
begin
  select string_agg(quote_ident(attname), ', '), string_agg(format('excluded.%I', attname), ', ') into names, replaced
  from pg_attribute where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    'insert into %1$s (%2$s) select %2$s from (select ($1).*) as item on conflict (%3$s) do update set (%2$s) = row(%4$s)',
    target, names, private.key_columns(target), replaced
  ) using item;
end
$$;
comment on function private.put_row is 'Inserts a row of a table, or replaces the one with its key.';

create function private.enforce_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- Inside security definer functions, for the service role and for the owner this is false.
  from_client constant boolean := current_user in ('anon', 'authenticated');
  unversioned constant text[] :=
    array['version', 'created_at', 'created_by', 'updated_at', 'updated_by'] || tg_argv[1:];
  stamp constant jsonb := jsonb_build_object('updated_at', now(), 'updated_by', auth.uid());
  kept jsonb;
begin
  if tg_op = 'INSERT' then
    return case when from_client then jsonb_populate_record(new, stamp || jsonb_build_object(
      'version', 1, 'created_at', now(), 'created_by', auth.uid(), 'deleted_at', null
    )) else new end;
  end if;

  if from_client then
    select jsonb_object_agg(key, value) into kept from jsonb_each(to_jsonb(old))
    where key in (
      'id', 'key', 'kind', 'of_folder', 'language', 'translation_of', 'original_version', 'original',
      'created_at', 'created_by', 'updated_at', 'updated_by', 'deleted_at'
    );
    if (to_jsonb(new) ->> 'deleted_at' is null) <> (kept ->> 'deleted_at' is null) then
      if not public.authorize(tg_argv[0]::public.app_permission) then
        raise exception 'Your account may not use the bin.' using errcode = '42501', hint = tg_argv[0];
      end if;
      kept := kept || jsonb_build_object('deleted_at', case when kept ->> 'deleted_at' is null then now() end);
    end if;
    new := jsonb_populate_record(new, kept);
  end if;

  if new.version is distinct from old.version then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s has been saved since; this is based on version %s.', old.version, new.version),
      hint = old.version::text;
  end if;

  if to_jsonb(new) - unversioned is distinct from to_jsonb(old) - unversioned then
    new := jsonb_populate_record(new, stamp || jsonb_build_object('version', old.version + 1));
  end if;
  return new;
end
$$;
comment on function private.enforce_version is
  'Before insert or update. An update carries the version that it was based on: an old one is refused (PT409 version_conflict, the current version in the hint), the right one is raised by one if anything changed. Who and when, and what a row is of, are never taken from the client. First argument: the permission to use the bin; the others: columns that do not count as a change.';

create function private.protect_column() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new := jsonb_populate_record(new, jsonb_build_object(
      tg_argv[0], coalesce(to_jsonb(old) -> tg_argv[0], to_jsonb(tg_argv[1]))
    ));
  end if;
  return new;
end
$$;
comment on function private.protect_column is 'Clients can''t set the named column; new rows get the second argument.';
