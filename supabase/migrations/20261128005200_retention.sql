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
  -- What goes is gone for good, and a clock may be a year ahead for a minute: only what was too old an hour ago, or when
  -- it was looked for last, is too old.
  seen timestamptz;
  name text;
  condition text;
  gone integer;
  is_more boolean := false;
begin
  -- Whoever finds somebody else at it waits for nothing.
  select last_run into seen from private.maintenance
  where task = 'delete_expired' and (last_run < now() - interval '1 hour' or last_run > now()) for update skip locked;
  if not found then
    return;
  elsif seen > now() then
    -- That clock was ahead, or this one is behind: the next hour says which.
    update private.maintenance set last_run = now() where task = 'delete_expired';
    return;
  end if;
  perform set_config('app.expiry', 'on', true);
  for name, condition in values
    ('public.enquiries', $sql$created_at < $1 - interval '1 year' and status in ('answered', 'archived', 'spam', 'quarantined')$sql$),
    -- Of customers who allow nothing, or never answered.
    ('public.testimonials', $sql$taken_back_at < $1 - interval '1 year'
      or (given_at is null and expires_at < $1 - interval '1 year')$sql$),
    ('public.preview_links', $sql$expires_at < $1 - interval '30 days'$sql$),
    ('public.audit_log', $sql$at < $1 - interval '1 year'$sql$),
    ('public.answer_times', $sql$received_at < $1 - interval '2 years'$sql$),
    ('public.notices', $sql$created_at < $1 - interval '90 days'$sql$),
    -- The newest change of each thing stays: the content version never falls, and what has been noted
    -- once is not taken for new.
    ('public.content_changes', $sql$at < $1 - interval '1 year' and exists (
      select from public.content_changes as later
      where later.entity = item.entity
        and later.entity_id is not distinct from item.entity_id
        and later.version > item.version
    )$sql$),
    ('public.media', $sql$deleted_at < $1 - interval '30 days'
      and not exists (select from public.media_usage where media_id = item.id)$sql$),
    ('private.page_views', $sql$day < $1 - interval '13 months'$sql$),
    ('private.view_days', $sql$day < $1 - interval '13 months'$sql$),
    ('private.page_vitals', $sql$month < $1 - interval '13 months'$sql$),
    ('private.missed_addresses', $sql$last_on < $1 - interval '30 days'$sql$),
    ('private.view_limits', $sql$period < $1 - interval '1 day'$sql$),
    ('private.former_files', $sql$not exists (
      select from storage.objects where bucket_id = item.bucket and objects.name = item.path
    )$sql$)
  loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s as item where %2$s limit 100 for update skip locked))',
      name, condition
    ) using seen;
    get diagnostics gone = row_count;
    is_more := is_more or gone = 100;
  end loop;
  perform private.fold_views(seen);
  perform set_config('app.expiry', '', true);
  update private.maintenance set last_run = now() where task = 'delete_expired' and not is_more;
end
$$;
comment on function private.delete_expired is
  'Deletes, at most once an hour, what has been kept for a year: enquiries that are answered, archived, spam or held back (one that nobody has answered stays), customers'' words that were taken back and links that were never used, the audit log, and changes of content except the newest of each thing; notices after 90 days; links to previews 30 days after they ended; how long answers took after two years; what was counted of page views after thirteen months, and addresses that nobody has asked for in 30 days; and pictures that have been in the bin for 30 days. Of each at most 100, so that nobody waits for long; while there is more, the next call goes on. It counts from when it was looked for last, so that no single reading of a clock deletes anything. Their files are found by files_without_record(). Called by release_due() every minute, and for projects where nothing calls that, by submit_enquiry(), request_release() and refresh_releases().';
