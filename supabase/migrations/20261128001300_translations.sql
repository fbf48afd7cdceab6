-- Copies of articles and pages, in the same language and in others: a translation knows its original, and how far it
-- follows it.

create function private.check_translation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.translation_of is null then
    new.original_version := null;
  elsif new.language = '' or not exists (
    select from public.posts where id = new.translation_of and language = ''
  ) then
    raise exception 'A translation is in another language than its original, which is in the main one.'
      using errcode = 'PT422', hint = 'translation';
  end if;
  return new;
end
$$;
comment on function private.check_translation is 'Before insert or update on posts: translations are of articles of the main language alone, so that there are no chains of them. PT422.';
create trigger check_translation before insert or update of language, translation_of on public.posts
  for each row execute function private.check_translation();

create function private.lock_original(kind public.document_kind, id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  original jsonb;
begin
  if kind = 'gallery' then
    raise exception 'Galleries are not copied.' using errcode = 'feature_not_supported';
  end if;
  original := private.lock_row(private.table_of(kind), id);
  if original is null or original ->> 'deleted_at' is not null or (original ->> 'of_folder')::boolean then
    raise exception '%', case kind
        when 'post' then 'This article is in the bin or has been deleted.'
        else 'This page is in the bin, has been deleted, or is one of the site itself.'
      end
      using errcode = 'PT404', hint = kind;
  end if;
  return original;
end
$$;
comment on function private.lock_original is 'What is to be copied, locked. PT404.';

create function private.add_copy(kind public.document_kind, original jsonb, other jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item constant jsonb := original - private.columns_of_row() - array['slug', 'hidden']
    -- The columns of one kind are not those of the other.
    || jsonb_strip_nulls(jsonb_build_object('kind', original -> 'kind', 'author_id', original -> 'author_id')) || other;
  added jsonb;
begin
  execute format(
    'insert into public.%1$s as added (%2$s) select %2$s from jsonb_populate_record(null::public.%1$s, $1) returning to_jsonb(added)',
    private.table_of(kind), (select string_agg(quote_ident(field), ', ') from jsonb_object_keys(item) as field)
  ) into added using item;
  return added;
end
$$;
comment on function private.add_copy is 'Adds a draft with the content of another, but for what is given.';

create function public.duplicate_document(kind public.document_kind, id uuid, new_title text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  original jsonb;
begin
  perform private.require_right(kind, 'write');
  original := private.lock_original(kind, id);
  return private.add_copy(kind, original, jsonb_build_object('language', original -> 'language', 'title', coalesce(
    new_title, case when private.trim_text(original ->> 'title') = '' then '' else left(original ->> 'title', 193) || ' (copy)' end
  )));
end
$$;
comment on function public.duplicate_document is 'A new draft of an article or page with the same content in the same language, no translation of anything; not of pages of the folder, whose content is there. Without a title it has that of the original with (copy) behind it. Needs posts.write or pages.write. PT404.';

create function public.translate_document(kind public.document_kind, id uuid, language text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source jsonb;
begin
  perform private.require_right(kind, 'write');
  source := private.lock_original(kind, id);
  if source ->> 'language' <> '' or language = '' then
    raise exception 'A translation is in another language than its original, which is in the main one.'
      using errcode = 'PT422', hint = 'translation';
  end if;
  if (case kind
    when 'post' then exists (
      select from public.posts where translation_of = translate_document.id and posts.language = translate_document.language
    )
    else exists (
      select from public.pages
      where key = source ->> 'key' and pages.kind::text = source ->> 'kind' and pages.language = translate_document.language
    )
  end) then
    raise exception '%', case kind
        when 'post' then 'This article is translated into this language already. Look in the bin too.'
        else 'This page is translated into this language already. Look in the bin too.'
      end
      using errcode = 'PT409', hint = 'translated';
  end if;
  return private.add_copy(
    kind, source - array['summary', 'seo_title', 'seo_description', 'names'],
    jsonb_build_object('language', language, 'title', '') || case kind
      when 'post' then jsonb_build_object('translation_of', id, 'original_version', source -> 'version')
      else jsonb_build_object('key', source -> 'key', 'original', jsonb_build_object(
        'title', source -> 'title', 'seo_title', source -> 'seo_title', 'seo_description', source -> 'seo_description',
        'names', source -> 'names', 'content', source -> 'content'
      ))
    end
  );
end
$$;
comment on function public.translate_document is
  'A draft in another language with the text and pictures of the original to write over, of a page under the same key. Its title is empty, so it can''t be published before somebody has given it one, and that makes its address. Pages of the folder are in another language when the folder has them there. Needs posts.write or pages.write. PT404; PT409 translated; PT422 translation.';

create function public.record_translation(post_id uuid, original_version integer) returns public.posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  translation public.posts;
begin
  perform private.require_permission('posts.write');
  update public.posts set original_version = record_translation.original_version
  where id = record_translation.post_id and exists (
    -- One of its states, and none of before what it was brought up to: a tab that was left open takes nothing back.
    select from public.posts as original
    where original.id = posts.translation_of
      and record_translation.original_version between posts.original_version and original.version
  )
  returning * into translation;
  if not found then
    raise exception 'This is no translation, or its original has no such version.' using errcode = 'PT404', hint = 'translation';
  end if;
  return translation;
end
$$;
comment on function public.record_translation is 'Notes that a translation says what this version of its original says. Needs posts.write. PT404.';

create function public.post_translations(ids uuid[])
returns table (original_id uuid, post_id uuid, language text, state public.publication_state, is_behind boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_permission('posts.read');
  return query
    select original.post_id, translation.post_id, translation.language, states.state,
      original.version > translation.original_version
    from public.post_summaries as translation
    join public.post_summaries as original on original.post_id = translation.translation_of
    join public.post_states as states on states.post_id = translation.post_id
    where translation.translation_of = any (ids) and translation.standing <> 'deleted'
    order by original.post_id, translation.language;
end
$$;
comment on function public.post_translations is 'The translations of these articles outside the bin, and whether the original has changed since they were brought up to it. Needs posts.read.';
