-- A clock that was ahead once must not silence the reminders until its day has come.

create or replace function private.remind_enquiries() returns void
language plpgsql security definer set search_path = '' as $$
declare
  enquiry public.enquiries;
  first_ones text[];
  owners text[];
begin
  -- One that lies ahead is of a clock that was wrong.
  update private.maintenance set last_run = now()
  where task = 'remind_enquiries' and (last_run < now() - interval '55 seconds' or last_run > now());
  if not found or not exists (select from public.notice_settings where reminds_enquiries) then
    return;
  end if;
  for enquiry in
    select * from public.enquiries
    where first_answered_at is null and owner_reminded_at is null and status in ('new', 'read')
      -- Not what waited while nobody wanted to hear of it, but over holidays.
      and created_at between now() - interval '21 days' and now() - interval '1 hour'
    order by created_at
    for update skip locked
  loop
    first_ones := coalesce(
      (select array[email] from private.answering_staff() where user_id = enquiry.assigned_to and private.is_mail_address(email)),
      array(select private.notice_recipients())
    );
    if enquiry.reminded_at is null then
      if private.opening_minutes(enquiry.created_at, now()) >= 60 then
        perform private.remind_of_enquiry(enquiry, first_ones, false);
        update public.enquiries set reminded_at = now() where id = enquiry.id;
      end if;
    elsif private.opening_minutes(enquiry.reminded_at, now()) >= 60 then
      owners := array(
        select email from public.profiles join public.user_roles using (user_id)
        where role = 'admin' and deactivated_at is null
          -- Nobody is reminded twice of the same.
          and not exists (
            select from public.notices
            where kind = 'reminder' and enquiry_id = enquiry.id and private.mailbox(recipient) = private.mailbox(email)
          )
      );
      perform private.remind_of_enquiry(enquiry, owners, true);
      update public.enquiries set owner_reminded_at = now() where id = enquiry.id;
    end if;
  end loop;
exception when others then
  -- What else happens every minute must not wait for this.
  raise warning 'Nobody could be reminded of enquiries: %', sqlerrm;
end
$$;
