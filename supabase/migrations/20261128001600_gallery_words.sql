-- What a gallery says in the other languages of a site: its row has these words by language, since all else is
-- the same in each.

create function private.titled_words(words jsonb) returns jsonb
language sql immutable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, said), '{}')
  from jsonb_each(words) as entry (language, said) where private.trim_text(said ->> 'title') <> ''
$$;
comment on function private.titled_words is 'Those of the languages in which the gallery has a title, and so is shown.';

create function private.with_addresses(words jsonb, addresses jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, said || jsonb_build_object(
    'slug', coalesce(addresses -> language ->> 'slug', '')
  )), '{}')
  from jsonb_each(words) as entry (language, said)
$$;
comment on function private.with_addresses is 'Words with the addresses that others have; without one there it is made of the title.';

create function private.gallery_in(content jsonb, language text) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(content -> 'pictures') when 'array' then content - 'words'
    || case language when '' then '{}' else content -> 'words' -> language end
    || jsonb_build_object('pictures', (
      select jsonb_agg(picture - 'captions' || jsonb_build_object(
        'caption', coalesce(picture -> 'captions' -> language, picture -> 'caption')
      ) order by nth)
      from jsonb_array_elements(content -> 'pictures') with ordinality as listed (picture, nth)
    )) end
$$;
comment on function private.gallery_in is 'What of a visible_gallery() visitors see in a language; null when there is nothing.';

create function private.is_language_known(gallery_id uuid, language text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.published_galleries as published
    where published.gallery_id = is_language_known.gallery_id and words ? language
  ) or exists (
    select from public.content_changes
    where entity = 'gallery' and entity_id = is_language_known.gallery_id and before -> 'words' ? language
  );
end
$$;
comment on function private.is_language_known is 'Whether links may lead to the gallery in this language.';

create function private.slug_in_language(gallery_id uuid, language text, said jsonb, was jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  slug constant text := coalesce(said ->> 'slug', '');
  was_slug constant text := coalesce(was ->> 'slug', '');
  base constant text := coalesce(nullif(private.to_slug(said ->> 'title'), ''), 'gallery');
  old_base constant text := coalesce(nullif(private.to_slug(coalesce(was ->> 'title', '')), ''), 'gallery');
begin
  if slug <> '' and slug <> was_slug then
    perform private.lock('slugs');
    if private.is_slug_taken('gallery', slug, gallery_id, language) then
      raise exception 'Another % has the address "%". Choose a different one.', 'gallery', slug
        using errcode = 'PT409', hint = 'slug_taken';
    end if;
    return slug;
  elsif slug <> '' and (
    said -> 'title' = was -> 'title' or not private.is_slug_made_of(slug, old_base)
    or private.is_language_known(gallery_id, language)
  ) then
    return slug;
  elsif private.trim_text(said ->> 'title') = '' then
    return '';
  elsif slug <> '' and base = old_base then
    return slug;
  end if;
  perform private.lock('slugs');
  return private.free_slug('gallery', base, gallery_id, language);
end
$$;
comment on function private.slug_in_language is 'The address of a gallery in another language, by the rules of set_slug(); empty as long as there is no title. PT409 slug_taken.';

create function private.no_words() returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(field, blank) from private.gallery_word_fields()
$$;
comment on function private.no_words is 'A language in which a gallery says nothing.';

create function private.whole_words(words jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(words) when 'object' then (
    select jsonb_object_agg(language, case jsonb_typeof(said) when 'object' then private.no_words() || said else said end)
    from jsonb_each(words) as entry (language, said)
  ) end
$$;
comment on function private.whole_words is 'Each language with all of its fields.';

create function private.set_gallery_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  blank constant jsonb := private.no_words();
  before constant jsonb := coalesce(to_jsonb(old) -> 'words', '{}');
  language text;
  said jsonb;
  original jsonb;
begin
  if new.words = '{}' then
    new.originals := '{}';
    return new;
  elsif not private.is_gallery_words(private.whole_words(new.words)) then
    -- The constraint refuses it.
    return new;
  end if;
  new.words := private.whole_words(new.words);
  for language, said in select * from jsonb_each(new.words) loop
    said := said || jsonb_build_object(
      'slug', private.slug_in_language(new.id, language, said, before -> language)
    );
    new.words := case said when blank then new.words - language else new.words || jsonb_build_object(language, said) end;
  end loop;
  for language, original in select * from jsonb_each(new.originals) loop
    if not new.words ? language then
      new.originals := new.originals - language;
    end if;
  end loop;
  for language, said in select * from jsonb_each(new.words) loop
    select coalesce(jsonb_object_agg(field, coalesce(new.originals -> language -> field, to_jsonb(new) -> field)), '{}')
    into original
    from jsonb_each(said) as part (field, text) where field <> 'slug' and text <> blank -> field;
    new.originals := new.originals || jsonb_build_object(language, original);
  end loop;
  return new;
end
$$;
comment on function private.set_gallery_words is
  'Before insert or update on galleries: words of other languages are whole, have an address once they have a title, and know what the main language said when each was first written. Languages without a word go.';
create trigger set_words before insert or update on public.galleries
  for each row execute function private.set_gallery_words();

create function private.check_addresses_in_languages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock('slugs');
  if exists (
    select from jsonb_each(new.words) as entry (language, said)
    where said ->> 'slug' = '' or private.trim_text(said ->> 'title') = '' or exists (
      select from public.published_galleries as other
      where other.gallery_id <> new.gallery_id and other.words -> language ->> 'slug' = said ->> 'slug'
    )
  ) then
    raise exception 'Each language has a title, and an address that no other gallery has in it.' using errcode = '23505';
  end if;
  return new;
end
$$;
comment on function private.check_addresses_in_languages is 'Before a change of published_galleries: addresses are unique within a language.';
create trigger check_addresses before insert or update of words on public.published_galleries
  for each row when (new.words <> '{}') execute function private.check_addresses_in_languages();

create function public.record_gallery_translation(gallery_id uuid, language text, original jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('galleries.write');
  update public.galleries
  set originals = originals || jsonb_build_object(record_gallery_translation.language, record_gallery_translation.original)
  where id = record_gallery_translation.gallery_id and deleted_at is null and words ? record_gallery_translation.language;
  if not found then
    raise exception 'This gallery has no words in this language.' using errcode = 'PT404', hint = 'translation';
  end if;
end
$$;
comment on function public.record_gallery_translation is 'Notes that the words of a language say what the main one said here: {title, summary, story, place, materials}, as it was on the screen. Needs galleries.write. PT404.';
