-- From a working copy to what visitors read, and back: revisions, publishing, the bin, redirects.

create function private.default_author() returns trigger
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
comment on function private.default_author() is 'Before insert on posts: whoever starts an article is its author until somebody says otherwise.';
revoke execute on function private.default_author() from public;
create trigger default_author before insert on public.posts
  for each row execute function private.default_author();

-- Revisions -------------------------------------------------------------------------------------

create function private.add_revision(post public.posts, reason public.revision_reason) returns void
language sql set search_path = '' as $$
  insert into public.post_revisions (
    post_id, version, reason, slug, title, summary, body, cover_media_id, author_name, tags,
    seo_title, seo_description, noindex, created_by
  ) values (
    post.id, post.version, reason, post.slug, post.title, post.summary, post.body,
    post.cover_media_id, post.author_name, post.tags, post.seo_title, post.seo_description,
    post.noindex, auth.uid()
  );
  -- What was published or restored stays for good; of the many automatic saves, the newest 200.
  delete from public.post_revisions where id in (
    select id from public.post_revisions
    where post_id = post.id and reason = 'save'
    order by version desc offset 200
  )
$$;
comment on function private.add_revision(public.posts, public.revision_reason) is 'Keeps a copy of the article as it is now.';
revoke execute on function private.add_revision(public.posts, public.revision_reason) from public;

create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_revision(new, 'save');
  return null;
end
$$;
comment on function private.keep_revision() is 'After insert on posts, and after each update that raised the version.';
revoke execute on function private.keep_revision() from public;
create trigger keep_first_revision after insert on public.posts
  for each row execute function private.keep_revision();
create trigger keep_revision after update on public.posts
  for each row when (old.version <> new.version) execute function private.keep_revision();

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
  update public.post_revisions set reason = 'restore'
  where post_id = post.id and post_revisions.version = post.version and reason = 'save';
  return post;
end
$$;
comment on function public.restore_revision(uuid, integer) is
  'Makes an old text the working copy again (not its address), as a new version on top of the given one. Needs posts.write. PT409 version_conflict, PT404.';
revoke execute on function public.restore_revision(uuid, integer) from public, anon, authenticated;
grant execute on function public.restore_revision(uuid, integer) to authenticated, service_role;

-- Publishing ------------------------------------------------------------------------------------

create function private.visible(post public.published_posts) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(post) - array['version', 'updated_at']
$$;
comment on function private.visible(public.published_posts) is 'The part of a published article that a visitor could notice.';
revoke execute on function private.visible(public.published_posts) from public;

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
  select * into post from public.posts
  where id = publish_post.post_id and deleted_at is null for update;
  if not found then
    raise exception 'This article is in the bin or has been deleted.' using errcode = 'PT404', hint = 'post';
  end if;
  if post.version is distinct from publish_post.version then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s has been saved since; you were about to publish version %s.', post.version, publish_post.version),
      hint = post.version::text;
  end if;
  if btrim(post.title) = '' or btrim(post.body) = '' then
    raise exception 'Give the article a title and a text before you publish it.' using errcode = 'PT422', hint = 'incomplete';
  end if;
  if exists (
    select from public.published_posts where slug = post.slug and post_id <> post.id
  ) then
    raise exception 'Another article is published under the address "%". Choose a different one.', post.slug
      using errcode = 'PT409', hint = 'slug_taken';
  end if;

  select * into before from public.published_posts where post_id = post.id;
  if before.published_at <= now() then
    if publish_at > now() then
      raise exception 'This article is live already. Publish the changes now, or take it off the site before you schedule it.'
        using errcode = 'PT409', hint = 'already_live';
    end if;
  else
    before.published_at := coalesce(publish_at, now());
    before.first_published_at := before.published_at;
    before.updated_at := before.published_at;
  end if;

  after := jsonb_populate_record(
    before, to_jsonb(post) - 'updated_at' || jsonb_build_object('post_id', post.id)
  );
  if before.post_id is not null and private.visible(before) <> private.visible(after) then
    after.updated_at := greatest(now(), after.published_at);
  end if;
  if before.post_id is null then
    insert into public.published_posts select after.*;
  else
    update public.published_posts set
      slug = after.slug, title = after.title, summary = after.summary, body = after.body,
      cover_media_id = after.cover_media_id, author_name = after.author_name, tags = after.tags,
      seo_title = after.seo_title, seo_description = after.seo_description,
      noindex = after.noindex, version = after.version, published_at = after.published_at,
      first_published_at = after.first_published_at, updated_at = after.updated_at
    where post_id = post.id;
  end if;
  perform private.add_revision(post, 'publish');
  return after;
