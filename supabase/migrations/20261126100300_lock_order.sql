-- Whoever publishes takes what others wait for in one order, so that no two wait for each other.

comment on function private.lock is 'Waits for the lock of this name, and holds it until the transaction ends. Who needs several takes them in this order: galleries, words, releases; then rows of content; then content_changes, which the first change that visitors will see takes (record_change()). The others are held alone, or taken last.';

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

create function private.lock_content(ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock('galleries');
  perform private.lock('releases');
  perform private.lock_texts(ids);
  perform from public.galleries where id = any (ids) order by id for update;
  perform from public.published_galleries where gallery_id = any (ids) order by gallery_id for update;
  perform from public.media where id = any (ids) order by id for update;
end
$$;
comment on function private.lock_content is 'Before several things are published in one transaction: the locks that it needs, the working copies and what visitors see. Whoever is at one of them ends first.';

create or replace function private.record_due() returns integer
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

create or replace function public.release_selection(
  posts jsonb, galleries jsonb, left_out jsonb, live_version bigint, pages jsonb default '[]'
) returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  entity text;
  item jsonb;
begin
  perform private.require_permission('releases.create');
  perform private.lock_content(array(
    select (value ->> 'id')::uuid from jsonb_array_elements(posts || galleries || pages || left_out)
  ));
  for item in select * from jsonb_array_elements(left_out) loop
    perform public.put_back_change(item ->> 'entity', (item ->> 'id')::uuid, live_version);
  end loop;
  for entity, item in
    select 'post', * from jsonb_array_elements(posts)
    union all select 'gallery', * from jsonb_array_elements(galleries)
    union all select 'page', * from jsonb_array_elements(pages)
  loop
    begin
      if entity = 'gallery' then
        perform public.publish_gallery((item ->> 'id')::uuid, (item ->> 'version')::integer, (item ->> 'pictures_version')::integer);
      elsif entity = 'page' then
        perform public.publish_page((item ->> 'id')::uuid, (item ->> 'version')::integer);
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

create or replace function public.return_to_release(id bigint, seen_version bigint) returns public.releases
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  target public.releases;
  release public.releases;
  difference record;
begin
  perform private.require_permission('releases.create');
  perform private.require_permission('posts.publish');
  perform private.require_permission('galleries.publish');
  perform private.require_permission('pages.publish');
  perform private.require_permission('media.write');
  target := private.require_return(return_to_release.id);
  perform private.lock_content(array(select entity_id from private.differences_from(target.content_version)));
  if public.content_version() <> seen_version then
    raise exception 'Somebody has changed the site since you looked. Look at what goes back once more; nothing was changed.'
      using errcode = 'PT409', hint = 'changed';
  end if;
  -- What leaves goes first: its address may be another one's again.
  for difference in
    select * from private.differences_from(target.content_version) as different
    where different.effect <> 'lost'
    order by different.effect <> 'leaves', different.entity_id is null
  loop
    perform private.put_back(difference.entity, difference.entity_id, difference.title, difference.content);
  end loop;
  release := public.request_release();
  update public.releases set returns_to = target.id where id = release.id returning * into release;
  return release;
end
$$;

create or replace function public.request_release() returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  wanted bigint;
  release public.releases;
begin
  perform private.require_permission('releases.create');
  -- Two presses at the same moment: the second waits, then finds the first one's release.
  perform private.lock('releases');
  perform private.delete_expired();
  perform private.record_due();
  wanted := public.content_version();
  update public.releases set content_version = wanted where status = 'queued';
  perform private.settle_releases();

  select * into release from public.releases
  where status = 'queued' or (status = 'building' and content_version = wanted)
  order by status limit 1;
  if found then
    return release;
  end if;
  insert into public.releases (content_version, requested_by) values (wanted, auth.uid())
  returning * into release;
  perform private.send_queued_release();
  select * into release from public.releases where id = release.id;
  return release;
end
$$;

create or replace function public.release_due() returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  release public.releases;
begin
  perform private.lock('releases');
  perform private.settle_releases();
  perform private.delete_expired();
  perform private.forget_senders(500);
  perform private.remind_enquiries();
  if private.record_due() > 0 then
    release := public.request_release();
  end if;
  return release;
end
$$;
