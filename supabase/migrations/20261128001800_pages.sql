-- Pages made of sections: what staff changed of the pages in the business's folder, and pages of their own.

create type public.page_kind as enum ('home', 'service', 'page', 'legal', 'not-found');
comment on type public.page_kind is 'What a page is: the first page, one of a service (/services/{slug}), a free page (/{slug}), a legal text that administrators alone publish (/{slug}), or the one for addresses without a page.';

create function private.is_page_slug(kind public.page_kind, slug text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select private.is_slug(slug) and (kind = 'service' or (kind in ('page', 'legal') and slug not in (
    -- Pages, folders and files of the site itself, with and without their endings.
    'admin', 'admin-sw', 'assets', 'blog', 'build', 'decoders', 'favicon', 'feed', 'fonts', 'home', 'icon', 'media',
    'files', 'pictures', 'portfolio', 'portfolio-images', 'privacy', 'robots', 'rss', 'services', 'sitemap', 'social', 'appointment', 'your-word', 'preview', '404', '500',
    -- Of the backend and of hosts.
    'api', 'auth', 'cdn-cgi', 'functions', 'graphql', 'health', 'realtime', 'rest', 'storage'
  )))
$$;
comment on function private.is_page_slug is 'Whether a page of this kind may have this address. The first page and the one for addresses without a page have none of their own.';

create function private.is_link(value text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select char_length(value) between 1 and 500
    -- Browsers pass over control characters in an address.
    and private.trim_text(regexp_replace(value, '[\u0001-\u001f\u007f]', '', 'g'))
      ~* '^(#.|/($|[^/\\])|(https?|mailto|tel):|media:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$)'
$$;
comment on function private.is_link is 'An address that a page may link to: a path or anchor of this site, an http, https, mailto or tel address, or a PDF of the library as media:<id>. All that safeAddress() of src/domain takes.';

create function private.is_key_list(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then
    jsonb_array_length(value) <= 50
      and (select count(*) = count(distinct item) from jsonb_array_elements(value) as item)
      and not exists (
        select from jsonb_array_elements(value) as item
        where jsonb_typeof(item) <> 'string' or item #>> '{}' !~ '^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$'
          or char_length(item #>> '{}') > 40
      )
  else value is null end
$$;
comment on function private.is_key_list is 'At most 50 different keys of sections, or nothing.';

create function private.is_page_content(content jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case
    when jsonb_typeof(content) <> 'object' then false
    when octet_length(content::text) > 200000
      or content - '{order,known,hidden,fields}'::text[] <> '{}'
      or jsonb_path_exists(content, 'strict $.**{9}')
      or jsonb_path_exists(content, 'strict $.** ? (@.type() == "number" && (@ > 1000000000 || @ < -1000000000))')
      or coalesce(jsonb_typeof(content -> 'order') <> 'array', false)
      or coalesce(jsonb_typeof(content -> 'fields') <> 'object', false) then false
    else private.is_key_list(content -> 'known') and private.is_key_list(content -> 'hidden')
      and private.is_key_list(jsonb_path_query_array(content, 'lax $.fields.keyvalue().key'))
      and private.is_key_list(jsonb_path_query_array(content, 'lax $.order[*].key'))
      and not exists (
        select from jsonb_array_elements(content -> 'order') as section
        where jsonb_typeof(section) <> 'object' or not section ?& '{key,kind}' or section - '{key,kind}'::text[] <> '{}'
          or not private.is_key_list(jsonb_build_array(section -> 'kind'))
      )
      and not exists (
        select from jsonb_each(content -> 'fields') as section where jsonb_typeof(section.value) <> 'object'
      )
      and not exists (
        select from jsonb_path_query(content -> 'fields', 'strict $.** ? (@.type() == "object")') as item, jsonb_each(item) as field
        where field.key !~ '^[a-z0-9][A-Za-z0-9-]{0,39}$'
          -- What each object of JavaScript has of its own accord.
          or field.key in ('constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'toString', 'valueOf')
          or case field.key
            when 'media' then not coalesce(
              jsonb_typeof(field.value) = 'string' and coalesce(jsonb_typeof(item -> 'alt'), 'string') = 'string'
                and field.value #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
                and char_length(coalesce(item ->> 'alt', '')) <= 500,
              false
            )
            else field.key in ('href', 'link') and field.value <> '""'
              and not (jsonb_typeof(field.value) = 'string' and private.is_link(field.value #>> '{}'))
          end
      )
  end
$$;
comment on function private.is_page_content is
  'The shape of what staff changed of a page''s sections: {"order": [{"key", "kind"}], "known": [key], "hidden": [key], "fields": {key: {field: value}}}, each of them optional, 200,000 bytes and nine levels at most, numbers up to a thousand million. A picture of the library is {"media": id, "alt": text}, without alt until somebody says what it shows, and what is called link or href is one. Kinds and their fields are the site''s own: src/sections checks those.';

create function private.sections_out_of_sight(content jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select jsonb_array_elements_text(content -> 'hidden')
    union
    select known from jsonb_array_elements_text(content -> 'known') as known
    where content ? 'order' and not jsonb_path_query_array(content, 'lax $.order[*].key') ? known
  )
$$;
comment on function private.sections_out_of_sight is 'Keys of the sections that staff hid, and of those of the folder that they removed.';

create function private.visible_page(page jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select page || jsonb_build_object('content', case
    when (page ->> 'hidden')::boolean then '{}'
    else content - 'fields' || case when shown <> '{}' then jsonb_build_object('fields', shown) else '{}' end
  end)
  from (select page -> 'content' as content) as of_page,
    lateral (select coalesce(content -> 'fields', '{}') - private.sections_out_of_sight(content) as shown) as fields
$$;
comment on function private.visible_page is 'A working copy without the words and pictures of what is hidden or removed: visitors can read whole rows.';

create function private.is_service_names(names jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(names) = 'object' then names - '{short,menu,hint}'::text[] = '{}' and not exists (
    select from jsonb_each(names) as name
    where jsonb_typeof(name.value) <> 'string'
      or not private.is_settings_line(name.value #>> '{}', case name.key when 'hint' then 160 when 'menu' then 60 else 40 end)
  ) else false end
$$;
comment on function private.is_service_names is 'What a service is called in short, in the menu, and the hint there: {"short", "menu", "hint"}, each optional.';

create function private.is_page_original(original jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(original) = 'object' then
    octet_length(original::text) <= 210000
      and original - '{title,seo_title,seo_description,names,content}'::text[] = '{}'
      and original ? 'content' and private.is_page_content(original -> 'content')
      and coalesce(jsonb_typeof(original -> 'names') in ('object', 'null'), true)
      and not exists (
        select from unnest('{title,seo_title,seo_description}'::text[]) as part
        where jsonb_typeof(original -> part) not in ('string', 'null')
      )
  else false end
$$;
comment on function private.is_page_original is 'What a page said when its translation was brought up to it: {"title", "seo_title", "seo_description", "names", "content"}, the last with all sections and all that they say.';

-- The columns of a page, for the next three tables.
create table private.page_columns (
  language text not null default '' check (private.is_language(language)),
  key text not null check (private.is_slug(key)),
  kind public.page_kind not null,
  of_folder boolean not null,
  hidden boolean not null check (not hidden or (of_folder and kind in ('page', 'service'))),
  slug text check (case when slug is null then of_folder else private.is_page_slug(kind, slug) end),
  title text check (char_length(title) <= 200),
  seo_title text check (char_length(seo_title) <= 200),
  seo_description text check (char_length(seo_description) <= 500),
  noindex boolean,
  names jsonb check (names is null or (kind = 'service' and private.is_service_names(names))),
  content jsonb not null check (private.is_page_content(content)),
  version integer not null
);

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  like private.page_columns including constraints including defaults,
  original jsonb check (original is null or private.is_page_original(original)),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  deleted_at timestamptz check (deleted_at is null or not of_folder),
  unique (key, kind, language),
  constraint pages_original_is_of_translation check (original is null or language <> ''),
  -- So that neither is taken for the other.
  constraint pages_key_tells_own check (of_folder <> (key ~ '^own-[0-9a-f]{8,}$')),
  constraint pages_own_kind check (of_folder or kind in ('service', 'page', 'legal')),
  -- /admin/pages/menu is the screen of the menu.
  constraint pages_key_is_no_screen check (key <> 'menu'),
  constraint pages_single_key check (
    case when kind in ('home', 'not-found') then key = kind::text else key not in ('home', 'not-found') end
  )
);
alter table public.pages
  -- Milliseconds, then chance: staff's own services stand in the order of their keys, which is that of their making.
  alter key set default 'own-' || to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint) || left(gen_random_uuid()::text, 4),
  alter of_folder set default false,
  alter hidden set default false,
  alter content set default '{}',
  alter version set default 1;
-- The menu names a page by its key alone.
create unique index pages_own_key on public.pages (key, language) where not of_folder;
create unique index pages_slug_key on public.pages (language, (kind = 'service'), slug);
comment on table public.pages is 'The working copy of each page that staff made (of_folder is false), and what they changed of the pages in the business''s folder, where null and what is not in content follow the folder. For staff only; visitors read published_pages. A page of the folder without a row is as the site came.';
comment on column public.pages.key is 'What the folder calls the page, or a name of its own (own-…). Enquiries, galleries and prices name a service by it; it never changes. A row counts for the page of the folder with its key and kind only, in its language.';
comment on column public.pages.language is 'A code as in addresses (pt); empty for the main language. Pages of one key and kind are the same page in several languages. It stays as it was given when the row was made.';
comment on column public.pages.original is 'Of another language: what the page of the main language said when this one was last brought up to it, see record_page_translation(). Null, over a page of the folder: what the folder says there.';
comment on column public.pages.hidden is 'Whether a page of the folder is off the site.';
comment on column public.pages.slug is 'Its address, /{slug} or /services/{slug}. Of staff''s own pages as for articles: made from the title until visitors have known it, see private.set_slug(). Null for a page of the folder that keeps its address there.';
comment on column public.pages.noindex is 'Kept out of search engines and the sitemap. Null follows the folder; for staff''s own pages that is no.';
comment on column public.pages.names is 'Of services: what they are called in short, in the menu, and the hint there.';
comment on column public.pages.content is 'The sections: see private.is_page_content(). A field that is not there follows the folder.';
comment on column public.pages.deleted_at is 'When it was moved to the bin. That takes it off the site; coming back it is a draft. A page of the folder is emptied instead.';

create trigger enforce_version before insert or update on public.pages
  for each row execute function private.enforce_version('pages.delete', 'original');

create function private.refuse_reserved_key() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A page can''t have the key “%”: /admin/pages/% is another screen, so nobody could edit the page. Give it another key in src/business; its address may still be /%.', new.key, new.key, new.key
    using errcode = 'PT422', hint = 'reserved_key';
end
$$;
comment on function private.refuse_reserved_key is 'Says in words what the constraint pages_key_is_no_screen refuses.';
create trigger refuse_reserved_key before insert or update on public.pages
  for each row when (new.key = 'menu') execute function private.refuse_reserved_key();

create table public.published_pages (
  page_id uuid primary key references public.pages (id) on delete cascade,
  like private.page_columns including constraints including defaults,
  published_at timestamptz not null default now() check (isfinite(published_at)),
  updated_at timestamptz not null default now(),
  constraint published_pages_title check (of_folder or coalesce(title, '') <> '')
);
create unique index published_pages_slug_key on public.published_pages (language, (kind = 'service'), slug);
comment on table public.published_pages is 'What visitors see of staff''s pages and of their changes to those of the folder, without what is in hidden sections. Written by publish_document(), unpublish_document() and, for what was scheduled, release_due().';
comment on column public.published_pages.published_at is 'From when visitors see it; in the future for what is scheduled.';

create function private.service_name(service text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select coalesce(nullif(live.title, ''), nullif(pages.title, ''))
      from public.pages left join public.published_pages as live on live.page_id = pages.id
      where pages.kind = 'service' and pages.key = service_name.service
      -- Staff know it by what the main language calls it.
      order by pages.language limit 1
    ),
    -- The names of the folder are known to the site alone; a key that was made up says nothing.
    case when service !~ '^own-[0-9a-f]{8,}$' then left(initcap(replace(service, '-', ' ')), 40) end
  )
$$;
comment on function private.service_name is 'What the service with this key is called: as visitors know it or, while it is off the site, as staff do. Null for one that is deleted. For functions alone: it asks no policy.';

create table public.scheduled_pages (
  page_id uuid primary key references public.published_pages (page_id) on delete cascade,
  like private.page_columns including constraints including defaults,
  publish_at timestamptz not null check (isfinite(publish_at)),
  scheduled_by uuid references public.profiles (user_id) on delete set null
);
create unique index scheduled_pages_slug_key on public.scheduled_pages (language, (kind = 'service'), slug);
create index scheduled_pages_publish_at_idx on public.scheduled_pages (publish_at);
drop table private.page_columns;
comment on table public.scheduled_pages is 'What takes the place of a published page at a set time, at most one for each. Written by publish_document(); release_due() publishes it.';

create table public.page_revisions (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.pages (id) on delete cascade,
  reason public.revision_reason not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.page_revisions is 'Whole states of pages: each that was published, and each that was discarded or replaced by an older one. Written by functions; brought back by restore_revision().';
comment on column public.page_revisions.content is 'The working copy as it was; files that it names may have been deleted since.';
create index page_revisions_page_id_idx on public.page_revisions (page_id, created_at desc);

create table public.page_redirects (
  old_slug text not null,
  page_id uuid not null references public.pages (id) on delete cascade,
  key text not null,
  kind public.page_kind not null,
  of_folder boolean not null,
  created_at timestamptz not null default now(),
  language text not null default '' check (private.is_language(language)),
  path text not null generated always as (
    case language when '' then '' else '/' || language end || '/' || old_slug
  ) stored unique,
  primary key (old_slug, language)
);
comment on table public.page_redirects is 'Addresses that published pages had before: they lead on to the page. Written by triggers.';
comment on column public.page_redirects.path is 'The whole address, by which a build reads these rows in pieces.';
comment on column public.page_redirects.old_slug is 'Without the first slash: about, services/stairs.';

create policy "Staff read pages" on public.pages
  for select to authenticated using ((select public.authorize('pages.read')));
create policy "Staff add pages" on public.pages
  for insert to authenticated with check ((select public.authorize('pages.write')));
create policy "Staff change pages" on public.pages
  for update to authenticated using ((select public.authorize('pages.write')));
create policy "Staff empty the bin of pages" on public.pages
  for delete to authenticated
  using (deleted_at is not null and not of_folder and (select public.authorize('pages.delete')));

create policy "Visitors read the pages that are live" on public.published_pages
  for select to anon using (published_at <= now());
create policy "Staff also read pages that are scheduled" on public.published_pages
  for select to authenticated using (published_at <= now() or (select public.authorize('pages.read')));

create policy "Staff read changes of pages that are scheduled" on public.scheduled_pages
  for select to authenticated using ((select public.authorize('pages.read')));

create policy "Staff read revisions of pages" on public.page_revisions
  for select to authenticated using ((select public.authorize('pages.read')));

create policy "Visitors read redirects to pages that are live" on public.page_redirects
  for select to anon using (of_folder or exists (
    select from public.published_pages where published_pages.page_id = page_redirects.page_id
  ));
create policy "Staff read all redirects of pages" on public.page_redirects
  for select to authenticated
  using (of_folder or (select public.authorize('pages.read')) or exists (
    select from public.published_pages where published_pages.page_id = page_redirects.page_id
  ));