end
$$;
comment on function public.publish_post(uuid, integer, timestamptz) is
  'Makes the given version of the working copy what visitors read, at once or from publish_at on (a past time dates it back). An article that is live keeps its date. Needs posts.publish. PT409 version_conflict (hint: the current version), slug_taken, already_live; PT422 incomplete; PT404.';
revoke execute on function public.publish_post(uuid, integer, timestamptz) from public, anon, authenticated;
grant execute on function public.publish_post(uuid, integer, timestamptz) to authenticated, service_role;

create function public.unpublish_post(post_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('posts.publish');
  delete from public.published_posts where published_posts.post_id = unpublish_post.post_id;
end
$$;
comment on function public.unpublish_post(uuid) is 'Takes an article off the site, or off the schedule; the working copy stays. Needs posts.publish.';
revoke execute on function public.unpublish_post(uuid) from public, anon, authenticated;
grant execute on function public.unpublish_post(uuid) to authenticated, service_role;

create function private.unpublish_binned_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.published_posts where post_id = new.id;
  return null;
end
$$;
comment on function private.unpublish_binned_post() is 'After an article went to the bin: visitors must not see it either.';
revoke execute on function private.unpublish_binned_post() from public;
create trigger unpublish_binned_post after update on public.posts
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned_post();

-- Redirects -------------------------------------------------------------------------------------

create function private.keep_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.published_at <= now()
    and (tg_op = 'DELETE' or old.slug <> new.slug)
    and exists (select from public.posts where id = old.post_id) then
    insert into public.post_redirects (old_slug, post_id) values (old.slug, old.post_id)
    on conflict (old_slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  if tg_op <> 'DELETE' then
    delete from public.post_redirects where old_slug = new.slug;
  end if;
  return null;
end
$$;
comment on function private.keep_redirects() is
  'After a change of published_posts: an address that visitors knew leads on to its article, until an article takes it. An unpublished article leaves one too, for the day it comes back elsewhere; visitors cannot see it until then.';
revoke execute on function private.keep_redirects() from public;
create trigger keep_redirects after insert or update or delete on public.published_posts
  for each row execute function private.keep_redirects();

-- The list of articles --------------------------------------------------------------------------

create view public.post_states with (security_invoker = true) as
select
  posts.id as post_id,
  case
    when published_posts.post_id is null then 'draft'
    when published_posts.published_at > now() then 'scheduled'
    when posts.version > published_posts.version then 'live_with_changes'
    else 'live'
  end as state,
  coalesce(posts.version > published_posts.version, false) as has_changes,
  posts.slug, posts.title, posts.summary, posts.tags, posts.cover_media_id, posts.author_name,
  posts.version, posts.created_at, posts.updated_at, posts.updated_by, posts.deleted_at,
  published_posts.slug as published_slug,
  published_posts.version as published_version,
  published_posts.published_at, published_posts.first_published_at
from public.posts
left join public.published_posts on published_posts.post_id = posts.id;
comment on view public.post_states is
  'Every article with where it stands: draft, scheduled, live, or live_with_changes. Without the text, for lists; has_changes also holds for scheduled articles.';
revoke all on public.post_states from anon, authenticated;
grant select on public.post_states to authenticated, service_role;
