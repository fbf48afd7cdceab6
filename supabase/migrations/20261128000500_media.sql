-- The media library: one row for each file in the buckets, and where each file is used.

create table public.media (
  id uuid primary key default gen_random_uuid(),
  bucket text not null check (bucket in ('portfolio-images', 'media')),
  path text not null check (private.is_safe_path(path)),
  title text not null default '' check (char_length(title) <= 200),
  mime_type text not null
    check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/pdf')),
  bytes bigint not null check (bytes between 1 and 26214400),
  width integer not null check (width between 0 and 65535),
  height integer not null check (height between 0 and 65535),
  slug text unique check (private.is_slug(slug)),
  alt text not null default '' check (char_length(alt) <= 500),
  decorative boolean not null default false,
  caption text not null default '' check (char_length(caption) <= 500),
  credit text not null default '' check (char_length(credit) <= 200),
  focal_x double precision not null default 0.5 check (focal_x between 0 and 1),
  focal_y double precision not null default 0.5 check (focal_y between 0 and 1),
  thumbhash text check (char_length(thumbhash) <= 64),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  tags text[] not null default '{}' check (private.is_word_list(tags, 20, 40)),
  public_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  deleted_at timestamptz,
  unique (bucket, path),
  constraint kind_of_file check (
    case mime_type when 'application/pdf' then (width, height) = (0, 0) and slug is not null and bucket = 'media'
    else least(width, height) > 0 and slug is null end
  )
);
comment on table public.media is 'One row for each picture and each PDF in storage, with everything that a page needs to show it well.';
comment on column public.media.width is 'In pixels; 0 of a PDF, as its height.';
comment on column public.media.slug is 'Of a PDF: its address is /files/{slug}.pdf, made of its name when it came. It stays when the PDF is renamed or replaced.';
comment on column public.media.bytes is 'Size of the original; 26,214,400 (25 MiB) is also the limit of the buckets.';
comment on column public.media.decorative is 'True: the picture says nothing that the text does not, and pages give it an empty alt.';
comment on column public.media.focal_x is 'What must stay visible when the picture is cropped: 0 is the left (focal_y: upper) edge, 1 the other.';
comment on column public.media.thumbhash is 'Base64 of a ThumbHash, the blurred preview.';
comment on column public.media.sha256 is 'Hex digest of the original as it was chosen, before it was scaled: browsers encode differently, so that only this tells that a picture is already here.';
comment on column public.media.public_since is 'From when on a visitor can meet it in an article, gallery or page; null for never. Derived from media_usage by triggers (see private.derive_public_since()), so that policies need not work it out for every row.';
comment on column public.media.deleted_at is 'When it was moved to the bin. A file in use is never in the bin.';
create index media_sha256_idx on public.media (sha256);
create index media_updated_at_idx on public.media (updated_at, id);

create trigger enforce_version before insert or update on public.media
  for each row execute function private.enforce_version('media.delete', 'public_since', 'search_text');

-- What visitors may see.
create trigger protect_public_since before insert or update on public.media
  for each row execute function private.protect_column('public_since');

create function private.stored_file(bucket text, path text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('bytes', (metadata ->> 'size')::bigint, 'mime_type', metadata ->> 'mimetype')
  from storage.objects where bucket_id = stored_file.bucket and name = stored_file.path
$$;
comment on function private.stored_file is 'Size in bytes and type as storage has them; null without a file.';

create function private.take_stored_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stored jsonb;
begin
  if private.is_trusted() then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.bucket, new.path) = (old.bucket, old.path) then
    new.mime_type := old.mime_type;
    new.bytes := old.bytes;
    new.width := old.width;
    new.height := old.height;
    new.sha256 := old.sha256;
    new.slug := old.slug;
    return new;
  end if;
  stored := private.stored_file(new.bucket, new.path);
  if stored is null then
    raise exception 'The file of this picture has not arrived in storage. Upload it again.'
      using errcode = 'PT404', hint = 'file_missing';
  end if;
  new.mime_type := stored ->> 'mime_type';
  new.bytes := stored ->> 'bytes';
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    if (new.slug is null) = (new.mime_type = 'application/pdf') then
      raise exception 'A PDF is replaced by a PDF, and a picture by a picture. Nothing was changed.'
        using errcode = 'PT422', hint = 'other_kind';
    end if;
  else
    new.slug := case new.mime_type when 'application/pdf' then private.free_file_slug(new.title) end;
  end if;
  return new;
end
$$;
comment on function private.take_stored_facts is 'From clients only the path: the rest is storage''s, and the address of a PDF is made here. PT404; PT422 other_kind.';
create trigger take_stored_facts before insert or update on public.media
  for each row execute function private.take_stored_facts();

