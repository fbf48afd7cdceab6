-- Enquiries: visitors send one through submit_enquiry() and can never read; staff answer them.

create type public.enquiry_status as enum ('new', 'read', 'answered', 'archived', 'spam');
comment on type public.enquiry_status is 'What staff have done about an enquiry.';

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 40),
  service text check (private.is_slug(service)),
  message text not null check (char_length(message) between 1 and 5000),
  consent_at timestamptz not null,
  status public.enquiry_status not null default 'new',
  note text not null default '' check (char_length(note) <= 5000),
  sender_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null,
  constraint enquiries_answerable check (email <> '' or phone <> '')
);
comment on table public.enquiries is 'What visitors asked through the contact form.';
comment on column public.enquiries.consent_at is 'When the visitor agreed that we keep and answer the message.';
comment on column public.enquiries.note is 'For staff.';
comment on column public.enquiries.sender_hash is 'Salted hash of the sender''s network address, to limit the rate; emptied after a day.';
create index enquiries_status_idx on public.enquiries (status, created_at desc);
create index enquiries_created_at_idx on public.enquiries (created_at desc);
create index enquiries_sender_hash_idx on public.enquiries (sender_hash, created_at) where sender_hash is not null;
create index enquiries_updated_by_idx on public.enquiries (updated_by);

alter table public.enquiries enable row level security;
revoke all on public.enquiries from anon, authenticated;
grant select, update (status, note), delete on public.enquiries to authenticated;
grant all on public.enquiries to service_role;

create policy "Staff read enquiries" on public.enquiries
  for select to authenticated using ((select public.authorize('enquiries.read')));
create policy "Staff sort enquiries and note what was said" on public.enquiries
  for update to authenticated
  using ((select public.authorize('enquiries.write')))
  with check ((select public.authorize('enquiries.write')));
create policy "Staff delete what they have put away" on public.enquiries
  for delete to authenticated
  using (status in ('archived', 'spam') and (select public.authorize('enquiries.write')));
