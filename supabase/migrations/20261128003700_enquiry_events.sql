-- What has become of an enquiry, in the order in which it happened.

create type public.enquiry_event_kind as enum (
  'read', 'assigned', 'answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp', 'answered', 'reopened',
  'appointment_proposed', 'appointment_taken', 'appointment_refused', 'appointment_changed', 'appointment_withdrawn',
  'testimonial_asked', 'testimonial_given', 'testimonial_withdrawn'
);
comment on type public.enquiry_event_kind is 'What happened to an enquiry: staff read it, it was given to one of them, it was answered (by mail from here, by telephone, or marked as such by hand and opened again); an appointment was proposed, taken, refused, changed or withdrawn; the customer was asked for a word after the job, gave it or took it back.';

create table public.enquiry_events (
  id bigint generated always as identity primary key,
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  kind public.enquiry_event_kind not null,
  words text not null default '' check (char_length(words) <= 8000),
  actor uuid references public.profiles (user_id) on delete set null,
  happened_at timestamptz not null default now()
);
comment on table public.enquiry_events is 'The story of each enquiry, written by functions alone.';
comment on column public.enquiry_events.words is 'What was sent or said; empty where the kind says all.';
comment on column public.enquiry_events.actor is 'Who of the staff did it; null for the customer, and for somebody who has left.';
create index enquiry_events_enquiry_idx on public.enquiry_events (enquiry_id, happened_at);

create policy "Staff read the story of an enquiry" on public.enquiry_events
  for select to authenticated using ((select public.authorize('enquiries.read')));

create function private.caller_profile() returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.profiles where user_id = auth.uid()
$$;
comment on function private.caller_profile is 'The account that asks; null for none.';

create function private.record_enquiry_event(enquiry_id uuid, kind public.enquiry_event_kind, words text default '') returns bigint
language sql security definer set search_path = '' as $$
  insert into public.enquiry_events (enquiry_id, kind, words, actor)
  select record_enquiry_event.enquiry_id, record_enquiry_event.kind, left(record_enquiry_event.words, 8000),
    private.caller_profile()
  returning id
$$;
comment on function private.record_enquiry_event is 'Adds to the story of an enquiry what the caller has done.';

create function private.hash_of_token(token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$$;
comment on function private.hash_of_token is 'What is kept of the token in a customer''s link. It has 160 random bits or more, so that no salt is needed.';
