-- Earlier states of articles, galleries and pages: what is kept, and the way back to it.

create function private.columns_of_row() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'id', 'language', 'translation_of', 'original_version', 'original', 'key', 'kind', 'of_folder', 'author_id', 'position',
    'version', 'pictures_version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'archived_at', 'deleted_at'
  ]
$$;
comment on function private.columns_of_row is 'What of a working copy stays when another state of it, or a copy of it, is made.';

create function private.keep_revision(kind public.document_kind, copy jsonb, reason public.revision_reason) returns uuid
language plpgsql set search_path = '' as $$
declare
  kept uuid;
begin
  if kind = 'post' then
    update public.post_revisions
    -- What was published stays marked as that: it says which texts visitors have seen.
    set reason = case post_revisions.reason when 'publish' then 'publish' else keep_revision.reason end
    where post_id = (copy ->> 'id')::uuid and version = (copy ->> 'version')::integer
    returning id into kept;
  else
    execute format(
      'insert into public.%1$s_revisions (%1$s_id, reason, content, created_by) values ($1, $2, $3, $4) returning id', kind
    ) into kept using (copy ->> 'id')::uuid, reason,
      -- With words that visitors would not see yet.
      (private.visible_state(kind, copy) || copy) - private.columns_of_row(), auth.uid();
  end if;
  return kept;
end
$$;
comment on function private.keep_revision is 'Keeps the working copy for good, and says under which id. Of articles each save is kept until there are too many.';

create function private.record_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.put_row(jsonb_populate_record(null::public.post_revisions, to_jsonb(new) || jsonb_build_object(
    'id', gen_random_uuid(), 'post_id', new.id, 'reason', 'save', 'created_at', now(), 'created_by', auth.uid()
  )));
  -- Of the many automatic saves, the newest 200.
  delete from public.post_revisions where id in (
    select id from public.post_revisions
    where post_id = new.id and reason = 'save'
      -- What a translation was brought up to is compared with what the original says now.
      and not exists (
        select from public.posts as translation
        where translation.translation_of = new.id and translation.original_version = post_revisions.version
      )
    order by version desc offset 200
  );
  return null;
end
$$;
comment on function private.record_revision is 'After insert on posts, and after each update that raised the version: keeps a copy of the article as it is now.';
create trigger record_first_revision after insert on public.posts
  for each row execute function private.record_revision();
create trigger record_revision after update on public.posts
  for each row when (old.version <> new.version) execute function private.record_revision();

create function private.pictures_left(pictures jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(picture || jsonb_build_object('before_media_id', before.id) order by nth), '[]')
  from jsonb_array_elements(pictures) with ordinality as listed (picture, nth)
  join public.media on media.id = (picture ->> 'media_id')::uuid
  left join public.media as before on before.id = (picture ->> 'before_media_id')::uuid
$$;
comment on function private.pictures_left is 'The pictures of a gallery that have not been deleted, in the form of published_galleries.pictures.';

create function private.files_left(state jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select state || jsonb_build_object(
    'cover_media_id', (select id from public.media where id = (state ->> 'cover_media_id')::uuid),
    'pictures', private.pictures_left(state -> 'pictures')
  )
$$;
comment on function private.files_left is 'An earlier state without files that have been deleted since.';

create function private.replace_copy(kind public.document_kind, copy jsonb, state jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  name constant text := private.table_of(kind);
  replaced text;
begin
  select string_agg(quote_ident(field), ', ') into replaced from jsonb_object_keys(copy - private.columns_of_row()) as field
  where state ? field;
  state := private.files_left(state);
  execute format(
    'update public.%1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$s, $1)) where id = $2', name, replaced
  ) using state, (copy ->> 'id')::uuid;
  if kind = 'gallery' then
    perform private.replace_pictures((copy ->> 'id')::uuid, state -> 'pictures');
  end if;
  copy := private.lock_row(name, (copy ->> 'id')::uuid);
  if kind = 'post' and exists (
    select from public.published_posts
    where post_id = (copy ->> 'id')::uuid and published_posts.version = (copy ->> 'version')::integer
  ) then
    -- What reads as published again is what visitors see.
    perform private.keep_revision(kind, copy, 'publish');
  end if;
  return copy;
end
$$;
comment on function private.replace_copy is 'Gives a working copy what is in another state of it, without files that are gone; as it is then.';

create function public.discard_changes(
  kind public.document_kind, id uuid, version integer, pictures_version integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  copy jsonb;
  published jsonb;
  kept uuid;
begin
  perform private.require_right(kind, 'write');
  copy := private.lock_copy(kind, id, version, pictures_version);
  published := private.lock_row('published_' || private.table_of(kind), id, kind || '_id');
  if published is null and not coalesce((copy ->> 'of_folder')::boolean, false) then
    raise exception '%', case kind
        when 'post' then 'This article is not published, so there is no text to go back to.'
        when 'page' then 'This page is not published, so there is nothing to go back to.'
        else 'This gallery is not published, so there is nothing to go back to.'
      end
      using errcode = 'PT409', hint = 'not_published';
  end if;
  if private.unschedule_text(kind, id) then
    perform private.require_legal(copy);
  end if;
  if (copy -> 'version', copy -> 'pictures_version') is distinct from (published -> 'version', published -> 'pictures_version') then
    kept := private.keep_revision(kind, copy, 'discard');
    copy := private.replace_copy(kind, copy, case kind
      when 'page' then private.page_without_changes(copy, published)
      when 'gallery' then private.gallery_without_changes(copy, published)
      else published
    end);
  end if;
  return jsonb_build_object('document', copy, 'revision', kept);
end
$$;
comment on function public.discard_changes is 'The published state again, or the page of the folder as the site came; drops what was scheduled. Returns {document, revision}: the working copy, and what it was before, null where nothing was to discard. Needs posts.write, pages.write or galleries.write. PT409, PT404.';

create function public.restore_revision(
  kind public.document_kind, revision_id uuid, version integer, pictures_version integer default null, with_address boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  revision jsonb;
  state jsonb;
  copy jsonb;
  kept uuid;
begin
  perform private.require_right(kind, 'write');
  execute format('select to_jsonb(item) from public.%s_revisions as item where id = $1', kind) into revision using revision_id;
  if revision is null then
    raise exception 'This revision is not there any more.' using errcode = 'PT404', hint = 'revision';
  end if;
  copy := private.lock_copy(kind, (revision ->> (kind || '_id'))::uuid, version, pictures_version);
  kept := private.keep_revision(kind, copy, 'restore');
  state := coalesce(revision -> 'content', revision);
  if not with_address then
    state := state - 'slug';
    if state ? 'words' then
      state := state || jsonb_build_object('words', private.with_addresses(state -> 'words', copy -> 'words'));
    end if;
  end if;
  return jsonb_build_object('document', private.replace_copy(kind, copy, state), 'revision', kept);
end
$$;
comment on function public.restore_revision is 'An older state, with_address for what has just made way. Returns as discard_changes(). Needs posts.write, pages.write or galleries.write. PT409, PT404.';
