-- What strangers can store: the limits of a ticket were asked when an address was signed, and passed eightfold by addresses that
-- were signed before. None is signed for a visitor now, a file is as large as the form sends them, and the day is counted by what
-- the tickets may hold, however their files come. A ticket costs a proof, as an enquiry does.

-- Photographs are made smaller on the device, to 320 kB; a sketch as PDF comes as it is.
update storage.buckets set file_size_limit = 5242880 where id = 'enquiry-pictures';

alter table private.enquiry_tickets add column is_proved boolean not null default false;
comment on column private.enquiry_tickets.is_proved is 'Whether the browser that asked for it had calculated for it.';

create or replace function private.is_ticket_open(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/([1-9]|1[0-2])$'
    -- Storage says what it does. An address that is signed is good for two hours, and a file in pieces for a day: nobody asks
    -- again here when it is stored.
    and coalesce(nullif(current_setting('storage.operation', true), ''), 'storage.object.upload') = 'storage.object.upload'
    and exists (
      select from private.enquiry_tickets as ticket
      where ticket.id::text = split_part(path, '/', 1) and enquiry_id is null and created_at > now() - interval '1 hour'
    )
    -- A ticket's files, and those of all in a day: more is a flood, and storage costs.
    and (
      select coalesce(sum((metadata ->> 'size')::bigint), 0) < 15000000 from storage.objects
      where bucket_id = 'enquiry-pictures' and name like split_part(path, '/', 1) || '/%'
    )
    and (
      select coalesce(sum((metadata ->> 'size')::bigint), 0) < 1000000000 from storage.objects
      where bucket_id = 'enquiry-pictures' and created_at > now() - interval '1 day'
    )
$$;
comment on function private.is_ticket_open is 'Whether a visitor may put a file there: one of the twelve places of a ticket that is an hour old at most and not spent, of 15 MB together, while all files of a day are less than 1 GB; in one piece, and by no signed address.';

create function private.held_for_tickets() returns bigint
language sql stable security definer set search_path = '' as $$
  select (select count(*) * 12 * 5242880 from private.enquiry_tickets where created_at > now() - interval '1 hour')
    + (
      select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects
      where bucket_id = 'enquiry-pictures' and created_at > now() - interval '1 day' and not exists (
        select from private.enquiry_tickets as ticket
        where ticket.id::text = split_part(name, '/', 1) and ticket.created_at > now() - interval '1 hour'
      )
    )::bigint
$$;
comment on function private.held_for_tickets is 'Bytes that visitors have stored within a day or still can: tickets of the last hour count with all that they may hold, as files that are sent side by side pass the 15 MB.';

drop function public.begin_enquiry_pictures;
create function public.begin_enquiry_pictures(proof text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sender constant text := private.sender_hash();
  is_proved constant boolean := private.check_proof(proof);
  begun record;
  ticket uuid;
begin
  -- One at a time: many at the same moment must not slip past the count.
  perform private.lock('enquiry_tickets');
  delete from private.enquiry_tickets where enquiry_id is null and created_at < now() - interval '1 day';
  update private.enquiry_tickets set sender_hash = null
  where sender_hash is not null and created_at < now() - interval '1 day';
  select count(*) filter (where not tickets.is_proved) as unproved,
    count(*) filter (where sender_hash = sender) as own,
    count(*) filter (where split_part(sender_hash, '.', 1) = split_part(sender, '.', 1)) as of_network
  into begun from private.enquiry_tickets as tickets where created_at > now() - interval '1 hour';
  if begun.own >= 6 or begun.of_network >= 24 then
    raise exception 'You have begun with photographs many times within the hour. Please send your message without them.'
      using errcode = 'PT429', hint = 'sender';
  end if;
  if not is_proved and begun.unproved >= 10 or private.held_for_tickets() >= 1000000000 - 12 * 5242880 then
    raise exception 'We cannot take photographs here at the moment. Please send your message without them.'
      using errcode = 'PT429', hint = 'everybody';
  end if;
  insert into private.enquiry_tickets (sender_hash, is_proved) values (sender, is_proved) returning id into ticket;
  return ticket;
end
$$;
comment on function public.begin_enquiry_pictures is 'A ticket for the photographs of one enquiry: files may be put at {ticket}/1 to {ticket}/12 of the bucket enquiry-pictures for an hour. proof: what the browser calculated from proof_challenge(); a browser that cannot gets one of ten an hour. PT429 after 6 an hour from one sender, 24 from an IPv6 /48, and while 1 GB of a day is stored or spoken for.';
grant execute on function public.begin_enquiry_pictures to anon, authenticated, service_role;

comment on function private.check_proof is 'Whether this is the proof of a challenge of ours, within its hour and for the first time: it is spent by this call, unless the transaction is taken back. What needs a proof (an enquiry, a ticket for photographs) needs a challenge of its own.';
