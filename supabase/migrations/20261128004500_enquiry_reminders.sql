-- Reminders: an enquiry that nobody has answered within an hour of opening times is told once to whoever looks after
-- it, and after a further hour to the administrators.

alter table public.enquiries
  add column reminded_at timestamptz,
  add column owner_reminded_at timestamptz;
comment on column public.enquiries.reminded_at is 'When whoever looks after it was reminded; null for not yet. Once, whatever becomes of the mail.';
comment on column public.enquiries.owner_reminded_at is 'When the administrators were told that it still waits.';
create index enquiries_waiting_idx on public.enquiries (created_at) where owner_reminded_at is null and first_answered_at is null;

create function private.remind_of_enquiry(enquiry public.enquiries, recipients text[], is_second boolean) returns void
language sql security definer set search_path = '' as $$
  insert into public.notices (kind, recipient, subject, body, link, enquiry_id)
  select 'reminder', recipient, private.mail_text(language, 'An enquiry waits for an answer'),
    concat_ws(' ',
      case
        when about is null and is_second then private.mail_text(language, 'For more than two hours of your opening times nobody has answered an enquiry.')
        when about is null then private.mail_text(language, 'For more than an hour of your opening times nobody has answered an enquiry.')
        when is_second then private.mail_text(language, 'For more than two hours of your opening times nobody has answered an enquiry about %1$s.', about)
        else private.mail_text(language, 'For more than an hour of your opening times nobody has answered an enquiry about %1$s.', about)
      end,
      coalesce((
        select case
          when private.mailbox(email) = private.mailbox(recipient) then private.mail_text(language, 'You look after it.')
          when private.quote_stranger(full_name) is null then private.mail_text(language, 'A colleague looks after it.')
          else private.mail_text(language, '%1$s looks after it.', private.quote_stranger(full_name))
        end
        from private.answering_staff() where user_id = enquiry.assigned_to
      ), private.mail_text(language, 'Nobody looks after it yet.'))
    ),
    '/admin/enquiries/' || enquiry.id, enquiry.id
  from (select distinct on (private.mailbox(address)) address from unnest(recipients) as address where private.is_mail_address(address)) as known (recipient),
    private.language_of_reader(recipient) as language,
    nullif(left(private.service_name(enquiry.service), 80), '') as about
$$;
comment on function private.remind_of_enquiry is 'Puts the reminders into the outbox, with no word of the visitor.';

create function private.remind_enquiries() returns void
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
comment on function private.remind_enquiries is 'Called by release_due() every minute: reminds of what has waited for an hour of opening times, once, and tells the administrators after a further hour, once. Nothing while the hours are not known.';

create function private.settle_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status not in ('new', 'read') or new.first_answered_at is not null then
    delete from public.notices where enquiry_id = new.id and kind = 'reminder' and state in ('waiting', 'failed');
  elsif old.status not in ('new', 'read') then
    -- Whoever opens it again knows of it.
    new.reminded_at := coalesce(new.reminded_at, now());
    new.owner_reminded_at := coalesce(new.owner_reminded_at, now());
  end if;
  return new;
end
$$;
comment on function private.settle_reminders is 'A reminder that has not arrived is not sent any more once the enquiry is answered or put away.';
create trigger settle_reminders before update of status, first_answered_at on public.enquiries
  for each row execute function private.settle_reminders();
