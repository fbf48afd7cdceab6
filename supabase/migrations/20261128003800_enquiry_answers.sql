-- Answers to enquiries: who looks after one, when it was first answered and by what, and the texts to answer with.

create type public.answer_way as enum ('mail', 'phone', 'whatsapp', 'other');
comment on type public.answer_way is 'By what an enquiry was first answered; other when somebody only marked it as answered.';

alter table public.enquiries
  add column assigned_to uuid references public.profiles (user_id) on delete set null,
  add column first_answered_at timestamptz,
  add column first_answered_by uuid references public.profiles (user_id) on delete set null,
  add column first_answered_way public.answer_way,
  add constraint enquiries_answered check ((first_answered_at is null) = (first_answered_way is null));
comment on column public.enquiries.assigned_to is 'Who looks after it; null for nobody yet. The last word counts.';
comment on column public.enquiries.first_answered_at is 'When it was first answered, by the clock of the database; null for not yet. Set by functions and a trigger alone.';

create table public.answer_times (
  id bigint generated always as identity primary key,
  enquiry_id uuid unique references public.enquiries (id) on delete set null,
  received_at timestamptz not null,
  minutes integer not null check (minutes >= 0)
);
comment on table public.answer_times is 'How many minutes of opening hours passed until an enquiry was first answered. Kept for two years, so that a year can be compared with the one before when its enquiries are long deleted; it names nobody.';
create index answer_times_received_at_idx on public.answer_times (received_at);
create policy "Staff read how fast enquiries are answered" on public.answer_times
  for select to authenticated using ((select public.authorize('enquiries.read')));

