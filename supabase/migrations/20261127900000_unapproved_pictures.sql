-- A change in the library is chosen for a release like one of an article: until then the site shows the picture as it was.

create table public.unapproved_pictures (
  media_id uuid primary key references public.media (id) on delete cascade,
  before jsonb not null,
  texts jsonb not null,
  version bigint generated always as identity,
  actor uuid references public.profiles (user_id) on delete set null,
  at timestamptz not null default now()
);
comment on table public.unapproved_pictures is 'The pictures in public use that staff have changed since they were approved. Written by triggers and by those who approve or discard.';
comment on column public.unapproved_pictures.before is 'The record as visitors know it, without what is true at once: since when it is public, and whether it is in the bin.';
comment on column public.unapproved_pictures.texts is 'What visitors read of it in other languages: {language: {alt, caption}}.';
comment on column public.unapproved_pictures.version is 'Another one after each change, so that nobody approves what they have not seen.';
comment on column public.unapproved_pictures.actor is 'Who made the newest change.';
create index unapproved_pictures_actor_idx on public.unapproved_pictures (actor);

alter table public.unapproved_pictures enable row level security;
create policy "Who reads a picture reads what it was" on public.unapproved_pictures
  for select to anon, authenticated using (exists (select from public.media where media.id = media_id));
grant select on public.unapproved_pictures to anon, authenticated;
grant all on public.unapproved_pictures to service_role;

create view public.published_media with (security_invoker = true) as
  select (case when waiting.media_id is null then media else jsonb_populate_record(media, waiting.before) end).*
  from public.media left join public.unapproved_pictures as waiting on waiting.media_id = media.id;
comment on view public.published_media is 'The library as visitors see it: what releases show.';

create view public.published_media_texts with (security_invoker = true) as
  select media_id, language, alt, caption from public.media_texts as written
  where not exists (select from public.unapproved_pictures as waiting where waiting.media_id = written.media_id)
  union all
  select media_id, language, said ->> 'alt', said ->> 'caption'
  from public.unapproved_pictures, jsonb_each(texts) as told (language, said);
comment on view public.published_media_texts is 'As published_media, in other languages.';
grant select on public.published_media, public.published_media_texts to anon, authenticated, service_role;

create function private.picture_texts(media_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, jsonb_build_object('alt', alt, 'caption', caption)), '{}')
  from public.media_texts where media_texts.media_id = picture_texts.media_id and (alt, caption) <> ('', '')
$$;
comment on function private.picture_texts is 'What a picture says in other languages: {language: {alt, caption}}.';

create or replace function private.content_now(entity text, entity_id uuid) returns jsonb
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

create function private.record_picture_change(media_id uuid, before jsonb) returns void
language sql set search_path = '' as $$
  select private.record_change('media', id, coalesce(nullif(title, ''), path), 'updated', private.visible_picture(before))
  from public.media where id = record_picture_change.media_id
$$;
comment on function private.record_picture_change is 'Adds the change of a picture that visitors saw like this until now.';

create function private.forget_same_picture(media_id uuid) returns void
language sql set search_path = '' as $$
  delete from public.unapproved_pictures as waiting using public.media
  where waiting.media_id = forget_same_picture.media_id and media.id = waiting.media_id
    and private.visible_picture(to_jsonb(media)) = private.visible_picture(waiting.before)
    and private.picture_texts(media.id) = waiting.texts
$$;
comment on function private.forget_same_picture is 'Nothing waits any more of a picture that is as visitors see it.';

create function private.hold_picture(media_id uuid, before jsonb, texts jsonb) returns void
language sql set search_path = '' as $$
  insert into public.unapproved_pictures (media_id, before, texts, actor)
  values (media_id, before - array['public_since', 'deleted_at', 'search_text'], texts, auth.uid())
  on conflict on constraint unapproved_pictures_pkey do update set version = default, actor = excluded.actor, at = now();
  select private.forget_same_picture(media_id)
$$;
comment on function private.hold_picture is 'Notes what visitors go on seeing of a picture: its state before the first change.';

create or replace function private.record_media_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb;
  is_now jsonb;
begin
  for was, is_now in
    select to_jsonb(old_row), to_jsonb(new_row)
    from new_rows as new_row join old_rows as old_row using (id)
    where (new_row.bucket, new_row.path, new_row.mime_type, new_row.width, new_row.height, new_row.alt,
        new_row.decorative, new_row.caption, new_row.focal_x, new_row.focal_y, new_row.thumbhash)
      is distinct from (old_row.bucket, old_row.path, old_row.mime_type, old_row.width, old_row.height, old_row.alt,
        old_row.decorative, old_row.caption, old_row.focal_x, old_row.focal_y, old_row.thumbhash)
      and new_row.deleted_at is null and new_row.public_since <= now()
    order by new_row.id
  loop
    -- Nobody looks under Publish for what a script or a return did, and a file that is gone can't stay.
    if private.is_trusted() or coalesce(current_setting('app.putting_back', true), '') = 'on'
      or was ->> 'path' <> is_now ->> 'path' and private.stored_file(was ->> 'bucket', was ->> 'path') is null
    then
      perform private.record_picture_change((is_now ->> 'id')::uuid, was);
      -- What waits stays as it is, beside what is new for visitors too.
      update public.unapproved_pictures as waiting set before = waiting.before || coalesce((
        select jsonb_object_agg(key, value) from jsonb_each(is_now)
        where value <> was -> key and waiting.before -> key = was -> key
      ), '{}')
      where media_id = (is_now ->> 'id')::uuid;
      perform private.forget_same_picture((is_now ->> 'id')::uuid);
    else
      perform private.hold_picture((is_now ->> 'id')::uuid, was, private.picture_texts((is_now ->> 'id')::uuid));
    end if;
  end loop;
  return null;
end
$$;
comment on function private.record_media_changes is 'After an update of media: each file in public use whose picture, alt, caption or focal point is different now waits until somebody approves it.';

create or replace function private.record_media_text_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  picture public.media;
  said jsonb;
begin
  if tg_op = 'UPDATE' and (new.alt, new.caption) is not distinct from (old.alt, old.caption) then
    return null;
  end if;
  select * into picture from public.media
  where id = coalesce(new.media_id, old.media_id) and deleted_at is null and public_since <= now();
  if not found then
    return null;
  end if;
  said := private.picture_texts(picture.id) - coalesce(new.language, old.language);
  if old.alt <> '' or old.caption <> '' then
    said := said || jsonb_build_object(old.language, jsonb_build_object('alt', old.alt, 'caption', old.caption));
  end if;
  if private.is_trusted() then
    perform private.record_picture_change(picture.id, to_jsonb(picture));
    update public.unapproved_pictures set texts = private.picture_texts(picture.id) where media_id = picture.id and texts = said;
    perform private.forget_same_picture(picture.id);
  else
    perform private.hold_picture(picture.id, to_jsonb(picture), said);
  end if;
  return null;
end
$$;
comment on function private.record_media_text_change is 'After any change of media_texts: the picture waits until somebody approves it, if visitors can meet it. Going back to an earlier release leaves these texts as they are.';

create function private.forget_private_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.unapproved_pictures as waiting using public.media
  where waiting.media_id = new.id and media.id = new.id and coalesce(public_since > now(), true);
  return null;
end
$$;
comment on function private.forget_private_picture is 'At the end of a transaction in which a picture left the site: when visitors meet it again it is as the library has it.';
create constraint trigger forget_private_picture after update of public_since on public.media
  deferrable initially deferred
  for each row when (new.public_since is distinct from old.public_since)
  execute function private.forget_private_picture();

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
