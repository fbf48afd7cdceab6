-- Where each file is used: kept by triggers, asked before anything is deleted, and the measure of
-- what visitors may see of the library (media.public_since).

create function private.media_ids_in(markdown text) returns setof uuid
language sql immutable set search_path = '' as $$
  select distinct found[1]::uuid
  from regexp_matches(
    markdown, 'media:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'gi'
  ) as found
$$;
comment on function private.media_ids_in is 'The files that a Markdown text names as media:<id>.';

create function private.shown_pictures(markdown text) returns table (id uuid, alt text)
language sql immutable set search_path = '' as $$
  -- The alt text may hold \] and the address may stand in <>.
  select picture[2]::uuid, picture[1]
  from regexp_matches(
    markdown,
    '!\[((?:[^]\\]|\\.)*)\]\(\s*<?media:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
    'gi'
  ) as picture
  union all
  -- ![][oak] with [oak]: media:<id> elsewhere; ![oak] says what it shows.
  select label[2]::uuid, ''
  from regexp_matches(markdown, '!\[\s*\]\[((?:[^]\\]|\\.)+)\]', 'g') as picture
  join regexp_matches(
    markdown,
    '^ {0,3}\[((?:[^]\\]|\\.)+)\]:\s*<?media:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})',
    'giw'
  ) as label
    on lower(regexp_replace(picture[1], '\s+', ' ', 'g')) = lower(regexp_replace(label[1], '\s+', ' ', 'g'))
  union all
  select
    substring(tag[1] from '(?i)\ssrc\s*=\s*["'']?\s*media:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})')::uuid,
    coalesce(array_to_string(regexp_match(tag[1], '\salt\s*=\s*(?:"([^"]*)|''([^'']*)|([^\s"''>]+))', 'i'), ''), '')
  from regexp_matches(markdown, '(<img\s[^>]*>)', 'gi') as tag
$$;
comment on function private.shown_pictures is 'Each as often as it is shown, with its alt text in the Markdown.';

create function private.require_whole_text(body text) returns void
language plpgsql immutable set search_path = '' as $$
declare
  missing constant integer := regexp_count(body, '!\[(?:[^]\\]|\\.)*\]\(\s*<?media:missing', 1, 'i');
begin
  -- The editor puts ![](media:missing) in its place.
  if missing > 0 then
    raise exception '%', case missing
        when 1 then 'A picture did not come along when the text was pasted. Add it, or remove its place, and publish again.'
        else format('%s pictures did not come along when the text was pasted. Add them, or remove their places, and publish again.', missing)
      end
      using errcode = 'PT422', hint = 'missing_picture';
  end if;
end
$$;
comment on function private.require_whole_text is 'Raises PT422 missing_picture for the place of a picture that did not come along.';

create function private.require_described_pictures(body text, cover_media_id uuid) returns void
language plpgsql stable set search_path = '' as $$
declare
  missing integer;
begin
  perform private.require_whole_text(body);
  with shown as (
    select id, alt from private.shown_pictures(body)
    union all
    select cover_media_id, ''
  )
  select count(distinct media.id) into missing
  from shown join public.media using (id)
  where private.trim_text(shown.alt) = '' and private.trim_text(media.alt) = '' and not media.decorative and media.slug is null;
  if missing > 0 then
    raise exception '%', case missing
        when 1 then 'One picture has no description for people who can’t see it. Describe it, or mark it as decorative, and publish again.'
        else format('%s pictures have no description for people who can’t see them. Describe them, or mark them as decorative, and publish again.', missing)
      end
      using errcode = 'PT422', hint = 'missing_alt';
  end if;
end
$$;
comment on function private.require_described_pictures is 'Raises PT422 missing_alt for pictures without alt text, missing_picture for the place of one that did not come along.';

