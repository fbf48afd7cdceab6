-- Of a release that did not report back nobody knows what visitors see, so the mails about it say nothing of that.

create or replace function private.tell_of_release() returns trigger
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

create or replace function private.bundle_notices(for_kind public.notice_kind, for_recipient text) returns void
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
