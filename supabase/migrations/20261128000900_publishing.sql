-- From a working copy to what visitors read, and back: revisions, publishing, the bin, redirects.

create function private.set_default_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_id := coalesce(new.author_id, auth.uid());
  if new.author_name = '' then
    new.author_name := coalesce(
      (select full_name from public.profiles where user_id = new.author_id), ''
    );
  end if;
  return new;
end
$$;
comment on function private.set_default_author is 'Before insert on posts: whoever starts an article is its author until somebody says otherwise.';
create trigger set_default_author before insert on public.posts
  for each row execute function private.set_default_author();

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

create function private.keep_revision(post_id uuid, version integer, reason public.revision_reason) returns void
language sql set search_path = '' as $$
  update public.post_revisions set reason = keep_revision.reason
  where post_revisions.post_id = keep_revision.post_id and post_revisions.version = keep_revision.version
    -- What was published stays marked as that: it says which texts visitors have seen.
    and post_revisions.reason <> 'publish'
$$;
comment on function private.keep_revision is 'Says why the revision of this version is kept for good.';

create function private.lock_copy(copy anyelement, id uuid, version integer, entity text) returns anyelement
language plpgsql set search_path = '' as $$
begin
  execute format('select * from %s where id = $1 and deleted_at is null for update', pg_typeof(copy))
  into copy using lock_copy.id;
  if copy.id is null then
    raise exception 'This % is in the bin or has been deleted.', case entity when 'post' then 'article' else entity end
      using errcode = 'PT404', hint = entity;
  end if;
  if copy.version is distinct from lock_copy.version then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s has been saved since; this is based on version %s.', copy.version, lock_copy.version),
      hint = copy.version::text;
  end if;
  return copy;
end
$$;
comment on function private.lock_copy is 'The working copy of the kind of row given (null::public.posts), locked. PT404; PT409 version_conflict.';

create function public.restore_revision(revision_id uuid, version integer) returns public.posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  revision public.post_revisions;
  post public.posts;
begin
  perform private.require_permission('posts.write');
  select * into revision from public.post_revisions where id = revision_id;
  if not found then
    raise exception 'This revision is not there any more.' using errcode = 'PT404', hint = 'revision';
  end if;
  update public.posts set
    version = restore_revision.version,
    title = revision.title, summary = revision.summary, body = revision.body,
    cover_media_id = (select id from public.media where id = revision.cover_media_id),
    author_name = revision.author_name, tags = revision.tags, seo_title = revision.seo_title,
    seo_description = revision.seo_description, noindex = revision.noindex
  where id = revision.post_id
  returning * into post;
  perform private.keep_revision(post.id, post.version, 'restore');
  return post;
end
$$;
comment on function public.restore_revision is 'A new version with an old text. Needs posts.write. PT409, PT404.';

create function public.publish_post(post_id uuid, version integer, publish_at timestamptz default now())
returns public.published_posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
  before public.published_posts;
  after public.published_posts;
begin
  perform private.require_permission('posts.publish');
  post := private.lock_copy(null::public.posts, publish_post.post_id, publish_post.version, 'post');
  if private.trim_text(post.title) = '' or private.trim_text(post.body) = '' then
    raise exception 'Give the article a title and a text before you publish it.' using errcode = 'PT422', hint = 'incomplete';
  end if;
  perform private.require_described_pictures(post.body, post.cover_media_id);
  select * into before from public.published_posts where post_id = post.id for update;
  if before.published_at <= now() and publish_at > now() then
    perform private.schedule_text('post', post.id, to_jsonb(post), publish_at);
    perform private.keep_revision(post.id, post.version, 'publish');
    return before;
  end if;
  delete from public.scheduled_posts where post_id = post.id;
  if before.published_at is null or before.published_at > now() then
    before.published_at := coalesce(publish_at, now());
    before.first_published_at := before.published_at;
    before.updated_at := before.published_at;
  end if;

  after := jsonb_populate_record(
    before, to_jsonb(post) - 'updated_at' || jsonb_build_object('post_id', post.id)
  );
  if before.post_id is not null and not private.is_same_content('post', post.id, to_jsonb(before), to_jsonb(after)) then
    after.updated_at := greatest(now(), after.published_at);
  end if;
  perform private.put_row(after);
  update public.posts set archived_at = null where id = post.id and archived_at is not null;
  perform private.keep_revision(post.id, post.version, 'publish');
  return after;
end
$$;
comment on function public.publish_post is
  'Makes the given version of the working copy what visitors read, at once or from publish_at on (a past time dates it back). An article that is live keeps its date, and with a publish_at in the future visitors keep its text until then (see scheduled_posts); publishing at once drops a text that was scheduled. An archived article leaves the archive. Needs posts.publish. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';

