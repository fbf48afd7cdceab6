-- What a picture says in the other languages of a site.

create table public.media_texts (
  media_id uuid not null references public.media (id) on delete cascade,
  language text not null check (private.is_language(language) and language <> ''),
  alt text not null default '' check (char_length(alt) <= 500),
  caption text not null default '' check (char_length(caption) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  primary key (media_id, language)
);
comment on table public.media_texts is 'Alt text and caption of a picture in a language other than the main one, whose texts stand in media. What is missing or empty here is shown in the main language.';

create trigger enforce_version before insert or update on public.media_texts
  for each row execute function private.enforce_version('media.delete');

create policy "Who reads a picture reads its texts" on public.media_texts
  for select to anon, authenticated using (exists (select from public.media where media.id = media_id));
create policy "Staff add texts of pictures" on public.media_texts
  for insert to authenticated with check ((select public.authorize('media.write')));
create policy "Staff change texts of pictures" on public.media_texts
  for update to authenticated using ((select public.authorize('media.write')));
create policy "Staff delete texts of pictures" on public.media_texts
  for delete to authenticated using ((select public.authorize('media.write')));

create function private.record_media_text_change() returns trigger
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
create trigger record_change after insert or update or delete on public.media_texts
  for each row execute function private.record_media_text_change();
