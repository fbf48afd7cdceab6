-- The figures of the staff area, in one question.

create function public.staff_figures() returns table (
  articles bigint, drafts bigint, scheduled bigint, galleries bigint, portfolio_images bigint,
  media bigint, undescribed bigint, new_enquiries bigint, quarantined_enquiries bigint,
  waiting_testimonials bigint, settings_version integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission(needed)
  from unnest('{posts.read,galleries.read,media.read,enquiries.read}'::public.app_permission[]) as needed;
  return query select
    (select count(*) from public.post_summaries where is_current),
    (select count(*) from public.post_summaries where standing = 'draft'),
    (select count(*) from public.post_summaries where due_at > now() and is_current),
    (select count(*) from public.galleries where deleted_at is null),
    (select count(*) from public.portfolio_images),
    (select count(*) from public.media where deleted_at is null),
    (select count(*) from public.media where deleted_at is null and alt = '' and not decorative and slug is null),
    (select count(*) from public.enquiries where status = 'new'),
    (select count(*) from public.enquiries where status = 'quarantined'),
    (select count(*) from public.waiting_testimonials()) + (select count(*) from public.refused_photographs()),
    (select version from public.business_settings);
end
$$;
comment on function public.staff_figures is 'Counts for the dashboard. Needs the read permission of each.';
