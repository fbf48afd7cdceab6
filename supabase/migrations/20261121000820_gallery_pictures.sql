-- Pictures in galleries and galleries in the portfolio: their order, which several people change at once.

create function private.lock_galleries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock('galleries');
  return null;
end
$$;
comment on function private.lock_galleries is
  'Before any statement on portfolio_images, and before a gallery is added: one after the other, so that places are counted rightly and nobody waits for a row that waits for the other.';
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

create function private.enforce_picture_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  from_client constant boolean := current_user in ('anon', 'authenticated');
  unversioned constant text[] := array['version', 'position', 'gallery_id', 'created_at', 'updated_at'];
begin
  if tg_op = 'INSERT' then
    if from_client then
      new.version := 1;
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  if from_client then
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  if new.version is distinct from old.version then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s has been saved since; this is based on version %s.', old.version, new.version),
      hint = old.version::text;
  end if;
  if to_jsonb(new) - unversioned <> to_jsonb(old) - unversioned then
    new.version := old.version + 1;
    new.updated_at := now();
  else
    new.updated_at := old.updated_at;
  end if;
  return new;
end
$$;
comment on function private.enforce_picture_version is
  'Before insert or update on portfolio_images: as private.enforce_version(). Its place does not count: whoever orders pictures stands in nobody''s way.';
create trigger enforce_version before insert or update on public.portfolio_images
  for each row execute function private.enforce_picture_version();

create function private.touch_galleries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := array['version', 'created_at', 'updated_at'];
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct gallery_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct gallery_id from old_rows);
  else
    touched := array(
      select distinct unnest(array[before.gallery_id, after.gallery_id])
      from new_rows as after join old_rows as before using (id)
      where to_jsonb(after) - unseen <> to_jsonb(before) - unseen
    );
  end if;
  update public.galleries
  set pictures_version = pictures_version + 1, updated_at = now(), updated_by = auth.uid()
  where id = any (touched);
  return null;
end
$$;
comment on function private.touch_galleries is 'After a statement on portfolio_images: raises pictures_version of the galleries whose pictures are different now.';

create trigger touch_galleries_insert after insert on public.portfolio_images
  referencing new table as new_rows
  for each statement execute function private.touch_galleries();
create trigger touch_galleries_update after update on public.portfolio_images
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.touch_galleries();
create trigger touch_galleries_delete after delete on public.portfolio_images
  referencing old table as old_rows
  for each statement execute function private.touch_galleries();

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
language sql set search_path = '' as $$
  with others as (
    select id, row_number() over (order by position, created_at, id) as nth
    from public.portfolio_images
    where portfolio_images.gallery_id = place_pictures.gallery_id and not id = any (ids)
  ), start as (
    select greatest(1, least(coalesce(place, 2147483647), (select count(*) from others) + 1)) as nth
  ), placed as (
    select others.id, case when others.nth < start.nth then others.nth else others.nth + cardinality(ids) end as nth
    from others, start
    union all
    select chosen.id, start.nth + chosen.nth - 1
    from start, unnest(ids) with ordinality as chosen (id, nth)
  )
  update public.portfolio_images set position = placed.nth
  from placed
  where portfolio_images.id = placed.id
    and portfolio_images.gallery_id = place_pictures.gallery_id
    and portfolio_images.position <> placed.nth
$$;
comment on function private.place_pictures is
  'Numbers the pictures of a gallery from 1 without gaps, these of them one after the other from the given place on; null or too high means at the end.';

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
comment on function public.add_portfolio_images is
  'Adds files of the library to a gallery in the order of their ids, from the given place on (null: at the end), and returns the new pictures. One that is in the gallery already stays where it is. Needs galleries.write. PT404.';

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
comment on function public.place_upload is
  'Puts a picture that has just been uploaded at the end of a gallery, or before the first of those that were chosen after it, in whatever order they arrive. One that is in the gallery already stays where it is, so repeating it changes nothing. Needs galleries.write. PT404.';

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
  -- One that somebody has taken out meanwhile leaves no gap, and no picture is named twice.
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
comment on function public.move_portfolio_images is
  'Moves pictures, in the order of their ids, to a place in a gallery: the one that they are in, or another. Place 1 is the first, null the end; all others keep their order. Because a move says only what moves, two people ordering at once lose nothing. Needs galleries.write. PT409 picture_there; PT404.';

create function public.move_gallery(gallery_id uuid, place integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('galleries.write');
  perform private.lock('galleries');
  perform private.require_gallery(move_gallery.gallery_id);
  with others as (
    select id, row_number() over (order by position, id) as nth
    from public.galleries where deleted_at is null and id <> move_gallery.gallery_id
  ), start as (
    select greatest(1, least(place, (select count(*) from others) + 1)) as nth
  ), placed as (
    select id, case when others.nth < start.nth then others.nth else others.nth + 1 end as nth from others, start
    union all
    select move_gallery.gallery_id, nth from start
  )
  update public.galleries set position = placed.nth
  from placed where galleries.id = placed.id and position <> placed.nth;
  update public.published_galleries set position = galleries.position
  from public.galleries
  where galleries.id = published_galleries.gallery_id and published_galleries.position <> galleries.position;
end
$$;
comment on function public.move_gallery is
  'Moves a gallery to a place in the portfolio, for staff and, with the next release, for visitors; place 1 is the first. Needs galleries.write. Raises no version, so it disturbs nobody who is editing. PT404.';
