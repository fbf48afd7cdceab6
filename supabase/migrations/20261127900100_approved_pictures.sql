-- What becomes of a waiting change of the library: it is approved with a release, discarded, or goes on waiting.

create function private.approve_picture(media_id uuid, version bigint) returns void
language plpgsql set search_path = '' as $$
declare
  waiting public.unapproved_pictures;
begin
  perform private.require_permission('media.write');
  -- Before the row, as whoever takes the picture off the site has it.
  perform private.lock('content_changes');
  delete from public.unapproved_pictures as listed
  where listed.media_id = approve_picture.media_id and listed.version = approve_picture.version
  returning * into waiting;
  if not found then
    raise exception 'version_conflict' using errcode = 'PT409';
  end if;
  perform private.record_picture_change(waiting.media_id, waiting.before);
end
$$;
comment on function private.approve_picture is 'Visitors see it with the next release as the library has it. Needs media.write; PT409 version_conflict.';

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

create or replace function private.put_back_picture(media_id uuid, content jsonb) returns void
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
comment on function private.put_back_picture is 'As put_back_post(), with the file that it had: what waits goes on waiting. Does nothing where the file is gone.';

create function public.discard_picture_changes(media_id uuid, version bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.unapproved_pictures;
begin
  perform private.require_permission('media.write');
  perform from public.media where id = discard_picture_changes.media_id for update;
  select * into waiting from public.unapproved_pictures as listed
  where listed.media_id = discard_picture_changes.media_id and listed.version = discard_picture_changes.version;
  if not found then
    raise exception 'version_conflict' using errcode = 'PT409';
  end if;
  if not private.can_put_back_picture(waiting.media_id, waiting.before) then
    raise exception '“%” can’t go back: the file that it had is not there any more. Nothing was changed.', waiting.before ->> 'title'
      using errcode = 'PT409', hint = 'file_gone';
  end if;
  perform private.set_picture(waiting.media_id, waiting.before);
  delete from public.media_texts as written
  where written.media_id = waiting.media_id and not waiting.texts ? language;
  insert into public.media_texts as written (media_id, language, alt, caption)
  select waiting.media_id, language, said ->> 'alt', said ->> 'caption'
  from jsonb_each(waiting.texts) as told (language, said)
  on conflict on constraint media_texts_pkey do update set alt = excluded.alt, caption = excluded.caption
    where (written.alt, written.caption) is distinct from (excluded.alt, excluded.caption);
end
$$;
comment on function public.discard_picture_changes is 'Gives a picture back what visitors see of it; the triggers then find that nothing waits. Needs media.write; PT409 version_conflict, file_gone.';

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
    select from public.unapproved_pictures
    where before ->> 'bucket' = is_file_kept.bucket and before ->> 'path' = is_file_kept.path
  ) or exists (
    select from public.content_changes as change join public.media on media.id = change.entity_id
    where change.entity = 'media' and change.before ->> 'path' = is_file_kept.path
      and change.before ->> 'bucket' = is_file_kept.bucket and change.at > now() - private.kept_for()
  )
$$;
comment on function private.is_file_kept is 'By a picture, the live pages, a change that nobody has approved yet or a release that the site can go back to; such a file never changes or goes. With its picture it goes.';

-- One more parameter is another function to Postgres.
drop function public.release_selection;
create function public.release_selection(
  posts jsonb, galleries jsonb, left_out jsonb, live_version bigint, pages jsonb default '[]', pictures jsonb default '[]'
) returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  entity text;
  item jsonb;
begin
  perform private.require_permission('releases.create');
  perform private.lock_content(array(
    select (value ->> 'id')::uuid from jsonb_array_elements(posts || galleries || pages || pictures || left_out)
  ));
  for item in select * from jsonb_array_elements(left_out) loop
    perform public.put_back_change(item ->> 'entity', (item ->> 'id')::uuid, live_version);
  end loop;
  for entity, item in
    select 'post', * from jsonb_array_elements(posts)
    union all select 'gallery', * from jsonb_array_elements(galleries)
    union all select 'page', * from jsonb_array_elements(pages)
    union all select 'media', * from jsonb_array_elements(pictures)
  loop
    begin
      if entity = 'gallery' then
        perform public.publish_gallery((item ->> 'id')::uuid, (item ->> 'version')::integer, (item ->> 'pictures_version')::integer);
      elsif entity = 'page' then
        perform public.publish_page((item ->> 'id')::uuid, (item ->> 'version')::integer);
      elsif entity = 'media' then
        perform private.approve_picture((item ->> 'id')::uuid, (item ->> 'version')::bigint);
      else
        perform public.publish_post((item ->> 'id')::uuid, (item ->> 'version')::integer);
      end if;
    exception when sqlstate 'PT409' or sqlstate 'PT422' or sqlstate 'PT404' then
      raise exception '“%”: % Nothing was published.', item ->> 'title', case
          when sqlerrm = 'version_conflict' then 'somebody has changed it since you looked. Look at it again.'
          else sqlerrm
        end
        using errcode = sqlstate, hint = 'release_selection';
    end;
  end loop;
  return public.request_release();
end
$$;
comment on function public.release_selection is
  'Approves saved changes ([{id, version, title}], galleries with pictures_version), takes back the approval of others ([{entity, id}]) to what visitors saw at live_version, and asks for a release: all of it or nothing. Needs releases.create and what each step needs. PT409, PT422 and PT404 name what they are about.';
grant execute on function public.release_selection, public.discard_picture_changes to authenticated, service_role;
