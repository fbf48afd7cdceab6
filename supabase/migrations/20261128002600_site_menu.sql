-- The menu of the site, which administrators change without a developer.

create function private.is_menu_labels(value jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(value) = 'object' then
    (select count(*) from jsonb_object_keys(value)) <= 10 and not exists (
      select from jsonb_each(value) as label
      where label.key = '' or not private.is_language(label.key)
        or jsonb_typeof(label.value) <> 'string' or private.is_settings_line(label.value #>> '{}', 40) is not true
    )
  else false end
$$;
comment on function private.is_menu_labels is 'What an entry says in other languages, by their code: {"pt": "Trabalhos"}.';

create function private.is_menu(items jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(items) = 'array' then jsonb_array_length(items) <= 12 and not exists (
    select from jsonb_array_elements(items) as item
    where not case when jsonb_typeof(item) = 'object' then coalesce(
      jsonb_typeof(item -> 'label') = 'string' and private.is_settings_line(item ->> 'label', 40)
        and case when item ? 'labels' then private.is_menu_labels(item -> 'labels') else true end
        and case when item ? 'page'
          then item - '{label,labels,page}'::text[] = '{}' and jsonb_typeof(item -> 'page') = 'string' and private.is_slug(item ->> 'page')
          else item - '{label,labels,href}'::text[] = '{}' and jsonb_typeof(item -> 'href') = 'string' and private.is_link(item ->> 'href')
        end,
      false
    ) else false end
  ) else false end
$$;
comment on function private.is_menu is 'At most 12 of {"label": "Work", "href": "/#work"} or {"label": "About us", "page": "own-1a2b3c4d", "labels": {"pt": "Sobre nós"}}.';

create table public.site_menu (
  id boolean primary key default true check (id),
  version integer not null default 1,
  items jsonb check (items is null or private.is_menu(items)),
  foot jsonb check (foot is null or private.is_menu(foot)),
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.site_menu is 'The menu of the site: one row. Public: it stands on all pages after the next release.';
comment on column public.site_menu.items is 'As private.is_menu() has it; a page is named by its key. Null follows the folder.';
comment on column public.site_menu.foot is 'The same for the foot of every page. Legal pages that are not among them stand behind; null for those alone.';

create policy "Everybody reads the menu" on public.site_menu
  for select to anon, authenticated using (true);
create policy "Administrators change the menu" on public.site_menu
  for update to authenticated using ((select public.authorize('settings.write')));

create trigger enforce_version before update on public.site_menu
  for each row execute function private.enforce_version();

create function private.record_menu_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The only menu there is.
  perform private.set_usage('menu', '00000000-0000-0000-0000-000000000000', 'body', array(
    select private.media_ids_in(private.texts_in(jsonb_build_array(new.items, new.foot)))
  ));
  perform private.record_change('menu', null, 'The menu', 'updated', null);
  return null;
end
$$;
comment on function private.record_menu_change is 'Notes the change and the files that the menu leads to.';
create trigger record_change after update on public.site_menu
  for each row when (old.version <> new.version) execute function private.record_menu_change();

insert into public.site_menu default values;
