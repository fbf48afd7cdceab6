-- Photographs and sketches that come with an enquiry: a private bucket into which a visitor may put files with a
-- ticket for one enquiry, and nothing else. What the ticket's enquiry never came for is taken away (files_without_enquiry).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('enquiry-pictures', 'enquiry-pictures', false, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table private.enquiry_tickets (
  id uuid primary key default gen_random_uuid(),
  sender_hash text,
  withdrawn smallint[] not null default '{}' check (cardinality(withdrawn) <= 12),
  created_at timestamptz not null default now(),
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  is_proved boolean not null default false
);
comment on table private.enquiry_tickets is 'Each lets whoever knows it put files below its id into the bucket enquiry-pictures: twelve places, of which six come with the enquiry, for an hour. One that came with no enquiry is kept for a day.';
comment on column private.enquiry_tickets.sender_hash is 'As in enquiries.';
comment on column private.enquiry_tickets.withdrawn is 'Places whose files the visitor has taken away again.';
comment on column private.enquiry_tickets.enquiry_id is 'The enquiry that it came with: it is spent.';
comment on column private.enquiry_tickets.is_proved is 'Whether the browser that asked for it had calculated for it.';
create index enquiry_tickets_created_at_idx on private.enquiry_tickets (created_at);

create table public.enquiry_pictures (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  position smallint not null check (position between 1 and 6),
  path text not null unique check (private.is_safe_path(path)),
  mime_type text not null,
  bytes bigint not null check (bytes >= 0),
  permitted_at timestamptz,
  permitted_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (enquiry_id, position)
);
comment on table public.enquiry_pictures is 'What came with an enquiry, in the order in which it was chosen: files of the bucket enquiry-pictures. They go with it.';
comment on column public.enquiry_pictures.mime_type is 'What the sender said; nobody has looked into the file.';
comment on column public.enquiry_pictures.permitted_at is 'When somebody noted that the customer lets us show it.';

create policy "Staff see what came with an enquiry" on public.enquiry_pictures
  for select to authenticated using ((select public.authorize('enquiries.read')));

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

create function private.is_ticket_open(path text) returns boolean
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

create function private.is_enquiry_file_kept(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.enquiry_pictures as picture where picture.path = is_enquiry_file_kept.path)
    or exists (
      select from private.enquiry_tickets as ticket
      where ticket.id::text = split_part(path, '/', 1) and enquiry_id is null and created_at > now() - interval '2 hours'
        and not split_part(path, '/', 2) = any (withdrawn::text[])
    )
$$;
comment on function private.is_enquiry_file_kept is 'By an enquiry, or by a ticket with which one may still come.';

create policy "Visitors with a ticket add files to their enquiry" on storage.objects
  for insert to anon with check (bucket_id = 'enquiry-pictures' and private.is_ticket_open(name));

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

create function public.withdraw_enquiry_picture(ticket uuid, place integer) returns void
language sql security definer set search_path = '' as $$
  update private.enquiry_tickets set withdrawn = withdrawn || place::smallint
  where id = ticket and enquiry_id is null and place between 1 and 12 and not place::smallint = any (withdrawn)
$$;
comment on function public.withdraw_enquiry_picture is 'A visitor takes a file away again: it will not come with the enquiry, and is deleted with the next cleaning. The same answer for any ticket.';

create function private.ticket_files(ticket uuid)
returns table (nth bigint, path text, mime_type text, bytes bigint)
language sql stable security definer set search_path = '' as $$
  select row_number() over (order by place), name, coalesce(metadata ->> 'mimetype', ''), coalesce((metadata ->> 'size')::bigint, 0)
  from private.enquiry_tickets as open
  cross join generate_series(1, 12) as place
  join storage.objects on bucket_id = 'enquiry-pictures' and name = open.id || '/' || place
  where open.id = ticket and enquiry_id is null and open.created_at > now() - interval '2 hours'
    and not place::smallint = any (withdrawn)
  order by place limit 6
$$;
comment on function private.ticket_files is 'What an enquiry with this ticket brings: at most six files; none if it is unknown, spent or older than two hours (whoever began to send in time may be slow to write).';

create function private.join_enquiry_pictures(enquiry uuid, ticket uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_pictures (enquiry_id, position, path, mime_type, bytes)
  select enquiry, nth, path, mime_type, bytes from private.ticket_files(ticket);
  update private.enquiry_tickets set enquiry_id = enquiry where id = ticket and enquiry_id is null;
end
$$;
comment on function private.join_enquiry_pictures is 'Gives the files of a ticket to the enquiry that came with it. submit_enquiry() holds the ticket meanwhile, so that no two enquiries get the same.';

create function public.record_picture_permission(enquiry_id uuid, permitted boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_permission('enquiries.write');
  update public.enquiry_pictures as picture
  set permitted_at = case when permitted then now() end, permitted_by = case when permitted then auth.uid() end
  where picture.enquiry_id = enquiry_id and (permitted_at is not null) <> permitted;
end
$$;
comment on function public.record_picture_permission is 'Notes that the customer lets us show the photographs of an enquiry, or no longer does. Needs enquiries.write.';

create function public.files_without_enquiry(most integer default 500) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.write');
  return query
    select name from storage.objects
    where bucket_id = 'enquiry-pictures' and not private.is_enquiry_file_kept(name)
    order by created_at, name limit least(most, 1000);
end
$$;
comment on function public.files_without_enquiry is 'Paths in the bucket enquiry-pictures of files to delete: their enquiry is gone or never came, or the visitor took them away. Needs enquiries.write.';
