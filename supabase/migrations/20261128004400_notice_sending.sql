-- Sending notices: which are due, what became of a try, and when the next one is. The database calls the provider by
-- pg_net where there is one; a server that runs beside the database takes the same requests from claim_notices().

create function private.bundle_notices(for_kind public.notice_kind, for_recipient text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number integer;
  most_tries integer;
  bundle uuid;
  language constant text := private.language_of_reader(for_recipient);
begin
  select count(*), max(tries) into number, most_tries from public.notices
  where kind = for_kind and recipient = for_recipient and state = 'waiting' and bundle_id is null and covers = 1;
  if number < 3 or for_kind not in ('enquiry', 'account', 'release') then
    return;
  end if;
  -- No name and no word of anybody: what it stands for may be deleted before it.
  insert into public.notices (kind, recipient, subject, body, link, covers, tries)
  values (
    for_kind, for_recipient,
    case for_kind
      when 'enquiry' then private.mail_text(language, '%1$s new enquiries', number::text)
      when 'account' then private.mail_text(language, '%1$s accounts wait for approval', number::text)
      else private.mail_text(language, 'Publishing needs another try')
    end,
    case for_kind
      when 'release' then private.mail_text(language, '%1$s attempts to publish the website failed or did not report back. Nothing is lost: what was saved is still there and can be published again.', number::text)
      else private.mail_text(language, 'More came than could be told of one by one, so this is one mail for all of them.')
    end,
    case for_kind when 'enquiry' then '/admin/enquiries' when 'account' then '/admin/team' else '/admin/dashboard' end,
    number, most_tries
  ) returning id into bundle;
  update public.notices set bundle_id = bundle
  where kind = for_kind and recipient = for_recipient and state = 'waiting' and bundle_id is null and covers = 1;
end
$$;
comment on function private.bundle_notices is 'One notice in place of three or more that wait for one address.';

create function private.are_notices_open() returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.notices
    where bundle_id is null and (state = 'sending' or (state = 'waiting' and next_try_at <= now()))
  )
$$;
comment on function private.are_notices_open is 'Whether one is due or waits for its answer.';

create function private.claim_due_notices() returns setof public.notices
language plpgsql security definer set search_path = '' as $$
declare
  most_an_hour constant integer := 10;
  pile record;
  earlier timestamptz[];
begin
  perform private.lock('notices');
  update public.notices
  set state = 'waiting', next_try_at = now(), net_request = null, problem = 'No answer came, so nobody knows whether the last try arrived.'
  where state = 'sending' and last_try_at < now() - interval '5 minutes';
  update public.notices
  set state = 'failed', problem = coalesce(nullif(problem, ''), 'Nothing was set up that could send it.')
  where state = 'waiting' and bundle_id is null and give_up_at <= now();

  for pile in
    select kind, recipient from public.notices
    where state = 'waiting' and bundle_id is null and next_try_at <= now()
    group by kind, recipient
  loop
    earlier := array(
      select last_try_at from public.notices
      where kind = pile.kind and recipient = pile.recipient and bundle_id is null
        and state in ('sending', 'sent') and last_try_at > now() - interval '1 hour'
      order by last_try_at
    );
    if cardinality(earlier) >= most_an_hour then
      update public.notices set next_try_at = earlier[1] + interval '1 hour'
      where kind = pile.kind and recipient = pile.recipient and state = 'waiting' and bundle_id is null and next_try_at <= now();
      continue;
    end if;
    perform private.bundle_notices(pile.kind, pile.recipient);
    return query
      update public.notices set state = 'sending', tries = tries + 1, last_try_at = now()
      where id in (
        select id from public.notices
        where kind = pile.kind and recipient = pile.recipient and state = 'waiting' and bundle_id is null and next_try_at <= now()
        order by created_at
        limit most_an_hour - cardinality(earlier)
      )
      returning *;
  end loop;
end
$$;
comment on function private.claim_due_notices is 'Ten an hour of a kind for one address; the others later.';

