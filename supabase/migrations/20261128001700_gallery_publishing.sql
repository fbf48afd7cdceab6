-- From the working copy of a gallery to what visitors see, and back.

create function private.gallery_content(gallery public.galleries) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(gallery) - array[
    'id', 'position', 'originals', 'version', 'pictures_version',
    'created_at', 'created_by', 'updated_at', 'updated_by', 'deleted_at'
  ] || jsonb_build_object('words', private.titled_words(gallery.words), 'pictures', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'media_id', media_id, 'before_media_id', before_media_id, 'caption', caption
    ) || case captions when '{}' then '{}' else jsonb_build_object('captions', captions) end order by position, created_at, id), '[]')
    from public.portfolio_images where gallery_id = gallery.id
  ))
$$;
comment on function private.gallery_content is 'A working copy as visitors would see it, pictures included: what is compared, published and kept.';

create function private.visible(gallery public.published_galleries) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(gallery) - array[
    'gallery_id', 'position', 'version', 'pictures_version', 'published_at', 'updated_at', 'updated_in'
  ]
$$;
comment on function private.visible(public.published_galleries) is 'The part of a published gallery that a visitor could notice, apart from its place among the others. In the form of private.gallery_content().';

create function private.keep_gallery_revision(gallery public.galleries, reason public.revision_reason) returns uuid
language sql set search_path = '' as $$
  insert into public.gallery_revisions (gallery_id, reason, content, created_by)
  values (
    gallery.id, reason,
    -- With words that visitors would not see yet.
    private.gallery_content(gallery) || jsonb_build_object('words', gallery.words, 'originals', gallery.originals),
    auth.uid()
  )
  returning id
$$;
comment on function private.keep_gallery_revision is 'Keeps the gallery as it is now, and says under which id.';

create function private.lock_gallery(gallery_id uuid, version integer, pictures_version integer) returns public.galleries
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  gallery public.galleries;
begin
  perform private.lock('galleries');
  perform private.require_gallery(lock_gallery.gallery_id);
  select * into gallery from public.galleries where id = lock_gallery.gallery_id for update;
  if (gallery.version, gallery.pictures_version)
    is distinct from (lock_gallery.version, lock_gallery.pictures_version) then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s.%s has been saved since; this is based on version %s.%s.',
        gallery.version, gallery.pictures_version, lock_gallery.version, lock_gallery.pictures_version),
      hint = gallery.version::text;
  end if;
  return gallery;
end
$$;
comment on function private.lock_gallery is 'The working copy, locked with its pictures. PT404, PT409.';

create function public.publish_gallery(gallery_id uuid, version integer, pictures_version integer)
returns public.published_galleries
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gallery public.galleries;
  before public.published_galleries;
  after public.published_galleries;
begin
  perform private.require_permission('galleries.publish');
  gallery := private.lock_gallery(publish_gallery.gallery_id, publish_gallery.version, publish_gallery.pictures_version);
  if private.trim_text(gallery.title) = ''
    or not exists (select from public.portfolio_images where gallery_id = gallery.id) then
    raise exception 'Give the gallery a title and at least one picture before you publish it.'
      using errcode = 'PT422', hint = 'incomplete';
  end if;
  perform private.require_whole_text(private.texts_in(jsonb_build_array(gallery.story, gallery.words)));
  select * into before from public.published_galleries where gallery_id = gallery.id;
  after := jsonb_populate_record(before, private.gallery_content(gallery) || jsonb_build_object(
    'gallery_id', gallery.id, 'position', gallery.position,
    'version', gallery.version, 'pictures_version', gallery.pictures_version,
    'published_at', coalesce(before.published_at, now()), 'updated_at', coalesce(before.updated_at, now()),
    'updated_in', '{}'::jsonb
  ));
  if private.gallery_in(private.visible(before), '') is distinct from private.gallery_in(private.visible(after), '') then
    after.updated_at := now();
  end if;
  select coalesce(jsonb_object_agg(language, case
    when private.gallery_in(private.visible(before), language) = private.gallery_in(private.visible(after), language)
      then before.updated_in -> language
    else to_jsonb(now())
  end), '{}') into after.updated_in from jsonb_object_keys(after.words) as language;
  if before.gallery_id is null or private.visible(before) <> private.visible(after) then
    perform private.keep_gallery_revision(gallery, 'publish');
  end if;
  perform private.put_row(after);
  return after;
end
$$;
comment on function public.publish_gallery is 'Needs galleries.publish. PT409 version_conflict; PT422 incomplete, missing_picture; PT404.';

create function public.unpublish_gallery(gallery_id uuid) returns public.galleries
language plpgsql security definer set search_path = '' as $$
declare
  gallery public.galleries;
begin
  perform private.require_permission('galleries.publish');
  delete from public.published_galleries where published_galleries.gallery_id = unpublish_gallery.gallery_id;
  select * into gallery from public.galleries where id = unpublish_gallery.gallery_id;
  if not found then
    raise exception 'This gallery has been deleted.' using errcode = 'PT404', hint = 'gallery';
  end if;
  return gallery;
end
$$;
comment on function public.unpublish_gallery is 'Off the site; a draft from now on. Needs galleries.publish. PT404.';

