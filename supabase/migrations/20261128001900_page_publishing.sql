-- From the working copy of a page to what visitors see, and back.

create function private.page_state(page public.pages) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(page) - array['id', 'version', 'original', 'created_at', 'created_by', 'updated_at', 'updated_by', 'deleted_at']
$$;
comment on function private.page_state is 'A working copy as it is kept in revisions.';

create function private.keep_page_revision(page public.pages, reason public.revision_reason) returns uuid
language sql set search_path = '' as $$
  insert into public.page_revisions (page_id, reason, content, created_by)
  values (page.id, reason, private.page_state(page), auth.uid())
  returning id
$$;
comment on function private.keep_page_revision is 'Keeps the page as it is now, and says under which id.';

create function private.require_legal(kind public.page_kind) returns void
language plpgsql stable set search_path = '' as $$
begin
  if kind = 'legal' then
    perform private.require_permission('pages.legal');
  end if;
end
$$;
comment on function private.require_legal is 'Raises 42501 for a legal page unless the caller is an administrator.';

create function public.publish_page(page_id uuid, version integer, publish_at timestamptz default now())
returns public.published_pages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page public.pages;
  before public.published_pages;
  after public.published_pages;
  visible jsonb;
  is_live boolean;
begin
  perform private.require_permission('pages.publish');
  page := private.lock_copy(null::public.pages, publish_page.page_id, publish_page.version, 'page');
  perform private.require_legal(page.kind);
  if not page.of_folder
    and (private.trim_text(page.title) = '' or coalesce(page.content -> 'order', '[]') = '[]') then
    raise exception 'Give the page a title and at least one section before you publish it.'
      using errcode = 'PT422', hint = 'incomplete';
  end if;
  visible := private.visible_page(to_jsonb(page));
  perform private.require_described_pictures(private.texts_in(visible -> 'content'), null);
  select * into before from public.published_pages where page_id = page.id for update;
  is_live := coalesce(before.published_at <= now(), false);
  if is_live and publish_at > now() then
    perform private.schedule_text('page', page.id, visible, publish_at);
    perform private.keep_page_revision(page, 'publish');
    return before;
  end if;
  delete from public.scheduled_pages where page_id = page.id;
  after := jsonb_populate_record(before, visible || jsonb_build_object(
    'page_id', page.id,
    'published_at', case when is_live then before.published_at else greatest(now(), publish_at) end,
    'updated_at', case when is_live then before.updated_at else greatest(now(), publish_at) end
  ));
  if not coalesce(private.is_same_content('page', page.id, to_jsonb(before), to_jsonb(after)), false) then
    after.updated_at := greatest(now(), after.published_at);
    perform private.keep_page_revision(page, 'publish');
  end if;
  perform private.put_row(after);
  return after;
end
$$;
comment on function public.publish_page is
  'Makes the given version of the working copy what visitors see, at once or from publish_at on; of a page that is live they see the present state until then (scheduled_pages). Publishing at once drops what was scheduled. Needs pages.publish, for legal pages pages.legal as well. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';

create function public.unpublish_page(page_id uuid, keeps_live boolean default false) returns public.pages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page public.pages;
begin
  perform private.require_permission('pages.publish');
  select * into page from public.pages where id = unpublish_page.page_id for update;
  if not found then
    raise exception 'This page has been deleted.' using errcode = 'PT404', hint = 'page';
  end if;
  perform private.require_legal(page.kind);
  delete from public.published_pages where page_id = page.id and (published_at > now() or not keeps_live);
  delete from public.scheduled_pages where page_id = page.id;
  return page;
end
$$;
comment on function public.unpublish_page is 'Off the schedule and, unless what is live stays, off the site; a page of the folder is as the site came. Needs pages.publish (pages.legal). PT404.';