create function private.describe_refusal(status_code integer, answer text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  words text;
begin
  begin
    words := coalesce(answer::jsonb ->> 'message', answer::jsonb ->> 'Message', answer::jsonb ->> 'error');
  exception when others then
    words := null;
  end;
  words := left(private.trim_text(regexp_replace(coalesce(words, ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 300);
  return concat(
    case
      when status_code in (401, 403) then format('The mail provider refused the key or the sender’s address (HTTP %s).', status_code)
      when status_code = 429 then 'The mail provider takes no more mails at the moment (HTTP 429).'
      when status_code >= 500 then format('The mail provider has trouble of its own (HTTP %s).', status_code)
      else format('The mail provider refused the mail (HTTP %s).', status_code)
    end,
    case when words <> '' then ' It says: ' || words end
  );
end
$$;
comment on function private.describe_refusal is 'Why a mail provider did not take a mail, from its HTTP status and answer.';

create function private.settle_notice(notice_id uuid, status_code integer, answer text, trouble text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if status_code between 200 and 299 then
    update public.notices set state = 'sent', sent_at = now(), problem = '', net_request = null
    where id = notice_id and state = 'sending';
    return;
  end if;
  -- After 1, 2, 4 … minutes, at last every three hours.
  update public.notices set
    net_request = null,
    next_try_at = now() + least(interval '1 minute' * 2 ^ least(tries - 1, 10), interval '3 hours'),
    problem = left(coalesce(trouble, private.describe_refusal(status_code, answer)), 1000),
    state = case when give_up_at <= now() then 'failed' else 'waiting' end::public.notice_state
  where id = notice_id and state = 'sending';
end
$$;
comment on function private.settle_notice is 'Sent, or why not (HTTP answer or a sentence) and when next.';

create function private.read_notice_answers() returns void
language plpgsql security definer set search_path = '' as $$
declare
  answer record;
begin
  if to_regclass('net._http_response') is null then
    return;
  end if;
  for answer in execute
    'select notices.id, status_code, content, timed_out, error_msg
    from public.notices join net._http_response as response on response.id = notices.net_request
    where notices.state = ''sending'' and coalesce(status_code::text, timed_out::text, error_msg) is not null'
  loop
    perform private.settle_notice(answer.id, answer.status_code, answer.content, case
      when answer.status_code is not null then null
      when answer.timed_out then 'The mail provider did not answer within 30 seconds.'
      else 'The mail provider could not be reached: ' || coalesce(answer.error_msg, 'no reason given') || '.'
    end);
  end loop;
end
$$;
comment on function private.read_notice_answers is 'Notes what the mail provider answered to the requests of pg_net.';

create function private.send_notices() returns void
language plpgsql security definer set search_path = '' as $$
declare
  request record;
  request_id bigint;
begin
  if to_regproc('net.http_post') is null or not private.are_notices_open() then
    return;
  end if;
  perform private.lock('notices');
  perform private.read_notice_answers();
  for request in select * from public.claim_notices() loop
    begin
      execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 30000)'
      into request_id using request.url, request.body::jsonb, request.headers;
      update public.notices set net_request = request_id where id = request.id;
    exception when others then
      perform private.settle_notice(request.id, null, null, 'The mail provider could not be called: ' || sqlerrm);
    end;
  end loop;
end
$$;
comment on function private.send_notices is 'Settles and hands over by pg_net what is due; nothing without pg_net.';

create function private.send_notice_at_once() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.send_notices();
  return null;
exception when others then
  -- It is in the outbox, and tried again within a minute.
  raise warning 'Notices could not be sent: %', sqlerrm;
  return null;
end
$$;
comment on function private.send_notice_at_once is 'After a notice was written: sends it, so that nobody waits for the next minute.';
create trigger send_notice_at_once after insert on public.notices
  for each row when (new.covers = 1) execute function private.send_notice_at_once();

create table private.notice_server (
  id boolean primary key default true check (id),
  provider text not null,
  from_address text not null default '',
  noted_at timestamptz not null default now()
);
comment on table private.notice_server is 'With what a server beside the database sends notices, without its secrets: screens show it. One row, or none.';

create function public.claim_notices(sender jsonb default null)
returns table (id uuid, url text, headers jsonb, body text, recipient text, subject text, content text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  used constant jsonb := coalesce(sender, private.notice_sender());
  wrong constant text := private.notice_sender_problem(used);
  notice public.notices;
begin
  -- Asked every few seconds: nothing is written that stands there already.
  if sender is not null and not exists (
    select from private.notice_server where provider = sender ->> 'provider' and from_address = coalesce(sender ->> 'from', '')
  ) then
    insert into private.notice_server (provider, from_address)
    values (coalesce(sender ->> 'provider', ''), coalesce(sender ->> 'from', ''))
    on conflict (id) do update set provider = excluded.provider, from_address = excluded.from_address, noted_at = now();
  end if;
  -- Without settings something else may be what sends.
  if used is null or not private.are_notices_open() then
    return;
  end if;
  for notice in select * from private.claim_due_notices() loop
    if wrong is not null then
      perform private.settle_notice(notice.id, null, null, wrong);
      continue;
    end if;
    begin
      return query
        select notice.id, request.url, request.headers, request.body::text, notice.recipient, notice.subject,
          private.notice_text(notice, used ->> 'site')
        from private.notice_request(notice, used) as request;
    exception when others then
      perform private.settle_notice(notice.id, null, null, 'The mail provider could not be called: ' || sqlerrm);
    end;
  end loop;
end
$$;
comment on function public.claim_notices is 'The requests to make; answer with record_notice(). Service role only.';

create function public.record_notice(id uuid, status_code integer default null, answer text default null, trouble text default null) returns void
language sql security definer set search_path = '' as $$
  select private.settle_notice(id, status_code, left(answer, 10000), case
    when status_code is null then coalesce(trouble, 'The mail provider could not be reached.')
  end)
$$;
comment on function public.record_notice is 'What the provider answered, or why it did not. Service role only.';
