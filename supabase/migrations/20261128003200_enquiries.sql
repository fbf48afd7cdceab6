-- Enquiries: visitors send one through submit_enquiry() and can never read; staff answer them.

create type public.enquiry_status as enum ('new', 'read', 'answered', 'archived', 'spam', 'quarantined');
comment on type public.enquiry_status is 'What staff have done about an enquiry. Held: it came in what looks like a flood and waits until staff look it through. Answered, archived, spam and held ones go by themselves when they are a year old.';

create type public.enquiry_doubt as enum ('unproved', 'link', 'same_text', 'sender', 'flood', 'hidden_field');
comment on type public.enquiry_doubt is 'Why an enquiry was held back: too many came without the proof of a browser, or one with a link; others had the same text; the sender had sent several; a flood was on; or the hidden field of the form was filled in.';

-- What a visitor wrote to be answered at is read as people write it: copied from a telephone with signs that nobody sees, with
-- an extension, a remark, two numbers, or a number beside an address. None of it is refused for that, or lost.
create function private.plain_signs(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(
        regexp_replace(value, '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g'),
        '[\u2010-\u2015\u2212]', '-', 'g'
      ),
      '０１２３４５６７８９٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹（）＊＋，－．／', '012345678901234567890123456789()*+,-./'
    ),
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  ))
$$;
comment on function private.plain_signs is 'In signs that a keyboard has, without those that nobody sees; every white space is one space. plainSigns() of src/domain has the same rule.';

create function private.numbers_in(value text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(digits order by nth, nth_half, nth_part) filter (where char_length(digits) between 6 and 15), '{}')
  from regexp_matches(value, '(?:\+ ?)?\(?[0-9][0-9 ()./-]*', 'g') with ordinality as run (found, nth)
  cross join regexp_split_to_table(
    found[1], case when char_length(regexp_replace(found[1], '[^0-9]', '', 'g')) > 15 then '/' else '^$' end
  ) with ordinality as halves (half, nth_half)
  cross join regexp_split_to_table(
    half, case when char_length(regexp_replace(half, '[^0-9]', '', 'g')) > 15 then ' (?=0)' else '^$' end
  ) with ordinality as parts (part, nth_part)
  cross join regexp_replace(part, '[^0-9]', '', 'g') as digits
$$;
comment on function private.numbers_in is 'The digits of each telephone number in a text of plain signs: what has 6 to 15 of them. Two, one behind the other, are parted by a slash, or where the second begins with a zero. numbersIn() of src/domain has the same rule.';

create function private.read_contact(written text, out address text, out others text)
language plpgsql immutable set search_path = '' as $$
declare
  ends constant text := ' ,;:<>()\[\]{}"|/';
  before text;
  after text;
begin
  others := regexp_replace(written, '\mmailto:', '', 'gi');
  if position('@' in written) = 0 then
    return;
  end if;
  written := others;
  address := rtrim(substring(written from '[^' || ends || ']*@[^' || ends || ']*'), '.!?');
  before := btrim(left(written, position(address in written) - 1));
  after := btrim(substr(written, position(address in written) + char_length(address)));
  others := btrim(concat_ws(' ', before, after), ' ,;:<>|/');
  if others ~ ('^[.' || ends || '-]*$') then
    others := '';
  end if;
  -- An address that somebody broke by a space would go to somebody else: of these what is beside it is no part.
  if after like '%@%' or not private.is_mail_address(address)
    or private.numbers_in(concat_ws(' ', before, after)) = '{}'
      and not (before ~ ('^[.' || ends || '-]*$|[<:]$') and after ~ ('^$|^[.!?' || ends || '-]')) then
    address := null;
  end if;
end
$$;
comment on function private.read_contact is 'The one mail address in a text of plain signs, and what is written beside it: a number, a remark, the name before it. No address where it is not sure which one is meant. findContactProblem() of src/domain has the same rule.';

