-- The portfolio: a gallery for each job with its pictures in order, as staff edit it, and the state of it
-- that visitors see.

create function private.is_json_word_list(words jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(words) = 'array' then
    not exists (select from jsonb_array_elements(words) as word where jsonb_typeof(word) <> 'string')
    and private.is_word_list(array(select jsonb_array_elements_text(words)), 20, 80)
  else false end
$$;
comment on function private.is_json_word_list is 'As is_word_list() has it of the materials of a gallery.';

create function private.gallery_word_fields() returns table (field text, blank jsonb, longest integer)
language sql immutable set search_path = '' as $$
  values ('slug', '""'::jsonb, 96), ('title', '""', 200), ('summary', '""', 500), ('story', '""', 50000),
    ('place', '""', 120), ('materials', '[]', null)
$$;
comment on function private.gallery_word_fields is 'What a gallery says otherwise in each language, with nothing in it, and how many characters it has at most.';

create function private.is_said_of_gallery(said jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(said) = 'object' then not exists (
    select from jsonb_each(said) as part (field, value)
    left join private.gallery_word_fields() as known on known.field = part.field
    where not coalesce(jsonb_typeof(value) = jsonb_typeof(blank) and case jsonb_typeof(value)
      when 'array' then private.is_json_word_list(value) else char_length(value #>> '{}') <= longest end, false)
  ) else false end
$$;
comment on function private.is_said_of_gallery is 'Whether these are some of gallery_word_fields(), each of its kind and length.';

create function private.is_gallery_words(words jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(words) = 'object' then (select count(*) from jsonb_object_keys(words)) <= 12 and not exists (
    select from jsonb_each(words) as entry (language, said)
    where not coalesce(
      language <> '' and private.is_language(language) and private.is_said_of_gallery(said)
      and said ?& array(select field from private.gallery_word_fields())
      and (said ->> 'slug' = '' or private.is_slug(said ->> 'slug')), false)
  ) else false end
$$;
comment on function private.is_gallery_words is 'The words of a gallery in other languages, by their code: all of gallery_word_fields() in each.';

create function private.is_gallery_originals(originals jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(originals) = 'object' then not exists (
    select from jsonb_each(originals) as entry (language, said)
    where not coalesce(
      language <> '' and private.is_language(language) and private.is_said_of_gallery(said) and not said ? 'slug', false)
  ) else false end
$$;
comment on function private.is_gallery_originals is 'By language, what the main one said: parts of gallery_word_fields(), without the address.';

create function private.is_captions(captions jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select case when jsonb_typeof(captions) = 'object' then (select count(*) from jsonb_object_keys(captions)) <= 12 and not exists (
    select from jsonb_each(captions) as entry (language, caption)
    where not coalesce(
      language <> '' and private.is_language(language) and jsonb_typeof(caption) = 'string'
      and char_length(caption #>> '{}') between 1 and 500, false)
  ) else false end
$$;
comment on function private.is_captions is 'Captions in other languages, by their code.';

create table public.galleries (
  id uuid primary key default gen_random_uuid(),
  slug text not null default 'draft-' || left(gen_random_uuid()::text, 8)
    unique check (private.is_slug(slug)),
  title text not null default '' check (char_length(title) <= 200),
  summary text not null default '' check (char_length(summary) <= 500),
  story text not null default '' check (char_length(story) <= 50000),
  place text not null default '' check (char_length(place) <= 120),
  year smallint check (year between 1900 and 2100),
  service text check (private.is_slug(service)),
  materials text[] not null default '{}' check (private.is_word_list(materials, 20, 80)),
  duration_weeks smallint check (duration_weeks between 1 and 520),
  cover_media_id uuid references public.media (id) on delete restrict,
  position integer not null default 0 check (position >= 0),
  noindex boolean not null default false,
  words jsonb not null default '{}' check (private.is_gallery_words(words)),
  originals jsonb not null default '{}' check (private.is_gallery_originals(originals)),
  version integer not null default 1,
  pictures_version integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  deleted_at timestamptz
);
comment on table public.galleries is 'The working copy of one job in the portfolio, for staff only. Visitors read published_galleries, at /portfolio/{slug}.';
comment on column public.galleries.slug is 'Its address. As for articles: made from the title until visitors have known it, see private.set_slug().';
comment on column public.galleries.cover_media_id is 'Any file of the library; null means the first picture.';
comment on column public.galleries.position is 'Order in the portfolio, from 1; 0 on insert means at the end. Changed by move_gallery().';
comment on column public.galleries.words is 'What it says in the other languages of the site, by their code; the rest is the same in all. Without a title it is not shown in that language.';
comment on column public.galleries.originals is 'What the main language said when words of another were last brought up to it, by language and field: where it says something else now, they are behind. Written by a trigger and by record_gallery_translation(); visitors get none of it.';
comment on column public.galleries.version is 'Raised by one at each change of the fields; an update based on an older one is refused.';
comment on column public.galleries.pictures_version is 'Raised at each change of its pictures. Apart from version, so that who orders pictures disturbs nobody who writes.';
create index galleries_position_idx on public.galleries (position) where deleted_at is null;

create trigger enforce_version before insert or update on public.galleries
  for each row execute function private.enforce_version('galleries.delete', 'position', 'pictures_version', 'originals');
create trigger protect_pictures_version before insert or update on public.galleries
  for each row execute function private.protect_column('pictures_version', '0');
create trigger protect_originals before insert or update on public.galleries
  for each row execute function private.protect_column('originals', '{}');

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  gallery_id uuid not null references public.galleries (id) on delete cascade,
  media_id uuid not null references public.media (id) on delete restrict,
  before_media_id uuid references public.media (id) on delete restrict,
  position integer not null default 0 check (position >= 0),
  caption text not null default '' check (char_length(caption) <= 500),
  captions jsonb not null default '{}' check (private.is_captions(captions)),
  upload_batch uuid,
  upload_order integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gallery_id, media_id),
  constraint portfolio_images_two_pictures check (before_media_id <> media_id)
);
comment on table public.portfolio_images is 'A picture in the working copy of a gallery.';
comment on column public.portfolio_images.before_media_id is 'The same view before the work, for a before/after comparison.';
comment on column public.portfolio_images.position is 'Order in the gallery, from 1; 0 on insert means at the end. Changed by move_portfolio_images().';
comment on column public.portfolio_images.caption is 'For this gallery; empty means the caption of the file.';
comment on column public.portfolio_images.captions is 'The same in other languages, by their code; one that is missing is shown in the main language.';
comment on column public.portfolio_images.upload_batch is 'Which files were chosen together, and with upload_order in which order: one that arrives late comes before those chosen after it. Null when it was picked from the library.';
comment on column public.portfolio_images.version is 'Raised by one when the picture or its words change, not with its place; an update based on an older one is refused.';
create index portfolio_images_gallery_id_idx on public.portfolio_images (gallery_id, position);

create table public.published_galleries (
  gallery_id uuid primary key references public.galleries (id) on delete cascade,
  slug text not null unique check (private.is_slug(slug)),
  title text not null check (char_length(title) between 1 and 200),
  summary text not null check (char_length(summary) <= 500),
  story text not null check (char_length(story) <= 50000),
  place text not null check (char_length(place) <= 120),
  year smallint check (year between 1900 and 2100),
  service text check (private.is_slug(service)),
  materials text[] not null check (private.is_word_list(materials, 20, 80)),
  duration_weeks smallint check (duration_weeks between 1 and 520),
  cover_media_id uuid references public.media (id) on delete restrict,
  pictures jsonb not null check (jsonb_typeof(pictures) = 'array' and jsonb_array_length(pictures) > 0),
  position integer not null check (position >= 0),
  noindex boolean not null,
  words jsonb not null default '{}' check (private.is_gallery_words(words)),
  version integer not null,
  pictures_version integer not null,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_in jsonb not null default '{}'
);
comment on table public.published_galleries is 'What visitors see of the portfolio: one row for each gallery on the site. Written by publish_document(), unpublish_document() and move_gallery().';
comment on column public.published_galleries.pictures is 'Its pictures in order, each {media_id, before_media_id, caption} and captions where other languages have some: in the row itself, so that whoever reads while somebody publishes reads one state or the other.';
comment on column public.published_galleries.words is 'As in galleries, of the languages in which it has a title.';
comment on column public.published_galleries.updated_in is 'When visitors last saw something else in another language, by its code, as updated_at says it of the main one.';

create table public.gallery_revisions (
  id uuid primary key default gen_random_uuid(),
  gallery_id uuid not null references public.galleries (id) on delete cascade,
  reason public.revision_reason not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.gallery_revisions is 'Whole states of galleries, pictures and their order included: each that was published, and each that was discarded or replaced by an older one. Written by functions; brought back by restore_revision().';
comment on column public.gallery_revisions.content is 'As private.visible_gallery() gives it; files that it names may have been deleted since.';
create index gallery_revisions_gallery_id_idx on public.gallery_revisions (gallery_id, created_at desc);

create table public.gallery_redirects (
  old_slug text not null check (private.is_slug(old_slug)),
  language text not null default '' check (private.is_language(language)),
  gallery_id uuid not null references public.galleries (id) on delete cascade,
  created_at timestamptz not null default now(),
  path text not null generated always as (
    case language when '' then '' else '/' || language end || '/portfolio/' || old_slug
  ) stored unique,
  primary key (old_slug, language)
);
comment on table public.gallery_redirects is 'Addresses that published galleries had before: they lead on to the gallery. Written by triggers.';
comment on column public.gallery_redirects.path is 'The whole address, by which a build reads these rows in pieces.';

create policy "Staff read galleries" on public.galleries
  for select to authenticated using ((select public.authorize('galleries.read')));
create policy "Staff add galleries" on public.galleries
  for insert to authenticated with check ((select public.authorize('galleries.write')));
create policy "Staff change galleries" on public.galleries
  for update to authenticated using ((select public.authorize('galleries.write')));
create policy "Staff empty the bin of galleries" on public.galleries
  for delete to authenticated using (deleted_at is not null and (select public.authorize('galleries.delete')));

create policy "Staff read pictures of galleries" on public.portfolio_images
  for select to authenticated using ((select public.authorize('galleries.read')));
create policy "Staff add pictures to galleries" on public.portfolio_images
  for insert to authenticated with check ((select public.authorize('galleries.write')));
create policy "Staff change pictures of galleries" on public.portfolio_images
  for update to authenticated using ((select public.authorize('galleries.write')));
create policy "Staff take pictures out of galleries" on public.portfolio_images
  for delete to authenticated using ((select public.authorize('galleries.write')));

create policy "Everybody reads what is on the site" on public.published_galleries
  for select to anon, authenticated using (true);

create policy "Staff read revisions of galleries" on public.gallery_revisions
  for select to authenticated using ((select public.authorize('galleries.read')));

create policy "Visitors read redirects to galleries on the site" on public.gallery_redirects
  for select to anon using (exists (
    select from public.published_galleries where published_galleries.gallery_id = gallery_redirects.gallery_id
  ));
create policy "Staff read all redirects of galleries" on public.gallery_redirects
  for select to authenticated
  using ((select public.authorize('galleries.read')) or exists (
    select from public.published_galleries where published_galleries.gallery_id = gallery_redirects.gallery_id
  ));
