-- What is ahead, whenever it was agreed: the list of visits that were last changed lost those that stood long before.

create function public.coming_visits() returns table (
  id uuid, enquiry_id uuid, state public.visit_state, times timestamptz[], minutes integer, place text,
  chosen timestamptz, answer text, sequence integer, customer text
)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select visit.id, visit.enquiry_id, visit.state, visit.times, visit.minutes, visit.place, visit.chosen, visit.answer,
    visit.sequence, enquiry.name
  from public.visits as visit join public.enquiries as enquiry on enquiry.id = visit.enquiry_id
  where visit.state in ('proposed', 'taken') and private.visit_ends(visit) > now()
  order by private.visit_ends(visit), visit.id
$$;
comment on function public.coming_visits is 'What is proposed or agreed and not over, the next first, with the customer''s name. Needs enquiries.read.';
grant execute on function public.coming_visits to authenticated, service_role;