create function private.require_pictures(ids uuid[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.media where id = any (ids) and slug is not null) then
    raise exception 'This is a PDF. Only a picture can be shown here; a text or a button can lead to the PDF.'
      using errcode = 'PT422', hint = 'no_picture';
  end if;
end
$$;
comment on function private.require_pictures is 'PT422 no_picture for a PDF among these.';

create function private.set_usage(kind public.usage_kind, entity_id uuid, field text, ids uuid[]) returns void
language sql set search_path = '' as $$
  select private.require_pictures(ids) where field <> 'body';
  -- A concurrent bin of one of these files waits here, and is refused afterwards.
  select from public.media where id = any (ids) for share;
  -- A file that is used again comes back from the bin.
  update public.media set deleted_at = null where id = any (ids) and deleted_at is not null;

  delete from public.media_usage
  where kind = set_usage.kind and entity_id = set_usage.entity_id and field = set_usage.field
    and not media_id = any (ids);
  insert into public.media_usage (media_id, kind, entity_id, field)
  select id, set_usage.kind, set_usage.entity_id, set_usage.field from public.media where id = any (ids)
  on conflict do nothing
$$;
comment on function private.set_usage is 'Sets which files a field uses. Ids that are no files are passed over.';

create function private.texts_in(content jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(found, E'\n\n')
  from (
    select value #>> '{}'
    from jsonb_path_query(content, 'strict $.** ? (@.type() == "string")') as value
    union all
    select format('![](media:%s)', value ->> 'media')
    from jsonb_path_query(content, 'strict $.** ? (@.type() == "object")') as value
    where value ? 'media' and not value ? 'alt'
  ) as texts (found)
$$;
comment on function private.texts_in is 'All texts of the sections of a page, each its own paragraph; a picture that waits for its words as one without any.';

create function private.record_row_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant public.usage_kind := tg_argv[0];
  item constant jsonb := coalesce(to_jsonb(new), to_jsonb(old));
  id constant uuid := coalesce(item ->> 'post_id', item ->> 'gallery_id', item ->> 'page_id', item ->> 'id');
  gone constant boolean := tg_op = 'DELETE';
begin
  perform private.set_usage(kind, id, 'body', array(
    -- Each kind of row has its own of them.
    select private.media_ids_in(concat_ws(
      E'\n\n', item ->> 'body', item ->> 'story', private.texts_in(item -> 'words'), private.texts_in(item -> 'content')
    )) where not gone
  ));
  perform private.set_usage(kind, id, 'cover', array(
    select (item ->> 'cover_media_id')::uuid where not gone and item ->> 'cover_media_id' is not null
  ));
  if item ? 'content' then
    perform private.set_usage(kind, id, 'image', array(
      select distinct (media #>> '{}')::uuid from jsonb_path_query(item, 'lax $.content.**.media') as media where not gone
    ));
  end if;
  if item ? 'pictures' then
    perform private.set_usage(kind, id, 'image', array(
      select (picture ->> 'media_id')::uuid from jsonb_array_elements(item -> 'pictures') as picture where not gone
    ));
    perform private.set_usage(kind, id, 'before', array(
      select (picture ->> 'before_media_id')::uuid from jsonb_array_elements(item -> 'pictures') as picture
      where not gone and picture ->> 'before_media_id' is not null
    ));
  end if;
  return null;
end
$$;
comment on function private.record_row_usage is 'Notes the pictures of text, cover and gallery, under the kind given.';

create trigger record_usage after insert or delete or update of body, cover_media_id on public.posts
  for each row execute function private.record_row_usage('post');
create trigger record_usage after insert or delete or update of body, cover_media_id on public.published_posts
  for each row execute function private.record_row_usage('published_post');
create trigger record_usage after insert or delete or update of body, cover_media_id on public.scheduled_posts
  for each row execute function private.record_row_usage('scheduled_post');
create trigger record_usage after insert or delete or update of story, words, cover_media_id on public.galleries
  for each row execute function private.record_row_usage('gallery');
create trigger record_usage after insert or delete or update of story, words, cover_media_id, pictures on public.published_galleries
  for each row execute function private.record_row_usage('published_gallery');
create trigger record_usage after insert or delete or update of content on public.pages
  for each row execute function private.record_row_usage('page');
create trigger record_usage after insert or delete or update of content on public.published_pages
  for each row execute function private.record_row_usage('published_page');
create trigger record_usage after insert or delete or update of content on public.scheduled_pages
  for each row execute function private.record_row_usage('scheduled_page');

create function private.prevent_removal_in_use() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  places text;
begin
  select string_agg(case when one in ('menu', 'settings') then many else format('%s %s', uses, case uses when 1 then one else many end) end,
    ' and ' order by nth) into places
  from (
    select nth, one, many, count(distinct entity_id) as uses
    from (values
      (1, 'gallery', 'galleries'), (2, 'menu', 'the menu'), (3, 'page', 'pages'), (4, 'post', 'articles'), (5, 'settings', 'the settings')
    ) as kinds (nth, name, many)
    join public.media_usage on media_id = old.id and kind::text like '%' || name,
      lateral (select case name when 'post' then 'article' else name end as one) as noun
    group by nth, one, many
  ) as counted;
  if places is not null then
    raise exception 'This file is in use in %. Take it out there first.', places
      using errcode = 'PT409', hint = 'media_in_use';
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.prevent_removal_in_use is 'PT409 media_in_use, also for what is in the bin.';

create trigger prevent_bin_in_use before update on public.media
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.prevent_removal_in_use();
create trigger prevent_delete_in_use before delete on public.media
  for each row execute function private.prevent_removal_in_use();

create function private.derive_public_since(ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.media set public_since = derived.since
  from unnest(ids) as used (media_id),
    lateral (
      select min(uses.since) as since from (
        select published_at as since
        from public.media_usage join public.published_posts on post_id = entity_id
        where media_usage.media_id = used.media_id and kind = 'published_post'
        union all
        select publish_at
        from public.media_usage join public.scheduled_posts on post_id = entity_id
        where media_usage.media_id = used.media_id and kind = 'scheduled_post'
        union all
        select published_at
        from public.media_usage join public.published_galleries on gallery_id = entity_id
        where media_usage.media_id = used.media_id and kind = 'published_gallery'
        union all
        select published_at
        from public.media_usage join public.published_pages on page_id = entity_id
        where media_usage.media_id = used.media_id and media_usage.kind = 'published_page'
        union all
        select publish_at
        from public.media_usage join public.scheduled_pages on page_id = entity_id
        where media_usage.media_id = used.media_id and media_usage.kind = 'scheduled_page'
        union all
        -- What the menu and the settings say is public at once.
        select 'epoch' from public.media_usage
        where media_usage.media_id = used.media_id and media_usage.kind in ('menu', 'settings')
      ) as uses
    ) as derived
  where media.id = used.media_id and public_since is distinct from derived.since
$$;
comment on function private.derive_public_since is 'The earliest date of what visitors meet these files in.';

create function private.derive_from_usage() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids constant uuid[] := array(
    select distinct media_id from changed_rows where kind not in ('post', 'gallery', 'page')
  );
begin
  -- Of most statements nothing: planning the update takes milliseconds.
  if ids <> '{}' then perform private.derive_public_since(ids); end if;
  return null;
end
$$;
comment on function private.derive_from_usage is 'After a statement on media_usage.';
create trigger derive_public_since_insert after insert on public.media_usage
  referencing new table as changed_rows
  for each statement execute function private.derive_from_usage();
create trigger derive_public_since_delete after delete on public.media_usage
  referencing old table as changed_rows
  for each statement execute function private.derive_from_usage();

create function private.derive_from_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.derive_public_since(array(
    select distinct media_id from public.media_usage
    where entity_id = (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid and kind not in ('post', 'page')
  ));
  return null;
end
$$;
comment on function private.derive_from_date is 'After the date of a published or scheduled article (post) or page changed.';
create trigger derive_public_since after update of published_at on public.published_posts
  for each row when (old.published_at <> new.published_at) execute function private.derive_from_date('post');
create trigger derive_public_since after update of publish_at on public.scheduled_posts
  for each row when (old.publish_at <> new.publish_at) execute function private.derive_from_date('post');
create trigger derive_public_since after update of published_at on public.published_pages
  for each row when (old.published_at <> new.published_at) execute function private.derive_from_date('page');
create trigger derive_public_since after update of publish_at on public.scheduled_pages
  for each row when (old.publish_at <> new.publish_at) execute function private.derive_from_date('page');

create function public.use_media_instead(media_id uuid, instead_id uuid, places uuid[] default null)
returns table (kind public.document_kind, id uuid, is_published boolean)
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb;
  was_live boolean;
begin
  perform private.require_permission('media.write');
  if (select count(*) from public.media where media.id in (media_id, instead_id) and deleted_at is null) < 2
    or (select count(distinct slug is null) from public.media where media.id in (media_id, instead_id)) > 1
  then
    raise exception 'One of the two is gone, or one is a PDF and the other a picture. Nothing was changed.'
      using errcode = 'PT404', hint = 'media';
  end if;
  perform private.lock('galleries');
  for kind, id in
    select distinct uses.kind::text::public.document_kind, entity_id from public.media_usage as uses
    where uses.media_id = use_media_instead.media_id and uses.kind in ('post', 'gallery', 'page')
      and coalesce(entity_id = any (places), true)
      and not exists (
        select from public.media_usage as other where other.media_id = instead_id and (other.kind, other.entity_id) = (uses.kind, uses.entity_id)
      )
    order by 1, 2
  loop
    begin
      item := private.lock_row(private.table_of(kind), id);
      perform private.require_right(kind, 'write');
      perform private.require_legal(item);
      execute format(
        'select published_at <= now() and (version, %1$s) = ($2, $3) from public.published_%2$s where %3$s_id = $1',
        case kind when 'gallery' then 'pictures_version' else '0' end, private.table_of(kind), kind
      ) into was_live using id, (item ->> 'version')::integer, coalesce((item ->> 'pictures_version')::integer, 0);
      item := private.replace_copy(kind, item, regexp_replace(
        (private.visible_state(kind, item) || item)::text, media_id::text, instead_id::text, 'gi'
      )::jsonb);
      is_published := false;
      -- What has other changes waiting, or a day to come, goes live when somebody publishes it.
      if was_live and not exists (
        select from public.media_usage as uses
        where entity_id = use_media_instead.id and uses.kind in ('scheduled_post', 'scheduled_page')
      ) then
        perform public.publish_document(
          kind, id, (item ->> 'version')::integer, pictures_version => (item ->> 'pictures_version')::integer
        );
        is_published := true;
      end if;
      return next;
    exception when insufficient_privilege or sqlstate 'PT422' then
      -- It keeps the one that it has.
      null;
    end;
  end loop;
end
$$;
comment on function public.use_media_instead is
  'Articles, galleries and pages that use a file use another one from now on, and it says which; what was live without other changes is published so. Those that use both stay as they are, so that the same call with the two exchanged and these places undoes it; so do those that the caller may not write, the menu and the settings. Needs media.write and the right to write each. PT404.';
