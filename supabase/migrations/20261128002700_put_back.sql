-- What visitors saw at a content version, and the way back to it.

create function private.content_now(entity text, entity_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when entity = 'post' then (
      select to_jsonb(post) from public.published_posts as post
      where post_id = content_now.entity_id and published_at <= now()
    )
    when entity = 'page' then (
      select to_jsonb(page) from public.published_pages as page
      where page_id = content_now.entity_id and published_at <= now()
    )
    when entity = 'media' then (
      select private.visible_picture(to_jsonb(media)) from public.published_media as media
      where id = content_now.entity_id and deleted_at is null and public_since <= now()
    )
    when entity = 'gallery' and content_now.entity_id is null then (
      select jsonb_object_agg(gallery_id, position) from public.published_galleries
    )
    when entity = 'gallery' then (
      select to_jsonb(gallery) from public.published_galleries as gallery
      where gallery_id = content_now.entity_id
    )
  end
$$;
comment on function private.content_now is 'What visitors see of it; of a gallery without an id, all positions. Null for what does not go back.';

create function private.is_same_content(entity text, entity_id uuid, one jsonb, other jsonb) returns boolean
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
comment on function private.is_same_content is 'Whether two content_now() look alike. Orders: by what both have.';

create function public.content_at(entity text, entity_id uuid, version bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  change public.content_changes;
begin
  perform private.require_permission('releases.read');
  select * into change from public.content_changes as later
  where later.entity = content_at.entity and later.entity_id is not distinct from content_at.entity_id
    and later.version > content_at.version
  order by later.version limit 1;
  return case when found then change.before else private.content_now(entity, entity_id) end;
end
$$;
comment on function public.content_at is 'content_now() as of a content version of the last year. Needs releases.read.';

create function private.put_back_document(kind public.document_kind, id uuid, content jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  name constant text := private.table_of(kind);
  copy jsonb;
  is_same boolean;
begin
  if kind = 'gallery' then
    perform private.lock('galleries');
  end if;
  copy := private.lock_row(name, id);
  perform private.require_legal(copy);
  if content is null then
    execute format('delete from public.published_%s where %s_id = $1', name, kind) using id;
    return;
  end if;
  -- What visitors of old had not yet, and what has been deleted since.
  content := '{"words": {}, "updated_in": {}}' || private.files_left(content);
  if copy is null or (kind = 'gallery' and content -> 'pictures' = '[]') then
    return;
  end if;
  execute format('update public.%s set deleted_at = null where id = $1 and deleted_at is not null', name) using id;
  if kind = 'post' then
    update public.posts set archived_at = null where posts.id = put_back_document.id and archived_at is not null;
  end if;
  content := content || jsonb_build_object(
    'language', copy -> 'language', 'translation_of', copy -> 'translation_of', 'position', copy -> 'position'
  );
  execute format(
    'select jsonb_populate_record(item, $2) = item from jsonb_populate_record(null::public.published_%s, $1) as item', name
  ) into is_same using content, private.text_of(kind, copy);
  perform private.put_item('published_' || name, content || case
    when is_same then jsonb_build_object('version', copy -> 'version', 'pictures_version', copy -> 'pictures_version')
    else '{}'
  end);
end
$$;
comment on function private.put_back_document is 'Publishes an older state (null: none), without pictures that have been deleted; the working copy keeps the newer. Needs pages.legal for those that only administrators publish.';

create function private.put_back_order(positions jsonb) returns void
language sql set search_path = '' as $$
  select private.lock('galleries');
  select private.order_galleries(array(
    select id from public.galleries where deleted_at is null
    order by coalesce((positions ->> id::text)::integer, position), position, id
  ))
$$;
comment on function private.put_back_order is 'Gives the galleries the places that they had: positions by id. Those that are newer stay about where they are.';

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

create function private.set_picture(media_id uuid, content jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  picture public.media;
begin
  select * into picture from public.media where id = set_picture.media_id for update;
  picture := jsonb_populate_record(picture, content);
  update public.media set
    alt = picture.alt, decorative = picture.decorative, caption = picture.caption,
    focal_x = picture.focal_x, focal_y = picture.focal_y,
    bucket = picture.bucket, path = picture.path, mime_type = picture.mime_type, bytes = picture.bytes,
    width = picture.width, height = picture.height, thumbhash = picture.thumbhash, sha256 = picture.sha256
  where id = picture.id;
end
$$;
comment on function private.set_picture is 'Gives a picture what visitors see of an earlier state.';

create function private.put_back_picture(media_id uuid, content jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  stored jsonb;
begin
  -- With another file its former words would describe what is not in it.
  if not private.can_put_back_picture(put_back_picture.media_id, content) then
    return;
  end if;
  stored := coalesce(private.stored_file(content ->> 'bucket', content ->> 'path'), '{}');
  if exists (select from public.unapproved_pictures as waiting where waiting.media_id = put_back_picture.media_id) then
    perform private.record_picture_change(put_back_picture.media_id, private.content_now('media', put_back_picture.media_id));
    update public.unapproved_pictures as waiting set before = before || content || stored
    where waiting.media_id = put_back_picture.media_id;
    perform private.forget_same_picture(put_back_picture.media_id);
  else
    perform private.set_picture(put_back_picture.media_id, content || stored);
  end if;
end
$$;
comment on function private.put_back_picture is 'As put_back_document(), with the file that it had: what waits goes on waiting. Does nothing where the file is gone.';

create function private.put_back(entity text, entity_id uuid, title text, content jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('app.putting_back', 'on', true);
  case
    when entity = 'media' then perform private.put_back_picture(entity_id, content);
    when entity_id is null then perform private.put_back_order(content);
    else perform private.put_back_document(entity::public.document_kind, entity_id, content);
  end case;
  perform set_config('app.putting_back', '', true);
exception when unique_violation then
  raise exception '“%” can’t go back: something else has taken its address since. Nothing was changed.', title
    using errcode = 'PT409', hint = 'slug_taken';
end
$$;
comment on function private.put_back is 'Makes an older content_now() what visitors see. PT409 slug_taken.';

create function public.put_back_change(entity text, entity_id uuid, version bigint) returns bigint
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
