-- What visitors and staff wait for deletes and forgets a bounded number of rows; release_due() does the rest by the minute (20261126100300_lock_order.sql).

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

-- What is not named here is bookkeeping, which the log leaves out anyway: forgetting a sender does not even ask.
drop trigger audit on public.enquiries;
create trigger audit after update of
    id, name, email, phone, service, message, consent_at, page, campaign, language, status, note, pictures, has_lost_pictures,
    is_proved, doubt, assigned_to, first_answered_at, first_answered_by, first_answered_way, reminded_at, owner_reminded_at
  or delete on public.enquiries
  for each row execute function private.audit('status', 'name', 'email', 'phone', 'message', 'note');

create or replace function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- What goes is gone for good, and a clock may be a year ahead for a minute: only what was too old an hour ago, or when
  -- it was looked for last, is too old.
  seen timestamptz;
  name text;
  condition text;
  gone integer;
  is_more boolean := false;
begin
  -- Whoever finds somebody else at it waits for nothing.
  select last_run into seen from private.maintenance
  where task = 'delete_expired' and (last_run < now() - interval '1 hour' or last_run > now()) for update skip locked;
  if not found then
    return;
  elsif seen > now() then
    -- That clock was ahead, or this one is behind: the next hour says which.
    update private.maintenance set last_run = now() where task = 'delete_expired';
    return;
  end if;
  perform set_config('app.expiry', 'on', true);
  for name, condition in values
    ('public.enquiries', $sql$created_at < $1 - interval '1 year' and status in ('answered', 'archived', 'spam', 'held')$sql$),
    -- Of customers who allow nothing, or never answered.
    ('public.customer_words', $sql$taken_back_at < $1 - interval '1 year'
      or (given_at is null and expires_at < $1 - interval '1 year')$sql$),
    ('public.audit_log', $sql$at < $1 - interval '1 year'$sql$),
    ('public.answer_times', $sql$received_at < $1 - interval '2 years'$sql$),
    ('public.notices', $sql$created_at < $1 - interval '90 days'$sql$),
    -- The newest change of each thing stays: the content version never falls, and what has been noted
    -- once is not taken for new.
    ('public.content_changes', $sql$at < $1 - interval '1 year' and exists (
      select from public.content_changes as later
      where later.entity = item.entity
        and later.entity_id is not distinct from item.entity_id
        and later.version > item.version
    )$sql$),
    ('public.media', $sql$deleted_at < $1 - interval '30 days'
      and not exists (select from public.media_usage where media_id = item.id)$sql$),
    ('private.former_files', $sql$not exists (
      select from storage.objects where bucket_id = item.bucket and objects.name = item.path
    )$sql$)
  loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s as item where %2$s limit 100 for update skip locked))',
      name, condition
    ) using seen;
    get diagnostics gone = row_count;
    is_more := is_more or gone = 100;
  end loop;
  perform set_config('app.expiry', '', true);
  update private.maintenance set last_run = now() where task = 'delete_expired' and not is_more;
end
$$;
comment on function private.delete_expired is
  'Deletes, at most once an hour, what has been kept for a year: enquiries that are answered, archived, spam or held back (one that nobody has answered stays), customers'' words that were taken back and links that were never used, the audit log, and changes of content except the newest of each thing; notices after 90 days; how long answers took after two years; and pictures that have been in the bin for 30 days. Of each at most 100, so that nobody waits for long; while there is more, the next call goes on. It counts from when it was looked for last, so that no single reading of a clock deletes anything. Their files are found by files_without_record(). Called by release_due() every minute, and for projects where nothing calls that, by submit_enquiry(), request_release() and refresh_releases().';

create or replace function public.submit_enquiry(
  name text, email text, phone text, service text, message text, consent boolean, website text,
  started_at timestamptz, page text default '', campaign jsonb default '{}', ticket uuid default null,
  proof text default null, language text default ''
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  enquiry public.enquiries;
  wrong record;
  new_id constant uuid := gen_random_uuid();
  brought integer;
begin
  name := private.trim_text(regexp_replace(coalesce(name, ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'));
  email := private.trim_text(coalesce(email, ''));
  phone := private.trim_text(coalesce(phone, ''));
  service := nullif(private.trim_text(coalesce(service, '')), '');
  message := private.trim_text(coalesce(message, ''));

  -- Only programs fill in the honeypot field. They learn nothing from the answer.
  if coalesce(website, '') <> '' then
    return 0;
  end if;
  select problem.field, problem.sentence into wrong from (values
    -- A visitor's clock may be wrong: only a time just before (or just after) now is a sign of haste.
    (1, started_at is null or started_at between now() - interval '3 seconds' and now() + interval '3 seconds',
      'form', 'That was very quick. Please wait a moment and send it again.'),
    (2, char_length(name) not between 1 and 120, 'name', 'Please tell us your name, in 120 characters or fewer.'),
    (3, email = '' and phone = '',
      'email', 'Please leave an email address or a phone number, so that we can answer.'),
    (4, email <> '' and not private.is_mail_address(email),
      'email', 'Please check the email address: it should look like name@example.com.'),
    (5, phone <> '' and (phone !~ '^[+0-9 ()./-]{6,40}$' or char_length(regexp_replace(phone, '\D', '', 'g')) not between 6 and 15),
      'phone', 'Please check the phone number: it should have 6 to 15 digits.'),
    (6, service is not null and not private.is_slug(service), 'service', 'Please choose one of the services.'),
    (7, char_length(message) not between 10 and 5000, 'message', 'Please tell us about the job in 10 to 5,000 characters.'),
    (8, consent is not true, 'consent', 'Please agree that we keep your message in order to answer it.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;

  perform private.delete_expired();
  perform private.forget_senders(100);
  enquiry.name := name;
  enquiry.email := email;
  enquiry.phone := phone;
  enquiry.service := service;
  enquiry.message := message;
  enquiry.sender_hash := private.sender_hash();
  enquiry.is_proved := private.check_proof(proof);
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
    has_lost_pictures, language
  )
  values (
    new_id, name, email, phone, service, message, now(), enquiry.sender_hash, enquiry.is_proved, enquiry.doubt,
    case when enquiry.doubt is null then 'new' else 'held' end::public.enquiry_status,
    case when page ~ '^/[!-~]*$' then page else '' end, private.clean_campaign(campaign),
    brought, ticket is not null and brought = 0, private.known_language(language)
  );
  perform private.join_enquiry_pictures(new_id, ticket);
  return brought;
end
$$;
