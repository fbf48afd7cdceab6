-- Notices: what the business, or a visitor who wrote to it, is told by mail. A row here is an outbox entry, written in
-- the transaction of what it tells of; sending is in the next file.

create type public.notice_kind as enum (
  'enquiry', 'account', 'release', 'confirmation', 'test', 'answer', 'reminder', 'appointment', 'testimonial_request', 'quarantined'
);
comment on type public.notice_kind is 'What a notice tells of: an enquiry that came or that nobody has answered yet (reminder), enquiries that are held back, an account that waits for approval, a release that failed, or it is a test. To a customer: it confirms that an enquiry arrived, answers it, proposes or changes an appointment, asks for a word after the job (to staff: such a word was given or taken back).';

create type public.notice_state as enum ('waiting', 'sending', 'sent', 'failed');
comment on type public.notice_state is 'How far a notice has come: waiting for its (next) try, handed over and not answered yet, taken by the mail provider, or given up.';

create type public.notice_detail as enum ('link', 'name', 'start', 'all');
comment on type public.notice_detail is 'How much of an enquiry a notice holds: nothing but a link to it; the name too; the first words of the message too; everything.';

create function private.is_own_confirmations(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 11 and not exists (
      select from jsonb_each(value) as language (code, mail)
      where not private.is_language(code) or not case when jsonb_typeof(mail) = 'object' then
        case when mail ? 'subject' then private.is_settings_line(mail ->> 'subject', 120) is true else true end
          and case when mail ? 'text' then
            jsonb_typeof(mail -> 'text') = 'string' and char_length(private.trim_text(mail ->> 'text')) between 1 and 2000
          else true end
          and mail - '{subject,text}'::text[] = '{}'
      else false end
    )
  else false end
$$;
comment on function private.is_own_confirmations is 'What staff wrote in place of the folder''s words, by the code of a language, empty for the main one: {"": {"subject": "…"}, "pt": {"text": "…"}}.';

create table public.notice_settings (
  id boolean primary key default true check (id),
  recipients text[] not null default '{}' check (cardinality(recipients) <= 10),
  tells_enquiries boolean not null default true,
  tells_accounts boolean not null default true,
  tells_releases boolean not null default true,
  reminds_enquiries boolean not null default true,
  enquiry_detail public.notice_detail not null default 'link',
  confirms_enquiries boolean not null default false,
  confirmations jsonb not null default '{}' check (private.is_own_confirmations(confirmations)),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.notice_settings is 'Who is told of what. One row.';
comment on column public.notice_settings.recipients is 'Addresses that notices go to. None: to every active administrator.';
comment on column public.notice_settings.confirmations is 'What a confirmation says in each language, where it is not what the folder says: see private.is_own_confirmations().';
comment on column public.notice_settings.enquiry_detail is 'How much of an enquiry leaves for a mailbox. As little as possible, unless somebody decides otherwise.';
insert into public.notice_settings default values;

create policy "Administrators read who is told of what" on public.notice_settings
  for select to authenticated using ((select public.authorize('notices.read')));
create policy "Administrators say who is told of what" on public.notice_settings
  for update to authenticated using ((select public.authorize('notices.write')));

create function private.update_notice_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wrong text;
begin
  new.recipients := array(
    select distinct on (lower(address)) address
    from (select private.trim_text(entry) as address from unnest(new.recipients) as entry) as trimmed
    where address <> ''
  );
  select address into wrong from unnest(new.recipients) as address where not private.is_mail_address(address) limit 1;
  if found then
    raise exception '“%” is no mail address: it should look like name@example.com.', left(wrong, 100)
      using errcode = 'PT422', hint = 'recipients';
  end if;
  return new;
end
$$;
comment on function private.update_notice_settings is 'Each address once; PT422 with one that is none.';
create trigger enforce_version before update on public.notice_settings
  for each row execute function private.enforce_version();
create trigger update_notice_settings before update on public.notice_settings
  for each row execute function private.update_notice_settings();

create function private.is_attachment(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then coalesce(
    value ->> 'name' ~ '^[a-z0-9-]{1,60}\.[a-z0-9]{1,8}$'
      and value ->> 'type' ~ '^[a-z]+/[a-z0-9.+-]+(; ?[a-z]+=[A-Za-z0-9-]+)*$'
      and jsonb_typeof(value -> 'content') = 'string' and char_length(value ->> 'content') between 1 and 20000
      and value - '{name,type,content}'::text[] = '{}',
    false
  ) else false end
$$;
comment on function private.is_attachment is 'A text file: {"name": "appointment.ics", "type": "text/calendar; charset=utf-8", "content": "…"}, 20,000 characters at most.';

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  kind public.notice_kind not null,
  recipient text not null check (private.is_mail_address(recipient)),
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[\u0001-\u001f\u007f]'),
  body text not null check (char_length(body) <= 8000),
  link text not null default '' check (link = '' or link like '/admin/%' or link ~ '^(/[a-z]{2,3})?/(appointment|your-word)#'),
  reply_to text not null default '' check (reply_to = '' or private.is_mail_address(reply_to)),
  sender_name text not null default '' check (char_length(sender_name) <= 80 and sender_name !~ '[\u0001-\u001f\u007f"<>\\]'),
  attachment jsonb check (attachment is null or private.is_attachment(attachment)),
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  account_id uuid references public.profiles (user_id) on delete cascade,
  bundle_id uuid references public.notices (id) on delete cascade,
  covers integer not null default 1 check (covers >= 1),
  state public.notice_state not null default 'waiting',
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  give_up_at timestamptz not null default now() + interval '3 days',
  last_try_at timestamptz,
  sent_at timestamptz,
  problem text not null default '' check (char_length(problem) <= 1000),
  net_request bigint,
  created_at timestamptz not null default now()
);
comment on table public.notices is 'The outbox: each mail that tells somebody of something, and what became of it. Written by triggers; kept for 90 days, and no longer than the enquiry or account that it tells of.';
comment on column public.notices.link is 'Screen of the staff area that it leads to, or the page where a customer answers; the address of the site is put before it when it is sent.';
comment on column public.notices.reply_to is 'Where an answer to the mail goes: the visitor, when everything of the enquiry is told.';
comment on column public.notices.sender_name is 'Whose name stands before the address that mails come from; empty for the name that is set up.';
comment on column public.notices.attachment is 'A file that goes with it, or null: see private.is_attachment().';
comment on column public.notices.bundle_id is 'The notice that was sent in place of this one and others, because too many came at once. Its state is what became of this one.';
comment on column public.notices.net_request is 'The request whose answer is awaited: an id of pg_net.';
create index notices_due_idx on public.notices (next_try_at) where state in ('waiting', 'sending') and bundle_id is null;
create index notices_recipient_idx on public.notices (recipient, kind, last_try_at);
create index notices_created_at_idx on public.notices (created_at desc);

create policy "Administrators read the outbox" on public.notices
  for select to authenticated using ((select public.authorize('notices.read')));

create function private.notice_recipients() returns setof text
language sql stable security definer set search_path = '' as $$
  select unnest(recipients) from public.notice_settings where recipients <> '{}'
  union all
  select email from public.profiles join public.user_roles using (user_id)
  where role = 'admin' and deactivated_at is null and private.is_mail_address(email)
    and exists (select from public.notice_settings where recipients = '{}')
$$;
comment on function private.notice_recipients is 'Who is told: the addresses in the settings or, while there are none, the active administrators.';

create function private.quote_stranger(words text) returns text
language sql immutable set search_path = '' as $$
  select '“' || regexp_replace(left(words, 60), '([.:/@])(?=\S)', '\1 ', 'g') || case when char_length(words) > 60 then ' …' else '' end || '”'
  from (select private.trim_text(regexp_replace(words, '[\s\u0001-\u001f\u007f-\u009f“”"]+', ' ', 'g'))) as plain (words)
  where words <> ''
$$;
comment on function private.quote_stranger is 'What anybody may have typed, quoted, at most 60 characters of it, and without anything that mail programs make a link of. Null for nothing. It stands in no subject.';

create function private.confirmation_in(language text) returns table (subject text, body text)
language sql stable security definer set search_path = '' as $$
  with mail as (
    select settings.confirmations -> code as own, folder.confirmations -> code as folder
    from public.notice_settings as settings left join private.site_defaults as folder on true,
      lateral (select private.known_language(language)) as known (code)
  )
  select
    coalesce(own ->> 'subject', folder ->> 'subject', 'We have your message'),
    coalesce(own ->> 'text', folder ->> 'text', E'Thank you for writing to us. Your message has arrived, and one of us will read it and answer you.\n\nIf it is urgent, please call us.')
  from mail
$$;
comment on function private.confirmation_in is 'What confirms an enquiry in a language: the words of staff, or else of the folder; in English while nobody has noted these.';

create function private.notice_of_enquiry(enquiry public.enquiries, detail public.notice_detail, language text)
returns table (subject text, body text)
language plpgsql stable security definer set search_path = '' as $$
declare
  about constant text := nullif(left(private.service_name(enquiry.service), 80), '');
  who constant text := case when detail <> 'link' then private.quote_stranger(enquiry.name) end;
  -- Line breaks stay; a whole message of 5000 characters fits into a notice.
  words constant text := case
    when detail = 'all' or char_length(enquiry.message) <= 200 then enquiry.message
    else left(enquiry.message, 200) || ' …'
  end;
begin
  subject := case when about is null then private.mail_text(language, 'New enquiry') else private.mail_text(language, 'New enquiry: %1$s', about) end;
  body := concat_ws(E'\n\n',
    case when who is null then private.mail_text(language, 'Somebody has written through the contact form of the website.')
      else private.mail_text(language, '%1$s has written through the contact form of the website.', who) end,
    (select private.mail_text(language, 'Written on the pages in %1$s.', confirmations -> enquiry.language ->> 'name') from private.site_defaults where enquiry.language <> '' and confirmations ? enquiry.language),
    case when enquiry.pictures = 1 then private.mail_text(language, 'A photograph or sketch is with it, in the staff area.')
      when enquiry.pictures > 1 then private.mail_text(language, '%1$s photographs or sketches are with it, in the staff area.', enquiry.pictures::text) end,
    case when detail in ('start', 'all') then words end,
    case when detail = 'all' then nullif(concat_ws(E'\n', nullif(enquiry.email, ''), nullif(enquiry.phone, '')), '') end
  );
  return next;
end
$$;
comment on function private.notice_of_enquiry is 'Subject and text of the notice of an enquiry in the language of staff, with no more of it than the settings allow.';

create function private.mailbox(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(address), '\+[^@]*@', '@')
$$;
comment on function private.mailbox is 'One spelling of an address: in small letters, without what stands behind a plus.';

create function private.notify_of_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  settings public.notice_settings;
begin
  -- What is brought back from a copy is no news.
  if new.status <> 'new' or new.created_at < now() - interval '1 hour' then
    return null;
  end if;
  select * into settings from public.notice_settings;
  if settings.tells_enquiries then
    insert into public.notices (kind, recipient, subject, body, link, reply_to, enquiry_id)
    select 'enquiry', recipient, told.subject, told.body, '/admin/enquiries/' || new.id,
      case when settings.enquiry_detail = 'all' then new.email else '' end, new.id
    from private.notice_recipients() as recipient,
      private.notice_of_enquiry(new, settings.enquiry_detail, private.language_of_reader(recipient)) as told;
  end if;
  -- Anybody can type anybody's address: it hears of us once a day at most, and of all no more than 30 an hour.
  if settings.confirms_enquiries and new.email <> ''
    and not exists (
      select from public.notices
      where private.mailbox(recipient) = private.mailbox(new.email) and kind = 'confirmation' and created_at > now() - interval '1 day'
    )
    and (select count(*) from public.notices where kind = 'confirmation' and created_at > now() - interval '1 hour') < 30 then
    insert into public.notices (kind, recipient, subject, body, enquiry_id)
    select 'confirmation', new.email, told.subject, told.body, new.id from private.confirmation_in(new.language) as told;
  end if;
  return null;
exception when others then
  -- Whatever is wrong with telling of it, the enquiry itself is there.
  raise warning 'No notice of enquiry %: %', new.id, sqlerrm;
  return null;
end
$$;
comment on function private.notify_of_enquiry is 'After an enquiry came: puts the notices of it into the outbox, and the confirmation to the visitor if the settings want one.';
create trigger notify_of_enquiry after insert on public.enquiries
  for each row execute function private.notify_of_enquiry();

create function private.notify_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  who text;
  address constant text := case when private.is_mail_address(new.email) then new.email else private.quote_stranger(new.email) end;
begin
  if not exists (select from public.notice_settings where tells_accounts)
    or not exists (select from public.user_roles where user_id = new.id and role = 'viewer')
    -- An account that a restore puts back is no news.
    or exists (select from private.backup_lines where part = 'accounts' and line::jsonb @> jsonb_build_object('id', new.id, 'is_confirmed', true)) then
    return null;
  end if;
  select private.quote_stranger(full_name) into who from public.profiles where user_id = new.id;
  insert into public.notices (kind, recipient, subject, body, link, account_id)
  select 'account', recipient, private.mail_text(language, 'Somebody waits for approval'),
    case when who is null
      then private.mail_text(language, 'Somebody has created an account with the address %1$s and can do nothing until an administrator lets them in.', address)
      else private.mail_text(language, '%1$s has created an account with the address %2$s and can do nothing until an administrator lets them in.', who, address)
    end,
    '/admin/team', new.id
  from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language;
  return null;
exception when others then
  raise warning 'No notice of account %: %', new.id, sqlerrm;
  return null;
end
$$;
comment on function private.notify_of_account is 'After the address of a new account has been confirmed: puts the notices that it waits for approval into the outbox.';
-- Triggers of one event run by name: this one comes after create_profile.
create trigger notify_of_account after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.notify_of_account();
create trigger tell_of_confirmed_account after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.notify_of_account();

create function private.forget_account_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notices where account_id = new.user_id and state in ('waiting', 'failed') and bundle_id is null;
  return null;
end
$$;
comment on function private.forget_account_notices is 'After somebody was let in: there is no need to tell any more that they wait.';
create trigger forget_account_notices after update of role on public.user_roles
  for each row when (old.role = 'viewer' and new.role <> 'viewer') execute function private.forget_account_notices();

create function private.notify_of_release() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One that gave way to a later one is no trouble.
  if not exists (select from public.notice_settings where tells_releases)
    or exists (select from public.releases where id > new.id) then
    return null;
  end if;
  insert into public.notices (kind, recipient, subject, body, link)
  select 'release', recipient, private.mail_text(language, 'Publishing needs another try'),
    left(concat_ws(E'\n\n', nullif(new.message, ''), private.mail_text(language, 'Nothing is lost: what was saved is still there and can be published again.')), 8000),
    '/admin/dashboard'
  from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language;
  return null;
exception when others then
  raise warning 'No notice of release %: %', new.id, sqlerrm;
  return null;
end
$$;
comment on function private.notify_of_release is 'After a release failed: puts the notices of it into the outbox, unless a later release has taken its place.';
create trigger notify_of_release after update of status on public.releases
  for each row when (old.status <> 'failed' and new.status = 'failed') execute function private.notify_of_release();
