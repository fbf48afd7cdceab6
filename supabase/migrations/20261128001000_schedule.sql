-- A change to a live article or page that goes live at a set time.

create function private.schedule_text(entity text, id uuid, item jsonb, publish_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('select private.put_row(jsonb_populate_record(null::public.scheduled_%ss, $1))', entity)
  using item || jsonb_build_object(entity || '_id', id, 'publish_at', publish_at, 'scheduled_by', auth.uid());
end
$$;
comment on function private.schedule_text is 'Has a text follow the published one, in place of one scheduled before.';

create function private.publish_scheduled_texts(entity text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published constant text := format('public.published_%ss', entity);
  due jsonb;
  before jsonb;
  after jsonb;
  id uuid;
  number integer := 0;
begin
  for id, due in execute format(
    'select %1$s_id, to_jsonb(scheduled) from public.scheduled_%1$ss as scheduled
    where publish_at <= now() order by publish_at, %1$s_id for update', entity
  ) loop
    execute format('select to_jsonb(item) from %s as item where %s_id = $1 for update', published, entity)
    into before using id;
    after := before || (due - array['publish_at', 'scheduled_by']);
    -- Visitors can tell from the date when the text changed: at its time, however late it was noticed.
    if not private.is_same_content(entity, id, before, after) then
      after := after || jsonb_build_object('updated_at', due -> 'publish_at');
    end if;
    execute format('select private.put_row(jsonb_populate_record(null::%s, $1))', published) using after;
    execute format('delete from public.scheduled_%1$ss where %1$s_id = $1', entity) using id;
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.publish_scheduled_texts is 'Publishes the texts of articles (post) or pages that are due, also late; returns how many.';
