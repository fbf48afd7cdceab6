-- The two buckets. Anyone may fetch a file by its address; what is in them, and changing it, is for
-- staff. (storage.objects has row-level security from the start; the migration role may not alter it.)

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, true, 26214400,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
from unnest(array['portfolio-images', 'media']) as id
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.is_file_kept(bucket text, path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.media
    where media.bucket = is_file_kept.bucket and media.path = is_file_kept.path and deleted_at is null
  )
$$;
comment on function private.is_file_kept(text, text) is
  'Whether the file belongs to a media item outside the bin. Such a file is never overwritten, moved or deleted: pages and caches know it by its address, so a new picture gets a new path.';
grant execute on function private.is_file_kept(text, text) to authenticated;

create policy "Staff list files" on storage.objects
  for select to authenticated
  using (bucket_id in ('portfolio-images', 'media') and (select public.authorize('media.read')));
create policy "Staff upload files" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('portfolio-images', 'media')
    and private.is_safe_path(name)
    and (select public.authorize('media.write'))
  );
create policy "Staff change files that no media item needs" on storage.objects
  for update to authenticated
  using (
    bucket_id in ('portfolio-images', 'media')
    and (select public.authorize('media.write'))
    and not private.is_file_kept(bucket_id, name)
  )
  with check (
    bucket_id in ('portfolio-images', 'media')
    and private.is_safe_path(name)
    and (select public.authorize('media.write'))
  );
create policy "Staff delete files that no media item needs" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('portfolio-images', 'media')
    and (select public.authorize('media.delete'))
    and not private.is_file_kept(bucket_id, name)
  );
