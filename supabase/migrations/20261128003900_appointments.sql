-- Appointments: times that are proposed to a customer, who takes one by a link and without an account. What the customer is
-- told, in the language of their enquiry, comes with the proposal: the database has no words of its own for customers.

create type public.appointment_state as enum ('proposed', 'taken', 'refused', 'cancelled', 'withdrawn');
comment on type public.appointment_state is 'How far an appointment has come: proposed by staff, taken by the customer, who may also ask for another time (refused) or want none (cancelled), or withdrawn by staff.';

create function private.is_mail_words(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then coalesce(
    jsonb_typeof(value -> 'subject') = 'string' and private.is_settings_line(value ->> 'subject', 200)
      and jsonb_typeof(value -> 'body') = 'string' and char_length(value ->> 'body') between 1 and 6000
      and value - '{subject,body}'::text[] = '{}',
    false
  ) else false end
$$;
comment on function private.is_mail_words is 'Subject and text of a mail: {"subject": "…", "body": "…"}.';

create function private.is_appointment_texts(value jsonb, times integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'times') = 'array' and jsonb_typeof(value -> 'taken') = 'array' then coalesce(
    private.is_settings_line(value ->> 'sender', 80) and private.is_mail_address(value ->> 'reply_to')
      and private.is_settings_line(value ->> 'title', 120)
      and jsonb_array_length(value -> 'times') = times and jsonb_array_length(value -> 'taken') = times
      and not exists (select from jsonb_array_elements_text(value -> 'times') as words where private.is_settings_line(words, 120) is not true)
      and not exists (select from jsonb_array_elements(value -> 'taken') as mail where not private.is_mail_words(mail))
      and private.is_mail_words(value -> 'proposed') and private.is_mail_words(value -> 'refused')
      and private.is_mail_words(value -> 'cancelled') and private.is_mail_words(value -> 'withdrawn')
      and value - '{sender,reply_to,title,times,proposed,taken,refused,cancelled,withdrawn}'::text[] = '{}',
    false
  ) else false end
$$;
comment on function private.is_appointment_texts is 'What a customer is told of an appointment with so many times: who writes (sender, reply_to), title (of the entry in a calendar), times in words, and a mail for each thing that may happen: proposed, taken (one for each time), refused, cancelled, withdrawn.';

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  state public.appointment_state not null default 'proposed',
  times timestamptz[] not null check (cardinality(times) between 1 and 2 and array_position(times, null) is null),
  minutes integer not null check (minutes between 15 and 480),
  place text not null check (private.is_settings_line(place, 200)),
  chosen timestamptz,
  answer text not null default '' check (char_length(answer) <= 500),
  texts jsonb not null,
  sequence integer not null default 0,
  is_in_calendar boolean not null default false,
  link_hash text not null unique,
  proposed_by uuid references public.profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint appointments_texts_fit check (private.is_appointment_texts(texts, cardinality(times))),
  constraint appointments_chosen_of_times check ((state = 'taken') = (chosen is not null) and (chosen is null or chosen = any (times)))
);
comment on table public.appointments is 'Appointments to customers: proposed, moved and withdrawn by staff, answered by whoever has the link. Written by functions alone.';
comment on column public.appointments.times is 'One or two beginnings; the customer takes one.';
comment on column public.appointments.chosen is 'The one that was taken.';
comment on column public.appointments.answer is 'What the customer wrote when asking for another time, or cancelling.';
comment on column public.appointments.texts is 'What the customer is told, whatever happens: see private.is_appointment_texts().';
comment on column public.appointments.sequence is 'Raised by every change: SEQUENCE of the calendar, and what a change by staff or customer says that it is based on.';
comment on column public.appointments.is_in_calendar is 'Whether the last file that the customer got puts it into a calendar, from which a later one has to take it.';
comment on column public.appointments.link_hash is 'SHA-256 of the token in the customer''s link, which is stored nowhere: see private.appointment_token().';
create index appointments_enquiry_idx on public.appointments (enquiry_id, created_at);
create index appointments_updated_idx on public.appointments (updated_at);

