-- Pictures in galleries and galleries in the portfolio: their order, which several people change at once.

create function private.lock_galleries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock('galleries');
  return null;
end
$$;
comment on function private.lock_galleries is 'Before statements on portfolio_images: one transaction at a time.';
create trigger lock_galleries before insert or update or delete on public.portfolio_images
  for each statement execute function private.lock_galleries();
create trigger lock_galleries before insert on public.galleries
  for each statement execute function private.lock_galleries();

create function private.append_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.position = 0 then
    if tg_table_name = 'galleries' then
      select coalesce(max(position), 0) + 1 into new.position from public.galleries;
    else
      select coalesce(max(position), 0) + 1 into new.position
      from public.portfolio_images where gallery_id = new.gallery_id;
    end if;
  end if;
  return new;
end
$$;
comment on function private.append_position is 'Before insert on galleries and portfolio_images: position 0 becomes the place after the last.';

create trigger append_position before insert on public.galleries
  for each row execute function private.append_position();
create trigger append_position before insert on public.portfolio_images
  for each row execute function private.append_position();

-- Its place does not count: ordering pictures conflicts with no other edit.
create trigger enforce_version before insert or update on public.portfolio_images
  for each row execute function private.enforce_version('galleries.write', 'position', 'gallery_id');

create function private.record_picture_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := array['version', 'created_at', 'updated_at'];
  touched uuid[];
  with_other_files uuid[];
  gallery uuid;
begin
  if tg_op = 'UPDATE' then
    -- Another order or caption uses the same files.
    select array_agg(distinct changed.id), coalesce(array_agg(distinct changed.id) filter (
      where (after.gallery_id, after.media_id, after.before_media_id)
        is distinct from (before.gallery_id, before.media_id, before.before_media_id)
    ), '{}') into touched, with_other_files
    from new_rows as after join old_rows as before using (id),
      unnest(array[before.gallery_id, after.gallery_id]) as changed (id)
    where to_jsonb(after) - unseen <> to_jsonb(before) - unseen;
  else
    if tg_op = 'INSERT' then
      touched := array(select distinct gallery_id from new_rows);
    else
      touched := array(select distinct gallery_id from old_rows);
    end if;
    with_other_files := touched;
  end if;
  foreach gallery in array with_other_files loop
    perform private.set_usage('gallery', gallery, 'image', array(
      select media_id from public.portfolio_images where gallery_id = gallery
    ));
    perform private.set_usage('gallery', gallery, 'before', array(
      select before_media_id from public.portfolio_images
      where gallery_id = gallery and before_media_id is not null
    ));
  end loop;
  update public.galleries
  set pictures_version = pictures_version + 1, updated_at = now(), updated_by = auth.uid()
  where id = any (touched);
  return null;
end
$$;
comment on function private.record_picture_changes is 'Keeps media_usage and pictures_version up to date.';

create trigger record_changes_insert after insert on public.portfolio_images
  referencing new table as new_rows
  for each statement execute function private.record_picture_changes();
create trigger record_changes_update after update on public.portfolio_images
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_picture_changes();
create trigger record_changes_delete after delete on public.portfolio_images
  referencing old table as old_rows
  for each statement execute function private.record_picture_changes();

create function private.require_gallery(gallery_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.galleries where id = require_gallery.gallery_id and deleted_at is null) then
    raise exception 'This gallery is in the bin or has been deleted.' using errcode = 'PT404', hint = 'gallery';
  end if;
end
$$;
comment on function private.require_gallery is 'Raises PT404 unless the gallery is there and not in the bin.';

create function private.place_pictures(gallery_id uuid, ids uuid[], place integer) returns void
language plpgsql set search_path = '' as $$
declare
  others constant uuid[] := array(
    select id from public.portfolio_images as image
    where image.gallery_id = place_pictures.gallery_id and not id = any (ids)
    order by position, created_at, id
  );
  first constant integer := greatest(1, least(place, cardinality(others) + 1));
begin
  update public.portfolio_images as image set position = nth
  from unnest(others[:first - 1] || ids || others[first:]) with ordinality as placed (id, nth)
  where image.id = placed.id and image.gallery_id = place_pictures.gallery_id and image.position <> nth;
end
$$;
comment on function private.place_pictures is 'Numbers a gallery''s pictures, these from `place` on; null: the end.';

