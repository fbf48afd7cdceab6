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
begin
  if tg_op <> 'UPDATE' or (new.alt, new.caption) is distinct from (old.alt, old.caption) then
    perform private.record_change('media', media.id, coalesce(nullif(media.title, ''), media.path), 'updated',
      private.visible_picture(to_jsonb(media)))
    from public.media
    where media.id = coalesce(new.media_id, old.media_id) and deleted_at is null and public_since <= now();
  end if;
  return null;
end
$$;
comment on function private.record_media_text_change is 'After any change of media_texts: a change of the picture, if visitors can meet it. Going back to an earlier release leaves these texts as they are.';
create trigger record_change after insert or update or delete on public.media_texts
  for each row execute function private.record_media_text_change();
