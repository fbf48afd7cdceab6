-- Which saved changes an editor took back, told of each, however many there are and however often they changed.

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
grant execute on function public.taken_back to authenticated, service_role;
