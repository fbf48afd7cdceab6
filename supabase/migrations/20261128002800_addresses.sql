-- Addresses of articles, galleries and pages: made from the title, and one answer when one is taken.

create function private.spelled_out(title text, letters jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- A letter and its mark are one character, as the spelling names them.
  spelled text := normalize(title, nfc);
  letter text;
  written text;
begin
  for letter, written in select * from jsonb_each_text(letters) loop
    spelled := replace(spelled, letter, written);
  end loop;
  return spelled;
end
$$;
comment on function private.spelled_out is 'A title with letters and signs as the language writes them where there is none of them.';

create function private.to_slug(title text, letters jsonb) returns text
language sql immutable set search_path = '' as $$
  with seen as (
    -- Where a word may be broken, or joined, is no part of it; C, C++ and C# are three.
    select regexp_replace(regexp_replace(
      translate(normalize(title, nfc), U&'\00AD\200B\200C\200D\2060\FEFF', ''),
      '(?<=[a-zA-Z0-9+])\+', ' plus', 'g'), '(?<=[a-zA-Z])#', ' sharp', 'g'
    ) as title
  ), spelled as (
    select translate(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        private.spelled_out(title, letters), '[æÆ]', 'ae', 'g'), '[œŒ]', 'oe', 'g'), '[ßẞ]', 'ss', 'g'),
        '[þÞ]', 'th', 'g'), '½', ' ', 'g'),
      'ðÐøØłŁđĐħĦŧŦŋŊıəƏ', 'ddoollddhhttnniee'
    ) as title
    from seen
  ), words as (
    select btrim(regexp_replace(
      -- Only ASCII letters are left in the end, and these have one lower case in every locale.
      lower(regexp_replace(normalize(title, nfkd), '[\u0300-\u036f''’]', '', 'g') collate "C"),
      '[^a-z0-9]+', '-', 'g'
    ), '-') as slug
    from spelled
  )
  select case
    when char_length(slug) <= 80 then slug
    when position('-' in left(slug, 81)) > 0 then regexp_replace(left(slug, 81), '-[^-]*$', '')
    else left(slug, 80)
  end
  from words
$$;
comment on function private.to_slug(text, jsonb) is 'The slug of a title, as toSlug() of src/domain; empty without a letter.';

create function private.to_slug(title text) returns text
language sql stable security definer set search_path = '' as $$
  select private.to_slug(title, coalesce((select letters from private.site_defaults), '{}'))
$$;
comment on function private.to_slug(text) is 'The slug of a title in the language of the site; until the folder has said how that spells, letters lose their marks.';

