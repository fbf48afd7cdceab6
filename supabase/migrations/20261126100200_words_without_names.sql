-- What is kept when everything about somebody is deleted names no customer: the log of changes, and mails to staff.

create or replace function private.record_word_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item constant uuid := coalesce(new.word_id, old.word_id);
begin
  -- Without a name, which would stay here when everything about its customer is deleted.
  -- Without `before`: a return to an earlier release brings back no word that was taken back since.
  if tg_op = 'INSERT' then
    perform private.record_change('word', item, 'A customer’s word', 'published', null);
  elsif tg_op = 'DELETE' then
    perform private.record_change('word', item, 'A customer’s word', 'unpublished', null);
  elsif to_jsonb(new) <> to_jsonb(old) then
    perform private.record_change('word', item, 'A customer’s word', 'updated', null);
  end if;
  return null;
end
$$;

update public.content_changes set title = 'A customer’s word' where entity = 'word';

create or replace function private.tell_of_word(word public.customer_words, subject text, sentences text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.notice_settings where tells_enquiries) then
    return;
  end if;
  insert into public.notices (kind, recipient, subject, body, link)
  select 'word_request', recipient, private.mail_text(language, tell_of_word.subject),
    (select string_agg(private.mail_text(language, sentence), ' ' order by nth) from unnest(sentences) with ordinality as said (sentence, nth)),
    '/admin/customer-words'
  from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language;
exception when others then
  raise warning 'No notice of word %: %', word.id, sqlerrm;
end
$$;
comment on function private.tell_of_word is 'Puts notices for the staff into the outbox: sentences of private.mail_text(). Of whom, the screen says that they lead to: they hang on nothing that is deleted with a customer.';

update public.notices set body = regexp_replace(body, '^“[^”]*”: ', '')
where kind = 'word_request' and link = '/admin/customer-words';
