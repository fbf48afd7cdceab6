-- Who may send how much through the contact form. What looks like a flood is held back for staff to look through; only
-- a sender beyond every measure is refused, and nobody for what others send.

create function private.message_print(message text) returns text
language sql immutable set search_path = '' as $$
  select case when char_length(letters) >= 40 then md5(letters) end
  from (select regexp_replace(lower(message), '[\s\d[:punct:]]+', '', 'g') as letters) as plain
$$;
comment on function private.message_print is 'The same for texts that differ by digits, spaces and signs alone; null for a few words, which two people may well use.';
create index enquiries_message_print_idx on public.enquiries (private.message_print(message), created_at);

create function private.phone_print(phone text) returns text
language sql immutable security definer set search_path = '' as $$
  select right((private.numbers_in(private.plain_signs(phone)))[1], 9)
$$;
comment on function private.phone_print is 'The last nine digits of the first number: one number, with the country''s code or without.';
create index enquiries_email_idx on public.enquiries (lower(email), created_at) where email <> '';
create index enquiries_phone_idx on public.enquiries (private.phone_print(phone), created_at) where phone <> '';
create index enquiries_held_idx on public.enquiries (created_at) where status = 'quarantined';
create index enquiries_unproved_idx on public.enquiries (created_at) where not is_proved;

create function private.are_more_enquiries(since interval, most integer) returns boolean
language sql stable set search_path = '' as $$
  select count(*) > most
  from (select from public.enquiries where created_at > now() - since limit most + 1) as recent
$$;
comment on function private.are_more_enquiries is 'Counts no further than it needs to know: ten thousand of a flood cost no more than a hundred.';

create function private.is_flooded() returns boolean
language sql stable set search_path = '' as $$
  select private.are_more_enquiries(interval '10 minutes', 29) or private.are_more_enquiries(interval '1 hour', 59)
$$;
comment on function private.is_flooded is 'Thirty within ten minutes or sixty within an hour, whatever became of them.';

create function private.count_of_sender(sender text, since interval) returns table (own bigint, of_network bigint)
language sql stable set search_path = '' as $$
  select
    (select count(*) from (
      select from public.enquiries
      where sender_hash collate "C" = sender and created_at > now() - since limit 21
    ) as recent),
    -- An IPv6 /48 has many senders: theirs begin with its hash and a dot.
    (select count(*) from (
      select from public.enquiries
      where sender_hash collate "C" >= split_part(sender, '.', 1) || '.'
        and sender_hash collate "C" < split_part(sender, '.', 1) || '/' and created_at > now() - since
      limit 201
    ) as recent)
$$;
comment on function private.count_of_sender is 'Of the sender and, by IPv6, of the /48 around it; no further than 21 and 201.';

create function private.is_known_customer(email text, phone text) returns boolean
language sql stable set search_path = '' as $$
  with earlier as (
    select status, created_at from public.enquiries
    where email <> '' and enquiries.email <> '' and lower(enquiries.email) = lower(is_known_customer.email)
    union all
    select status, created_at from public.enquiries
    where phone <> '' and enquiries.phone <> '' and private.phone_print(enquiries.phone) = private.phone_print(is_known_customer.phone)
  )
  select coalesce(bool_or(status in ('answered', 'archived')), false)
    and count(*) filter (where created_at > now() - interval '1 hour') < 3
  from earlier
$$;
comment on function private.is_known_customer is 'Whether somebody of this mail address or telephone wrote before and was answered. Who knows such an address is known too, for three enquiries an hour.';

create function private.doubt_about(enquiry public.enquiries) returns public.enquiry_doubt
language plpgsql stable set search_path = '' as $$
declare
  sent record;
  is_known constant boolean := private.is_known_customer(enquiry.email, enquiry.phone);
begin
  select * into sent from private.count_of_sender(enquiry.sender_hash, interval '1 hour');
  if sent.own >= 20 or sent.of_network >= 200 then
    raise exception 'You have sent us several messages within the hour. Please call us, or try again later.'
      using errcode = 'PT429', hint = 'sender';
  end if;
  if is_known then
    return null;
  end if;
  if not enquiry.is_proved then
    -- What a browser calculated for is taken however many wait; of the others only as many as anybody could look through.
    if (select count(*) > 20000 from (select from public.enquiries where status = 'quarantined' limit 20001) as waiting) then
      raise exception 'We cannot take messages here at the moment. Please call us, or try again in an hour.'
        using errcode = 'PT429', hint = 'everybody';
    end if;
    if concat_ws(' ', enquiry.name, enquiry.message) ~* '(https?:|www\.|href=|\[url)' then
      return 'link';
    end if;
    if (select count(*) >= 20 from (
      select from public.enquiries where not is_proved and created_at > now() - interval '1 hour' limit 20
    ) as unproved) then
      return 'unproved';
    end if;
  end if;
  if enquiry.doubt is not null then
    return enquiry.doubt;
  end if;
  if (select count(*) >= 3 from (
    select from public.enquiries
    where private.message_print(message) = private.message_print(enquiry.message) and created_at > now() - interval '1 day'
    limit 3
  ) as same) then
    return 'same_text';
  end if;
  if sent.own >= (case when enquiry.is_proved then 5 else 1 end) or sent.of_network >= 20 then
    return 'sender';
  end if;
  if private.is_flooded() then
    select * into sent from private.count_of_sender(enquiry.sender_hash, interval '1 day');
    if not enquiry.is_proved or enquiry.sender_hash is null or sent.own > 0 or sent.of_network >= 3 then
      return 'flood';
    end if;
  end if;
  return null;
end
$$;
comment on function private.doubt_about is
  'Why an enquiry that has just come is to be held back, the doubt that it comes with among the reasons; null for one that goes to the inbox. PT429 after 20 an hour from one sender or 200 from an IPv6 /48, and for what has no proof while 20,000 wait to be looked through. In a flood the first one a day of a sender that comes with a proof goes to the inbox.';

create function private.hold_earlier(sender text) returns void
language sql security definer set search_path = '' as $$
  update public.enquiries set status = 'quarantined', doubt = 'flood'
  where sender_hash collate "C" = sender and created_at > now() - interval '1 day' and status = 'new' and doubt is null
$$;
comment on function private.hold_earlier is 'In a flood a customer sends once, and what makes the flood sends again: then its first one, which nobody has opened yet, is held back too.';