create policy "Staff read appointments" on public.appointments
  for select to authenticated using ((select public.authorize('enquiries.read')));

insert into private.salts (purpose) values ('appointment_link');

create function private.appointment_token(appointment_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(substring(extensions.hmac(appointment_id::text, salt, 'sha256') from 1 for 24), 'base64'), '+/', '-_')
  from private.salts where purpose = 'appointment_link'
$$;
comment on function private.appointment_token is '192 bits that only this project can make of the appointment: each mail has the same link, and none is stored.';

create function private.appointment_ends(appointment public.appointments) returns timestamptz
language sql stable set search_path = '' as $$
  select case when appointment.state = 'taken' then appointment.chosen + appointment.minutes * interval '1 minute'
    else (select max(time) from unnest(appointment.times) as time) end
$$;
comment on function private.appointment_ends is 'Until when its link is good: the end of the appointment, or the last time that is or was proposed.';

create function private.notify_customer_of_appointment(appointment public.appointments, mail jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  customer text;
  spoken text;
  file text;
  method text;
begin
  select email, language into customer, spoken from public.enquiries where id = appointment.enquiry_id;
  -- Two times are in no calendar: one of them would have to go again.
  method := case
    when appointment.state = 'taken' or appointment.state = 'proposed' and cardinality(appointment.times) = 1 then 'REQUEST'
    when appointment.is_in_calendar then 'CANCEL'
  end;
  if customer <> '' then
    file := case when method is not null then private.appointment_invitation(appointment, method, customer) end;
    insert into public.notices (kind, recipient, subject, body, link, reply_to, sender_name, attachment, enquiry_id)
    values (
      'appointment', customer, mail ->> 'subject', mail ->> 'body',
      case when appointment.state in ('proposed', 'taken') then private.path_in(spoken, '/appointment#') || private.appointment_token(appointment.id) else '' end,
      appointment.texts ->> 'reply_to', private.trim_text(regexp_replace(appointment.texts ->> 'sender', '["<>\\]', '', 'g')),
      case when file is not null then jsonb_build_object(
        'name', 'appointment.ics', 'type', 'text/calendar; charset=utf-8; method=' || method, 'content', file
      ) end,
      appointment.enquiry_id
    );
  end if;
  -- Another project, into which this one was restored, makes another link: the newest mail is right.
  update public.appointments set
    is_in_calendar = coalesce(method = 'REQUEST', false), link_hash = private.hash_of_token(private.appointment_token(id))
  where id = appointment.id;
end
$$;
comment on function private.notify_customer_of_appointment is 'Puts the mail of what has happened into the outbox: with the file that puts the appointment into a calendar, changes it there or takes it out; with the link while there is something to answer. A customer without a mail address gets none.';

create function private.notify_team_of_appointment(appointment public.appointments, what text, said text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  detail text;
  proposer text;
  who text;
begin
  select enquiry_detail::text into detail from public.notice_settings;
  select profiles.email into proposer from public.profiles
  where user_id = appointment.proposed_by and deactivated_at is null and private.is_mail_address(profiles.email);
  select private.quote_stranger(name) into who from public.enquiries where id = appointment.enquiry_id and detail <> 'link';
  insert into public.notices (kind, recipient, subject, body, link, enquiry_id)
  select 'appointment', recipient, left(private.mail_text(language, 'Visit: %1$s', answered), 200),
    concat_ws(E'\n\n',
      case when who is null then private.mail_text(language, 'The customer has answered by the link: %1$s.', answered)
        else private.mail_text(language, '%1$s has answered by the link: %2$s.', who, answered) end,
      case when detail in ('start', 'all') then nullif(appointment.answer, '') end),
    '/admin/enquiries/' || appointment.enquiry_id, appointment.enquiry_id
  from (
    select proposer where proposer is not null
    union all
    select * from private.notice_recipients() where proposer is null
  ) as told (recipient),
    private.language_of_reader(recipient) as language,
    lateral (select case when said = '' then private.mail_text(language, what) else private.mail_text(language, what, said) end) as heard (answered);
exception when others then
  -- The answer itself is there, and the enquiry shows it.
  raise warning 'No notice of visit %: %', appointment.id, sqlerrm;
end
$$;
comment on function private.notify_team_of_appointment is 'Tells whoever proposed it what the customer answered, a sentence of private.mail_text(); the recipients of notices if that person is no longer there. No more of the customer than the settings allow.';

create function private.require_appointment(times timestamptz[], minutes integer, place text, texts jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  wrong record;
begin
  select problem.field, problem.sentence into wrong from (values
    (1, coalesce(cardinality(times), 0) not between 1 and 2 or array_position(times, null) is not null, 'times', 'Propose one time or two.'),
    (2, minutes is null or minutes not between 15 and 480, 'minutes', 'A visit takes between 15 minutes and 8 hours.'),
    (3, private.is_settings_line(place, 200) is not true, 'place', 'Say where the visit is, in one line of 200 characters or fewer.'),
    (4, times[1] = times[2], 'times', 'The two times are the same.'),
    (5, exists (select from unnest(times) as time where time <= now()), 'times', 'This time has passed.'),
    (6, exists (select from unnest(times) as time where time > now() + interval '1 year'), 'times', 'This is more than a year away.'),
    (7, private.is_appointment_texts(texts, cardinality(times)) is not true, 'texts', 'The words for the customer are missing or too long.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;
end
$$;
comment on function private.require_appointment is 'PT422 with a sentence, and times, minutes, place or texts in the hint. Times lie ahead, and within a year.';

create function private.put_appointment(
  before public.appointments, times timestamptz[], minutes integer, place text, texts jsonb, is_agreed boolean, event public.enquiry_event_kind
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  appointment public.appointments;
  said constant text := private.trim_text((select string_agg(words, ' / ') from jsonb_array_elements_text(texts -> 'times') as words));
begin
  perform private.require_appointment(times, minutes, place, texts);
  if is_agreed and cardinality(times) <> 1 then
    raise exception 'A visit that is agreed has one time.' using errcode = 'PT422', hint = 'times';
  end if;
  before.id := coalesce(before.id, gen_random_uuid());
  insert into public.appointments (id, enquiry_id, state, times, minutes, place, chosen, texts, link_hash, proposed_by)
  values (
    before.id, before.enquiry_id, case when is_agreed then 'taken' else 'proposed' end::public.appointment_state, times, minutes, place,
    case when is_agreed then times[1] end, texts, private.hash_of_token(private.appointment_token(before.id)), auth.uid()
  )
  on conflict (id) do update set
    state = excluded.state, times = excluded.times, minutes = excluded.minutes, place = excluded.place, chosen = excluded.chosen,
    answer = '', texts = excluded.texts, link_hash = excluded.link_hash, proposed_by = excluded.proposed_by,
    sequence = appointments.sequence + 1, updated_at = now()
  returning * into appointment;
  perform private.notify_customer_of_appointment(appointment, case when is_agreed then texts -> 'taken' -> 0 else texts -> 'proposed' end);
  perform private.record_enquiry_event(appointment.enquiry_id, event, said);
  if is_agreed then
    perform private.record_enquiry_event(appointment.enquiry_id, 'appointment_taken', said);
  end if;
  return appointment.id;
end
$$;
comment on function private.put_appointment is 'Writes an appointment, tells the customer and notes it in the story of the enquiry.';

create function public.propose_appointment(
  enquiry uuid, times timestamptz[], minutes integer, place text, texts jsonb, is_agreed boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  appointment public.appointments;
begin
  perform private.require_permission('enquiries.write');
  -- Two of the staff at once: the second hears of the first.
  perform from public.enquiries where id = enquiry for update;
  if not found then
    raise exception 'This enquiry is no longer there.' using errcode = 'PT404';
  end if;
  if exists (
    select from public.appointments
    where enquiry_id = enquiry and state in ('proposed', 'taken') and private.appointment_ends(appointments) > now()
  ) then
    raise exception 'A visit is proposed already. Move that one.' using errcode = 'PT422', hint = 'appointment';
  end if;
  -- Whoever is offered an appointment has been answered, and nobody is reminded of them.
  update public.enquiries set status = 'answered' where id = enquiry and status in ('new', 'read') and first_answered_at is null;
  appointment.enquiry_id := enquiry;
  return private.put_appointment(appointment, times, minutes, place, texts, coalesce(is_agreed, false), 'appointment_proposed');
end
$$;
comment on function public.propose_appointment is 'Proposes an appointment, or notes one that was agreed on the telephone, and mails the customer. Needs enquiries.write. PT422 as private.require_appointment() has it, or with appointment in the hint if there is one already. Answers its id.';

create function private.claim_appointment(appointment uuid, sequence integer) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  found_one public.appointments;
begin
  perform private.require_permission('enquiries.write');
  select * into found_one from public.appointments where id = appointment for update;
  if not found then
    raise exception 'This visit is no longer there.' using errcode = 'PT404';
  end if;
  if found_one.sequence is distinct from claim_appointment.sequence then
    raise exception 'version_conflict' using errcode = 'PT409', hint = found_one.sequence::text,
      detail = 'The visit has changed meanwhile: the customer may have answered.';
  end if;
  return found_one;
end
$$;
comment on function private.claim_appointment is 'The appointment, locked, if it is still as the caller saw it: PT409 otherwise. Needs enquiries.write.';

create function public.move_appointment(
  appointment uuid, sequence integer, times timestamptz[], minutes integer, place text, texts jsonb, is_agreed boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.put_appointment(private.claim_appointment(appointment, sequence), times, minutes, place, texts, coalesce(is_agreed, false), 'appointment_changed');
end
$$;
comment on function public.move_appointment is 'Proposes other times for an appointment, in whatever state it is; it stays one entry in calendars. As propose_appointment(); PT409 if it has changed since sequence.';

create function public.withdraw_appointment(appointment uuid, sequence integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  claimed public.appointments := private.claim_appointment(appointment, sequence);
begin
  if claimed.state not in ('proposed', 'taken') then
    return;
  end if;
  update public.appointments set state = 'withdrawn', chosen = null, sequence = appointments.sequence + 1, updated_at = now()
  where id = appointment returning * into claimed;
  perform private.notify_customer_of_appointment(claimed, claimed.texts -> 'withdrawn');
  perform private.record_enquiry_event(claimed.enquiry_id, 'appointment_withdrawn');
end
$$;
comment on function public.withdraw_appointment is 'Takes an appointment back and tells the customer. Needs enquiries.write. PT409 if it has changed since sequence.';

create function public.appointment_link(appointment uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.write');
  return (select private.path_in(language, '/appointment#') || private.appointment_token(appointments.id) from public.appointments join public.enquiries on enquiries.id = enquiry_id where appointments.id = appointment and link_hash = private.hash_of_token(private.appointment_token(appointments.id)));
end
$$;
comment on function public.appointment_link is 'The customer''s link, for one who has no mail address. Needs enquiries.write. Null if this project did not make it.';

create function private.describe_appointment(appointment public.appointments, outcome text default 'none') returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if private.appointment_ends(appointment) <= now() then
    return jsonb_build_object('state', 'over', 'outcome', outcome);
  end if;
  return jsonb_build_object(
    'state', appointment.state, 'outcome', outcome, 'sequence', appointment.sequence, 'chosen', appointment.chosen, 'minutes', appointment.minutes,
    'place', appointment.place, 'times', (select jsonb_agg(time order by time) from unnest(appointment.times) as time),
    'calendar', case when appointment.state = 'taken' then private.calendar(array['METHOD:PUBLISH']
      || private.appointment_event(appointment, appointment.id::text, appointment.chosen, 'CONFIRMED', appointment.texts ->> 'title')) end
  );
end
$$;
comment on function private.describe_appointment is 'What whoever has the link may know: nothing of the enquiry, and nothing at all once it is over.';

create function public.appointment_by_link(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.describe_appointment(appointments) from public.appointments where link_hash = private.hash_of_token(token)
$$;
comment on function public.appointment_by_link is 'The appointment of a customer''s link; null for a token that is none. Changes nothing.';

create function public.answer_appointment(token text, answer text, sequence integer, chosen timestamptz default null, words text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  appointment public.appointments;
  nth integer;
  said text;
begin
  if auth.uid() is not null then
    raise exception 'A customer answers without an account. Change the visit in its enquiry instead.' using errcode = '42501', hint = 'appointment';
  end if;
  -- The lock decides between two presses, and between the customer and staff.
  select * into appointment from public.appointments where link_hash = private.hash_of_token(token) for update;
  if not found then
    return null;
  end if;
  if answer is null or answer not in ('take', 'another', 'cancel') then
    raise exception 'Unknown answer.' using errcode = 'PT422', hint = 'answer';
  end if;
  if private.appointment_ends(appointment) <= now() then
    return private.describe_appointment(appointment);
  end if;
  if answer = 'take' and appointment.state = 'taken' and appointment.chosen = chosen
    or answer = 'another' and appointment.state = 'refused' or answer = 'cancel' and appointment.state = 'cancelled' then
    return private.describe_appointment(appointment, 'already');
  end if;
  nth := array_position(appointment.times, chosen);
  if appointment.sequence is distinct from sequence or appointment.state not in ('proposed', 'taken')
    or answer = 'take' and (appointment.state <> 'proposed' or nth is null or chosen <= now()) then
    return private.describe_appointment(appointment, 'changed');
  end if;
  words := left(private.trim_text(regexp_replace(coalesce(words, ''), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+', ' ', 'g')), 500);
  update public.appointments set
    state = case answer when 'take' then 'taken' when 'another' then 'refused' else 'cancelled' end::public.appointment_state,
    chosen = case when answer = 'take' then chosen end,
    answer = case when answer = 'take' then '' else words end,
    sequence = appointments.sequence + 1, updated_at = now()
  where id = appointment.id returning * into appointment;
  said := appointment.texts -> 'times' ->> (nth - 1);
  if answer = 'take' then
    perform private.notify_customer_of_appointment(appointment, appointment.texts -> 'taken' -> (nth - 1));
    perform private.record_enquiry_event(appointment.enquiry_id, 'appointment_taken', said);
    perform private.notify_team_of_appointment(appointment, 'taken, %1$s', said);
  else
    perform private.notify_customer_of_appointment(appointment, appointment.texts -> appointment.state::text);
    perform private.record_enquiry_event(appointment.enquiry_id, 'appointment_refused', words);
    if answer = 'another' then
      perform private.notify_team_of_appointment(appointment, 'another time is asked for');
    else
      perform private.notify_team_of_appointment(appointment, 'cancelled');
    end if;
  end if;
  return private.describe_appointment(appointment, 'done');
end
$$;
comment on function public.answer_appointment is 'What whoever has the link answers: take (with the time), another or cancel (with a few words). Answers the appointment with an outcome: done, already (pressed twice), changed (it is no longer as it was when sequence was seen). Null for a token that is none; 42501 for whoever is signed in.';

create function public.coming_appointments() returns table (
  id uuid, enquiry_id uuid, state public.appointment_state, times timestamptz[], minutes integer, place text,
  chosen timestamptz, answer text, sequence integer, customer text
)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select appointment.id, appointment.enquiry_id, appointment.state, appointment.times, appointment.minutes, appointment.place, appointment.chosen, appointment.answer,
    appointment.sequence, enquiry.name
  from public.appointments as appointment join public.enquiries as enquiry on enquiry.id = appointment.enquiry_id
  where appointment.state in ('proposed', 'taken') and private.appointment_ends(appointment) > now()
  order by private.appointment_ends(appointment), appointment.id
$$;
comment on function public.coming_appointments is 'What is proposed or agreed and not over, the next first, with the customer''s name. Needs enquiries.read.';