create function public.unpublish_post(post_id uuid, keeps_live boolean default false) returns public.posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
begin
  perform private.require_permission('posts.publish');
  delete from public.published_posts
  where published_posts.post_id = unpublish_post.post_id and (published_at > now() or not keeps_live);
  delete from public.scheduled_posts where scheduled_posts.post_id = unpublish_post.post_id;
  select * into post from public.posts where id = unpublish_post.post_id;
  if not found then
    raise exception 'This article has been deleted.' using errcode = 'PT404', hint = 'post';
  end if;
  return post;
end
$$;
comment on function public.unpublish_post is 'Off the schedule and, unless what is live stays, off the site. Needs posts.publish. PT404.';

create function public.discard_changes(post_id uuid, version integer) returns public.posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
  published public.published_posts;
  discarded integer;
begin
  perform private.require_permission('posts.write');
  post := private.lock_copy(null::public.posts, discard_changes.post_id, discard_changes.version, 'post');
  discarded := post.version;
  select * into published from public.published_posts where published_posts.post_id = post.id for update;
  if not found then
    raise exception 'This article is not published, so there is no text to go back to.'
      using errcode = 'PT409', hint = 'not_published';
  end if;
  update public.posts set
    slug = published.slug, title = published.title, summary = published.summary,
    body = published.body, cover_media_id = published.cover_media_id,
    author_name = published.author_name, tags = published.tags, seo_title = published.seo_title,
    seo_description = published.seo_description, noindex = published.noindex
  where id = post.id
  returning * into post;
  if post.version > discarded then
    perform private.keep_revision(post.id, discarded, 'discard');
    perform private.keep_revision(post.id, post.version, 'restore');
  end if;
  delete from public.scheduled_posts where scheduled_posts.post_id = post.id;
  return post;
end
$$;
comment on function public.discard_changes is 'The published text again, as a new version. Needs posts.write. PT409.';

create function private.settle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'update public.published_%1$ss as published set version = $1
    where %1$s_id = $2 and jsonb_populate_record(published, $3) = published', tg_argv[0]
  ) using new.version, new.id, 
    case tg_argv[0] when 'page' then private.visible_page(to_jsonb(new)) else to_jsonb(new) end
      - array['version', 'updated_at'];
  return null;
end
$$;
comment on function private.settle is 'After a change: what reads as published again has nothing waiting. Argument: the entity.';
create trigger settle after update on public.posts
  for each row when (old.version <> new.version) execute function private.settle('post');

create function private.unpublish_binned() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Of its own table alone: whoever adds a row chooses its id.
  execute format('delete from public.published_%s where %s_id = $1', tg_table_name, tg_argv[0]) using new.id;
  return null;
end
$$;
comment on function private.unpublish_binned is 'After an article, gallery or page went to the bin: visitors must not see it either. Argument: the entity.';
create trigger unpublish_binned_post after update on public.posts
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned('post');

create function private.slug_in_folder(kind text, slug text) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'service' then 'services/' else '' end || slug
$$;
comment on function private.slug_in_folder is 'A slug as redirects have it: with the folder that services are in.';

create function private.record_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  entity constant text := tg_argv[0];
  -- Null for a page of the folder that has the address which the folder gives it.
  old_slug constant text := private.slug_in_folder(to_jsonb(old) ->> 'kind', to_jsonb(old) ->> 'slug');
  new_slug constant text := private.slug_in_folder(to_jsonb(new) ->> 'kind', to_jsonb(new) ->> 'slug');
begin
  if old_slug is not null and old.published_at <= now() and old_slug is distinct from new_slug then
    execute format(
      'select private.put_row(jsonb_populate_record(null::public.%s_redirects, $1)) from public.%s where id = $2',
      entity, tg_argv[1]
    ) using to_jsonb(old) || jsonb_build_object('old_slug', old_slug, 'created_at', now()),
      (to_jsonb(old) ->> (entity || '_id'))::uuid;
  end if;
  execute format(
    'delete from public.%s_redirects as redirect
    where old_slug = $1 and coalesce(to_jsonb(redirect) ->> ''language'', '''') = $2', entity
  ) using new_slug, coalesce(to_jsonb(new) ->> 'language', '');
  return null;
end
$$;
comment on function private.record_redirects is 'Of addresses that visitors knew, until something else takes them. Arguments: the entity, its table.';
create trigger record_redirects after insert or update or delete on public.published_posts
  for each row execute function private.record_redirects('post', 'posts');
