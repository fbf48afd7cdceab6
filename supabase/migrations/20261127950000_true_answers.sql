-- Staff, who see the link of a visit too, don't answer in the customer's name: of their own changes the enquiry says who
-- made them.

create or replace function public.answer_visit(token text, answer text, sequence integer, chosen timestamptz default null, words text default '') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  visit public.visits;
  nth integer;
  said text;
begin
  if auth.uid() is not null then
    raise exception 'A customer answers without an account. Change the visit in its enquiry instead.' using errcode = '42501', hint = 'visit';
  end if;
  -- The lock decides between two presses, and between the customer and staff.
  select * into visit from public.visits where link_hash = private.hash_of_token(token) for update;
  if not found then
    return null;
  end if;
  if answer is null or answer not in ('take', 'another', 'cancel') then
    raise exception 'Unknown answer.' using errcode = 'PT422', hint = 'answer';
  end if;
  if private.visit_ends(visit) <= now() then
    return private.describe_visit(visit);
  end if;
  if answer = 'take' and visit.state = 'taken' and visit.chosen = chosen
    or answer = 'another' and visit.state = 'refused' or answer = 'cancel' and visit.state = 'cancelled' then
    return private.describe_visit(visit, 'already');
  end if;
  nth := array_position(visit.times, chosen);
  if visit.sequence is distinct from sequence or visit.state not in ('proposed', 'taken')
    or answer = 'take' and (visit.state <> 'proposed' or nth is null or chosen <= now()) then
    return private.describe_visit(visit, 'changed');
  end if;
  words := left(private.trim_text(regexp_replace(coalesce(words, ''), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+', ' ', 'g')), 500);
  update public.visits set
    state = case answer when 'take' then 'taken' when 'another' then 'refused' else 'cancelled' end::public.visit_state,
    chosen = case when answer = 'take' then chosen end,
    answer = case when answer = 'take' then '' else words end,
    sequence = visits.sequence + 1, updated_at = now()
  where id = visit.id returning * into visit;
  said := visit.texts -> 'times' ->> (nth - 1);
  if answer = 'take' then
    perform private.tell_customer_of_visit(visit, visit.texts -> 'taken' -> (nth - 1));
    perform private.note_enquiry_event(visit.enquiry_id, 'visit_taken', said);
    perform private.tell_team_of_visit(visit, 'taken, %1$s', said);
  else
    perform private.tell_customer_of_visit(visit, visit.texts -> visit.state::text);
    perform private.note_enquiry_event(visit.enquiry_id, 'visit_refused', words);
    if answer = 'another' then
      perform private.tell_team_of_visit(visit, 'another time is asked for');
    else
      perform private.tell_team_of_visit(visit, 'cancelled');
    end if;
  end if;
  return private.describe_visit(visit, 'done');
end
$$;
comment on function public.answer_visit is 'What whoever has the link answers: take (with the time), another or cancel (with a few words). Answers the visit with an outcome: done, already (pressed twice), changed (it is no longer as it was when sequence was seen). Null for a token that is none; 42501 for whoever is signed in.';

-- The place of a missing picture comes into the story of a gallery by copying, too.

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

create or replace function private.require_described_pictures(body text, cover_media_id uuid) returns void
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

create or replace function public.publish_gallery(gallery_id uuid, version integer, pictures_version integer)
returns public.published_galleries
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gallery public.galleries;
  before public.published_galleries;
  after public.published_galleries;
begin
  perform private.require_permission('galleries.publish');
  gallery := private.lock_gallery(publish_gallery.gallery_id, publish_gallery.version, publish_gallery.pictures_version);
  if private.trim_text(gallery.title) = ''
    or not exists (select from public.portfolio_images where gallery_id = gallery.id) then
    raise exception 'Give the gallery a title and at least one picture before you publish it.'
      using errcode = 'PT422', hint = 'incomplete';
  end if;
  perform private.require_whole_text(private.texts_in(jsonb_build_array(gallery.story, gallery.words)));
  select * into before from public.published_galleries where gallery_id = gallery.id;
  after := jsonb_populate_record(before, private.gallery_content(gallery) || jsonb_build_object(
    'gallery_id', gallery.id, 'position', gallery.position,
    'version', gallery.version, 'pictures_version', gallery.pictures_version,
    'published_at', coalesce(before.published_at, now()), 'updated_at', coalesce(before.updated_at, now()),
    'updated_in', '{}'::jsonb
  ));
  if private.gallery_in(private.visible(before), '') is distinct from private.gallery_in(private.visible(after), '') then
    after.updated_at := now();
  end if;
  select coalesce(jsonb_object_agg(language, case
    when private.gallery_in(private.visible(before), language) = private.gallery_in(private.visible(after), language)
      then before.updated_in -> language
    else to_jsonb(now())
  end), '{}') into after.updated_in from jsonb_object_keys(after.words) as language;
  if before.gallery_id is null or private.visible(before) <> private.visible(after) then
    perform private.keep_gallery_revision(gallery, 'publish');
  end if;
  perform private.put_row(after);
  return after;
end
$$;
comment on function public.publish_gallery is 'Needs galleries.publish. PT409 version_conflict; PT422 incomplete, missing_picture; PT404.';

-- The list of enquiries says of an answer by mail whether it has left, as the enquiry itself does.

create function public.unsent_answers() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select enquiry.id
  from public.enquiries as enquiry
  join public.notices as notice on notice.enquiry_id = enquiry.id and notice.kind = 'answer'
  where enquiry.status = 'answered'
    and (notice.state <> 'sent' or (select provider from private.sending_state()) = 'outbox')
    -- An event and its mail are written in one transaction, so at one moment.
    and notice.created_at = (
      select max(happened_at) from public.enquiry_events
      where enquiry_id = enquiry.id and kind in ('answered_by_mail', 'answered_by_phone', 'answered_by_whatsapp')
    )
$$;
comment on function public.unsent_answers is 'Enquiries whose newest answer is a mail that has not left this machine. Needs enquiries.read.';
grant execute on function public.unsent_answers to authenticated, service_role;

-- Windows makes no file that is called like one of its devices, and a site is files. Addresses that are there stay.

create function private.is_device_name(slug text) returns boolean
language sql immutable set search_path = '' as $$
  select slug ~ '^(con|prn|aux|nul|com[1-9]|lpt[1-9])$'
$$;
comment on function private.is_device_name is 'Whether Windows keeps it for a device.';

create or replace function private.is_slug_taken(entity text, slug text, id uuid, language text default '') returns boolean
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

create or replace function private.free_file_slug(title text) returns text
language sql stable security definer set search_path = '' as $$
  with named as (
    select coalesce(nullif(private.to_slug(regexp_replace(title, '\.pdf$', '', 'i')), ''), 'file') as base
  )
  select slug
  from named, generate_series(1, 1000) as nth,
    lateral (select case nth when 1 then base else base || '-' || nth end as slug) as numbered
  where private.is_slug(slug) and not private.is_device_name(slug)
    and not exists (select from public.media where media.slug = numbered.slug)
  order by nth limit 1
$$;

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