create function private.is_answer_templates(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 20 and not exists (
    select from jsonb_array_elements(value) as entry
    where not case when jsonb_typeof(entry) = 'object' then coalesce(
      jsonb_typeof(entry -> 'name') = 'string' and private.is_settings_line(entry ->> 'name', 40)
        and jsonb_typeof(entry -> 'subject') = 'string' and private.is_settings_line(entry ->> 'subject', 120)
        and jsonb_typeof(entry -> 'text') = 'string'
        and char_length(private.trim_text(entry ->> 'text')) between 1 and 3000
        and entry ->> 'text' !~ '[\u0001-\u0008\u000b-\u001f\u007f]'
        and entry - '{name,subject,text}'::text[] = '{}',
      false
    ) else false end
  ) else false end
$$;
comment on function private.is_answer_templates is 'At most 20 of {"name": "…", "subject": "…", "text": "…"}: 40 and 120 characters in a line, 3,000 in lines.';

create table public.answer_settings (
  id boolean primary key default true check (id),
  templates jsonb check (templates is null or private.is_answer_templates(templates)),
  replies_to_member boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.answer_settings is 'With what staff answer enquiries. One row.';
comment on column public.answer_settings.templates is 'Texts to begin with, in order; null when those of the folder hold. See private.is_answer_templates().';
comment on column public.answer_settings.replies_to_member is 'Whether a customer''s answer to an answer goes to whoever wrote it, and not to the business.';
insert into public.answer_settings default values;
create policy "Staff read what to answer with" on public.answer_settings
  for select to authenticated using ((select public.authorize('enquiries.read')));
create policy "Administrators say what to answer with" on public.answer_settings
  for update to authenticated using ((select public.authorize('settings.write')));
create trigger enforce_version before update on public.answer_settings
  for each row execute function private.enforce_version();

create function private.answering_staff() returns table (user_id uuid, full_name text, email text)
language sql stable security definer set search_path = '' as $$
  select user_id, full_name, email
  from public.profiles join public.user_roles using (user_id) join public.role_permissions using (role)
  where permission = 'enquiries.write' and deactivated_at is null
$$;
comment on function private.answering_staff is 'Everybody who may answer an enquiry.';

create function public.enquiry_staff() returns table (user_id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select user_id, full_name from private.answering_staff() order by lower(full_name), user_id
$$;
comment on function public.enquiry_staff is 'Who can look after an enquiry. Needs enquiries.read.';

create function private.follow_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null
    and not exists (select from private.answering_staff() where user_id = new.assigned_to) then
    raise exception 'This account cannot look after enquiries.' using errcode = 'PT422', hint = 'assigned_to';
  end if;
  if new.status = 'answered' and old.status <> 'answered' and new.first_answered_at is null then
    new.first_answered_at := now();
    new.first_answered_by := private.caller_profile();
    new.first_answered_way := 'other';
  elsif old.status = 'answered' and new.status in ('new', 'read') and new.first_answered_way = 'other' then
    -- Somebody had marked it by mistake: it waits for an answer again.
    new.first_answered_at := null;
    new.first_answered_by := null;
    new.first_answered_way := null;
  end if;
  return new;
end
$$;
comment on function private.follow_enquiry is 'Notes a first answer when an enquiry is marked as answered by hand, and takes that back with the mark. PT422 for somebody who cannot look after it.';
create trigger follow_enquiry before update of status, assigned_to on public.enquiries
  for each row execute function private.follow_enquiry();

create function private.tell_enquiry_story() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_answered constant boolean := old.first_answered_at is not null;
  is_answered constant boolean := new.first_answered_at is not null;
begin
  if old.status = 'new' and new.status = 'read' and private.caller_profile() is not null then
    perform private.record_enquiry_event(new.id, 'read');
  end if;
  -- Whoever answers looks after it: that is told by the answer.
  if new.assigned_to is distinct from old.assigned_to and is_answered = was_answered then
    perform private.record_enquiry_event(new.id, 'assigned', coalesce((select full_name from public.profiles where user_id = new.assigned_to), ''));
  end if;
  if is_answered and not was_answered then
    insert into public.answer_times (enquiry_id, received_at, minutes)
    select new.id, new.created_at, minutes
    from private.opening_minutes(new.created_at, new.first_answered_at) as minutes where minutes is not null
    on conflict (enquiry_id) do update set minutes = excluded.minutes;
    if new.first_answered_way = 'other' then
      perform private.record_enquiry_event(new.id, 'answered');
    end if;
  elsif was_answered and not is_answered then
    delete from public.answer_times where enquiry_id = new.id;
    if old.first_answered_way = 'other' then
      perform private.record_enquiry_event(new.id, 'reopened');
    end if;
  end if;
  return null;
end
$$;
comment on function private.tell_enquiry_story is 'After an enquiry changed: what of that belongs to its story, and how long the first answer took.';
create trigger tell_enquiry_story after update of status, assigned_to, first_answered_at on public.enquiries
  for each row execute function private.tell_enquiry_story();

create function private.lock_enquiry(enquiry_id uuid) returns public.enquiries
language plpgsql security definer set search_path = '' as $$
declare
  enquiry public.enquiries;
begin
  select * into enquiry from public.enquiries where id = enquiry_id for update;
  if not found then
    raise exception 'This enquiry has been deleted.' using errcode = 'PT404', hint = 'enquiry';
  end if;
  return enquiry;
end
$$;
comment on function private.lock_enquiry is 'The enquiry, locked. PT404.';

create function private.record_answer(enquiry public.enquiries, way public.answer_way, words text) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  if enquiry.status = 'spam' then
    raise exception 'This enquiry is among the spam. Open it again before you answer.' using errcode = 'PT422', hint = 'status';
  end if;
  update public.enquiries set
    status = case when status = 'archived' then status else 'answered' end,
    assigned_to = coalesce(assigned_to, (select user_id from private.answering_staff() where user_id = auth.uid())),
    first_answered_by = case when first_answered_at is null then private.caller_profile() else first_answered_by end,
    first_answered_way = coalesce(first_answered_way, way),
    first_answered_at = coalesce(first_answered_at, now())
  where id = enquiry.id;
  return private.record_enquiry_event(enquiry.id, ('answered_by_' || way)::public.enquiry_event_kind, words);
end
$$;
comment on function private.record_answer is 'An answer in the story, and the first one in the enquiry. Whoever answers looks after it from then on, unless somebody does.';

create function private.clean_answer(words text, shortest integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  words := private.trim_text(replace(coalesce(words, ''), E'\r\n', E'\n'));
  if char_length(words) not between shortest and 5000 or words ~ '[\u0001-\u0008\u000b-\u001f\u007f]' then
    raise exception 'An answer has 1 to 5,000 characters.' using errcode = 'PT422', hint = 'words';
  end if;
  return words;
end
$$;
comment on function private.clean_answer is 'Trimmed; PT422 for none, too many or control characters.';

create function private.answer_reply_to() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select email from public.profiles, public.answer_settings
      where replies_to_member and user_id = auth.uid() and private.is_mail_address(email)),
    (select email from public.business_settings),
    ''
  )
$$;
comment on function private.answer_reply_to is 'Where a customer''s answer goes; empty when the folder of the business says it.';

create function public.send_answer(enquiry_id uuid, subject text, words text, seen bigint default 0, site_email text default '') returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  enquiry public.enquiries;
  newest public.enquiry_events;
  reply_to text;
begin
  perform private.require_permission('enquiries.write');
  enquiry := private.lock_enquiry(enquiry_id);
  subject := private.trim_text(coalesce(subject, ''));
  if char_length(subject) not between 1 and 150 or subject ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
    raise exception 'A subject is one line of 1 to 150 characters.' using errcode = 'PT422', hint = 'subject';
  end if;
  words := private.clean_answer(words, 1);
  if enquiry.email = '' then
    raise exception 'This visitor has left no mail address.' using errcode = 'PT422', hint = 'email';
  end if;
  reply_to := coalesce(nullif(private.answer_reply_to(), ''), site_email, '');
  if reply_to <> '' and not private.is_mail_address(reply_to) then
    raise exception 'The address for answers must be like name@example.com.' using errcode = 'PT422', hint = 'reply_to';
  end if;
  select * into newest from public.enquiry_events as event
  where event.enquiry_id = enquiry.id and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp')
  order by id desc limit 1;
  if newest.id > coalesce(seen, 0) then
    raise exception 'version_conflict' using errcode = 'PT409', hint = newest.id::text,
      detail = 'Somebody has answered this enquiry meanwhile.';
  end if;
  -- Not at once: so long it can be taken back, also with the tab closed.
  insert into public.notices (kind, recipient, subject, body, reply_to, sender_name, enquiry_id, next_try_at)
  select 'answer', enquiry.email, subject, words, reply_to,
    coalesce((
      select left(private.trim_text(regexp_replace(full_name, '[\s\u0001-\u001f\u007f"<>\\]+', ' ', 'g')), 80)
      from public.profiles where user_id = auth.uid()
    ), ''),
    enquiry.id, now() + interval '10 seconds';
  return private.record_answer(enquiry, 'mail', words);
end
$$;
comment on function public.send_answer is 'Answers an enquiry by mail, in 10 seconds; returns the event''s id. seen: id of the newest answer that the caller has seen; PT409 version_conflict when there is a newer one (hint: its id). site_email: where answers go while neither the settings nor the member''s own address say so. Needs enquiries.write. PT422 (subject, words, email, reply_to, status), PT404.';

create function public.record_answer(enquiry_id uuid, way public.answer_way, words text default '') returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_permission('enquiries.write');
  if way is null or way = 'other' then
    raise exception 'Say by what it was answered: mail, phone or whatsapp.' using errcode = 'PT422', hint = 'way';
  end if;
  return private.record_answer(private.lock_enquiry(enquiry_id), way, private.clean_answer(words, 0));
end
$$;
comment on function public.record_answer is 'Notes an answer that was given elsewhere; returns the event''s id. Needs enquiries.write. PT422, PT404.';

create function public.take_back_answer(answer bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken public.enquiry_events;
  enquiry public.enquiries;
  mail record;
  next_one public.enquiry_events;
begin
  perform private.require_permission('enquiries.write');
  select * into taken from public.enquiry_events
  where id = answer and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp');
  if not found then
    raise exception 'This answer is not there any more.' using errcode = 'PT404', hint = 'answer';
  end if;
  if taken.actor is distinct from auth.uid() and not private.is_trusted() then
    raise exception 'Only whoever answered can take it back.' using errcode = '42501', hint = 'actor';
  end if;
  enquiry := private.lock_enquiry(taken.enquiry_id);
  perform private.lock('notices');
  -- Both were written in one transaction, and so at one moment.
  select * into mail from public.notices
  where notices.enquiry_id = enquiry.id and kind = 'answer' and created_at = taken.happened_at;
  if found and (mail.state <> 'waiting' or mail.tries > 0)
    or not found and taken.happened_at < now() - interval '10 minutes' then
    raise exception 'It is too late to take this back: it is on its way.' using errcode = 'PT422', hint = 'late';
  end if;
  delete from public.notices where id = mail.id;
  delete from public.enquiry_events where id = answer;
  select * into next_one from public.enquiry_events as event
  where event.enquiry_id = enquiry.id and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp')
  order by id limit 1;
  if next_one.id is null then
    update public.enquiries set
      status = case when status = 'answered' then 'read' else status end,
      first_answered_at = null, first_answered_by = null, first_answered_way = null
    where id = enquiry.id and first_answered_at = taken.happened_at;
  elsif enquiry.first_answered_at = taken.happened_at then
    update public.enquiries set first_answered_at = next_one.happened_at, first_answered_by = next_one.actor,
      first_answered_way = replace(next_one.kind::text, 'answered_by_', '')::public.answer_way
    where id = enquiry.id;
  end if;
end
$$;
comment on function public.take_back_answer is 'Takes back one''s own answer while its mail has not left, or a note of one for ten minutes: the enquiry waits again. Needs enquiries.write. PT422 late, PT404.';

create function public.answer_speed() returns table (minutes integer, answered integer, minutes_before integer, answered_before integer)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select
    round(percentile_cont(0.5) within group (order by times.minutes) filter (where is_recent))::integer,
    count(*) filter (where is_recent)::integer,
    round(percentile_cont(0.5) within group (order by times.minutes) filter (where not is_recent))::integer,
    count(*) filter (where not is_recent)::integer
  from public.answer_times as times,
    lateral (select received_at > now() - interval '30 days') as age (is_recent)
  where received_at > now() - interval '30 days'
    or (received_at > now() - interval '1 year 30 days' and received_at <= now() - interval '1 year')
$$;
comment on function public.answer_speed is 'The median of the minutes of opening hours until the first answer to what came in the last 30 days, and in the same days a year before; null for none. Needs enquiries.read.';
