-- What is different about a page where it is published and where it goes back, and the list of them.

create function private.require_legal(copy jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if copy ->> 'kind' = 'legal' then
    perform private.require_permission('pages.legal');
  end if;
end
$$;
comment on function private.require_legal is 'Raises 42501 for a legal page unless the caller is an administrator.';

create function private.page_without_changes(copy jsonb, published jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when published is null then to_jsonb(jsonb_populate_record(null::public.pages, '{"hidden": false, "content": {}}'))
    when (published ->> 'hidden')::boolean then published - 'content'
    -- What visitors do not see is not discarded.
    else jsonb_set(published, '{content,fields}', coalesce(published -> 'content' -> 'fields', '{}') || (
      select coalesce(jsonb_object_agg(section.key, section.value), '{}')
      from jsonb_each(copy -> 'content' -> 'fields') as section
      where section.key = any (private.sections_out_of_sight(published -> 'content'))
    ))
  end
$$;
comment on function private.page_without_changes is 'What discarding makes of it: what is in hidden sections stays.';

create trigger settle after update on public.pages
  for each row when (old.version <> new.version) execute function private.settle('page');

create function private.guard_legal_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.published_pages where page_id = new.id) then
    perform private.require_legal(to_jsonb(new));
  end if;
  return new;
end
$$;
comment on function private.guard_legal_page is 'Before a page goes to the bin, which takes it off the site: administrators alone do that with legal pages.';
create trigger guard_legal_page before update on public.pages
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.guard_legal_page();
create trigger unpublish_binned after update on public.pages
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned('page');

create trigger record_redirects after insert or update or delete on public.published_pages
  for each row execute function private.record_redirects('page');

create function public.record_page_translation(page_id uuid, original jsonb) returns public.pages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  translation public.pages;
begin
  perform private.require_permission('pages.write');
  update public.pages set original = record_page_translation.original
  where id = record_page_translation.page_id and language <> '' and deleted_at is null
  returning * into translation;
  if not found then
    raise exception 'This page is in the bin, has been deleted, or is one of the main language.' using errcode = 'PT404', hint = 'page';
  end if;
  return translation;
end
$$;
comment on function public.record_page_translation is
  'Notes that a page of another language says what its original says: as private.is_page_original(), from whoever sees both, because the words of the folder are known to the site alone. No change of the page itself. Needs pages.write. PT404.';

create view public.page_states with (security_invoker = true) as
select
  pages.id as page_id,
  (case
    when live.page_id is null and not pages.of_folder then 'draft'
    when live.published_at > now() then 'scheduled'
    when has_changes then 'live_with_changes'
    else 'live'
  end)::public.publication_state as state,
  has_changes,
  pages.language, pages.key, pages.kind, pages.of_folder, pages.hidden, pages.slug, pages.title, pages.noindex, pages.names,
  pages.version, pages.created_at, pages.updated_at, pages.updated_by, pages.deleted_at,
  live.slug as published_slug, live.title as published_title, live.hidden as published_hidden,
  live.version as published_version, live.published_at,
  case when next.publish_at > now() then next.publish_at end as change_at
from public.pages
left join public.published_pages as live on live.page_id = pages.id
left join public.scheduled_pages as next on next.page_id = pages.id,
lateral (select case
  when live.page_id is not null then pages.version > live.version
  -- Without a published row visitors see the page as the site came.
  else pages.of_folder and (pages.hidden or pages.content <> '{}' or num_nonnulls(
    pages.slug, pages.title, pages.seo_title, pages.seo_description, pages.noindex, pages.names
  ) > 0)
end as has_changes) as compared;
comment on view public.page_states is 'Every page that has a row with its state, for lists: without its sections. One of the folder is live with and without a published row. change_at: when a change that is scheduled goes live.';
