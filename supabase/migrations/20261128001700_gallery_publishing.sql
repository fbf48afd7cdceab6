-- What is different about a gallery where it is published and where it goes back, and the list of them.

create function private.visible_gallery(copy jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select copy || jsonb_build_object('words', private.titled_words(copy -> 'words'), 'pictures', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'media_id', media_id, 'before_media_id', before_media_id, 'caption', caption
    ) || case captions when '{}' then '{}' else jsonb_build_object('captions', captions) end order by position, created_at, id), '[]')
    from public.portfolio_images where gallery_id = (copy ->> 'id')::uuid
  ))
$$;
comment on function private.visible_gallery is 'A working copy as visitors would see it, pictures included.';

create function private.gallery_dates(before jsonb, after jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'updated_at', case when private.gallery_in(was, '') = private.gallery_in(is_now, '') then before -> 'updated_at' else to_jsonb(now()) end,
    'updated_in', (
      select coalesce(jsonb_object_agg(language, case
        when private.gallery_in(was, language) = private.gallery_in(is_now, language) then before -> 'updated_in' -> language
        else to_jsonb(now())
      end), '{}') from jsonb_object_keys(after -> 'words') as language
    )
  )
  from (values (array['position', 'version', 'pictures_version', 'published_at', 'updated_at', 'updated_in'])) as left_out (columns),
    lateral (select before - columns as was, after - columns as is_now) as compared
$$;
comment on function private.gallery_dates is 'When visitors last saw something else in each language.';

create function private.replace_pictures(gallery_id uuid, pictures jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.portfolio_images as image
  where image.gallery_id = replace_pictures.gallery_id
    and not pictures @> jsonb_build_array(jsonb_build_object('media_id', media_id));
  insert into public.portfolio_images as image (gallery_id, media_id, before_media_id, caption, captions, position)
  select
    replace_pictures.gallery_id, (picture ->> 'media_id')::uuid, (picture ->> 'before_media_id')::uuid,
    picture ->> 'caption', coalesce(picture -> 'captions', '{}'), nth
  from jsonb_array_elements(pictures) with ordinality as listed (picture, nth)
  order by nth
  on conflict on constraint portfolio_images_gallery_id_media_id_key do update
  set before_media_id = excluded.before_media_id, caption = excluded.caption, captions = excluded.captions,
    position = excluded.position
  where (image.before_media_id, image.caption, image.captions, image.position)
    is distinct from (excluded.before_media_id, excluded.caption, excluded.captions, excluded.position);
  perform private.place_pictures(replace_pictures.gallery_id, '{}', null);
end
$$;
comment on function private.replace_pictures is 'Gives a gallery these pictures of a visible_gallery().';

create function private.gallery_without_changes(copy jsonb, published jsonb) returns jsonb
language sql stable set search_path = '' as $$
  -- What can't be published yet is no change that waits.
  select published || jsonb_build_object('words',
    (copy -> 'words') - array(select jsonb_object_keys(private.titled_words(copy -> 'words'))) || (published -> 'words')
  )
$$;
comment on function private.gallery_without_changes is 'What discarding makes of it.';

create trigger settle after update on public.galleries
  for each row when (old.version <> new.version or old.pictures_version <> new.pictures_version)
  execute function private.settle('gallery');

create trigger unpublish_binned after update on public.galleries
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned('gallery');

create trigger record_redirects after insert or update of slug, words or delete on public.published_galleries
  for each row execute function private.record_redirects('gallery');

create view public.gallery_states with (security_invoker = true) as
select
  galleries.id as gallery_id,
  (case
    when published_galleries.gallery_id is null then 'draft'
    when (galleries.version, galleries.pictures_version)
      <> (published_galleries.version, published_galleries.pictures_version) then 'live_with_changes'
    else 'live'
  end)::public.publication_state as state,
  galleries.slug, galleries.title, galleries.summary, galleries.service, galleries.place, galleries.year,
  coalesce(galleries.cover_media_id, first.media_id) as cover_media_id,
  (select count(*) from public.portfolio_images where gallery_id = galleries.id)::integer as pictures,
  array(select jsonb_object_keys(private.titled_words(galleries.words)) order by 1) as languages,
  array(
    select language from jsonb_each(galleries.originals) as noted (language, said)
    where exists (
      select from jsonb_each(said) as part (field, text) where text is distinct from to_jsonb(galleries) -> field
    ) order by language
  ) as languages_behind,
  galleries.position, galleries.version, galleries.pictures_version,
  galleries.created_at, galleries.updated_at, galleries.updated_by, galleries.deleted_at,
  published_galleries.slug as published_slug,
  published_galleries.version as published_version,
  published_galleries.published_at
from public.galleries
left join public.published_galleries on published_galleries.gallery_id = galleries.id
left join lateral (
  select media_id from public.portfolio_images
  where portfolio_images.gallery_id = galleries.id order by portfolio_images.position limit 1
) as first on true;
comment on view public.gallery_states is 'Every gallery with its state, for lists: without the story. languages: those besides the main one in which it has a title; languages_behind: those whose original has changed since.';
