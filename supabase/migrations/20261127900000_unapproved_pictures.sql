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
  select media.* from public.media
  where not exists (select from public.unapproved_pictures as waiting where waiting.media_id = media.id)
  union all
  select shown.* from public.unapproved_pictures as waiting join public.media on media.id = waiting.media_id,
    jsonb_populate_record(media, waiting.before) as shown;
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
