-- How a notice is handed to a mail provider: one request for each, the same whether the database itself sends it (by
-- pg_net) or a server that runs beside it.

create function private.bare_address(sender text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(substring(sender from '<([^<>]*)>\s*$'), private.trim_text(sender))
$$;
comment on function private.bare_address is 'The address alone, of an address with or without a name before it.';

create function private.notice_sender_problem(sender jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(sender) is distinct from 'object' then 'No mail provider is set up.'
    when coalesce(provider, '') not in ('resend', 'postmark', 'brevo', 'webhook', 'outbox')
      then 'The mail provider must be resend, postmark, brevo or webhook.'
    when coalesce(site, '') !~ '^https?://[^/ ]+$' then 'The address of the site (site) must be like https://www.example.com, without anything behind it.'
    when provider = 'outbox' then null
    when coalesce(key, '') = '' then 'The key of the mail provider (key) is missing.'
    when provider = 'webhook' and coalesce(url, '') = '' then 'The address of the webhook (url) is missing.'
    when url is not null and url !~ '^(https://|http://(localhost|127\.0\.0\.1|\[::1\])[:/])' then 'The address (url) must begin with https://.'
    when provider <> 'webhook' and not private.is_mail_address(private.bare_address(coalesce("from", '')))
      then 'The address that mails come from (from) must be like Name <name@example.com>.'
  end
  from jsonb_to_record(case when jsonb_typeof(sender) = 'object' then sender else '{}' end)
    as settings (provider text, key text, "from" text, url text, site text)
$$;
comment on function private.notice_sender_problem is 'What is wrong with the settings of whatever sends notices, in a sentence; null when nothing is.';

create function private.notice_sender() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret using 'notice_sender';
  return secret::jsonb;
exception when invalid_text_representation then
  return '"no JSON"';
end
$$;
comment on function private.notice_sender is 'From the vault: {provider, key, from, site, url}; text if it is no JSON.';

create function private.is_for_customer(notice public.notices) returns boolean
language sql immutable set search_path = '' as $$
  select notice.kind = 'confirmation' or notice.kind in ('answer', 'appointment', 'testimonial_request') and notice.link not like '/admin/%'
$$;
comment on function private.is_for_customer is 'Whether it goes to a customer: what is for staff leads to a screen of theirs.';

create function private.notice_text(notice public.notices, site text) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(E'\n\n',
    notice.body,
    case when notice.link <> '' then site || notice.link end,
    case when not private.is_for_customer(notice) then concat(
      E'--\n', private.mail_text(private.language_of_reader(notice.recipient), 'Who gets these mails, and about what:'), ' ', site, '/admin/notifications'
    ) end
  )
$$;
comment on function private.notice_text is 'The text of the mail.';

create function private.webhook_signature(id text, at bigint, body text, secret text) returns text
language sql immutable set search_path = '' as $$
  select 'v1,' || encode(extensions.hmac(
    convert_to(concat_ws('.', id, at, body), 'UTF8'),
    case when secret like 'whsec\_%' then decode(substr(secret, 7), 'base64') else convert_to(secret, 'UTF8') end,
    'sha256'
  ), 'base64')
$$;
comment on function private.webhook_signature is 'Signature of a webhook as standardwebhooks.com has it: HMAC-SHA256 of id, time in seconds and body. A secret that begins with whsec_ is Base64 behind that.';

create function private.notice_request(notice public.notices, sender jsonb)
returns table (url text, headers jsonb, body jsonb)
language plpgsql stable set search_path = '' as $$
declare
  provider constant text := sender ->> 'provider';
  key constant text := sender ->> 'key';
  bare constant text := private.bare_address(coalesce(sender ->> 'from', ''));
  from_name constant text := coalesce(nullif(notice.sender_name, ''), btrim(substring(sender ->> 'from' from '^([^<]*)<'), ' "'));
  from_address constant text := case when notice.sender_name = '' then sender ->> 'from' else format('"%s" <%s>', from_name, bare) end;
  file constant jsonb := notice.attachment;
  encoded constant text := translate(encode(convert_to(file ->> 'content', 'UTF8'), 'base64'), E'\n', '');
  content constant text := private.notice_text(notice, sender ->> 'site');
  answer_to constant text := nullif(notice.reply_to, '');
  at constant bigint := extract(epoch from now());
begin
  headers := '{"Content-Type": "application/json", "Accept": "application/json"}';
  case provider
    when 'resend' then
      url := 'https://api.resend.com/emails';
      body := jsonb_strip_nulls(jsonb_build_object(
        'from', from_address, 'to', jsonb_build_array(notice.recipient), 'subject', notice.subject, 'text', content,
        'reply_to', answer_to,
        'attachments', case when encoded <> '' then jsonb_build_array(jsonb_build_object(
          'filename', file ->> 'name', 'content', encoded, 'content_type', file ->> 'type'
        )) end
      ));
      -- A try whose answer was lost is not sent twice; one with other settings is a new one.
      headers := headers || jsonb_build_object(
        'Authorization', 'Bearer ' || key, 'Idempotency-Key', notice.id || '-' || md5(body::text)
      );
    when 'postmark' then
      url := 'https://api.postmarkapp.com/email';
      headers := headers || jsonb_build_object('X-Postmark-Server-Token', key);
      body := jsonb_build_object(
        'From', from_address, 'To', notice.recipient, 'Subject', notice.subject, 'TextBody', content,
        'ReplyTo', answer_to, 'MessageStream', 'outbound',
        'Attachments', case when encoded <> '' then jsonb_build_array(jsonb_build_object(
          'Name', file ->> 'name', 'Content', encoded, 'ContentType', file ->> 'type'
        )) end
      );
    when 'brevo' then
      url := 'https://api.brevo.com/v3/smtp/email';
      headers := headers || jsonb_build_object('api-key', key);
      body := jsonb_build_object(
        'sender', jsonb_strip_nulls(jsonb_build_object('email', bare, 'name', nullif(from_name, ''))),
        'to', jsonb_build_array(jsonb_build_object('email', notice.recipient)),
        'subject', notice.subject, 'textContent', content,
        'replyTo', case when answer_to is not null then jsonb_build_object('email', answer_to) end,
        'attachment', case when encoded <> '' then jsonb_build_array(jsonb_build_object(
          'name', file ->> 'name', 'content', encoded
        )) end
      );
    when 'webhook' then
      body := jsonb_build_object(
        'type', 'notice.' || notice.kind, 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'data', jsonb_build_object(
          'id', notice.id, 'to', notice.recipient, 'subject', notice.subject, 'text', content,
          'link', case when notice.link <> '' then concat(sender ->> 'site', notice.link) end, 'replyTo', answer_to,
          'senderName', nullif(notice.sender_name, ''), 'attachment', file
        )
      );
      headers := headers || jsonb_build_object(
        'webhook-id', notice.id, 'webhook-timestamp', at::text,
        'webhook-signature', private.webhook_signature(notice.id::text, at, body::text, key)
      );
    else null;
  end case;
  url := coalesce(sender ->> 'url', url);
  body := coalesce(body, jsonb_build_object('to', notice.recipient, 'subject', notice.subject, 'text', content));
  if provider <> 'webhook' then
    body := jsonb_strip_nulls(body);
  end if;
  return next;
end
$$;
comment on function private.notice_request is 'Send the body as body::text: a webhook''s signature is of that.';
