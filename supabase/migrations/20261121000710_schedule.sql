-- A change to a live article that goes live at a set time.

create function private.schedule_text(post public.posts, publish_at timestamptz) returns void
language sql set search_path = '' as $$
  select private.put_row(jsonb_populate_record(null::public.scheduled_posts, to_jsonb(post) || jsonb_build_object(
    'post_id', post.id, 'publish_at', publish_at, 'scheduled_by', auth.uid()
  )));
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
    if not private.is_same_content('post', due.post_id, to_jsonb(before), to_jsonb(after)) then
      after.updated_at := due.publish_at;
    end if;
    perform private.put_row(after);
    delete from public.scheduled_posts where post_id = due.post_id;
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.publish_scheduled_texts is 'Publishes the texts that are due, also late; returns how many.';
