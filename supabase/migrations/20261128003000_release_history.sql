-- One press for all that is to go live, what each release brought, and the return to an earlier one.

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

create function public.release_selection(
  posts jsonb, galleries jsonb, left_out jsonb, live_version bigint, pages jsonb default '[]', pictures jsonb default '[]'
) returns public.releases
language plpgsql security definer set search_path = '' as $$
declare
  entity text;
  item jsonb;
begin
  perform private.require_permission('releases.create');
  perform private.lock_content(array(
    select (value ->> 'id')::uuid from jsonb_array_elements(posts || galleries || pages || pictures || left_out)
  ));
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
      if entity = 'media' then
        perform private.approve_picture((item ->> 'id')::uuid, (item ->> 'version')::bigint);
      else
        perform public.publish_document(
          entity::public.document_kind, (item ->> 'id')::uuid, (item ->> 'version')::integer,
          pictures_version => (item ->> 'pictures_version')::integer
        );
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

create function private.changes_between(after bigint, until bigint) returns jsonb
language sql stable set search_path = '' as $$
  with newest as (
    -- Settings have no id: each is known by its name.
    select distinct on (entity, coalesce(entity_id::text, title)) version, entity, entity_id, title, action
    from public.content_changes where version > after and version <= until
    order by entity, coalesce(entity_id::text, title), version desc
  )
  select jsonb_build_object(
    'total', count(*),
    'first', coalesce(jsonb_agg(jsonb_build_object(
      'entity', entity, 'entity_id', entity_id, 'title', title, 'action', action
    ) order by version desc) filter (where nth <= 6), '[]')
  )
  from (select *, row_number() over (order by version desc) as nth from newest) as numbered
$$;
comment on function private.changes_between is '{total, first}: how many things changed, and the newest six.';

create function public.release_history(before_id bigint default null, count integer default 10)
returns table (
  id bigint, status public.release_status, message text, requested_by uuid, requested_at timestamptz,
  started_at timestamptz, finished_at timestamptz, content_version bigint, returns_to bigint,
  is_live boolean, can_return boolean, changes jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  live public.releases;
begin
  perform private.require_permission('releases.read');
  select * into live from public.releases where releases.status = 'live' order by releases.id desc limit 1;
  return query
  select
    release.id, release.status, release.message, release.requested_by, release.requested_at,
    release.started_at, release.finished_at, release.content_version, release.returns_to,
    release.id = live.id,
    release.status = 'live' and release.content_version < live.content_version
      and release.requested_at > now() - private.kept_for(),
    private.changes_between(coalesce(earlier.content_version, 0), release.content_version)
      || jsonb_build_object('is_first', earlier.content_version is null)
  from public.releases as release
  left join lateral (
    select max(older.content_version) as content_version from public.releases as older
    where older.id < release.id and older.status = 'live'
  ) as earlier on true
  where before_id is null or release.id < before_id
  order by release.id desc limit least(greatest(count, 1), 50);
end
$$;
comment on function public.release_history is 'Newest first, from below an id on. Needs releases.read.';

create function private.kept_for() returns interval
language sql immutable set search_path = '' as $$
  select interval '360 days'
$$;
comment on function private.kept_for is 'How far back the site can go. Changes are deleted after a year (see private.delete_expired()).';

create function private.differences_from(version bigint)
returns table (entity text, entity_id uuid, title text, effect text, content jsonb)
language sql stable set search_path = '' as $$
  with earliest as (
    select distinct on (change.entity, change.entity_id) change.entity, change.entity_id, change.title, change.before
    from public.content_changes as change where change.version > differences_from.version
    order by change.entity, change.entity_id, change.version
  ), compared as (
    select earliest.*, private.content_now(earliest.entity, earliest.entity_id) as present from earliest
  )
  select
    compared.entity, compared.entity_id,
    coalesce(compared.before ->> 'title', compared.present ->> 'title', compared.title),
    case
      when compared.entity = 'page' and exists (select from public.pages where id = compared.entity_id and of_folder)
        then 'changes'
      when compared.before is null then 'leaves'
      when compared.entity = 'media' and not private.can_put_back_picture(compared.entity_id, compared.before) then 'stays'
      when compared.present is not null then 'changes'
      when compared.entity = 'post' and exists (select from public.posts where id = compared.entity_id) then 'returns'
      when compared.entity = 'page' and exists (select from public.pages where id = compared.entity_id) then 'returns'
      when compared.entity = 'gallery' and exists (select from public.galleries where id = compared.entity_id)
        and private.pictures_left(compared.before -> 'pictures') <> '[]' then 'returns'
      else 'lost'
    end,
    compared.before
  from compared
  where (compared.before is not null or compared.entity <> 'media')
    and (compared.before is not null or compared.present is not null)
    and not (compared.entity = 'media' and compared.present is null)
    -- Those who may not publish legal pages go back without them.
    and (private.is_trusted() or public.authorize('pages.legal') or not exists (
      select from public.pages where id = compared.entity_id and compared.entity = 'page' and kind = 'legal'
    ))
    and not (
      compared.before is not null and compared.present is not null
      and private.is_same_content(compared.entity, compared.entity_id, compared.before, compared.present)
    )
$$;
comment on function private.differences_from is 'What a return would do: leaves, changes, returns, stays (a picture whose former file is gone) or lost.';

create function private.require_return(id bigint) returns public.releases
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  release public.releases;
begin
  select * into release from public.releases
  where id = require_return.id and status = 'live' and requested_at > now() - private.kept_for();
  if not found then
    raise exception 'The site can’t go back to this release: it did not go live, or it is too long ago.'
      using errcode = 'PT404', hint = 'release';
  end if;
  return release;
end
$$;
comment on function private.require_return is 'The release with this id, if the site can go back to it; PT404 otherwise.';

create function public.preview_return(id bigint)
returns table (entity text, entity_id uuid, title text, effect text, refused integer, seen_version bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('releases.read');
  return query
  select difference.entity, difference.entity_id, difference.title, difference.effect,
    case when difference.entity = 'gallery' and difference.entity_id is not null and difference.effect in ('changes', 'returns')
      then private.refused_among(difference.entity_id, difference.content -> 'pictures') else 0 end,
    public.content_version()
  from private.differences_from((private.require_return(preview_return.id)).content_version) as difference
  order by difference.effect, difference.title;
end
$$;
comment on function public.preview_return is 'differences_from(), how many photographs it would show that their customer has not allowed, and when it was looked at. Needs releases.read.';

create function public.return_to_release(id bigint, seen_version bigint) returns public.releases
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
comment on function public.return_to_release is
  'Makes what visitors saw in a release what they see again, and asks for a new release with it. Working copies keep what is newer, and what left the site is a draft: nothing is lost, and nothing of it goes live before somebody publishes it. seen_version: the content version of preview_return(); PT409 when something has changed since. Needs releases.create, posts.publish, galleries.publish, pages.publish and media.write; legal pages go back for those with pages.legal. PT404, PT409 slug_taken.';

create function public.taken_back(ids uuid[]) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select private.require_permission('releases.read');
  select coalesce(array_agg(newest.entity_id), '{}')
  from (
    select distinct on (change.entity_id) change.entity_id, change.is_return
    from public.content_changes as change
    where change.entity_id = any (ids)
    order by change.entity_id, change.version desc
  ) as newest
  where newest.is_return
$$;
comment on function public.taken_back is 'Which of these visitors see in an older state that was put back. Needs releases.read.';
