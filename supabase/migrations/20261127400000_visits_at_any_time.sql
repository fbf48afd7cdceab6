-- Staff propose and note visits whenever they like: opening hours are those of the workshop, and customers are at home in the
-- evening. Their screen says that a time is outside of them (src/domain/visits/visit-slots.ts), and nothing refuses it.

create or replace function private.require_visit(times timestamptz[], minutes integer, place text, texts jsonb) returns void
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
    (7, private.is_visit_texts(texts, cardinality(times)) is not true, 'texts', 'The words for the customer are missing or too long.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;
end
$$;
comment on function private.require_visit is 'PT422 with a sentence, and times, minutes, place or texts in the hint. Times lie ahead, and within a year.';

-- What staff read in their calendars is in their language: that of the account for the file of one visit, the first of the
-- business for the calendar that all of them share.

drop function private.team_events(public.visits, text);
create function private.team_events(visit public.visits, customer text, language text) returns text[]
language sql stable set search_path = '' as $$
  select case
    when visit.state = 'taken' then private.visit_event(visit, visit.id::text, visit.chosen, 'CONFIRMED', private.mail_text(language, 'Visit: %1$s', customer))
    when visit.state = 'proposed' then
      private.visit_event(visit, visit.id::text, visit.times[1], 'TENTATIVE', private.mail_text(language, 'Proposed: %1$s', customer))
      || case when cardinality(visit.times) = 2
        then private.visit_event(visit, visit.id || '-2', visit.times[2], 'TENTATIVE', private.mail_text(language, 'Proposed: %1$s', customer)) else '{}' end
    else private.visit_event(visit, visit.id::text, visit.times[1], 'CANCELLED', private.mail_text(language, 'Not taking place: %1$s', customer))
  end
$$;
comment on function private.team_events is 'A visit in the calendar of the team, in a language of staff; two entries while two times are proposed.';

create or replace function public.visit_file(visit uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.read');
  return (
    select private.calendar(array['METHOD:PUBLISH'] || private.team_events(
      visits, enquiries.name, private.language_of_reader((select email from public.profiles where user_id = auth.uid()))
    ))
    from public.visits join public.enquiries on enquiries.id = enquiry_id where visits.id = visit
  );
end
$$;

create or replace function public.visit_calendar(secret text, apikey text default '') returns public."*/*"
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  language constant text := private.language_of_reader('');
  name constant text := private.calendar_text(private.mail_text(language, 'Visits'));
begin
  perform set_config('response.headers', '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "private, no-store"}]', true);
  -- Hashes, so that the time that it takes says nothing.
  if not exists (select from private.visit_calendar as calendar where sha256(convert_to(calendar.secret, 'UTF8')) = sha256(convert_to(secret, 'UTF8'))) then
    raise exception 'There is no calendar at this address. The team may have a new one.' using errcode = 'PT404';
  end if;
  return private.calendar(
    array['METHOD:PUBLISH', 'NAME:' || name, 'X-WR-CALNAME:' || name, 'REFRESH-INTERVAL;VALUE=DURATION:PT30M', 'X-PUBLISHED-TTL:PT30M']
    || coalesce((
      select array_agg(line order by visits.created_at, visits.id, nth)
      from public.visits join public.enquiries on enquiries.id = enquiry_id,
        unnest(private.team_events(visits, enquiries.name, language)) with ordinality as event (line, nth)
      where private.visit_ends(visits) > now() - interval '60 days'
    ), '{}')
  );
end
$$;