create function private.replace_page(page public.pages, state jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  wanted constant public.pages := jsonb_populate_record(page, state);
begin
  update public.pages set
    hidden = wanted.hidden, slug = wanted.slug, title = wanted.title, seo_title = wanted.seo_title,
    seo_description = wanted.seo_description, noindex = wanted.noindex, names = wanted.names, content = wanted.content
  where id = page.id;
end
$$;
comment on function private.replace_page is 'Gives it what this page_state() says.';

create function public.discard_page_changes(page_id uuid, version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page public.pages;
  published public.published_pages;
  kept uuid;
begin
  perform private.require_permission('pages.write');
  page := private.lock_copy(null::public.pages, discard_page_changes.page_id, discard_page_changes.version, 'page');
  select * into published from public.published_pages where page_id = page.id for update;
  if published.page_id is null and not page.of_folder then
    raise exception 'This page is not published, so there is nothing to go back to.'
      using errcode = 'PT409', hint = 'not_published';
  end if;
  if exists (select from public.scheduled_pages where page_id = page.id) then
    perform private.require_legal(page.kind);
    delete from public.scheduled_pages where page_id = page.id;
  end if;
  kept := private.keep_page_revision(page, 'discard');
  perform private.replace_page(page, case
    when published.hidden then to_jsonb(published) - 'content'
    when published.page_id is not null then to_jsonb(published) || jsonb_build_object(
      -- What visitors do not see is not discarded.
      'content', published.content || jsonb_build_object('fields', coalesce(published.content -> 'fields', '{}') || (
        select coalesce(jsonb_object_agg(section.key, section.value), '{}')
        from jsonb_each(page.content -> 'fields') as section
        where section.key = any (private.sections_out_of_sight(published.content))
      ))
    )
    else to_jsonb(jsonb_populate_record(null::public.pages, '{"hidden": false, "content": {}}'))
  end);
  return kept;
end
$$;
comment on function public.discard_page_changes is 'The published state again, or the page of the folder as the site came; drops what was scheduled, and keeps what is in hidden sections. Returns the revision kept. Needs pages.write. PT409, PT404.';

create function public.restore_page_revision(revision_id uuid, version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  revision public.page_revisions;
  page public.pages;
  kept uuid;
begin
  perform private.require_permission('pages.write');
  select * into revision from public.page_revisions where id = revision_id;
  if not found then
    raise exception 'This revision is not there any more.' using errcode = 'PT404', hint = 'revision';
  end if;
  page := private.lock_copy(null::public.pages, revision.page_id, restore_page_revision.version, 'page');
  kept := private.keep_page_revision(page, 'restore');
  perform private.replace_page(page, revision.content - 'slug');
  return kept;
end
$$;
comment on function public.restore_page_revision is 'An older state but its address. Returns the revision kept. Needs pages.write. PT409, PT404.';

create function public.duplicate_page(page_id uuid, new_title text default null) returns public.pages
language plpgsql security definer set search_path = '' as $$
declare
  copy public.pages;
begin
  perform private.require_permission('pages.write');
  insert into public.pages (language, kind, title, seo_title, seo_description, noindex, names, content)
  select
    language, kind, coalesce(duplicate_page.new_title, case when private.trim_text(title) = '' then '' else left(title, 193) || ' (copy)' end),
    seo_title, seo_description, noindex, names, content
  from public.pages where id = duplicate_page.page_id and deleted_at is null and not of_folder
  returning * into copy;
  if copy.id is null then
    raise exception 'This page is in the bin, has been deleted, or is one of the site itself.' using errcode = 'PT404', hint = 'page';
  end if;
  return copy;
end
$$;
comment on function public.duplicate_page is 'A new draft with the same content and in the same language, which translates nothing; not of pages of the folder, whose content is there. Without a title it has that of the original with (copy) behind it. Needs pages.write. PT404.';

create trigger settle after update on public.pages
  for each row when (old.version <> new.version) execute function private.settle('page');

create function private.guard_legal_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.published_pages where page_id = new.id) then
    perform private.require_legal(new.kind);
  end if;
  return new;
end
$$;
comment on function private.guard_legal_page is 'Before a page goes to the bin, which takes it off the site: administrators alone do that with legal pages.';
create trigger guard_legal_page before update on public.pages
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.guard_legal_page();
create trigger unpublish_binned_page after update on public.pages
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned('page');

create trigger record_redirects after insert or update or delete on public.published_pages
  for each row execute function private.record_redirects('page', 'pages');

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
