-- A change to a live article that goes live at a set time.

create function private.schedule_text(post public.posts, publish_at timestamptz) returns void
language sql set search_path = '' as $$
  insert into public.scheduled_posts
  select scheduled.*
  from jsonb_populate_record(null::public.scheduled_posts, to_jsonb(post) || jsonb_build_object(
    'post_id', post.id, 'publish_at', publish_at, 'scheduled_by', auth.uid()
  )) as scheduled
  on conflict (post_id) do update set
    slug = excluded.slug, title = excluded.title, summary = excluded.summary, body = excluded.body,
    cover_media_id = excluded.cover_media_id, author_name = excluded.author_name, tags = excluded.tags,
    seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    noindex = excluded.noindex, version = excluded.version, publish_at = excluded.publish_at,
    scheduled_by = excluded.scheduled_by;
  select private.keep_revision(post.id, post.version, 'publish')
$$;
comment on function private.schedule_text is 'Has a text follow the published one, in place of one scheduled before.';

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
    perform private.write_published_post(after);
    delete from public.scheduled_posts where post_id = due.post_id;
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.publish_scheduled_texts is 'Publishes the texts that are due, also late; returns how many.';

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
comment on function public.unschedule_post is 'Off the schedule; what is live stays. Needs posts.publish. PT404.';