create function private.replace_gallery(gallery public.galleries, content jsonb) returns public.galleries
language plpgsql set search_path = '' as $$
begin
  -- Of a file that is gone stands nothing.
  content := content || jsonb_build_object('cover_media_id', (
    select id from public.media where id = (content ->> 'cover_media_id')::uuid
  ));
  execute (
    select format(
      'update public.galleries set (%1$s) = (select %1$s from jsonb_populate_record(null::public.galleries, $1)) where id = $2',
      string_agg(quote_ident(field), ', ')
    )
    from jsonb_object_keys(content) as field
    join pg_attribute on attrelid = 'public.galleries'::regclass and attname = field
  ) using content, gallery.id;

  delete from public.portfolio_images
  where gallery_id = gallery.id
    and not exists (
      select from jsonb_array_elements(content -> 'pictures') as picture
      where (picture ->> 'media_id')::uuid = portfolio_images.media_id
    );
  insert into public.portfolio_images as image (gallery_id, media_id, before_media_id, caption, captions, position)
  select gallery.id, media.id, before.id, picture ->> 'caption', coalesce(picture -> 'captions', '{}'), nth
  from jsonb_array_elements(content -> 'pictures') with ordinality as listed (picture, nth)
  join public.media on media.id = (picture ->> 'media_id')::uuid
  left join public.media as before on before.id = (picture ->> 'before_media_id')::uuid
  order by nth
  on conflict (gallery_id, media_id) do update
  set before_media_id = excluded.before_media_id, caption = excluded.caption, captions = excluded.captions,
    position = excluded.position
  where (image.before_media_id, image.caption, image.captions, image.position)
    is distinct from (excluded.before_media_id, excluded.caption, excluded.captions, excluded.position);
  perform private.place_pictures(gallery.id, '{}', null);
  select * into gallery from public.galleries where id = gallery.id;
  return gallery;
end
$$;
comment on function private.replace_gallery is 'Gives it this gallery_content(), without files that are gone.';

create function public.discard_gallery_changes(gallery_id uuid, version integer, pictures_version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gallery public.galleries;
  published public.published_galleries;
  kept uuid;
begin
  perform private.require_permission('galleries.write');
  gallery := private.lock_gallery(
    discard_gallery_changes.gallery_id, discard_gallery_changes.version, discard_gallery_changes.pictures_version
  );
  select * into published from public.published_galleries
  where published_galleries.gallery_id = gallery.id for update;
  if not found then
    raise exception 'This gallery is not published, so there is nothing to go back to.'
      using errcode = 'PT409', hint = 'not_published';
  end if;
  kept := private.keep_gallery_revision(gallery, 'discard');
  -- What can't be published yet is no change that waits.
  perform private.replace_gallery(gallery, private.visible(published) || jsonb_build_object(
    'words', gallery.words - array(select jsonb_object_keys(private.titled_words(gallery.words))) || published.words
  ));
  return kept;
end
$$;
comment on function public.discard_gallery_changes is 'Returns the revision kept. Needs galleries.write. PT409.';

create function public.restore_gallery_revision(revision_id uuid, version integer, pictures_version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  revision public.gallery_revisions;
  gallery public.galleries;
  kept uuid;
begin
  perform private.require_permission('galleries.write');
  select * into revision from public.gallery_revisions where id = revision_id;
  if not found then
    raise exception 'This revision is not there any more.' using errcode = 'PT404', hint = 'revision';
  end if;
  gallery := private.lock_gallery(revision.gallery_id, version, pictures_version);
  kept := private.keep_gallery_revision(gallery, 'restore');
  perform private.replace_gallery(gallery, revision.content - 'slug' || case when revision.content ? 'words'
    then jsonb_build_object('words', private.with_addresses(revision.content -> 'words', gallery.words))
    else '{}' end);
  return kept;
end
$$;
comment on function public.restore_gallery_revision is 'Returns the revision kept. Needs galleries.write. PT409.';

create function private.settle_gallery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.published_galleries set version = new.version, pictures_version = new.pictures_version
  where gallery_id = new.id and private.visible(published_galleries) = private.gallery_content(new);
  return null;
end
$$;
comment on function private.settle_gallery is 'After a change: what looks as published again has nothing waiting.';
create trigger settle after update on public.galleries
  for each row when (old.version <> new.version or old.pictures_version <> new.pictures_version)
  execute function private.settle_gallery();

create trigger unpublish_binned_gallery after update on public.galleries
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned('gallery');

create function private.record_gallery_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.gallery_redirects (old_slug, language, gallery_id)
  select was.slug, was.language, old.gallery_id
  from private.gallery_addresses(old.slug, old.words) as was
  where not exists (select from private.gallery_addresses(new.slug, new.words) as now where now = was)
    and exists (select from public.galleries where id = old.gallery_id)
  on conflict (old_slug, language) do update set gallery_id = excluded.gallery_id, created_at = now();
  delete from public.gallery_redirects as redirect
  using private.gallery_addresses(new.slug, new.words) as now
  where redirect.old_slug = now.slug and redirect.language = now.language;
  return null;
end
$$;
comment on function private.record_gallery_redirects is 'As record_redirects(), in every language.';
create trigger record_redirects after insert or update of slug, words or delete on public.published_galleries
  for each row execute function private.record_gallery_redirects();

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
