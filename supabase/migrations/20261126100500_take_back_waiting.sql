-- While its mail waits, an answer can be taken back however long that is: without a mail provider it waits for days.

create or replace function public.take_back_answer(answer bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken public.enquiry_events;
  enquiry public.enquiries;
  mail record;
  next_one public.enquiry_events;
begin
  perform private.require_permission('enquiries.write');
  select * into taken from public.enquiry_events
  where id = answer and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp');
  if not found then
    raise exception 'This answer is not there any more.' using errcode = 'PT404', hint = 'answer';
  end if;
  if taken.actor is distinct from auth.uid() and not private.is_trusted() then
    raise exception 'Only whoever answered can take it back.' using errcode = '42501', hint = 'actor';
  end if;
  enquiry := private.lock_enquiry(taken.enquiry_id);
  perform private.lock('notices');
  -- Both were written in one transaction, and so at one moment.
  select * into mail from public.notices
  where notices.enquiry_id = enquiry.id and kind = 'answer' and created_at = taken.happened_at;
  if found and (mail.state <> 'waiting' or mail.tries > 0)
    or not found and taken.happened_at < now() - interval '10 minutes' then
    raise exception 'It is too late to take this back: it is on its way.' using errcode = 'PT422', hint = 'late';
  end if;
  delete from public.notices where id = mail.id;
  delete from public.enquiry_events where id = answer;
  select * into next_one from public.enquiry_events as event
  where event.enquiry_id = enquiry.id and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp')
  order by id limit 1;
  if next_one.id is null then
    update public.enquiries set
      status = case when status = 'answered' then 'read' else status end,
      first_answered_at = null, first_answered_by = null, first_answered_way = null
    where id = enquiry.id and first_answered_at = taken.happened_at;
  elsif enquiry.first_answered_at = taken.happened_at then
    update public.enquiries set first_answered_at = next_one.happened_at, first_answered_by = next_one.actor,
      first_answered_way = replace(next_one.kind::text, 'answered_by_', '')::public.answer_way
    where id = enquiry.id;
  end if;
end
$$;
