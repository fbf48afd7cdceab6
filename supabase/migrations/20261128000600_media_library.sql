-- The media library for staff: what is looked for, counted, tagged and put into the bin.

create function private.media_words(title text, alt text, caption text, credit text, tags text[]) returns text
language sql immutable set search_path = '' as $$
  select lower(concat_ws(' ', title, alt, caption, credit, array_to_string(tags, ' ')))
$$;
comment on function private.media_words is 'Everything that a picture is found by, in small letters.';

alter table public.media add column search_text text not null
  generated always as (private.media_words(title, alt, caption, credit, tags)) stored;
comment on column public.media.search_text is 'Read without an index: 50,000 rows take less time than an answer.';

-- One index for each order of the library, and one for each part of it that is asked for often. The
-- first one counts the pictures as well, without looking at a row.
create index media_newest_idx on public.media (created_at, id) where deleted_at is null;
create index media_name_idx on public.media (lower(title), id) where deleted_at is null;
create index media_bytes_idx on public.media (bytes, id) where deleted_at is null;
create index media_bin_idx on public.media (deleted_at, id) where deleted_at is not null;
create index media_tags_idx on public.media using gin (tags);
create index media_undescribed_idx on public.media (created_at, id)
  where deleted_at is null and alt = '' and not decorative and slug is null;

create type public.media_filter as enum ('all', 'used', 'unused', 'undescribed', 'large', 'bin');
comment on type public.media_filter is 'All but bin leave out the bin; large is larger than pages ever show.';
create type public.media_order as enum ('newest', 'oldest', 'name', 'largest');
comment on type public.media_order is 'The order of the library. In the bin, newest and oldest go by when a picture came there.';

create function private.media_condition(filter public.media_filter) returns text
language sql immutable set search_path = '' as $$
  select case filter when 'bin' then 'deleted_at is not null' else 'deleted_at is null' end
    || case filter
      when 'used' then ' and exists (select from public.media_usage where media_id = media.id)'
      when 'unused' then ' and not exists (select from public.media_usage where media_id = media.id)'
      when 'undescribed' then ' and alt = '''' and not decorative and slug is null'
      -- The largest width that pages ask for (docs/behaviour.md, section 9), and 3 MiB.
      when 'large' then ' and slug is null and (greatest(width, height) > 2560 or bytes > 3145728)'
      else '' end
$$;
comment on function private.media_condition is 'The filter as a condition on media.';

create function public.search_media(
  words text default '', filter public.media_filter default 'all', tag text default '', kind text default '',
  sorted public.media_order default 'newest', after_value text default '', after_id uuid default null,
  page_size integer default 200
) returns table (
  id uuid, bucket text, path text, title text, mime_type text, bytes bigint, width integer, height integer, slug text,
  alt text, decorative boolean, caption text, credit text, focal_x double precision, focal_y double precision,
  thumbhash text, tags text[], version integer, created_at timestamptz, deleted_at timestamptz,
  is_used boolean, sort_value text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  by_time constant text := case filter when 'bin' then 'media.deleted_at' else 'media.created_at' end;
  key constant text := case sorted when 'name' then 'lower(media.title)' when 'largest' then 'media.bytes' else by_time end;
  key_type constant text := case sorted when 'name' then 'text' when 'largest' then 'bigint' else 'timestamptz' end;
  falls constant boolean := sorted in ('newest', 'largest');
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(lower(private.trim_text(words)), '\s+') as word
  );
begin
  perform private.require_permission('media.read');
  return query execute format(
    $query$
      select id, bucket, path, title, mime_type, bytes, width, height, slug, alt, decorative, caption, credit,
        focal_x, focal_y, thumbhash, tags, version, created_at, deleted_at,
        exists (select from public.media_usage where media_id = media.id), %1$s::text as sort_value
      from public.media
      where %2$s
        and ($1 = '' or tags @> array[$1])
        and starts_with(mime_type, $2)
        and search_text like all ($3)
        %3$s
      order by %1$s %4$s, media.id %4$s
      limit least($6, 500)
    $query$,
    key,
    private.media_condition(filter),
    case when after_id is not null then
      format('and (%s, media.id) %s ($4::%s, $5)', key, case when falls then '<' else '>' end, key_type) end,
    case when falls then 'desc' else 'asc' end
  ) using tag, kind, patterns, after_value, after_id, page_size;
end
$$;
comment on function public.search_media is
  'A page of the library: pictures and PDFs that have every one of the words, of one filter, tag and kind: what the media type begins with (image/, application/pdf, '''' for any). The next page begins after the sort_value and id of the last row. Needs media.read; asks for it once instead of for each row, so that the indexes serve.';

