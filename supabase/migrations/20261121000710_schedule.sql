-- A change to a live article that goes live at a set time.

create function private.schedule_text(post public.posts, publish_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.scheduled_posts (
    post_id, slug, title, summary, body, cover_media_id, author_name, tags, seo_title, seo_description,
    noindex, version, publish_at, scheduled_by
  ) values (
    post.id, post.slug, post.title, post.summary, post.body, post.cover_media_id, post.author_name,
    post.tags, post.seo_title, post.seo_description, post.noindex, post.version, publish_at, auth.uid()
  )
  on conflict (post_id) do update set
    slug = excluded.slug, title = excluded.title, summary = excluded.summary, body = excluded.body,
    cover_media_id = excluded.cover_media_id, author_name = excluded.author_name, tags = excluded.tags,
    seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    noindex = excluded.noindex, version = excluded.version, publish_at = excluded.publish_at,
    scheduled_by = excluded.scheduled_by;
  perform private.keep_revision(post.id, post.version, 'publish');
end
$$;
comment on function private.schedule_text is
  'Has a text follow the published one at its time, in place of one that was to follow before.';

create function private.publish_scheduled_texts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due public.scheduled_posts;
  before public.published_posts;
  after public.published_posts;
  number integer := 0;
begin
  for due in
    select * from public.scheduled_posts where publish_at <= now() order by publish_at, post_id for update
  loop
    select * into before from public.published_posts where post_id = due.post_id for update;
    after := jsonb_populate_record(before, to_jsonb(due));
    -- Visitors can tell from the date when the text changed: at its time, however late it was noticed.
    if private.visible(before) <> private.visible(after) then
      after.updated_at := due.publish_at;
    end if;
    update public.published_posts set
      slug = after.slug, title = after.title, summary = after.summary, body = after.body,
      cover_media_id = after.cover_media_id, author_name = after.author_name, tags = after.tags,
      seo_title = after.seo_title, seo_description = after.seo_description,
      noindex = after.noindex, version = after.version, updated_at = after.updated_at
    where post_id = due.post_id;
    delete from public.scheduled_posts where post_id = due.post_id;
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.publish_scheduled_texts is
  'Makes the scheduled texts whose time has come what visitors read, in the order of their times, and says how many. A time that was missed is caught up.';

create function public.unschedule_post(post_id uuid) returns public.posts
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  post public.posts;
begin
  perform private.require_permission('posts.publish');
  delete from public.scheduled_posts where scheduled_posts.post_id = unschedule_post.post_id;
  delete from public.published_posts
  where published_posts.post_id = unschedule_post.post_id and published_at > now();
  select * into post from public.posts where id = unschedule_post.post_id;
  if not found then
    raise exception 'This article has been deleted.' using errcode = 'PT404', hint = 'post';
  end if;
  return post;
end
$$;
comment on function public.unschedule_post is
  'Takes an article, or the next text of a live one, off the schedule and returns the working copy, which stays as it is. What visitors read already stays; twice is as good as once. Needs posts.publish. PT404.';
