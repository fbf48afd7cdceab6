-- Translations of articles: an article of another language that knows its original, and how far it follows it.

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

create function public.translate_post(post_id uuid, language text) returns public.posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  original public.posts;
  translation public.posts;
begin
  perform private.require_permission('posts.write');
  select * into original from public.posts where id = translate_post.post_id and deleted_at is null for update;
  if not found then
    raise exception 'This article is in the bin or has been deleted.' using errcode = 'PT404', hint = 'post';
  end if;
  if exists (
    select from public.posts
    where translation_of = original.id and posts.language = translate_post.language
  ) then
    raise exception 'This article is translated into this language already. Look in the bin too.'
      using errcode = 'PT409', hint = 'translated';
  end if;
  insert into public.posts (
    language, translation_of, original_version, body, cover_media_id, author_id, author_name, tags, noindex
  ) values (
    translate_post.language, original.id, original.version, original.body, original.cover_media_id,
    original.author_id, original.author_name, original.tags, original.noindex
  ) returning * into translation;
  return translation;
end
$$;
comment on function public.translate_post is
  'A draft in another language with the text and pictures of the original to write over. Its title is empty, so it can''t be published before somebody has given it one, and that makes its address. Needs posts.write. PT404; PT409 translated; PT422 translation.';

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
