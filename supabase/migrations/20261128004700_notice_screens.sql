-- What screens ask about notices, and what staff may do about them.

create function public.enquiry_notices(enquiry_id uuid) returns table (
  id uuid, kind public.notice_kind, recipient text, state public.notice_state,
  sent_at timestamptz, next_try_at timestamptz, tries integer, problem text, created_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select notice.id, notice.kind,
    -- Whose addresses stand in the settings is the administrators' business.
    case when private.is_for_customer(notice) or public.authorize('notices.read') then notice.recipient else '' end,
    told.state, told.sent_at, told.next_try_at, told.tries, told.problem, notice.created_at
  from public.notices as notice
  join public.notices as told on told.id = coalesce(notice.bundle_id, notice.id)
  where notice.enquiry_id = enquiry_notices.enquiry_id
  order by notice.kind, notice.recipient
$$;
comment on function public.enquiry_notices is 'Colleagues'' addresses for admins only. Needs enquiries.read.';

create function private.is_link_gone(notice public.notices) returns boolean
language sql immutable set search_path = '' as $$
  select notice.kind = 'testimonial_request' and notice.link = ''
$$;
comment on function private.is_link_gone is 'Whether it asks a customer for a word by a link that was forgotten when it was given up: see private.forget_testimonial_token().';

create function private.is_past(notice public.notices) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.notices as later
    where later.recipient = notice.recipient and later.state = 'sent'
      and later.sent_at > coalesce(notice.last_try_at, notice.created_at)
  )
$$;
comment on function private.is_past is 'Whether something has arrived at its address since it was last tried.';

create function public.failing_notices() returns table (count integer, since timestamptz, problem text)
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

create function public.retry_notices(enquiry_id uuid default null) returns void
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

create function public.send_test_notice() returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('notices.write');
  if (
    select count(distinct created_at) from public.notices where kind = 'test' and created_at > now() - interval '10 minutes'
  ) >= 5 then
    raise exception 'That were five tests in a few minutes. Wait ten minutes before the next one.' using errcode = 'PT429', hint = 'test';
  end if;
  return query
    insert into public.notices (kind, recipient, subject, body, give_up_at)
    select 'test', recipient, private.mail_text(language, 'A test from your website'),
      private.mail_text(language, 'This is the test that somebody asked for in the staff area. Notices of your website arrive at this address.'),
      now() + interval '10 minutes'
    from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language
    returning notices.id;
end
$$;
comment on function public.send_test_notice is 'Returns the notices'' ids. Needs notices.write. PT429.';

create function private.sending_state() returns table (provider text, from_address text, problem text)
language plpgsql stable security definer set search_path = '' as $$
declare
  stored constant jsonb := private.notice_sender();
  known private.notice_server;
begin
  select * into known from private.notice_server;
  provider := coalesce(stored ->> 'provider', known.provider, '');
  from_address := coalesce(stored ->> 'from', known.from_address, '');
  problem := coalesce(case
    when stored is not null then coalesce(
      private.notice_sender_problem(stored),
      case when to_regproc('net.http_post') is null and known.provider is null then 'The extension pg_net is off, so the database cannot call the mail provider.' end
    )
    when known.provider is null then 'No mail provider is set up yet, so nobody gets a mail. Notices wait here for three days.'
  end, '');
  return next;
end
$$;
comment on function private.sending_state is 'What sends, and what is wrong with it.';

create function public.notice_sending() returns table (provider text, from_address text, problem text, recipients text[])
language sql stable security definer set search_path = '' as $$
  select private.require_permission('notices.read');
  select state.provider, state.from_address, state.problem, array(select private.notice_recipients())
  from private.sending_state() as state
$$;
comment on function public.notice_sending is 'What sends, what is wrong with it, who is told. Needs notices.read.';

create function public.answer_sending() returns table (provider text, from_address text, problem text, reply_to text)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.write');
  select state.provider, private.bare_address(state.from_address), state.problem, private.answer_reply_to()
  from private.sending_state() as state
$$;
comment on function public.answer_sending is 'What sends answers, from where, what is wrong with it, and where answers to them go: empty for the address of the folder. Needs enquiries.write.';

-- The list of enquiries says of an answer by mail whether it has left, as the enquiry itself does.
create function public.unsent_answers() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select enquiry.id
  from public.enquiries as enquiry
  join public.notices as notice on notice.enquiry_id = enquiry.id and notice.kind = 'answer'
  where enquiry.status = 'answered'
    and (notice.state <> 'sent' or (select provider from private.sending_state()) = 'outbox')
    -- An event and its mail are written in one transaction, so at one moment.
    and notice.created_at = (
      select max(happened_at) from public.enquiry_events
      where enquiry_id = enquiry.id and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp')
    )
$$;
comment on function public.unsent_answers is 'Enquiries whose newest answer is a mail that has not left this machine. Needs enquiries.read.';
