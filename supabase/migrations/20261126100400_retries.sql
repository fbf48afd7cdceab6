-- "Try again now" sends what still helps whoever gets it.

create function private.is_link_gone(notice public.notices) returns boolean
language sql immutable set search_path = '' as $$
  select notice.kind = 'word_request' and notice.link = ''
$$;
comment on function private.is_link_gone is 'Whether it asks a customer for a word by a link that was forgotten when it was given up: see private.forget_word_token().';

create function private.is_past(notice public.notices) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.notices as later
    where later.recipient = notice.recipient and later.state = 'sent'
      and later.sent_at > coalesce(notice.last_try_at, notice.created_at)
  )
$$;
comment on function private.is_past is 'Whether something has arrived at its address since it was last tried.';

create or replace function public.failing_notices() returns table (count integer, since timestamptz, problem text)
language sql security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select private.send_notices();
  select coalesce(sum(covers), 0)::integer, min(created_at),
    coalesce(
      (array_agg(notice.problem order by last_try_at desc nulls last) filter (where notice.problem <> ''))[1],
      case when count(*) > 0 then 'Nothing sends mails yet: no mail provider is set up.' else '' end
    )
  from public.notices as notice
  where bundle_id is null and kind not in ('confirmation', 'test') and not private.is_link_gone(notice)
    and (
      state = 'failed'
      or (state in ('waiting', 'sending') and tries >= 3)
      or (state = 'waiting' and tries = 0 and next_try_at < now() - interval '5 minutes')
    )
    -- What arrived there since shows that it works again.
    and not private.is_past(notice)
$$;
comment on function public.failing_notices is 'One row; count 0 when all is well. What retry_notices() would send again, and no confirmations: those come in time or not at all. Needs enquiries.read.';

create or replace function public.retry_notices(enquiry_id uuid default null) returns void
language sql security definer set search_path = '' as $$
  select private.require_permission('enquiries.write');
  select private.lock('notices');
  update public.notices as notice
  set state = 'waiting', next_try_at = now(),
    give_up_at = case when kind in ('confirmation', 'test') then give_up_at else now() + interval '3 days' end
  where bundle_id is null
    and (
      (state = 'waiting' and tries > 0)
      or (state = 'failed' and kind not in ('confirmation', 'test') and not private.is_link_gone(notice)
        -- Of old news only what somebody looks at.
        and (retry_notices.enquiry_id is not null or not private.is_past(notice)))
    )
    and (
      retry_notices.enquiry_id is null
      or id in (
        select coalesce(told.bundle_id, told.id) from public.notices as told
        where told.enquiry_id = retry_notices.enquiry_id
      )
    );
  select private.send_notices()
$$;
comment on function public.retry_notices is 'What failed: all that failing_notices() counts, or of one enquiry. Not what would come too late (confirmations, tests) or lead nowhere (a customer''s link that is forgotten). Needs enquiries.write.';

-- What was given up is not to be sent either, once nobody needs it any more.
create or replace function private.forget_account_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notices where account_id = new.user_id and state in ('waiting', 'failed') and bundle_id is null;
  return null;
end
$$;

create or replace function private.settle_reminders() returns trigger
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

create or replace function private.forget_held_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notices where enquiry_id = new.id and state in ('waiting', 'failed') and bundle_id is null;
  return null;
end
$$;
