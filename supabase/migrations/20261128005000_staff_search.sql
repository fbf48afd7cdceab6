-- One search over all that staff may read: an entry of words for each page, article, gallery, picture, file,
-- enquiry and person, kept by triggers. Pages of the business's folder are searched in the browser, which alone knows their words.

create type public.search_kind as enum ('page', 'article', 'gallery', 'picture', 'file', 'enquiry', 'person');
comment on type public.search_kind is 'What search_staff() finds. A further one also takes a part of private.searchable, a trigger and a line in search_staff().';

create type private.search_field as (name text, value text);

create view private.searchable as
select
  'page'::public.search_kind as kind, id, coalesce(title, '') as title, updated_at as changed_at,
  deleted_at is not null as is_put_away,
  array(
    select (coalesce(placed.item ->> 'kind', 'text'), words #>> '{}')::private.search_field
    from jsonb_each(content -> 'fields') as section
    left join jsonb_array_elements(content -> 'order') with ordinality as placed (item, nth)
      on placed.item ->> 'key' = section.key,
    -- Words and lists of words, but no keys, files and addresses.
    jsonb_path_query(section.value, 'strict $.** ? (@.type() == "object").keyvalue()
      ? (@.key != "key" && @.key != "media" && @.key != "file" && @.key != "library" && @.key != "href" && @.key != "link").value') as written,
    jsonb_path_query(written, 'lax $[*] ? (@.type() == "string")') as words
    order by placed.nth
  ) || array[
    ('names', concat_ws(' · ', names ->> 'short', names ->> 'menu', names ->> 'hint')),
    ('seo', concat_ws(' · ', seo_title, seo_description)), ('address', slug)
  ]::private.search_field[] as fields
from public.pages where not of_folder
union all
select
  'article', id, title, updated_at, deleted_at is not null or archived_at is not null,
  array[
    ('summary', summary), ('text', body), ('tags', array_to_string(tags, ', ')), ('author', author_name),
    ('seo', concat_ws(' · ', seo_title, seo_description)), ('address', slug)
  ]::private.search_field[]
from public.posts
union all
select
  'gallery', id, title, updated_at, deleted_at is not null,
  array[
    ('summary', summary), ('text', concat_ws(E'\n\n', story, private.texts_in(words))), ('place', place),
    ('materials', array_to_string(materials, ', ')),
    ('caption', (
      select string_agg(concat_ws(E'\n', caption, private.texts_in(captions)), E'\n' order by position)
      from public.portfolio_images where gallery_id = galleries.id
    )),
    ('address', slug)
  ]::private.search_field[]
from public.galleries
union all
select
  case mime_type when 'application/pdf' then 'file'::public.search_kind else 'picture' end, id, title, updated_at, deleted_at is not null,
  array[
    ('alt', alt), ('caption', caption), ('credit', credit), ('tags', array_to_string(tags, ', ')), ('address', slug),
    ('type', case mime_type when 'application/pdf' then 'PDF' end)
  ]::private.search_field[]
from public.media
union all
select
  'enquiry', id, name, created_at, status in ('archived', 'spam', 'quarantined'),
  array[
    ('message', message), ('note', note), ('contact', concat_ws(' · ', nullif(email, ''), nullif(phone, ''))),
    ('service', private.service_name(service))
  ]::private.search_field[]
from public.enquiries
union all
select
  'person', user_id, full_name, created_at, deactivated_at is not null,
  array[('contact', email), ('job', job_title)]::private.search_field[]
from public.profiles;
comment on view private.searchable is 'What staff search, with the words of each by field. For functions alone: it asks no policy.';

create table private.search_entries (
  kind public.search_kind not null,
  id uuid not null,
  title_key text not null collate "C",
  title_words tsvector not null,
  words tsvector not null,
  changed_at timestamptz not null,
  is_put_away boolean not null,
  primary key (kind, id)
);
comment on table private.search_entries is 'The words of everything in private.searchable, the first 100,000 characters of each. Written by triggers.';
comment on column private.search_entries.is_put_away is 'In the bin, archived or the like: found last.';
create index search_entries_words_idx on private.search_entries using gin (words);

create function private.put_search_entries(only_kind public.search_kind default null, only_id uuid default null)
returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into private.search_entries (kind, id, title_key, title_words, words, changed_at, is_put_away)
  select
    kind, id, private.fold_text(private.trim_text(title)), array_to_tsvector(private.words_in(title)),
    -- PostgreSQL takes a megabyte of words.
    array_to_tsvector(private.words_in(left(concat_ws(' ', title, (select string_agg(value, ' ') from unnest(fields))), 100000))),
    changed_at, is_put_away
  from private.searchable
  where (only_kind is null or kind = only_kind) and (only_id is null or id = only_id)
  on conflict (kind, id) do update set (title_key, title_words, words, changed_at, is_put_away) =
    row(excluded.title_key, excluded.title_words, excluded.words, excluded.changed_at, excluded.is_put_away);
  return found;
end
$$;
comment on function private.put_search_entries is 'Brings one entry of the search, or all, up to date. False when there is nothing to be found.';

create function private.index_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant public.search_kind := tg_argv[0];
  item constant uuid := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1];
begin
  if not private.put_search_entries(changed, item) then
    delete from private.search_entries where kind = changed and id = item;
  end if;
  return null;
end
$$;
comment on function private.index_for_search is 'After a change of what staff search (kind, column of its id): brings its entry up to date.';
create trigger index_for_search after insert or update or delete on public.pages
  for each row execute function private.index_for_search('page', 'id');
create trigger index_for_search after insert or update or delete on public.posts
  for each row execute function private.index_for_search('article', 'id');
create trigger index_for_search after insert or update or delete on public.galleries
  for each row execute function private.index_for_search('gallery', 'id');
create trigger index_for_search after insert or update of caption, captions, position or delete on public.portfolio_images
  for each row execute function private.index_for_search('gallery', 'gallery_id');
-- The library holds both; each trigger finds nothing of the other kind.
create trigger index_pictures_for_search after insert or update of title, alt, caption, credit, tags, deleted_at or delete on public.media
  for each row execute function private.index_for_search('picture', 'id');
create trigger index_files_for_search after insert or update of title, alt, caption, credit, tags, slug, deleted_at or delete on public.media
  for each row execute function private.index_for_search('file', 'id');
create trigger index_for_search after insert or update of status, note or delete on public.enquiries
  for each row execute function private.index_for_search('enquiry', 'id');
create trigger index_for_search after insert or update of full_name, email, job_title, deactivated_at or delete on public.profiles
  for each row execute function private.index_for_search('person', 'user_id');

create function private.index_service_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.put_search_entries('enquiry', id) from public.enquiries where service = coalesce(new.key, old.key);
  return null;
end
$$;
comment on function private.index_service_for_search is 'After a service got a name that visitors see, or lost it: its enquiries are found by the one of now.';
create trigger index_service_for_search after insert or delete on public.published_pages
  for each row execute function private.index_service_for_search();
create trigger index_renamed_service_for_search after update of title on public.published_pages
  for each row when (old.title is distinct from new.title) execute function private.index_service_for_search();

create function private.corrected_word(word text, kinds public.search_kind[]) returns text
language plpgsql stable set search_path = '' as $$
declare
  size constant integer := char_length(word);
  variants text[];
  corrected text;
begin
  if size not between 4 and 20
    or exists (select from private.search_entries where words @@ private.words_query(array[word]) and kind = any (kinds)) then
    return word;
  end if;
  variants := array(
    select left(word, n - 1) || substr(word, n + 1) from generate_series(1, size) as n
    union
    select left(word, n - 1) || substr(word, n + 1, 1) || substr(word, n, 1) || substr(word, n + 2)
    from generate_series(1, size - 1) as n
    union
    select left(word, n - 1) || letter || substr(word, n + replaced)
    from generate_series(1, size + 1) as n, regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') as letter,
      generate_series(0, 1) as replaced
  );
  select lexeme into corrected
  from (
    select words from private.search_entries
    where words @@ (select string_agg(quote_literal(variant) || ':*', ' | ')::tsquery from unnest(variants) as variant)
      and kind = any (kinds)
    limit 50
  ) as alike, unnest(tsvector_to_array(words)) as lexeme
  where left(lexeme, size) = any (variants) or left(lexeme, size + 1) = any (variants) or left(lexeme, size - 1) = any (variants)
  group by lexeme order by abs(char_length(lexeme) - size), count(*) desc, lexeme limit 1;
  return coalesce(corrected, word);
end
$$;
comment on function private.corrected_word is 'A word of these kinds that is like it, one letter missing, doubled, wrong or swapped; the word itself when it is known, or none is alike.';

create function private.search_state(kind public.search_kind, item uuid) returns text
language sql stable set search_path = '' as $$
  select case kind
    when 'page' then (select case when deleted_at is null then state::text else 'bin' end from public.page_states where page_id = item)
    when 'article' then (select case when deleted_at is null then state::text else 'bin' end from public.post_states where post_id = item)
    when 'gallery' then (select case when deleted_at is null then state::text else 'bin' end from public.gallery_states where gallery_id = item)
    when 'picture' then (select case when deleted_at is not null then 'bin' end from public.media where id = item)
    when 'file' then (select case when deleted_at is not null then 'bin' end from public.media where id = item)
    when 'enquiry' then (select status::text from public.enquiries where id = item)
    when 'person' then (select case when deactivated_at is not null then 'deactivated' end from public.profiles where user_id = item)
  end
$$;
comment on function private.search_state is 'Where it stands: bin, a publication_state, or an enquiry_status; null for what needs no word.';

create function private.search_passage(title text, fields private.search_field[], wanted text[])
returns table (name text, text text)
language sql stable set search_path = '' as $$
  with missing as materialized (
    select private.words_query(array[word]) as query from unnest(wanted) as word
    where not array_to_tsvector(private.words_in(title)) @@ private.words_query(array[word])
  )
  select field.name, case when place.start > 60
    then '… ' || regexp_replace(substr(field.value, place.start - 60, 320), '^\S*\s+', '')
    else left(field.value, 260)
  end
  from unnest(fields) with ordinality as field (name, value, nth),
    -- Pieces of a line, cut between words.
    regexp_matches(field.value, '[^\n]{1,200}(?!\S)|\S{200}', 'g') with ordinality as chunk (parts, nth),
    lateral (
      select count(*) as words from missing
      where array_to_tsvector(private.words_in(chunk.parts[1])) @@ missing.query
    ) as matched,
    lateral strpos(field.value, chunk.parts[1]) as place (start)
  where exists (select from missing) and matched.words > 0
  order by matched.words desc, field.nth, chunk.nth limit 1
$$;
comment on function private.search_passage is 'Where most of the words stand that the title has not, and what is around; nothing when it has them all.';

create function public.search_staff(query text, count integer default 6) returns table (
  kind public.search_kind, id uuid, title text, state text, field text, passage text, rank integer, found bigint, words text[]
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kinds constant public.search_kind[] := array(
    select known.kind from (values
      ('page'::public.search_kind, 'pages.read'::public.app_permission), ('article', 'posts.read'),
      ('gallery', 'galleries.read'), ('picture', 'media.read'), ('file', 'media.read'), ('enquiry', 'enquiries.read'), ('person', 'team.read')
    ) as known (kind, permission)
    where private.is_trusted() or public.authorize(known.permission)
  );
  key constant text := private.fold_text(private.trim_text(left(query, 200)));
  -- The last of many words is cut rather than the query refused.
  wanted text[] := (private.words_in(left(query, 200)))[1:12];
begin
  if kinds = '{}' then
    perform private.require_permission('posts.read');
  end if;
  for attempt in 1..2 loop
    return query
      with hits as materialized (
        select entry.kind, entry.id, entry.is_put_away, entry.changed_at, case
          when entry.title_key = key then 0
          when starts_with(entry.title_key, key) then 1
          when entry.title_words @@ private.words_query(wanted) then 2
          else 3
        end as rank
        from private.search_entries as entry
        where entry.words @@ private.words_query(wanted) and entry.kind = any (kinds)
      ), ranked as (
        select hits.*, count(*) over of_kind as found,
          row_number() over (of_kind order by is_put_away, rank, changed_at desc, id) as place
        from hits window of_kind as (partition by kind)
      )
      select ranked.kind, ranked.id, item.title, private.search_state(ranked.kind, ranked.id), part.name, part.text,
        ranked.rank, ranked.found, wanted
      from ranked
      join private.searchable as item using (kind, id)
      left join lateral private.search_passage(item.title, item.fields, wanted) as part on true
      where ranked.place <= least(search_staff.count, 50)
      order by ranked.kind, ranked.place;
    exit when found or wanted = '{}';
    wanted := array(select private.corrected_word(word, kinds) from unnest(wanted) as word);
  end loop;
end
$$;
comment on function public.search_staff is
  'What has every word of the query as the beginning of one of its own, of each kind that the caller may read: the best so many, those with the words in their title first, with where else they stand. Where nothing has them, words with one letter wrong are corrected; `words` are those that were searched. Asks for the permissions once, see list_posts().';