create function public.add_portfolio_images(gallery_id uuid, media_ids uuid[], place integer default null)
returns setof public.portfolio_images
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  added uuid[];
begin
  perform private.require_permission('galleries.write');
  perform private.lock('galleries');
  perform private.require_gallery(add_portfolio_images.gallery_id);
  with wanted as (
    select media_id, min(nth) as nth
    from unnest(media_ids) with ordinality as file (media_id, nth)
    group by media_id
  ), inserted as (
    insert into public.portfolio_images (gallery_id, media_id)
    select add_portfolio_images.gallery_id, wanted.media_id from wanted join public.media on media.id = wanted.media_id
    order by nth
    on conflict (gallery_id, media_id) do nothing
    returning id, media_id
  )
  select coalesce(array_agg(id order by nth), '{}') into added from inserted join wanted using (media_id);
  perform private.place_pictures(add_portfolio_images.gallery_id, added, place);
  return query
    select * from public.portfolio_images where id = any (added) order by position;
end
$$;
comment on function public.add_portfolio_images is 'At `place` (null: the end), each once. Needs galleries.write.';

create function public.place_upload(gallery_id uuid, media_id uuid, batch uuid, nth integer) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  added uuid;
  place integer;
begin
  perform private.require_permission('galleries.write');
  perform private.lock('galleries');
  perform private.require_gallery(place_upload.gallery_id);
  insert into public.portfolio_images (gallery_id, media_id, upload_batch, upload_order)
  values (place_upload.gallery_id, place_upload.media_id, batch, nth)
  on conflict (gallery_id, media_id) do nothing
  returning id into added;
  select min(others.place) into place
  from (
    select upload_batch, upload_order, row_number() over (order by position, created_at, id)::integer as place
    from public.portfolio_images where gallery_id = place_upload.gallery_id and id <> added
  ) as others
  where others.upload_batch = batch and others.upload_order > nth;
  if place is not null then
    perform private.place_pictures(place_upload.gallery_id, array[added], place);
  end if;
end
$$;
comment on function public.place_upload is 'Places it by upload order; repeatable. Needs galleries.write. PT404.';

create function public.move_portfolio_images(ids uuid[], gallery_id uuid, place integer default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sources uuid[];
  source uuid;
  there integer;
begin
  perform private.require_permission('galleries.write');
  perform private.lock('galleries');
  perform private.require_gallery(move_portfolio_images.gallery_id);
  -- One that was removed meanwhile leaves no gap, and no picture is named twice.
  ids := array(
    select image.id from public.portfolio_images as image
    where image.id = any (ids) order by array_position(ids, image.id)
  );
  sources := array(
    select distinct image.gallery_id from public.portfolio_images as image
    where image.id = any (ids) and image.gallery_id <> move_portfolio_images.gallery_id
  );
  if cardinality(sources) > 0 then
    select count(*) into there
    from public.portfolio_images as image join public.portfolio_images as other using (media_id)
    where image.id = any (ids) and image.gallery_id <> move_portfolio_images.gallery_id
      and (other.gallery_id = move_portfolio_images.gallery_id or other.id = any (ids) and other.id < image.id);
    if there > 0 then
      raise exception '% in that gallery already, so nothing was moved.',
        case there when 1 then 'This picture is' else format('%s of these pictures are', there) end
        using errcode = 'PT409', hint = 'picture_there';
    end if;
    update public.portfolio_images set gallery_id = move_portfolio_images.gallery_id where id = any (ids);
  end if;
  perform private.place_pictures(move_portfolio_images.gallery_id, ids, place);
  foreach source in array sources loop
    perform private.place_pictures(source, '{}', null);
  end loop;
end
$$;
comment on function public.move_portfolio_images is 'Place 1 is first, null the end. Needs galleries.write. PT409.';

create function private.order_galleries(ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.galleries set position = nth
  from unnest(ids) with ordinality as placed (id, nth)
  where galleries.id = placed.id and position <> nth;
  update public.published_galleries set position = galleries.position
  from public.galleries
  where galleries.id = published_galleries.gallery_id and published_galleries.position <> galleries.position;
$$;
comment on function private.order_galleries is 'Numbers these galleries from 1, for staff and for visitors.';

create function public.move_gallery(gallery_id uuid, place integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[];
begin
  perform private.require_permission('galleries.write');
  perform private.lock('galleries');
  perform private.require_gallery(move_gallery.gallery_id);
  others := array(
    select id from public.galleries where deleted_at is null and id <> move_gallery.gallery_id order by position, id
  );
  place := greatest(1, least(place, cardinality(others) + 1));
  perform private.order_galleries(others[:place - 1] || gallery_id || others[place:]);
end
$$;
comment on function public.move_gallery is 'Numbers the portfolio, also for visitors. Needs galleries.write. PT404.';
