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

create policy "Who reads a picture reads what it was" on public.unapproved_pictures
  for select to anon, authenticated using (exists (select from public.media where media.id = media_id));

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

create function private.picture_texts(media_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(language, jsonb_build_object('alt', alt, 'caption', caption)), '{}')
  from public.media_texts where media_texts.media_id = picture_texts.media_id and (alt, caption) <> ('', '')
$$;
comment on function private.picture_texts is 'What a picture says in other languages: {language: {alt, caption}}.';

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

-- What becomes of a waiting change: it is approved with a release, discarded, or goes on waiting.
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
