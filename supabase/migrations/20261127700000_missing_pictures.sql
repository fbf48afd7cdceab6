-- A text in which a picture did not come along when it was pasted is published by nobody.

create or replace function private.require_described_pictures(body text, cover_media_id uuid) returns void
language plpgsql stable set search_path = '' as $$
declare
  missing integer := regexp_count(body, '!\[(?:[^]\\]|\\.)*\]\(\s*<?media:missing', 1, 'i');
begin
  -- The editor puts ![](media:missing) in its place.
  if missing > 0 then
    raise exception '%', case missing
        when 1 then 'A picture did not come along when the text was pasted. Add it, or remove its place, and publish again.'
        else format('%s pictures did not come along when the text was pasted. Add them, or remove their places, and publish again.', missing)
      end
      using errcode = 'PT422', hint = 'missing_picture';
  end if;
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
comment on function public.publish_post is
  'Makes the given version of the working copy what visitors read, at once or from publish_at on (a past time dates it back). An article that is live keeps its date, and with a publish_at in the future visitors keep its text until then (see scheduled_posts); publishing at once drops a text that was scheduled. An archived article leaves the archive. Needs posts.publish. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';
comment on function public.publish_page is
  'Makes the given version of the working copy what visitors see, at once or from publish_at on; of a page that is live they see the present state until then (scheduled_pages). Publishing at once drops what was scheduled. Needs pages.publish, for legal pages pages.legal as well. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';

-- A picture of a page may wait for its words: '' says that it decorates.

create or replace function private.is_page_content(content jsonb) returns boolean
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

create or replace function private.texts_in(content jsonb) returns text
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