create function public.count_media(filter public.media_filter default 'all') returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  found bigint;
begin
  perform private.require_permission('media.read');
  execute format('select count(*) from public.media where %s', private.media_condition(filter)) into found;
  return found;
end
$$;
comment on function public.count_media is 'How many pictures of the library a filter lets through. Needs media.read.';

create function public.media_tags() returns table (tag text, pictures bigint)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('media.read');
  -- Most pictures share their tags with others: each set of tags is taken apart once.
  select word, sum(alike.pictures)::bigint
  from (
    select media.tags, count(*) as pictures from public.media where deleted_at is null group by media.tags
  ) as alike, unnest(alike.tags) as word
  group by word order by lower(word), word
$$;
comment on function public.media_tags is 'Every tag of the library, with how many pictures have it. Needs media.read.';

create function public.tag_media(ids uuid[], add text[] default '{}', remove text[] default '{}') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  perform private.require_permission('media.write');
  with wanted as (
    select id, array(
      select word from unnest(tags || tag_media.add) with ordinality as words (word, nth)
      where word <> all (tag_media.remove) group by word order by min(nth)
    ) as tags
    from public.media where id = any (ids)
  )
  update public.media set tags = wanted.tags
  from wanted where wanted.id = media.id and wanted.tags <> media.tags;
  get diagnostics changed = row_count;
  return changed;
exception when check_violation then
  raise exception 'A picture has at most 20 tags, each of them at most 40 characters long. Nothing was changed.'
    using errcode = 'PT422', hint = 'tags';
end
$$;
comment on function public.tag_media is 'All or none; returns how many changed. Needs media.write. PT422 tags.';

create function public.bin_media(ids uuid[]) returns setof uuid
language sql security definer set search_path = '' as $$
  select private.require_permission('media.delete');
  update public.media set deleted_at = now()
  where id = any (ids) and deleted_at is null
    and not exists (select from public.media_usage where media_id = media.id)
  returning id
$$;
comment on function public.bin_media is 'Bins those that nothing uses, and says which. Needs media.delete.';

create function public.restore_media(ids uuid[]) returns setof uuid
language sql security definer set search_path = '' as $$
  select private.require_permission('media.delete');
  update public.media set deleted_at = null where id = any (ids) and deleted_at is not null returning id
$$;
comment on function public.restore_media is 'Takes pictures out of the bin, and says which. Needs media.delete.';

create function public.delete_media(ids uuid[]) returns table (bucket text, path text)
language sql security definer set search_path = '' as $$
  select private.require_permission('media.delete');
  delete from public.media where id = any (ids) and deleted_at is not null
  returning media.bucket, media.path
$$;
comment on function public.delete_media is 'Deletes what is binned; returns orphaned files. Needs media.delete.';

create table private.former_files (
  bucket text not null,
  path text not null,
  content_version bigint not null,
  media_id uuid references public.media (id) on delete set null,
  facts jsonb,
  replaced_at timestamptz not null default now(),
  replaced_by uuid references public.profiles (user_id) on delete set null,
  primary key (bucket, path)
);
comment on table private.former_files is 'Kept until a release with this content version is live: pages name them. One that was replaced stays 30 days, with the record of its picture until then (facts).';

create function private.record_former_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  latest constant bigint := public.content_version();
begin
  insert into private.former_files (bucket, path, content_version, media_id, facts, replaced_by)
  select old_rows.bucket, old_rows.path, latest, media.id, to_jsonb(old_rows) - array['tags', 'search_text'], auth.uid()
  from old_rows left join public.media using (id)
  where not exists (
    select from public.media where media.bucket = old_rows.bucket and media.path = old_rows.path
  )
  on conflict (bucket, path) do update set content_version = excluded.content_version, media_id = excluded.media_id,
    facts = excluded.facts, replaced_at = excluded.replaced_at, replaced_by = excluded.replaced_by;
  return null;
end
$$;
comment on function private.record_former_files is 'By name after record_changes_update, for the version of that.';

create function public.former_pictures(media_id uuid)
returns table (facts jsonb, replaced_at timestamptz, replaced_by uuid)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('media.read');
  select former.facts, former.replaced_at, former.replaced_by
  from private.former_files as former
  where former.media_id = former_pictures.media_id and former.replaced_at > now() - interval '30 days'
    and not exists (select from public.media where media.bucket = former.bucket and media.path = former.path)
    and private.stored_file(former.bucket, former.path) is not null
  order by former.replaced_at desc
$$;
comment on function public.former_pictures is 'What a picture was before its file was replaced in the last 30 days, newest first, as far as it can be put back. Needs media.read.';

create trigger record_former_files_update after update on public.media
  referencing old table as old_rows
  for each statement execute function private.record_former_files();
create trigger record_former_files_delete after delete on public.media
  referencing old table as old_rows
  for each statement execute function private.record_former_files();
