-- An exchanged picture goes back too: what the log keeps of it tells its file, which stays in storage for as long.

create or replace function private.visible_picture(media jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(media)
  where key in (
    'path', 'alt', 'decorative', 'caption', 'focal_x', 'focal_y',
    -- What belongs to the file at this path.
    'bucket', 'width', 'height', 'thumbhash', 'sha256'
  )
$$;
comment on function private.visible_picture is 'The part of a picture''s record that a visitor could notice and that can be put back, and which file it had.';

create or replace function private.is_same_content(entity text, entity_id uuid, one jsonb, other jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when entity = 'gallery' and entity_id is null then (
      select array_agg(key order by (one ->> key)::integer, key) = array_agg(key order by (other ->> key)::integer, key)
      from jsonb_object_keys(one) as key where other ? key
    )
    else one - bookkeeping is not distinct from other - bookkeeping
  end
  from (values (case entity
    when 'post' then array['version', 'updated_at']
    when 'page' then array['version', 'published_at', 'updated_at']
    when 'gallery' then array['position', 'version', 'pictures_version', 'published_at', 'updated_at', 'updated_in']
    -- The path tells the file, and older changes tell no more of it.
    when 'media' then array['bucket', 'width', 'height', 'thumbhash', 'sha256']
    else '{}'
  end)) as left_out (bookkeeping)
$$;

create function private.can_put_back_picture(media_id uuid, content jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.media where id = can_put_back_picture.media_id and deleted_at is null
      and (path = content ->> 'path' or content ? 'sha256')
  )
  and (
    exists (select from public.media where id = can_put_back_picture.media_id and path = content ->> 'path')
    or private.stored_file(content ->> 'bucket', content ->> 'path') is not null
  )
  and not exists (
    select from public.media
    where bucket = content ->> 'bucket' and path = content ->> 'path' and id <> can_put_back_picture.media_id
  )
$$;
comment on function private.can_put_back_picture is 'Whether a picture has the file of an earlier state, or can have it again: it is in storage, and no other picture''s.';

create or replace function private.put_back(entity text, entity_id uuid, title text, content jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('app.putting_back', 'on', true);
  case
    when entity = 'post' then perform private.put_back_post(entity_id, content);
    when entity = 'page' then perform private.put_back_page(entity_id, content);
    when entity = 'media' then perform private.put_back_picture(entity_id, content);
    when entity = 'gallery' and entity_id is null then perform private.put_back_order(content);
    when entity = 'gallery' then perform private.put_back_gallery(entity_id, content);
  end case;
  perform set_config('app.putting_back', '', true);
exception when unique_violation then
  raise exception '“%” can’t go back: something else has taken its address since. Nothing was changed.', title
    using errcode = 'PT409', hint = 'slug_taken';
end
$$;

create function private.put_back_picture(media_id uuid, content jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  picture public.media;
  stored jsonb;
begin
  -- With another file its former words would describe what is not in it.
  if not private.can_put_back_picture(put_back_picture.media_id, content) then
    return;
  end if;
  select * into picture from public.media where id = put_back_picture.media_id for update;
  stored := case when picture.path <> content ->> 'path' then private.stored_file(content ->> 'bucket', content ->> 'path') end;
  picture := jsonb_populate_record(picture, content || coalesce(stored, '{}'));
  update public.media set
    alt = picture.alt, decorative = picture.decorative, caption = picture.caption,
    focal_x = picture.focal_x, focal_y = picture.focal_y,
    bucket = picture.bucket, path = picture.path, mime_type = picture.mime_type, bytes = picture.bytes,
    width = picture.width, height = picture.height, thumbhash = picture.thumbhash, sha256 = picture.sha256
  where id = picture.id;
end
$$;
comment on function private.put_back_picture is 'As put_back_post(), with the file that it had; does nothing where that is gone.';

create or replace function public.put_back_change(entity text, entity_id uuid, version bigint) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  before_it constant bigint := public.content_version();
  title text;
  content jsonb;
begin
  if entity not in ('post', 'gallery', 'page', 'media') then
    raise exception 'Only articles, galleries, pages and pictures go back here.' using errcode = 'PT422', hint = 'entity';
  end if;
  perform private.require_permission(case entity
    when 'post' then 'posts.publish' when 'gallery' then 'galleries.publish' when 'page' then 'pages.publish' else 'media.write'
  end::public.app_permission);
  select change.title into title from public.content_changes as change
  where change.entity = put_back_change.entity
    and change.entity_id is not distinct from put_back_change.entity_id and change.version > put_back_change.version
  order by change.version desc limit 1;
  if found then
    content := public.content_at(entity, entity_id, version);
    if entity = 'media' and content is not null and not private.can_put_back_picture(entity_id, content) then
      raise exception '“%” can’t go back: the file that it had is not there any more. Nothing was changed.', title
        using errcode = 'PT409', hint = 'file_gone';
    end if;
    perform private.put_back(entity, entity_id, title, content);
  end if;
  return before_it;
end
$$;
comment on function public.put_back_change is 'Publishes an older state; returns the version that undoes it. PT409.';

create or replace function private.differences_from(version bigint)
returns table (entity text, entity_id uuid, title text, effect text, content jsonb)
language sql stable set search_path = '' as $$
  with earliest as (
    select distinct on (change.entity, change.entity_id) change.entity, change.entity_id, change.title, change.before
    from public.content_changes as change where change.version > differences_from.version
    order by change.entity, change.entity_id, change.version
  ), compared as (
    select earliest.*, private.content_now(earliest.entity, earliest.entity_id) as present from earliest
  )
  select
    compared.entity, compared.entity_id,
    coalesce(compared.before ->> 'title', compared.present ->> 'title', compared.title),
    case
      when compared.entity = 'page' and exists (select from public.pages where id = compared.entity_id and of_folder)
        then 'changes'
      when compared.before is null then 'leaves'
      when compared.entity = 'media' and not private.can_put_back_picture(compared.entity_id, compared.before) then 'stays'
      when compared.present is not null then 'changes'
      when compared.entity = 'post' and exists (select from public.posts where id = compared.entity_id) then 'returns'
      when compared.entity = 'page' and exists (select from public.pages where id = compared.entity_id) then 'returns'
      when compared.entity = 'gallery' and exists (select from public.galleries where id = compared.entity_id)
        and private.pictures_left(compared.before -> 'pictures') <> '[]' then 'returns'
      else 'lost'
    end,
    compared.before
  from compared
  where (compared.before is not null or compared.entity <> 'media')
    and (compared.before is not null or compared.present is not null)
    and not (compared.entity = 'media' and compared.present is null)
    -- Those who may not publish legal pages go back without them.
    and (private.is_trusted() or public.authorize('pages.legal') or not exists (
      select from public.pages where id = compared.entity_id and compared.entity = 'page' and kind = 'legal'
    ))
    and not (
      compared.before is not null and compared.present is not null
      and private.is_same_content(compared.entity, compared.entity_id, compared.before, compared.present)
    )
$$;
comment on function private.differences_from is 'What a return would do: leaves, changes, returns, stays (a picture whose former file is gone) or lost.';

create or replace function private.is_file_kept(bucket text, path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.media
    where media.bucket = is_file_kept.bucket and media.path = is_file_kept.path
  ) or exists (
    select from private.former_files as former
    where former.bucket = is_file_kept.bucket and former.path = is_file_kept.path
      and content_version > coalesce((select max(releases.content_version) from public.releases where status = 'live'), 0)
  ) or exists (
    select from public.content_changes as change join public.media on media.id = change.entity_id
    where change.entity = 'media' and change.before ->> 'path' = is_file_kept.path
      and change.before ->> 'bucket' = is_file_kept.bucket and change.at > now() - private.kept_for()
  )
$$;
comment on function private.is_file_kept is 'By a picture, the live pages or a release that the site can go back to; such a file never changes or goes. With its picture it goes.';
create index content_changes_former_file_idx on public.content_changes ((before ->> 'path')) where entity = 'media';
