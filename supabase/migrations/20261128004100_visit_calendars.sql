-- Appointments as calendars read them (RFC 5545): the file in a customer's mail, and the calendar that the team subscribes to.
-- The database writes both, because nothing else is there when a customer answers. Times are in UTC, so no file has to
-- explain summer time.

create function private.calendar_text(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(replace(regexp_replace(
    regexp_replace(words, '\r\n?', E'\n', 'g'), '([\\;,])', '\\\1', 'g'), E'\n', '\n'), '[\u0001-\u001f\u007f-\u009f]', '', 'g')
$$;
comment on function private.calendar_text is 'As the value of a property of a calendar: escaped, on one line.';

create function private.calendar_person(property text, name text, address text) returns text
language sql immutable set search_path = '' as $$
  select concat(property, ';CN="', regexp_replace(name, '["\u0001-\u001f\u007f-\u009f]', '', 'g'), '":mailto:', address)
$$;
comment on function private.calendar_person is 'Organizer or attendee.';

create function private.calendar_moment(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')
$$;
comment on function private.calendar_moment is '20261201T160000Z';

create function private.fold_calendar_line(line text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded text := '';
  part text := '';
  letter text;
begin
  if octet_length(line) <= 75 then
    return line || E'\r\n';
  end if;
  foreach letter in array regexp_split_to_array(line, '') loop
    -- A line that goes on begins with a space, which is one of its bytes. No character is torn.
    if octet_length(part) + octet_length(letter) > 75 then
      folded := folded || part || E'\r\n';
      part := ' ';
    end if;
    part := part || letter;
  end loop;
  return folded || part || E'\r\n';
end
$$;
comment on function private.fold_calendar_line is 'A line of at most 75 bytes, or the first of several, with its end.';

create function private.calendar(lines text[]) returns text
language sql immutable set search_path = '' as $$
  select string_agg(private.fold_calendar_line(line), '' order by nth)
  from unnest('{BEGIN:VCALENDAR,VERSION:2.0,PRODID:-//Website//Appointments//EN,CALSCALE:GREGORIAN}' || lines || '{END:VCALENDAR}')
    with ordinality as line (line, nth)
  where line is not null
$$;
comment on function private.calendar is 'A calendar of these lines, without those that are null.';

create function private.appointment_event(appointment public.appointments, uid text, starts timestamptz, status text, title text, people text[] default '{}') returns text[]
language sql stable set search_path = '' as $$
  select array['BEGIN:VEVENT', 'UID:' || uid, 'SEQUENCE:' || appointment.sequence,
    'DTSTAMP:' || private.calendar_moment(appointment.updated_at), 'DTSTART:' || private.calendar_moment(starts),
    'DTEND:' || private.calendar_moment(starts + appointment.minutes * interval '1 minute'),
    'STATUS:' || status, 'SUMMARY:' || private.calendar_text(title), 'LOCATION:' || private.calendar_text(appointment.place)]
    || people || array['END:VEVENT']
$$;
comment on function private.appointment_event is 'One entry of a calendar.';

create function private.appointment_invitation(appointment public.appointments, method text, customer text) returns text
language sql stable security definer set search_path = '' as $$
  select private.calendar(array['METHOD:' || method] || private.appointment_event(
    appointment, appointment.id::text, coalesce(appointment.chosen, appointment.times[1]),
    case when method = 'CANCEL' then 'CANCELLED' when appointment.state = 'taken' then 'CONFIRMED' else 'TENTATIVE' end,
    appointment.texts ->> 'title',
    array[
      private.calendar_person('ORGANIZER', appointment.texts ->> 'sender', appointment.texts ->> 'reply_to'),
      private.calendar_person(
        'ATTENDEE;RSVP=FALSE;PARTSTAT=' || case when appointment.state = 'taken' then 'ACCEPTED' else 'NEEDS-ACTION' end, name, customer
      )
    ]
  ))
  from public.enquiries where id = appointment.enquiry_id
$$;
comment on function private.appointment_invitation is 'The file for the customer: one UID for an appointment however often it is moved, and a higher SEQUENCE each time, so that calendars change their entry.';

create function private.team_events(appointment public.appointments, customer text, language text) returns text[]
language sql stable set search_path = '' as $$
  select case
    when appointment.state = 'taken' then private.appointment_event(appointment, appointment.id::text, appointment.chosen, 'CONFIRMED', private.mail_text(language, 'Visit: %1$s', customer))
    when appointment.state = 'proposed' then
      private.appointment_event(appointment, appointment.id::text, appointment.times[1], 'TENTATIVE', private.mail_text(language, 'Proposed: %1$s', customer))
      || case when cardinality(appointment.times) = 2
        then private.appointment_event(appointment, appointment.id || '-2', appointment.times[2], 'TENTATIVE', private.mail_text(language, 'Proposed: %1$s', customer)) else '{}' end
    else private.appointment_event(appointment, appointment.id::text, appointment.times[1], 'CANCELLED', private.mail_text(language, 'Not taking place: %1$s', customer))
  end
$$;
comment on function private.team_events is 'An appointment in the calendar of the team, in a language of staff; two entries while two times are proposed.';

create function public.appointment_file(appointment uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.read');
  return (
    select private.calendar(array['METHOD:PUBLISH'] || private.team_events(
      appointments, enquiries.name, private.language_of_reader((select email from public.profiles where user_id = auth.uid()))
    ))
    from public.appointments join public.enquiries on enquiries.id = enquiry_id where appointments.id = appointment
  );
end
$$;
comment on function public.appointment_file is 'An appointment for the calendar of one of the staff. Needs enquiries.read. Null for none.';

create table private.appointment_calendar (
  id boolean primary key default true check (id),
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
comment on table private.appointment_calendar is 'What the address of the team''s calendar ends with: 244 random bits. One row.';
insert into private.appointment_calendar default values;

create function public.appointment_calendar_secret() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.read');
  return (select secret from private.appointment_calendar);
end
$$;
comment on function public.appointment_calendar_secret is 'The secret of the team''s calendar. Needs enquiries.read.';

create function public.change_appointment_calendar() returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.write');
  update private.appointment_calendar set secret = default where id;
  return (select secret from private.appointment_calendar);
end
$$;
comment on function public.change_appointment_calendar is 'A new secret: whoever has the old address sees no appointment any more. Needs enquiries.write.';

-- PostgREST sends what is of a type named like this as it is, whatever the client accepts, with the header that the function sets.
create domain public."*/*" as text;
comment on domain public."*/*" is 'An answer that is no JSON: a media type handler of PostgREST.';

create function public.appointment_calendar(secret text, apikey text default '') returns public."*/*"
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  language constant text := private.language_of_reader('');
  name constant text := private.calendar_text(private.mail_text(language, 'Appointments'));
begin
  perform set_config('response.headers', '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "private, no-store"}]', true);
  -- Hashes, so that the time that it takes says nothing.
  if not exists (select from private.appointment_calendar as calendar where sha256(convert_to(calendar.secret, 'UTF8')) = sha256(convert_to(secret, 'UTF8'))) then
    raise exception 'There is no calendar at this address. The team may have a new one.' using errcode = 'PT404';
  end if;
  return private.calendar(
    array['METHOD:PUBLISH', 'NAME:' || name, 'X-WR-CALNAME:' || name, 'REFRESH-INTERVAL;VALUE=DURATION:PT30M', 'X-PUBLISHED-TTL:PT30M']
    || coalesce((
      select array_agg(line order by appointments.created_at, appointments.id, nth)
      from public.appointments join public.enquiries on enquiries.id = enquiry_id,
        unnest(private.team_events(appointments, enquiries.name, language)) with ordinality as event (line, nth)
      where private.appointment_ends(appointments) > now() - interval '60 days'
    ), '{}')
  );
end
$$;
comment on function public.appointment_calendar is 'All appointments from 60 days ago on, for whoever has the secret. apikey is there because gateways differ in whether they hand it on. PT404 for a wrong secret.';
