-- Whatever fills in the hidden field is held back like the rest of what is doubted, by the same limits: a browser's form filler
-- or an assistant fills it in for a customer, who is thanked. It has a name that neither of them knows a value for.

alter type public.enquiry_doubt add value 'hidden_field';
comment on type public.enquiry_doubt is 'Why an enquiry was held back: too many came without the proof of a browser, or one with a link; others had the same text; the sender had sent several; a flood was on; or the hidden field of the form was filled in.';

create or replace function private.doubt_about(enquiry public.enquiries) returns public.enquiry_doubt
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
    if (select count(*) > 20000 from (select from public.enquiries where status = 'held' limit 20001) as waiting) then
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
    has_lost_pictures, language
  )
  values (
    new_id, name, enquiry.email, enquiry.phone, service, message, now(), enquiry.sender_hash, enquiry.is_proved, enquiry.doubt,
    case when enquiry.doubt is null then 'new' else 'held' end::public.enquiry_status,
    case when page ~ '^/[!-~]*$' then page else '' end, private.clean_campaign(campaign),
    brought, ticket is not null and brought = 0, private.known_language(language)
  );
  perform private.join_enquiry_pictures(new_id, ticket);
  return brought;
end
$$;
comment on function public.submit_enquiry is
  'The contact form. PT422 with a sentence and the field in the hint (name, contact, email, phone, service, message, consent, form); PT429 and what is held back: see private.doubt_about(). proof: what the browser calculated from proof_challenge(); without one it is taken too, by narrower limits. email and phone: as they were written, see private.read_contact(). website: the hidden field; what comes with it filled is held back. started_at: when the visitor began, at least 3 seconds ago. page and campaign say where the visitor came from; what is no path and no word of a campaign is left out. ticket: of begin_enquiry_pictures(); the answer is how many photographs came with it, and one that is spent, unknown or too old costs the enquiry nothing. language: of the page; the main one for any that the site has not.';

drop function public.send_enquiry_form;
create function public.send_enquiry_form(
  name text default '', contact text default '', service text default '', message text default '',
  consent text default '', website text default '', language text default '', leave_empty text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  is_mail constant boolean := contact like '%@%';
  origin constant text := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> 'origin';
  known constant text := private.known_language(language);
  outcome text := 'enquiry-sent';
begin
  begin
    perform public.submit_enquiry(
      name, case when is_mail then contact else '' end, case when is_mail then '' else contact end, service, message,
      consent <> '', website || leave_empty, now() - interval '1 hour', language => language
    );
  exception when sqlstate 'PT422' or sqlstate 'PT429' then
    outcome := 'enquiry-not-sent';
  end;
  -- A browser says which site the form was on; an answer leads nowhere else than back to it.
  perform set_config('response.status', '303', true);
  perform set_config('response.headers', jsonb_build_array(jsonb_build_object(
    'Location', case when origin ~ '^https?://[^/\s]+$' then origin else '' end || case when known = '' then '/' else '/' || known end || '#' || outcome
  ))::text, true);
end
$$;
comment on function public.send_enquiry_form is 'The contact form as a browser without scripts posts it (application/x-www-form-urlencoded): without a proof, so by the narrower limits of submit_enquiry(). Answers with a redirection (303) to the home page of the site that it was on, in the language of the form, which says what became of it. website: the hidden field as pages of an earlier version name it.';
grant execute on function public.send_enquiry_form to anon, authenticated, service_role;

-- It said that it looks like a flood, which one enquiry is not.
create or replace function private.tell_of_held() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_first constant boolean := not exists (select from public.enquiries where status = 'held' and id <> new.id);
begin
  if new.created_at < now() - interval '1 hour'
    or not exists (select from public.notice_settings where tells_enquiries)
    or exists (
      select from public.notices
      where kind = 'held' and created_at > now() - case when is_first then interval '1 hour' else interval '1 day' end
    ) then
    return null;
  end if;
  insert into public.notices (kind, recipient, subject, body, link)
  select 'held', recipient, private.mail_text(language, 'Enquiries are held back'),
    concat_ws(E'\n\n',
      private.mail_text(language, 'What has come through the contact form of the website looks as if programs had sent it, so it waits apart from the other enquiries. Nothing is lost: please look it through, there may be a customer among it.'),
      private.mail_text(language, 'You are told of this at most once a day while anything waits.')),
    '/admin/enquiries?state=held'
  from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language;
  return null;
exception when others then
  raise warning 'No notice of what is held back: %', sqlerrm;
  return null;
end
$$;