-- Windows makes no file that is called like one of its devices, and a site is files.
create function private.is_device_name(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select slug ~ '^(con|prn|aux|nul|com[1-9]|lpt[1-9])$'
$$;
comment on function private.is_device_name is 'Whether Windows keeps it for a device.';

create function private.free_file_slug(title text) returns text
language sql stable security definer set search_path = '' as $$
  with named as materialized (
    select coalesce(nullif(private.to_slug(regexp_replace(title, '\.pdf$', '', 'i')), ''), 'file') as base
  )
  select slug
  from named, generate_series(1, 1000) as nth,
    lateral (select case nth when 1 then base else base || '-' || nth end as slug) as numbered
  where private.is_slug(slug) and not private.is_device_name(slug)
    and not exists (select from public.media where media.slug = numbered.slug)
  order by nth limit 1
$$;
comment on function private.free_file_slug is 'The first of name, name-2, name-3, … that no PDF has, also none in the bin.';

create function private.is_slug_taken(entity text, slug text, id uuid, language text default '') returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_device_name(slug) or exists (
    select from (
      select 'post' as entity, id, slug, language from public.posts
      union all select 'post', post_id, slug, language from public.published_posts
      union all select 'post', post_id, slug, language from public.scheduled_posts
      union all select 'gallery', id, slug, '' from public.galleries
      union all select 'gallery', gallery_id, slug, '' from public.published_galleries
      union all select 'gallery', id, said ->> 'slug', said_in
        from public.galleries, jsonb_each(words) as word (said_in, said)
      union all select 'gallery', gallery_id, said ->> 'slug', said_in
        from public.published_galleries, jsonb_each(words) as word (said_in, said)
      union all select case kind when 'service' then 'service' else 'page' end, id, slug, language from public.pages
      union all select case kind when 'service' then 'service' else 'page' end, page_id, slug, language from public.published_pages
      union all select case kind when 'service' then 'service' else 'page' end, page_id, slug, language from public.scheduled_pages
    ) as others
    where others.slug = is_slug_taken.slug and others.entity = is_slug_taken.entity
      and others.language = is_slug_taken.language and others.id <> is_slug_taken.id
  )
$$;
comment on function private.is_slug_taken is 'By another article (post), gallery, service or other page (page) of this language, or by Windows. Redirects do not count.';

create function private.free_slug(entity text, base text, id uuid, language text default '') returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  slug text := base;
  number integer := 1;
begin
  while not case entity when 'page' then private.is_page_slug('page', slug) else private.is_slug(slug) end
    or private.is_slug_taken(entity, slug, id, language)
    -- Links that lead on are not cut off by something that happens to have the same title.
    or exists (
      select from public.post_redirects
      where old_slug = slug and post_redirects.language = free_slug.language and post_id <> free_slug.id and entity = 'post'
    )
    or exists (
      select from public.gallery_redirects
      where old_slug = slug and gallery_redirects.language = free_slug.language and gallery_id <> free_slug.id and entity = 'gallery'
    )
    or exists (
      select from public.page_redirects
      where old_slug = private.slug_in_folder(entity, slug) and page_redirects.language = free_slug.language
        and page_id <> free_slug.id and entity in ('page', 'service')
    )
  loop
    number := number + 1;
    slug := base || '-' || number;
  end loop;
  return slug;
end
$$;
comment on function private.free_slug is 'The first of base, base-2, base-3, … that is a slug and nobody else''s.';

create function private.is_known_to_visitors(entity text, id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (entity = 'post' and exists (select from public.published_posts where post_id = id))
    or (entity = 'page' and exists (select from public.published_pages where page_id = id))
    or exists (
      select from public.content_changes
      where content_changes.entity = is_known_to_visitors.entity and entity_id = id
    )
$$;
comment on function private.is_known_to_visitors is 'Whether links may lead to it: it was or will be live.';

create function private.is_slug_made_of(slug text, base text) returns boolean
language sql immutable set search_path = '' as $$
  select slug = base
    or left(slug, char_length(base) + 1) = base || '-' and substr(slug, char_length(base) + 2) ~ '^[0-9]+$'
$$;
comment on function private.is_slug_made_of is 'Whether it is one of base, base-2, base-3, …';

create function private.set_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item constant jsonb := to_jsonb(new);
  is_of_folder constant boolean := coalesce((item ->> 'of_folder')::boolean, false);
  -- Services have a folder of their own.
  entity constant text := case item ->> 'kind' when 'service' then 'service' else tg_argv[0] end;
  language constant text := coalesce(item ->> 'language', '');
  provisional constant text := '^draft-[0-9a-f]{8}$';
  base text;
  old_base text;
begin
  if is_of_folder and (new.slug is null or (tg_op = 'UPDATE' and new.slug = old.slug)) then
    return new;
  elsif tg_argv[0] = 'page' and not is_of_folder then
    new.title := coalesce(new.title, '');
    new.slug := coalesce(new.slug, 'draft-' || left(gen_random_uuid()::text, 8));
  end if;
  if tg_op = 'UPDATE' and new.slug = old.slug then
    if new.title = old.title or private.is_known_to_visitors(tg_argv[0], new.id) then
      return new;
    end if;
    old_base := coalesce(nullif(private.to_slug(old.title), ''), tg_argv[1]);
    if old.slug !~ provisional and not private.is_slug_made_of(old.slug, old_base) then
      return new;
    end if;
  end if;

  perform private.lock('slugs');
  if is_of_folder or (new.slug !~ provisional and (tg_op = 'INSERT' or new.slug <> old.slug)) then
    if private.is_slug_taken(entity, new.slug, new.id, language) then
      raise exception 'Another % has the address "%". Choose a different one.', tg_argv[1], new.slug
        using errcode = 'PT409', hint = 'slug_taken';
    end if;
  elsif private.trim_text(new.title) = '' then
    -- What followed an old title waits for the next one.
    new.slug := case when new.slug ~ provisional then new.slug else 'draft-' || left(gen_random_uuid()::text, 8) end;
  else
    base := coalesce(nullif(private.to_slug(new.title), ''), tg_argv[1]);
    if old_base is distinct from base or new.slug ~ provisional then
      new.slug := private.free_slug(entity, base, new.id, language);
    end if;
  end if;
  return new;
end
$$;
comment on function private.set_slug is
  'Before insert or update on posts, galleries and pages. Without a slug of its own a row gets the one that its title makes, with -2, -3, … where that is taken, or draft-… as long as there is no title. Until visitors have known it, the slug follows the title; a slug that somebody wrote stays, and one that is another row''s is refused (PT409, hint slug_taken). A page of the folder has the address that the folder gives it (null), or one that somebody wrote. Arguments: the entity in content_changes, and what people call it.';

create trigger set_slug before insert or update on public.posts
  for each row execute function private.set_slug('post', 'article');
create trigger set_slug before insert or update on public.galleries
  for each row execute function private.set_slug('gallery', 'gallery');
create trigger set_slug before insert or update on public.pages
  for each row execute function private.set_slug('page', 'page');

create function private.refuse_device_name() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
begin
  select named.slug into wanted
  from (
    select new.slug, old.slug as before
    union all
    select said ->> 'slug', to_jsonb(old) -> 'words' -> language ->> 'slug'
    -- Their shape is checked after this.
    from jsonb_each(case jsonb_typeof(to_jsonb(new) -> 'words') when 'object' then to_jsonb(new) -> 'words' end) as word (language, said)
  ) as named
  where private.is_device_name(named.slug) and named.slug is distinct from named.before;
  if found then
    raise exception 'Windows can make no file with the name "%", so nothing can have that address. Choose a different one.', wanted
      using errcode = 'PT422', hint = 'slug';
  end if;
  return new;
end
$$;
comment on function private.refuse_device_name is 'Before insert or update on posts, galleries and pages, and before set_slug(): of an address that somebody wrote.';

create trigger refuse_device_name before insert or update on public.posts
  for each row execute function private.refuse_device_name();

create trigger refuse_device_name before insert or update on public.galleries
  for each row execute function private.refuse_device_name();

create trigger refuse_device_name before insert or update on public.pages
  for each row execute function private.refuse_device_name();

create table public.old_addresses (
  path text primary key check (path ~ '^/[A-Za-z0-9_%./-]+$' and char_length(path) <= 2000),
  leads_to text not null check (private.is_link(leads_to)),
  created_at timestamptz not null default now(),
  check (path <> leads_to)
);
comment on table public.old_addresses is 'Addresses that this site never had and visitors ask for all the same: those of the site before it, and mistyped ones. Public: a release leads them on. Those that a page had here are in post_redirects, gallery_redirects and page_redirects.';
comment on column public.old_addresses.path is 'As it was asked for, percent signs included: /kontakt, /2019/05/oak-stairs/.';

create policy "Everybody reads old addresses" on public.old_addresses
  for select to anon, authenticated using (true);
create policy "Staff add old addresses" on public.old_addresses
  for insert to authenticated with check ((select public.authorize('pages.write')));
create policy "Staff lead old addresses elsewhere" on public.old_addresses
  for update to authenticated using ((select public.authorize('pages.write')));
create policy "Staff forget old addresses" on public.old_addresses
  for delete to authenticated using ((select public.authorize('pages.write')));

create function private.record_old_addresses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from changed_rows) then
    perform private.record_change('address', null, 'Old addresses', 'updated', null);
  end if;
  return null;
end
$$;
comment on function private.record_old_addresses is 'After a statement: one change, however many addresses an import brings.';
create trigger record_added after insert on public.old_addresses
  referencing new table as changed_rows for each statement execute function private.record_old_addresses();
create trigger record_changed after update on public.old_addresses
  referencing new table as changed_rows for each statement execute function private.record_old_addresses();
create trigger record_forgotten after delete on public.old_addresses
  referencing old table as changed_rows for each statement execute function private.record_old_addresses();

create function private.lead_old_addresses_along() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_published boolean;
  moved record;
begin
  -- Once visitors know its address, a redirect leads on.
  execute format('select exists (select from public.published_%s where %s_id = $1)', tg_table_name, tg_argv[0])
  into is_published using new.id;
  if is_published then
    return null;
  end if;
  for moved in
    select folder || was.slug as away, folder || now_at.slug as here
    from private.addresses_of(to_jsonb(old)) as was
    join private.addresses_of(to_jsonb(new)) as now_at using (language)
    cross join lateral concat(case language when '' then '' else '/' || language end, tg_argv[1]) as folder
    where was.slug <> now_at.slug
  loop
    -- It has taken the address itself.
    delete from public.old_addresses where path = moved.here and leads_to = moved.away;
    update public.old_addresses set leads_to = moved.here where leads_to = moved.away;
  end loop;
  return null;
end
$$;
comment on function private.lead_old_addresses_along is 'After the address of something that visitors have never seen has changed: what an import leads to it goes on doing so. Arguments: the kind, and where such addresses begin.';
create trigger lead_old_addresses_along after update on public.posts
  for each row when (old.slug <> new.slug) execute function private.lead_old_addresses_along('post', '/blog/');
create trigger lead_old_addresses_along after update on public.galleries
  for each row when (old.slug <> new.slug) execute function private.lead_old_addresses_along('gallery', '/portfolio/');
create trigger lead_old_addresses_along after update on public.pages
  for each row when (old.slug <> new.slug) execute function private.lead_old_addresses_along('page', '/');
