-- The list of articles: one narrow row for each, kept by triggers, so that a page of any list is read
-- along an index and never touches a text.

create type public.publication_state as enum ('draft', 'scheduled', 'live', 'live_with_changes', 'archived');
comment on type public.publication_state is 'Where an article stands: for staff only, visible from a day on, visible, visible with a newer text waiting, or put away.';

create type public.post_standing as enum ('draft', 'published', 'published_with_changes', 'archived', 'deleted');
comment on type public.post_standing is 'What can be said of an article without looking at the clock.';

create function private.fold_text(value text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;
comment on function private.fold_text is 'Without accents and capitals: café is found as cafe.';

create function private.words_in(value text) returns text[]
language sql immutable set search_path = '' as $$
  -- Spaces, ASCII marks and the punctuation that typography puts in their place.
  select coalesce(array_agg(distinct left(word, 60)), '{}')
  from regexp_split_to_table(
    private.fold_text(value), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+'
  ) as word
  where word <> ''
$$;
comment on function private.words_in is 'The words of a text, each once, as they are searched for.';

create function private.words_query(words text[]) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(words) as word
$$;
comment on function private.words_query is 'Each of the words (see private.words_in()) begins a word; null for none.';

create table public.post_summaries (
  post_id uuid primary key references public.posts (id) on delete cascade,
  standing public.post_standing not null,
  language text not null,
  translation_of uuid,
  original_version integer,
  slug text not null,
  title text not null,
  title_key text not null collate "C",
  summary text not null,
  tags text[] not null,
  tag_slugs text[] not null,
  cover_media_id uuid,
  author_name text not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid,
  archived_at timestamptz,
  deleted_at timestamptz,
  published_slug text,
  published_version integer,
  published_at timestamptz,
  first_published_at timestamptz,
  change_at timestamptz,
  due_at timestamptz,
  words tsvector not null,
  is_current boolean not null generated always as (standing not in ('archived', 'deleted')) stored,
  published_key timestamptz not null generated always as (coalesce(published_at, '-infinity')) stored
);
comment on table public.post_summaries is 'Each article without its text, for lists. Written by triggers on posts, published_posts and scheduled_posts.';
comment on column public.post_summaries.change_at is 'When a text that is scheduled takes the place of the published one.';
comment on column public.post_summaries.due_at is 'When an article or a change to one was or is to go live; the one that is still to come, if there is one.';
create index post_summaries_updated_idx on public.post_summaries (updated_at desc, post_id desc) where is_current;
create index post_summaries_published_idx on public.post_summaries (published_key desc, post_id desc) where is_current;
create index post_summaries_title_idx on public.post_summaries (title_key, post_id) where is_current;
create index post_summaries_standing_updated_idx on public.post_summaries (standing, updated_at desc, post_id desc);
create index post_summaries_standing_published_idx on public.post_summaries (standing, published_key desc, post_id desc);
create index post_summaries_standing_title_idx on public.post_summaries (standing, title_key, post_id);
create index post_summaries_author_idx on public.post_summaries (author_name, updated_at desc, post_id desc) where is_current;
create index post_summaries_translation_of_idx on public.post_summaries (translation_of) where translation_of is not null;
create index post_summaries_due_at_idx on public.post_summaries (due_at) where due_at is not null;
create index post_summaries_tag_slugs_idx on public.post_summaries using gin (tag_slugs);
create index post_summaries_words_idx on public.post_summaries using gin (words);

create policy "Staff read the list of articles" on public.post_summaries
  for select to authenticated using ((select public.authorize('posts.read')));

create function private.summarize_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  summarized constant uuid := coalesce(item ->> 'post_id', item ->> 'id');
  summary public.post_summaries;
begin
  -- In the order of the table's columns.
  select
    posts.id,
    (case
      when posts.deleted_at is not null then 'deleted'
      when posts.archived_at is not null then 'archived'
      when live.post_id is null then 'draft'
      when posts.version > live.version then 'published_with_changes'
      else 'published'
    end)::public.post_standing,
    posts.language, posts.translation_of, posts.original_version,
    posts.slug, posts.title, private.fold_text(private.trim_text(posts.title)), posts.summary, posts.tags,
    array(select private.to_slug(tag) from unnest(posts.tags) as tag),
    posts.cover_media_id, posts.author_name, posts.version,
    posts.created_at, posts.updated_at, posts.updated_by, posts.archived_at, posts.deleted_at,
    live.slug, live.version, live.published_at, live.first_published_at, next.publish_at,
    greatest(live.published_at, next.publish_at),
    array_to_tsvector(private.words_in(concat_ws(
      ' ', posts.title, posts.summary, array_to_string(posts.tags, ' '), posts.author_name, posts.slug
    )))
  into summary
  from public.posts
  left join public.published_posts as live on live.post_id = posts.id
  left join public.scheduled_posts as next on next.post_id = posts.id
  where posts.id = summarized;
  if found then
    perform private.put_row(summary);
  end if;
  return null;
end
$$;
comment on function private.summarize_post is 'After any change of posts, published_posts and scheduled_posts: brings the row of the list up to date.';
create trigger summarize_post after insert or update on public.posts
  for each row execute function private.summarize_post();
create trigger summarize_post after insert or update or delete on public.published_posts
  for each row execute function private.summarize_post();
create trigger summarize_post after insert or update or delete on public.scheduled_posts
  for each row execute function private.summarize_post();

create view public.post_states with (security_invoker = true) as
select
  post_id,
  (case
    when standing = 'archived' then 'archived'
    when published_at is null then 'draft'
    when published_at > now() then 'scheduled'
    when standing = 'published' then 'live'
    else 'live_with_changes'
  end)::public.publication_state as state,
  coalesce(version > published_version, false) as has_changes,
  slug, title, title_key, summary, tags, cover_media_id, author_name, version, created_at, updated_at, updated_by,
  archived_at, deleted_at, published_slug, published_version, published_at, first_published_at, language, translation_of,
  case when change_at > now() then change_at end as change_at
from public.post_summaries;
comment on view public.post_states is 'Every article with its state, for lists; change_at is of a scheduled text.';

create type public.post_filter as enum ('all', 'draft', 'scheduled', 'live', 'live_with_changes', 'archived', 'bin');
comment on type public.post_filter is 'Which articles a list shows: all that are neither archived nor in the bin, those in one state, or the bin. A live article with a change to come is in scheduled as well.';
create type public.post_order as enum ('updated', 'published', 'title');
comment on type public.post_order is 'How a list of articles is sorted: last changed first, last published first, or by title.';

create function public.list_posts(
  filter public.post_filter default 'all', search text default '', tag text default '', author text default '',
  sort public.post_order default 'updated', after_key text default null, after_id uuid default null,
  count integer default 50, language text default null
) returns setof public.post_states
language plpgsql stable security definer
set search_path = ''
-- The beginnings of words look commoner to the planner than they are; a page never needs the whole table.
set enable_seqscan = off as $$
declare
  key constant text := case sort when 'updated' then 'updated_at' when 'published' then 'coalesce(published_at, ''-infinity'')' else 'title_key' end;
  stored constant text := case sort when 'published' then 'published_key' else key end;
  direction constant text := case sort when 'title' then 'asc' else 'desc' end;
  wanted constant tsquery := private.words_query(private.words_in(search));
begin
  perform private.require_permission('posts.read');
  return query execute format(
    'with page as materialized (
      select post_id from public.post_summaries
      where %s and ($1 is null or words @@ $1) %s %s %s %s
      order by %s %s, post_id %s limit $6
    )
    select post_states.* from page join public.post_states using (post_id) order by %s %s, post_id %s',
    case filter
      when 'all' then 'is_current'
      when 'draft' then 'standing = ''draft'''
      when 'scheduled' then 'is_current and due_at > now()'
      when 'live' then 'standing = ''published'' and published_at <= now()'
      when 'live_with_changes' then 'standing = ''published_with_changes'' and published_at <= now()'
      when 'archived' then 'standing = ''archived'''
      when 'bin' then 'standing = ''deleted'''
    end,
    case when tag <> '' then 'and tag_slugs @> array[$2]' else '' end,
    case when author <> '' then 'and author_name = $3' else '' end,
    case when language is not null then 'and post_summaries.language = $7' else '' end,
    case when after_id is null then ''
      else format('and (%s, post_id) %s ($4::%s, $5)', stored, case direction when 'asc' then '>' else '<' end,
        case sort when 'title' then 'text' else 'timestamptz' end)
    end,
    stored, direction, direction, key, direction, direction
  ) using wanted, private.to_slug(tag), author, after_key, after_id, least(greatest(count, 1), 200), language;
end
$$;
comment on function public.list_posts is
  'A page of articles: every word of the search begins a word of title, summary, tags, author or address. The next page begins after the sort key (updated_at, published_at or title_key) and the id of the last row. Runs as its owner after asking for posts.read: under a policy PostgreSQL would not use the indexes for words and tags, because their operators could tell what a hidden row holds. Needs posts.read.';

create function public.post_tags() returns table (tag text, posts bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('posts.read');
  return query
    select (array_agg(used.name order by used.name desc))[1], count(*)
    from public.post_summaries, unnest(tags) as used (name)
    where is_current and private.to_slug(used.name) <> ''
    group by private.to_slug(used.name)
    order by 2 desc, 1;
end
$$;
comment on function public.post_tags is 'Tags of current articles in one spelling, most used first. Needs posts.read.';

create function public.post_authors() returns table (author_name text, posts bigint)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('posts.read');
  select post_summaries.author_name, count(*) from public.post_summaries
  where is_current and post_summaries.author_name <> ''
  group by 1 order by 1
$$;
comment on function public.post_authors is 'The authors of current articles as readers see their names. Needs posts.read.';