create function private.media_with_digest(sha256 text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.media
  where media.sha256 = media_with_digest.sha256 and private.stored_file(bucket, path) is not null
  order by deleted_at is not null, created_at limit 1
$$;
comment on function private.media_with_digest is 'The picture of this original whose file is there; null for none.';

create function public.reuse_media(sha256 text) returns uuid
language sql security definer set search_path = '' as $$
  select private.require_permission('media.write');
  update public.media set deleted_at = null where id = private.media_with_digest(sha256) and deleted_at is not null;
  select private.media_with_digest(sha256)
$$;
comment on function public.reuse_media is 'The picture of this original, out of the bin; null. Needs media.write.';

create function public.register_media(
  bucket text, path text, title text, width integer, height integer, thumbhash text, sha256 text
) returns table (media_id uuid, was_there boolean)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('media.write');
  -- Two tabs may bring the same picture at once: the second finds what the first has written.
  perform private.lock('media');
  media_id := coalesce(
    (select id from public.media where media.bucket = register_media.bucket and media.path = register_media.path),
    private.media_with_digest(register_media.sha256)
  );
  update public.media set deleted_at = null where id = media_id and deleted_at is not null;
  if media_id is null then
    -- The same picture whose file got lost is whole again.
    update public.media set bucket = register_media.bucket, path = register_media.path,
      width = register_media.width, height = register_media.height, thumbhash = register_media.thumbhash,
      deleted_at = null
    where id = (
      select id from public.media where media.sha256 = register_media.sha256
      order by deleted_at is not null, created_at limit 1
    )
    returning id into media_id;
  end if;
  was_there := media_id is not null;
  if not was_there then
    insert into public.media (bucket, path, title, mime_type, bytes, width, height, thumbhash, sha256)
    values (
      register_media.bucket, register_media.path, left(private.trim_text(register_media.title), 200), 'image/webp', 1,
      register_media.width, register_media.height, register_media.thumbhash, register_media.sha256
    )
    returning id into media_id;
  end if;
  return next;
end
$$;
comment on function public.register_media is
  'The record of a file that has just been uploaded. Repeating it gives the same record; so does another file made from the same original (`was_there`), which then stays without a record and is cleared away. `sha256` is the digest of the original, before it was scaled. Size and type come from storage. Needs media.write; PT404 when there is no such file.';

create type public.usage_kind as enum (
  'post', 'published_post', 'scheduled_post', 'gallery', 'published_gallery', 'page', 'published_page', 'scheduled_page',
  'menu', 'settings'
);
comment on type public.usage_kind is 'What uses a file: the working copy of an article, gallery or page, what visitors see of it, or what is scheduled to follow; the menu, or the settings.';

create table public.media_usage (
  media_id uuid not null references public.media (id) on delete cascade,
  kind public.usage_kind not null,
  entity_id uuid not null,
  field text not null check (field in ('cover', 'body', 'image', 'before')),
  primary key (media_id, kind, entity_id, field)
);
comment on table public.media_usage is 'Where each file is used. Written by triggers only, so it can be trusted when something is to be deleted.';
create index media_usage_entity_idx on public.media_usage (kind, entity_id);

create policy "Visitors read media in public use" on public.media
  for select to anon using (deleted_at is null and public_since <= now());
create policy "Staff read media, others what is in public use" on public.media
  for select to authenticated
  using ((select public.authorize('media.read')) or (deleted_at is null and public_since <= now()));
create policy "Staff add media" on public.media
  for insert to authenticated with check ((select public.authorize('media.write')));
create policy "Staff change media" on public.media
  for update to authenticated using ((select public.authorize('media.write')));
create policy "Staff empty the bin of media" on public.media
  for delete to authenticated using (deleted_at is not null and (select public.authorize('media.delete')));

create policy "Staff read where media is used" on public.media_usage
  for select to authenticated using ((select public.authorize('media.read')));

create function public.pictures_to_encode(after_time timestamptz default '-infinity', after_id uuid default '00000000-0000-0000-0000-000000000000')
returns table (id uuid, bucket text, path text, width integer, sha256 text, version integer, changed_at text)
language sql stable security definer set search_path = '' as $$
  select id, bucket, path, width, sha256, version, updated_at::text from public.media
  where slug is null and deleted_at is null and (updated_at, id) > (after_time, after_id)
    and (created_at > now() - interval '30 days' or exists (select from public.media_usage where media_id = media.id))
  order by updated_at, id limit 200
$$;
comment on function public.pictures_to_encode is 'For builders: pictures that came or changed after the last one they know, oldest first; without those that nobody has used for a month. changed_at is text, which keeps its microseconds. Service role only.';
