-- The two buckets of content, and who may do what in all three. Anyone may fetch a file of these two by its address;
-- what is in them, and changing it, is for staff. What visitors may put into the third is said beside enquiry_pictures. (storage.objects has row-level security from the start; the migration role may not alter it.)

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, true, 26214400,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
    || case id when 'media' then array['application/pdf'] else '{}' end
from unnest(array['portfolio-images', 'media']) as id
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.is_file_kept(bucket text, path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.media
    where media.bucket = is_file_kept.bucket and media.path = is_file_kept.path
  ) or exists (
    select from private.former_files as former
    where former.bucket = is_file_kept.bucket and former.path = is_file_kept.path
      and (
        content_version > coalesce((select max(releases.content_version) from public.releases where status = 'live'), 0)
        or media_id is not null and replaced_at > now() - interval '30 days'
      )
  ) or exists (
    select from public.unapproved_pictures
    where before ->> 'bucket' = is_file_kept.bucket and before ->> 'path' = is_file_kept.path
  ) or exists (
    select from public.content_changes as change join public.media on media.id = change.entity_id
    where change.entity = 'media' and change.before ->> 'path' = is_file_kept.path
      and change.before ->> 'bucket' = is_file_kept.bucket and change.at > now() - private.kept_for()
  )
$$;
comment on function private.is_file_kept is 'By a picture, as its former one of the last 30 days, by the live pages, a change that nobody has approved yet or a release that the site can go back to; such a file never changes or goes. With its picture it goes.';

create policy "Staff list files" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('portfolio-images', 'media') and (select public.authorize('media.read'))
    or bucket_id = 'enquiry-pictures' and (select public.authorize('enquiries.read'))
  );
create policy "Staff upload files" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('portfolio-images', 'media') and private.is_safe_path(name) and (select public.authorize('media.write'))
  );
create policy "Staff change files that no media item needs" on storage.objects
  for update to authenticated using (
    bucket_id in ('portfolio-images', 'media') and (select public.authorize('media.write'))
    and not private.is_file_kept(bucket_id, name)
  ) with check (
    bucket_id in ('portfolio-images', 'media') and private.is_safe_path(name) and (select public.authorize('media.write'))
  );
create policy "Staff delete files that no media item and no enquiry needs" on storage.objects
  for delete to authenticated using (
    bucket_id in ('portfolio-images', 'media') and (select public.authorize('media.delete'))
    and not private.is_file_kept(bucket_id, name)
    or bucket_id = 'enquiry-pictures' and (select public.authorize('enquiries.write'))
    and not private.is_enquiry_file_kept(name)
  );

-- Files and records are made and removed together; what an interruption leaves behind is found here.

create function public.files_without_record(most integer default 500)
returns table (bucket text, path text, bytes bigint, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('media.delete');
  select bucket_id, name, (metadata ->> 'size')::bigint, objects.created_at
  from storage.objects
  where bucket_id in ('portfolio-images', 'media')
    and greatest(objects.created_at, objects.updated_at) < now() - interval '2 days'
    and not private.is_file_kept(bucket_id, name)
  order by objects.created_at, name
  limit least(most, 1000)
$$;
comment on function public.files_without_record is 'Orphaned files, two days old at least. Needs media.delete.';

create function public.records_without_file(most integer default 500)
returns table (media_id uuid, bucket text, path text, title text, is_binned boolean)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('media.read');
  select id, media.bucket, media.path, media.title, deleted_at is not null
  from public.media
  where not exists (select from storage.objects where bucket_id = media.bucket and name = media.path)
  order by media.created_at, id
  limit least(most, 1000)
$$;
comment on function public.records_without_file is 'Pictures whose file is gone. Needs media.read.';
