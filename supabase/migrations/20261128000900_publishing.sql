-- From a working copy to what visitors read, and back: what is done to articles, pages and galleries as a whole. What is
-- different about a kind stands in functions that are named after it, beside its tables.

create type public.document_kind as enum ('post', 'page', 'gallery');
comment on type public.document_kind is 'What staff publish as a whole: articles (post), pages and galleries. Each has a working copy (posts), what visitors read (published_posts), revisions (post_revisions) and redirects (post_redirects); what can be scheduled also has scheduled_posts.';

create function private.table_of(kind public.document_kind) returns text
language sql stable set search_path = '' as $$
  select case kind when 'gallery' then 'galleries' else kind || 's' end
$$;
comment on function private.table_of is 'The table of its working copies.';

create function private.require_right(kind public.document_kind, verb text) returns void
language sql stable set search_path = '' as $$
  select private.require_permission((private.table_of(kind) || '.' || verb)::public.app_permission)
$$;
comment on function private.require_right is 'As require_permission(), of a kind: write, publish.';

create function private.put_item(name text, item jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('select private.put_row(jsonb_populate_record(null::public.%s, $1))', name) using item;
end
$$;
comment on function private.put_item is 'As put_row(), into the table of this name.';

create function private.lock_row(name text, id uuid, key text default 'id') returns jsonb
language plpgsql set search_path = '' as $$
declare
  found_row jsonb;
begin
  execute format('select to_jsonb(item) from public.%s as item where %I = $1 for update', name, key) into found_row using id;
  return found_row;
end
$$;
comment on function private.lock_row is 'The row of this id, locked; null for none.';

create function private.lock_copy(
  kind public.document_kind, id uuid, version integer, pictures_version integer
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  copy jsonb;
begin
  if kind = 'gallery' then
    perform private.lock('galleries');
  end if;
  copy := private.lock_row(private.table_of(kind), id);
  if copy is null or copy ->> 'deleted_at' is not null then
    raise exception 'This % is in the bin or has been deleted.', case kind when 'post' then 'article' else kind::text end
      using errcode = 'PT404', hint = kind;
  end if;
  if (copy ->> 'version', copy ->> 'pictures_version') is distinct from (version::text, pictures_version::text) then
    raise exception 'version_conflict' using
      errcode = 'PT409',
      detail = format('Version %s has been saved since; this is based on version %s.',
        concat_ws('.', copy ->> 'version', copy ->> 'pictures_version'), concat_ws('.', version, pictures_version)),
      hint = copy ->> 'version';
  end if;
  return copy;
end
$$;
comment on function private.lock_copy is 'The working copy, locked. PT404; PT409 version_conflict.';

create function private.visible_state(kind public.document_kind, copy jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case kind
    when 'page' then private.visible_page(copy)
    when 'gallery' then private.visible_gallery(copy)
    else copy
  end;
end
$$;
comment on function private.visible_state is 'A working copy as visitors would have it.';

create function private.text_of(kind public.document_kind, copy jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.visible_state(kind, copy) - array['version', 'pictures_version', 'position', 'updated_at']
$$;
comment on function private.text_of is 'What of a working copy visitors could tell from what they have.';

create function private.require_publishable(kind public.document_kind, copy jsonb, visible jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_legal(copy);
  if not coalesce((copy ->> 'of_folder')::boolean, false) and (private.trim_text(copy ->> 'title') = '' or case kind
    when 'post' then private.trim_text(copy ->> 'body') = ''
    when 'page' then coalesce(copy -> 'content' -> 'order', '[]') = '[]'
    else visible -> 'pictures' = '[]'
  end) then
    raise exception '%', case kind
        when 'post' then 'Give the article a title and a text before you publish it.'
        when 'page' then 'Give the page a title and at least one section before you publish it.'
        else 'Give the gallery a title and at least one picture before you publish it.'
      end
      using errcode = 'PT422', hint = 'incomplete';
  end if;
  if kind = 'gallery' then
    perform private.require_whole_text(private.texts_in(jsonb_build_array(copy -> 'story', copy -> 'words')));
  else
    perform private.require_described_pictures(
      coalesce(copy ->> 'body', private.texts_in(visible -> 'content')), (copy ->> 'cover_media_id')::uuid
    );
  end if;
end
$$;
comment on function private.require_publishable is 'PT422 incomplete, missing_alt, missing_picture; 42501 for a legal page.';

create function private.schedule_text(kind public.document_kind, id uuid, item jsonb, publish_at timestamptz) returns void
language sql set search_path = '' as $$
  select private.put_item('scheduled_' || private.table_of(kind), item || jsonb_build_object(
    kind || '_id', id, 'publish_at', publish_at, 'scheduled_by', auth.uid()
  ))
$$;
comment on function private.schedule_text is 'Has a text follow the published one, in place of one scheduled before.';

create function private.unschedule_text(kind public.document_kind, id uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  dropped integer := 0;
begin
  if kind <> 'gallery' then
    execute format('delete from public.scheduled_%1$ss where %1$s_id = $1', kind) using id;
    get diagnostics dropped = row_count;
  end if;
  return dropped > 0;
end
$$;
comment on function private.unschedule_text is 'Drops the text that is to follow the published one; whether there was one.';

create function private.publish_scheduled_texts(kind public.document_kind) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published constant text := 'published_' || private.table_of(kind);
  due jsonb;
  before jsonb;
  after jsonb;
  id uuid;
  number integer := 0;
begin
  for id, due in execute format(
    'select %1$s_id, to_jsonb(scheduled) from public.scheduled_%1$ss as scheduled
    where publish_at <= now() order by publish_at, %1$s_id for update', kind
  ) loop
    before := private.lock_row(published, id, kind || '_id');
    after := before || (due - array['publish_at', 'scheduled_by']);
    -- Visitors can tell from the date when the text changed: at its time, however late it was noticed.
    if not private.is_same_content(kind::text, id, before, after) then
      after := after || jsonb_build_object('updated_at', due -> 'publish_at');
    end if;
    perform private.put_item(published, after);
    perform private.unschedule_text(kind, id);
    number := number + 1;
  end loop;
  return number;
end
$$;
comment on function private.publish_scheduled_texts is 'Publishes the texts of articles or pages that are due, also late; returns how many.';

create function public.publish_document(
  kind public.document_kind, id uuid, version integer, publish_at timestamptz default now(), pictures_version integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  published constant text := 'published_' || private.table_of(kind);
  copy jsonb;
  visible jsonb;
  before jsonb;
  after jsonb;
  is_live boolean;
  since timestamptz;
begin
  perform private.require_right(kind, 'publish');
  if kind = 'gallery' and publish_at > now() then
    raise exception 'Galleries have no schedule.' using errcode = 'feature_not_supported';
  end if;
  copy := private.lock_copy(kind, id, version, pictures_version);
  visible := private.visible_state(kind, copy);
  perform private.require_publishable(kind, copy, visible);
  before := private.lock_row(published, id, kind || '_id');
  is_live := coalesce((before ->> 'published_at')::timestamptz <= now(), false);
  if is_live and publish_at > now() then
    perform private.schedule_text(kind, id, visible, publish_at);
    perform private.keep_revision(kind, copy, 'publish');
    return before;
  end if;
  perform private.unschedule_text(kind, id);

  -- A day in the past is one of an article alone.
  since := case kind when 'post' then coalesce(publish_at, now()) else greatest(now(), publish_at) end;
  execute format('select to_jsonb(jsonb_populate_record(null::public.%s, $1))', published) into after using
    coalesce(before, '{}') || (visible - 'updated_at') || jsonb_build_object(kind || '_id', id) || case when is_live then '{}'
      else jsonb_build_object('published_at', since, 'first_published_at', since, 'updated_at', since) end;
  if before is null or not private.is_same_content(kind::text, id, before, after) then
    perform private.keep_revision(kind, copy, 'publish');
    after := after || case
      when kind = 'gallery' then private.gallery_dates(before, after)
      when is_live then jsonb_build_object('updated_at', now())
      else '{}'
    end;
  end if;
  perform private.put_item(published, after);
  if kind = 'post' then
    update public.posts set archived_at = null where posts.id = publish_document.id and archived_at is not null;
  end if;
  return after;
end
$$;
comment on function public.publish_document is
  'Makes the given version of a working copy what visitors read, at once or from publish_at on (of an article a past time dates it back); of galleries at once, with the pictures of pictures_version. What is live keeps its date, and with a publish_at in the future visitors keep its text until then (see scheduled_posts); publishing at once drops a text that was scheduled. An archived article leaves the archive. Returns the published row. Needs posts.publish, pages.publish (for legal pages pages.legal as well) or galleries.publish. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';

create function public.unpublish_document(kind public.document_kind, id uuid, keeps_live boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  copy jsonb;
begin
  perform private.require_right(kind, 'publish');
  copy := private.lock_row(private.table_of(kind), id);
  if copy is null then
    raise exception '%', case kind
        when 'post' then 'This article has been deleted.'
        when 'page' then 'This page has been deleted.'
        else 'This gallery has been deleted.'
      end
      using errcode = 'PT404', hint = kind;
  end if;
  perform private.require_legal(copy);
  execute format(
    'delete from public.published_%s where %s_id = $1 and (published_at > now() or not $2)', private.table_of(kind), kind
  ) using id, keeps_live;
  perform private.unschedule_text(kind, id);
  return copy;
end
$$;
comment on function public.unpublish_document is 'Off the schedule and, unless what is live stays, off the site; a page of the folder is as the site came. Returns the working copy. Needs posts.publish, pages.publish (pages.legal) or galleries.publish. PT404.';

create function private.settle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'update public.published_%1$s as published
    set (%2$s) = (select %2$s from jsonb_populate_record(null::public.published_%1$s, $1))
    where %3$s_id = $2 and jsonb_populate_record(published, private.text_of($3, $1)) = published',
    tg_table_name, case tg_argv[0] when 'gallery' then 'version, pictures_version' else 'version' end, tg_argv[0]
  ) using to_jsonb(new), new.id, tg_argv[0]::public.document_kind;
  return null;
end
$$;
comment on function private.settle is 'After a change: what reads as published again has nothing waiting. Argument: the kind.';

create function private.unpublish_binned() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Of its own table alone: whoever adds a row chooses its id.
  execute format('delete from public.published_%s where %s_id = $1', tg_table_name, tg_argv[0]) using new.id;
  return null;
end
$$;
comment on function private.unpublish_binned is 'After an article, gallery or page went to the bin: visitors must not see it either. Argument: the kind.';

create function private.slug_in_folder(kind text, slug text) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'service' then 'services/' else '' end || slug
$$;
comment on function private.slug_in_folder is 'A slug as redirects have it: with the folder that services are in.';

create function private.addresses_of(item jsonb) returns table (language text, slug text)
language sql immutable set search_path = '' as $$
  -- A page of the folder may have the address that the folder gives it.
  select coalesce(item ->> 'language', ''), private.slug_in_folder(item ->> 'kind', item ->> 'slug')
  where item ->> 'slug' is not null
  union all
  select said_in, said ->> 'slug' from jsonb_each(item -> 'words') as entry (said_in, said)
$$;
comment on function private.addresses_of is 'Where something that is published is, in each of its languages.';

create function private.record_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant public.document_kind := tg_argv[0];
  was record;
begin
  for was in
    select * from private.addresses_of(to_jsonb(old)) where old.published_at <= now()
    except
    select * from private.addresses_of(to_jsonb(new))
  loop
    execute format('select private.put_item($1, $2) from public.%s where id = $3', private.table_of(kind))
    using kind || '_redirects',
      to_jsonb(old) || jsonb_build_object('old_slug', was.slug, 'language', was.language, 'created_at', now()),
      (to_jsonb(old) ->> (kind || '_id'))::uuid;
  end loop;
  execute format(
    'delete from public.%s_redirects as redirect using private.addresses_of($1) as address
    where old_slug = address.slug and redirect.language = address.language', kind
  ) using to_jsonb(new);
  return null;
end
$$;
comment on function private.record_redirects is 'Of addresses that visitors knew, until something else takes them. Argument: the kind.';

create function private.set_default_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_id := coalesce(new.author_id, auth.uid());
  if new.author_name = '' then
    new.author_name := coalesce(
      (select full_name from public.profiles where user_id = new.author_id), ''
    );
  end if;
  return new;
end
$$;
comment on function private.set_default_author is 'Before insert on posts: whoever starts an article is its author until somebody says otherwise.';
create trigger set_default_author before insert on public.posts
  for each row execute function private.set_default_author();

create trigger settle after update on public.posts
  for each row when (old.version <> new.version) execute function private.settle('post');
create trigger unpublish_binned after update on public.posts
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.unpublish_binned('post');
create trigger record_redirects after insert or update or delete on public.published_posts
  for each row execute function private.record_redirects('post');
