-- What is kept for how long, and who sees to it.

create table private.maintenance (
  task text primary key,
  last_run timestamptz not null default '-infinity'
);
comment on table private.maintenance is 'When something that is to happen now and then last happened.';
insert into private.maintenance (task) values ('delete_expired'), ('remind_enquiries');

create function private.delete_expired() returns void
language plpgsql security definer set search_path = '' as $$
declare
  a_year_ago constant timestamptz := now() - interval '1 year';
begin
  update private.maintenance set last_run = now()
  where task = 'delete_expired' and last_run < now() - interval '1 hour';
  if not found then
    return;
  end if;
  perform set_config('app.expiry', 'on', true);
  delete from public.enquiries
  where created_at < a_year_ago and status in ('answered', 'archived', 'spam', 'held');
  -- Of customers who allow nothing, or never answered.
  delete from public.customer_words
  where taken_back_at < a_year_ago or (given_at is null and expires_at < a_year_ago);
  delete from public.audit_log where at < a_year_ago;
  delete from public.answer_times where received_at < now() - interval '2 years';
  delete from public.notices where created_at < now() - interval '90 days';
  -- The newest change of each thing stays: the content version never falls, and what has been noted
  -- once is not taken for new.
  delete from public.content_changes as change
  where at < a_year_ago and exists (
    select from public.content_changes as later
    where later.entity = change.entity
      and later.entity_id is not distinct from change.entity_id
      and later.version > change.version
  );
  delete from public.media
  where deleted_at < now() - interval '30 days'
    and not exists (select from public.media_usage where media_id = media.id);
  delete from private.former_files as former where not exists (
    select from storage.objects where bucket_id = former.bucket and name = former.path
  );
  perform set_config('app.expiry', '', true);
end
$$;
comment on function private.delete_expired is
  'Deletes, at most once an hour, what has been kept for a year: enquiries that are answered, archived, spam or held back (one that nobody has answered stays), customers'' words that were taken back and links that were never used, the audit log, and changes of content except the newest of each thing; notices after 90 days; how long answers took after two years; and pictures that have been in the bin for 30 days. Their files are found by files_without_record(). Called by release_due() every minute, and for projects where nothing calls that, by submit_enquiry(), request_release() and refresh_releases().';
