-- What visitors could notice: one row for each such change, and the content version they make.

create table public.content_changes (
  version bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid references public.profiles (user_id) on delete set null,
  entity text not null check (entity in ('post', 'gallery', 'page', 'media', 'settings', 'menu', 'testimonial', 'address')),
  entity_id uuid,
  title text not null default '',
  action text not null check (action in ('published', 'updated', 'reordered', 'unpublished', 'deleted')),
  before jsonb,
  is_return boolean not null default false
);
comment on table public.content_changes is 'One row for each change that a visitor could see. Written by triggers; the highest version is the content version.';
comment on column public.content_changes.entity_id is 'What changed; null when the order of the galleries, a setting or the menu did.';
comment on column public.content_changes.before is 'What visitors could see of it until then, as private.content_now() gives it; null when that was nothing, and for what does not go back. With it what was live at any content version can be told and brought back.';
comment on column public.content_changes.is_return is 'Whether an older state was put back: what was newer waits in the working copy until somebody wants it.';
create index content_changes_entity_idx on public.content_changes (entity, entity_id, at);
create index content_changes_former_file_idx on public.content_changes ((before ->> 'path')) where entity = 'media';

create policy "Staff read what changed" on public.content_changes
  for select to authenticated using ((select public.authorize('releases.read')));

create function public.content_version() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(version), 0) from public.content_changes
$$;
comment on function public.content_version is 'Rises with each visible change. Builds note it before they read.';

create function public.changes_since(version bigint) returns table (entity text, entity_ids uuid[])
language sql stable security definer set search_path = '' as $$
  select change.entity,
    coalesce(array_agg(distinct change.entity_id) filter (where change.entity_id is not null), '{}')
  from public.content_changes as change
  where change.version > changes_since.version
  group by change.entity
$$;
comment on function public.changes_since is 'What a release reads anew. Settings and the galleries'' order have no id.';

create function private.record_change(entity text, entity_id uuid, title text, action text, before jsonb) returns void
language sql set search_path = '' as $$
  -- One at a time, so that versions become visible in their order and no build can miss a lower one.
  select private.lock('content_changes');
  insert into public.content_changes (actor, entity, entity_id, title, action, before, is_return)
  values (
    auth.uid(), entity, entity_id, title, action, before,
    coalesce(current_setting('app.putting_back', true), '') = 'on'
  )
$$;
comment on function private.record_change is 'Adds one change.';

create function private.record_published_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entity constant text := tg_argv[0];
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
  item constant jsonb := coalesce(after, before);
  item_id constant uuid := item ->> (entity || '_id');
  -- A page of the folder may have no title of its own, and is on the site with and without this row.
  title constant text := coalesce(item ->> 'title', concat_ws('/', nullif(item ->> 'language', ''), item ->> 'key'));
  is_of_folder constant boolean := coalesce((item ->> 'of_folder')::boolean, false);
  was_live constant boolean := tg_op <> 'INSERT' and old.published_at <= now();
  is_live constant boolean := tg_op <> 'DELETE' and new.published_at <= now();
begin
  if is_live and not was_live then
    perform private.record_change(entity, item_id, title, case when is_of_folder then 'updated' else 'published' end, null);
  elsif is_live and not private.is_same_content(entity, item_id, before, after) then
    perform private.record_change(entity, item_id, title, 'updated', before);
  elsif was_live and not is_live then
    perform private.record_change(entity, item_id, title, case
      when is_of_folder then 'updated'
      when (entity = 'post' and exists (select from public.posts where posts.id = item_id and deleted_at is null))
        or (entity = 'gallery' and exists (select from public.galleries where galleries.id = item_id and deleted_at is null))
        or (entity = 'page' and exists (select from public.pages where pages.id = item_id and deleted_at is null))
      then 'unpublished' else 'deleted' end, before);
  end if;
  return null;
end
$$;
comment on function private.record_published_change is 'After any change of published_posts, published_galleries and published_pages. Drafts and what is scheduled do not concern visitors yet.';
create trigger record_change after insert or update or delete on public.published_posts
  for each row execute function private.record_published_change('post');
create trigger record_change after insert or update or delete on public.published_galleries
  for each row execute function private.record_published_change('gallery');
create trigger record_change after insert or update or delete on public.published_pages
  for each row execute function private.record_published_change('page');

create function private.lock_texts(ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.posts where id = any (ids) order by id for update;
  perform from public.published_posts where post_id = any (ids) order by post_id for update;
  perform from public.pages where id = any (ids) order by id for update;
  perform from public.published_pages where page_id = any (ids) order by page_id for update;
end
$$;
comment on function private.lock_texts is 'Of articles and pages the working copies and what visitors see.';

create function private.record_due() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
  noted integer;
begin
  perform private.lock_texts(array(
    select post_id from public.scheduled_posts where publish_at <= now()
    union all select page_id from public.scheduled_pages where publish_at <= now()
  ));
  perform private.lock('content_changes');
  changed := private.publish_scheduled_texts('post') + private.publish_scheduled_texts('page');
  perform private.record_change(item.entity, item.id, item.title, item.action, null)
  from (
    select 'post' as entity, post_id as id, title, published_at, 'published' as action from public.published_posts
    union all
    select 'page', page_id, coalesce(title, concat_ws('/', nullif(language, ''), key)), published_at, case when of_folder then 'updated' else 'published' end
    from public.published_pages
  ) as item
  where item.published_at <= now() and not exists (
    select from public.content_changes as change
    where change.entity = item.entity and change.entity_id = item.id and change.at >= item.published_at
  )
  order by item.published_at;
  get diagnostics noted = row_count;
  return changed + noted;
end
$$;
comment on function private.record_due is 'Publishes the scheduled texts and notes the scheduled articles and pages whose time has come since it last ran, and says how many.';

create function private.record_gallery_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from (
      select
        row_number() over (order by coalesce(before.position, gallery.position), gallery.slug) as was,
        row_number() over (order by gallery.position, gallery.slug) as is_now
      from public.published_galleries as gallery left join old_rows as before using (gallery_id)
    ) as places
    where was <> is_now
  ) then
    perform private.record_change('gallery', null, 'The order of the galleries', 'reordered', (
      select jsonb_object_agg(gallery.gallery_id, coalesce(before.position, gallery.position))
      from public.published_galleries as gallery left join old_rows as before using (gallery_id)
    ));
  end if;
  return null;
end
$$;
comment on function private.record_gallery_order is 'After a statement on published_galleries: one change if they stand in another order now. A draft among them that moves is none.';
create trigger record_order after update on public.published_galleries
  referencing old table as old_rows
  for each statement execute function private.record_gallery_order();

create function private.visible_picture(media jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(media)
  where key in (
    'path', 'alt', 'decorative', 'caption', 'focal_x', 'focal_y',
    -- What belongs to the file at this path.
    'bucket', 'width', 'height', 'thumbhash', 'sha256'
  )
$$;
comment on function private.visible_picture is 'The part of a picture''s record that a visitor could notice and that can be put back, and which file it had.';

create function private.record_media_changes() returns trigger
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
create trigger record_changes_update after update on public.media
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_media_changes();