create function private.clean_campaign(words jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, text), '{}')
  from (
    select key, left(private.trim_text(regexp_replace(value #>> '{}', '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 100) as text
    from jsonb_each(case when jsonb_typeof(words) = 'object' then words else '{}' end)
    where key in ('source', 'medium', 'campaign', 'term', 'content') and jsonb_typeof(value) = 'string'
  ) as known
  where text <> ''
$$;
comment on function private.clean_campaign is 'What of an object are words of a campaign (source, medium, campaign, term, content), 100 characters of each.';

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  email text not null default '' check (email = '' or private.is_mail_address(email)),
  phone text not null default '' check (char_length(phone) <= 300),
  service text check (private.is_slug(service)),
  message text not null check (char_length(message) between 1 and 5000),
  consent_at timestamptz not null,
  page text not null default '' check (page = '' or page like '/%' and char_length(page) <= 300),
  campaign jsonb not null default '{}' check (jsonb_typeof(campaign) = 'object'),
  read_pages text[] not null default '{}' check (cardinality(read_pages) <= 20),
  language text not null default '' check (private.is_language(language)),
  status public.enquiry_status not null default 'new',
  note text not null default '' check (char_length(note) <= 5000),
  note_version integer not null default 1,
  pictures smallint not null default 0 check (pictures between 0 and 6),
  has_lost_pictures boolean not null default false,
  sender_hash text,
  is_proved boolean not null default false,
  doubt public.enquiry_doubt,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null,
  constraint enquiries_answerable check (email <> '' or phone <> '')
);
comment on table public.enquiries is 'What visitors asked through the contact form.';
comment on column public.enquiries.phone is 'Telephone number with whatever was written beside it and the mail address: an extension, another number, a remark. See private.numbers_in().';
comment on column public.enquiries.consent_at is 'When the visitor agreed that we keep and answer the message.';
comment on column public.enquiries.page is 'Path of the page from which the visitor came to the form; empty when it is not known.';
comment on column public.enquiries.campaign is 'The utm_ words of the address that the visitor came by: source, medium, campaign, term, content.';
comment on column public.enquiries.read_pages is 'Paths of the pages that the visitor had read in that visit, the first one first; none while views of pages are not counted.';
comment on column public.enquiries.language is 'Code of the language of the page with the form; empty for the main one. What goes to the visitor is written in it.';
comment on column public.enquiries.note_version is 'Raised by one when the note changes, and by nothing else; a note that is based on an older one is refused. The state has no version: the last word counts.';
comment on column public.enquiries.pictures is 'How many photographs came with it: rows of enquiry_pictures.';
comment on column public.enquiries.has_lost_pictures is 'The visitor had added some, but too long ago: the enquiry came without them.';
comment on column public.enquiries.sender_hash is 'Of the sender''s network address, to limit the rate: see private.sender_hash(). Emptied after a day.';
comment on column public.enquiries.is_proved is 'Whether the browser that sent it had calculated for it: see private.check_proof().';
comment on column public.enquiries.doubt is 'Why it was held back when it came; null for the others.';
create index enquiries_status_idx on public.enquiries (status, created_at desc);
create index enquiries_created_at_idx on public.enquiries (created_at desc);
create index enquiries_sender_hash_idx on public.enquiries (sender_hash collate "C", created_at) where sender_hash is not null;
create index enquiries_known_sender_idx on public.enquiries (created_at) where sender_hash is not null;

create policy "Staff read enquiries" on public.enquiries
  for select to authenticated using ((select public.authorize('enquiries.read')));
create policy "Staff sort enquiries and note what was said" on public.enquiries
  for update to authenticated using ((select public.authorize('enquiries.write')));
create policy "Staff delete what they have put away" on public.enquiries
  for delete to authenticated using (status in ('archived', 'spam', 'quarantined') and (select public.authorize('enquiries.write')));

create function private.update_enquiry() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.note_version is distinct from old.note_version then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s of the note has been saved since; this is based on version %s.', old.note_version, new.note_version),
      hint = old.note_version::text;
  end if;
  -- private.hold_earlier() writes a doubt with it, which staff may not.
  if new.status = 'quarantined' and old.status <> 'quarantined' and new.doubt is not distinct from old.doubt then
    raise exception 'Only what has just come is held back.' using errcode = 'PT422', hint = 'status';
  end if;
  if new.note <> old.note then
    new.note_version := old.note_version + 1;
  end if;
  if (new.note, new.status) is distinct from (old.note, old.status) then
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  return new;
end
$$;
comment on function private.update_enquiry is 'Notes who and when; PT409 for a note based on an older note_version.';
create trigger update_enquiry before update of status, note, note_version on public.enquiries
  for each row execute function private.update_enquiry();

create table private.salts (
  purpose text primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.salts is 'Random values of this project that make its hashes useless elsewhere. Nobody reads them but functions.';
insert into private.salts (purpose) values ('enquiry_sender');

create table private.sender_header (
  id boolean primary key default true check (id),
  name text not null default 'cf-connecting-ip' check (name ~ '^[a-z0-9-]*$')
);
comment on table private.sender_header is 'The header in which the proxy before the API names the client. Hosted projects: cf-connecting-ip. Self-hosted: what the proxy sets itself, such as x-forwarded-for; clients can write any other. Empty: senders are unknown. One row.';
insert into private.sender_header default values;

create function private.request_header(name text) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> name
$$;
comment on function private.request_header is 'Of the request that is answered; the name in small letters.';

create function private.sender_hash() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  address inet;
begin
  -- The last hop is what the proxy saw, those before it are what the client says.
  select regexp_replace(btrim(split_part(private.request_header(name), ',', -1)), '^::ffff:', '', 'i')::inet into address
  from private.sender_header;
  -- Of IPv6 a household owns a /64, and many get a /48.
  return (
    select string_agg(encode(sha256(convert_to(salt || network(set_masklen(address, size)), 'UTF8')), 'hex'), '.' order by size)
    from private.salts, unnest(case family(address) when 6 then '{48,64}' else '{32}' end::integer[]) as size
    where purpose = 'enquiry_sender' and address is not null
  );
exception when data_exception then
  return null;
end
$$;
comment on function private.sender_hash is 'Salted hash of the client''s IPv4 address, or of its IPv6 /48 and, behind a dot, its /64; null when it is not known. The address itself is stored nowhere.';

create function private.lock_sender(sender text) returns void
language sql set search_path = '' as $$
  -- The first number is the one after that of private.lock().
  select pg_advisory_xact_lock(20261122, hashtext(coalesce(sender, '')))
$$;
comment on function private.lock_sender is 'Waits until nobody else counts what this sender sent, and holds the others off until the transaction ends. Those who are unknown are one.';

create function private.forget_senders(most integer) returns void
language sql set search_path = '' as $$
  -- Who comes at the same moment takes others, and waits for nobody.
  update public.enquiries set sender_hash = null
  where id in (
    select id from public.enquiries
    where sender_hash is not null and created_at < now() - interval '1 day'
    order by created_at limit most for update skip locked
  )
$$;
comment on function private.forget_senders is 'Empties the hashes of senders that are a day old: so many, the oldest first.';

create function public.submit_enquiry(
  name text, email text, phone text, service text, message text, consent boolean, website text,
  started_at timestamptz, page text default '', campaign jsonb default '{}', ticket uuid default null,
  proof text default null, language text default '', read_pages text[] default '{}'
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  enquiry public.enquiries;
  wrong record;
  new_id constant uuid := gen_random_uuid();
  brought integer;
  address text;
  others text;
begin
  name := private.trim_text(regexp_replace(coalesce(name, ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'));
  email := private.plain_signs(coalesce(email, ''));
  phone := private.plain_signs(coalesce(phone, ''));
  service := nullif(private.trim_text(coalesce(service, '')), '');
  message := private.trim_text(coalesce(message, ''));

  select contact.address, contact.others into address, others from private.read_contact(email) as contact;
  select problem.field, problem.sentence into wrong from (values
    -- A visitor's clock may be wrong: only a time just before (or just after) now is a sign of haste.
    (1, started_at is null or started_at between now() - interval '3 seconds' and now() + interval '3 seconds',
      'form', 'That was very quick. Please wait a moment and send it again.'),
    (2, char_length(name) not between 1 and 120, 'name', 'Please tell us your name, in 120 characters or fewer.'),
    (3, email = '' and phone = '',
      'email', 'Please leave an email address or a phone number, so that we can answer.'),
    (4, char_length(email) + char_length(phone) > 300,
      'contact', 'Please leave an email address or a phone number, in 300 characters or fewer.'),
    (5, email <> '' and address is null,
      'email', 'Please check the email address: it should look like name@example.com.'),
    (6, phone <> '' and private.numbers_in(phone) = '{}',
      'phone', 'Please check the phone number: it should have 6 to 15 digits.'),
    (7, service is not null and not private.is_slug(service), 'service', 'Please choose one of the services.'),
    (8, char_length(message) not between 10 and 5000, 'message', 'Please tell us about the job in 10 to 5,000 characters.'),
    (9, consent is not true, 'consent', 'Please agree that we keep your message in order to answer it.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;

  perform private.delete_expired();
  perform private.forget_senders(100);
  enquiry.name := name;
  enquiry.email := coalesce(address, '');
  enquiry.phone := concat_ws(', ', nullif(others, ''), nullif(phone, ''));
  enquiry.service := service;
  enquiry.message := message;
  enquiry.sender_hash := private.sender_hash();
  enquiry.is_proved := private.check_proof(proof);
  -- Programs fill it in, and so do those that fill in forms for a customer.
  enquiry.doubt := case when coalesce(website, '') <> '' then 'hidden_field' end::public.enquiry_doubt;
  -- One of each sender at a time: many at the same moment must not slip past the count, and nobody waits for others.
  perform private.lock_sender(enquiry.sender_hash);
  enquiry.doubt := private.doubt_about(enquiry);
  if enquiry.doubt is not null and private.is_flooded() then
    perform private.hold_earlier(enquiry.sender_hash);
  end if;
  -- Where it came from is worth knowing, and never a reason to refuse what a visitor wrote.
  page := left(coalesce(page, ''), 300);
  -- Of two enquiries with one ticket, the second comes without the files.
  perform from private.enquiry_tickets where id = ticket for update;
  select count(*) into brought from private.ticket_files(ticket);
  insert into public.enquiries (
    id, name, email, phone, service, message, consent_at, sender_hash, is_proved, doubt, status, page, campaign, pictures,
    has_lost_pictures, language, read_pages
  )
  values (
    new_id, name, enquiry.email, enquiry.phone, service, message, now(), enquiry.sender_hash, enquiry.is_proved, enquiry.doubt,
    case when enquiry.doubt is null then 'new' else 'quarantined' end::public.enquiry_status,
    case when page ~ '^/[!-~]*$' then page else '' end, private.clean_campaign(campaign),
    brought, ticket is not null and brought = 0, private.known_language(language), array(
      select path from unnest(read_pages) with ordinality as read (path, nth)
      where path ~ '^/[!-~]*$' and char_length(path) <= 300 and (select counts from public.business_settings) order by nth limit 20
    )
  );
  perform private.join_enquiry_pictures(new_id, ticket);
  return brought;
end
$$;
comment on function public.submit_enquiry is
  'The contact form. PT422 with a sentence and the field in the hint (name, contact, email, phone, service, message, consent, form); PT429 and what is held back: see private.doubt_about(). proof: what the browser calculated from proof_challenge(); without one it is taken too, by narrower limits. email and phone: as they were written, see private.read_contact(). website: the hidden field; what comes with it filled is held back. started_at: when the visitor began, at least 3 seconds ago. page and campaign say where the visitor came from; what is no path and no word of a campaign is left out. ticket: of begin_enquiry_pictures(); the answer is how many photographs came with it, and one that is spent, unknown or too old costs the enquiry nothing. language: of the page; the main one for any that the site has not. read_pages: what the visitor had read before, kept while views of pages are counted.';
