-- Enquiries that were held back: staff hear of them once, look them through, and take them over or delete them.

create function private.notify_of_quarantine() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_first constant boolean := not exists (select from public.enquiries where status = 'quarantined' and id <> new.id);
begin
  if new.created_at < now() - interval '1 hour'
    or not exists (select from public.notice_settings where tells_enquiries)
    or exists (
      select from public.notices
      where kind = 'quarantined' and created_at > now() - case when is_first then interval '1 hour' else interval '1 day' end
    ) then
    return null;
  end if;
  insert into public.notices (kind, recipient, subject, body, link)
  select 'quarantined', recipient, private.mail_text(language, 'Enquiries are held back'),
    concat_ws(E'\n\n',
      private.mail_text(language, 'What has come through the contact form of the website looks as if programs had sent it, so it waits apart from the other enquiries. Nothing is lost: please look it through, there may be a customer among it.'),
      private.mail_text(language, 'You are told of this at most once a day while anything waits.')),
    '/admin/enquiries?state=quarantined'
  from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language;
  return null;
exception when others then
  raise warning 'No notice of what is held back: %', sqlerrm;
  return null;
end
$$;
comment on function private.notify_of_quarantine is 'After an enquiry was held back: tells of it once a day, and again after an hour when staff had looked all through meanwhile.';
create trigger notify_of_quarantine after insert on public.enquiries
  for each row when (new.status = 'quarantined') execute function private.notify_of_quarantine();

create function private.forget_quarantine_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notices where enquiry_id = new.id and state in ('waiting', 'failed') and bundle_id is null;
  return null;
end
$$;
comment on function private.forget_quarantine_notices is 'After one was held back that was in the inbox: whoever has not been told of it yet need not be.';
create trigger forget_quarantine_notices after update of status on public.enquiries
  for each row when (old.status <> 'quarantined' and new.status = 'quarantined') execute function private.forget_quarantine_notices();

create function public.settle_quarantine(takes_over boolean, until timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  perform private.require_permission('enquiries.write');
  if takes_over then
    update public.enquiries set status = 'new'
    where id in (select id from public.enquiries where status = 'quarantined' and created_at <= until order by created_at limit 500);
  else
    delete from public.enquiries
    where id in (select id from public.enquiries where status = 'quarantined' and created_at <= until order by created_at limit 500);
  end if;
  get diagnostics settled = row_count;
  return settled;
end
$$;
comment on function public.settle_quarantine is 'Takes what was held back until then over into the inbox, or deletes it: 500 at a time, so that no call takes long. Returns how many; call it until that is none. Needs enquiries.write.';
