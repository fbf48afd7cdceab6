-- Articles: the working copy that staff edit, the text that visitors see, and what became of both.

create table public.posts (
  id uuid primary key default gen_random_uuid(),
  language text not null default '' check (private.is_language(language)),
  translation_of uuid references public.posts (id) on delete set null,
  original_version integer,
  slug text not null default 'draft-' || left(gen_random_uuid()::text, 8) check (private.is_slug(slug)),
  title text not null default '' check (char_length(title) <= 200),
  summary text not null default '' check (char_length(summary) <= 500),
  body text not null default '' check (char_length(body) <= 200000),
  cover_media_id uuid references public.media (id) on delete restrict,
  author_id uuid references public.profiles (user_id) on delete set null,
  author_name text not null default '' check (char_length(author_name) <= 120),
  tags text[] not null default '{}' check (private.is_word_list(tags, 20, 40)),
  seo_title text not null default '' check (char_length(seo_title) <= 200),
  seo_description text not null default '' check (char_length(seo_description) <= 500),
  noindex boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  archived_at timestamptz,
  deleted_at timestamptz,
  unique (language, slug),
  unique (translation_of, language)
);
comment on table public.posts is 'The working copy of each article, for staff only. Visitors read published_posts.';
comment on column public.posts.language is 'A code as in addresses (pt); empty for the main language. It stays as it was given when the article was started.';
comment on column public.posts.translation_of is 'The article of the main language that this one translates, if it does. Stays when either goes to the bin.';
comment on column public.posts.original_version is 'The version of the original that the translation was last brought up to, see record_translation().';
comment on column public.posts.slug is 'Its address, /blog/{slug}. Made from the title and following it until visitors have known it (see private.set_slug()); draft-… until there is a title. Whoever writes another one keeps that.';
comment on column public.posts.body is 'Markdown. A picture of the library is written ![alt](media:<id> "Caption").';
comment on column public.posts.author_name is 'The name as readers see it; stays when the account goes.';
comment on column public.posts.seo_title is 'For search results and social cards; empty means the title.';
comment on column public.posts.archived_at is 'When it was put into the archive: off the site and out of the everyday list. Written by change_posts() and publish_document() only.';
comment on column public.posts.deleted_at is 'When it was moved to the bin. That takes it off the site; coming back it is a draft.';

create trigger enforce_version before insert or update on public.posts
  for each row execute function private.enforce_version('posts.delete', 'author_id', 'archived_at', 'translation_of', 'original_version');

-- The archive takes an article off the site.
create trigger protect_archived_at before insert or update on public.posts
  for each row execute function private.protect_column('archived_at');

-- The columns of what is published, for the next three tables.
create table private.published_text (
  language text not null default '' check (private.is_language(language)),
  slug text not null check (private.is_slug(slug)),
  title text not null check (char_length(title) between 1 and 200),
  summary text not null check (char_length(summary) <= 500),
  body text not null check (char_length(body) between 1 and 200000),
  cover_media_id uuid,
  author_name text not null check (char_length(author_name) <= 120),
  tags text[] not null check (private.is_word_list(tags, 20, 40)),
  seo_title text not null check (char_length(seo_title) <= 200),
  seo_description text not null check (char_length(seo_description) <= 500),
  noindex boolean not null,
  version integer not null
);

create table public.published_posts (
  post_id uuid primary key references public.posts (id) on delete cascade,
  like private.published_text including constraints including defaults,
  translation_of uuid references public.posts (id) on delete set null,
  unique (language, slug),
  foreign key (cover_media_id) references public.media (id) on delete restrict,
  published_at timestamptz not null default now() check (isfinite(published_at)),
  first_published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.published_posts is 'What visitors may read: one row for each article that is live or scheduled. Written by publish_document(), unpublish_document() and, for a change that was scheduled, release_due().';
comment on column public.published_posts.version is 'The version of the working copy that this text was taken from.';
comment on column public.published_posts.published_at is 'From when visitors see it; in the future for a scheduled article.';
comment on column public.published_posts.updated_at is 'When the visible text last changed.';
create index published_posts_published_at_idx on public.published_posts (published_at desc);

create table public.scheduled_posts (
  post_id uuid primary key references public.published_posts (post_id) on delete cascade,
  like private.published_text including constraints including defaults,
  unique (language, slug),
  foreign key (cover_media_id) references public.media (id) on delete restrict,
  publish_at timestamptz not null check (isfinite(publish_at)),
  scheduled_by uuid references public.profiles (user_id) on delete set null
);
comment on table public.scheduled_posts is 'The text that takes the place of the published one of a live article at a set time, at most one for each. Written by publish_document(); release_due() makes it the published text.';
create index scheduled_posts_publish_at_idx on public.scheduled_posts (publish_at);

create type public.revision_reason as enum ('save', 'publish', 'restore', 'discard');
comment on type public.revision_reason is 'Why a revision is kept: a save like any other, a text that was published, one that gave way to an older one, or one that was discarded in favour of the published text. The last three stay for good.';

create table public.post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  like private.published_text including defaults,
  reason public.revision_reason not null default 'save',
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (user_id) on delete set null,
  unique (post_id, version)
);
drop table private.published_text;
comment on table public.post_revisions is 'Every saved state of every article, one row a version. Written by triggers; brought back by restore_revision().';
comment on column public.post_revisions.cover_media_id is 'As it was; the file may have been deleted since.';

create table public.post_redirects (
  old_slug text not null check (private.is_slug(old_slug)),
  language text not null default '' check (private.is_language(language)),
  post_id uuid not null references public.posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  path text not null generated always as (
    case language when '' then '' else '/' || language end || '/blog/' || old_slug
  ) stored unique,
  primary key (old_slug, language)
);
comment on table public.post_redirects is 'Addresses that published articles had before: they lead on to the article. Written by triggers.';
comment on column public.post_redirects.path is 'The whole address, by which a build reads these rows in pieces.';

create policy "Staff read articles" on public.posts
  for select to authenticated using ((select public.authorize('posts.read')));
create policy "Staff add articles" on public.posts
  for insert to authenticated with check ((select public.authorize('posts.write')));
create policy "Staff change articles" on public.posts
  for update to authenticated using ((select public.authorize('posts.write')));
create policy "Staff empty the bin of articles" on public.posts
  for delete to authenticated using (deleted_at is not null and (select public.authorize('posts.delete')));

create policy "Visitors read what is live" on public.published_posts
  for select to anon using (published_at <= now());
create policy "Staff also read what is scheduled" on public.published_posts
  for select to authenticated using (published_at <= now() or (select public.authorize('posts.read')));

create policy "Staff read what is scheduled" on public.scheduled_posts
  for select to authenticated using ((select public.authorize('posts.read')));

create policy "Staff read revisions" on public.post_revisions
  for select to authenticated using ((select public.authorize('posts.read')));

create policy "Visitors read redirects to what they may read" on public.post_redirects
  for select to anon using (exists (
    select from public.published_posts where published_posts.post_id = post_redirects.post_id
  ));
create policy "Staff read all redirects" on public.post_redirects
  for select to authenticated
  using ((select public.authorize('posts.read')) or exists (
    select from public.published_posts where published_posts.post_id = post_redirects.post_id
  ));
