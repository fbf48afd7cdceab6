-- What texts still say of the business after its owner has changed it: found however it is written, and changed in the drafts.

create function private.fact_pattern(how text, fact text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  gap constant text := '[\s()./\u00a0\u202f\u2010-\u2015-]*';
  digits constant text := regexp_replace(replace(fact, '(0)', ''), '[^0-9]', '', 'g');
  country constant text := coalesce(substring(digits from '^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])'), left(digits, 3));
  words text;
begin
  if how = 'phone' then
    -- Not what is a part of a longer number: 12 020 7946 0123, 020 7946 0123-45.
    return '(?:(?<![\w+])(?:\+|00)' || gap || country || gap || '(?:0' || gap || ')?|(?<![\w+]|\d[ .-])(?:' || country || gap || '|\(?0' || gap || ')?)'
      || array_to_string(regexp_split_to_array(substr(digits, length(country) + 1), ''), gap) || '(?!\d|[-/.]\d)';
  end if;
  words := regexp_replace(private.trim_text(fact), '([][\\.^$*+?(){}|&/#])', '\\\1', 'g');
  words := regexp_replace(regexp_replace(words, '[\s\u00a0\u202f]+', '[\\s\\u00a0\\u202f]+', 'g'), '[\u2010-\u2015-]', '[\\u2010-\\u2015-]', 'g');
  return case how
    when 'mail' then '(?<![\w.+-])' || words || '(?![\w-]|\.\w)'
    -- Not what is a part of a word or of an address.
    else '(?<![\w/@#._-])' || words || '(?![\w/@]|[.-]\w)'
  end;
end
$$;
comment on function private.fact_pattern is 'A regular expression for a fact as people write it: a phone with its country code, as 020 7946 0123 and as tel:+442079460123; a mail; a line, with any space.';

create function private.with_fact(value text, how text, old text, new text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  pattern constant text := private.fact_pattern(how, old);
  flags constant text := case how when 'name' then 'g' else 'gi' end;
  digits constant text := regexp_replace(replace(new, '(0)', ''), '[^0-9]', '', 'g');
begin
  if how = 'phone' then
    value := regexp_replace(value, '(tel:)' || pattern, '\1+' || digits, flags);
    value := regexp_replace(value, '(wa\.me/|phone=)\+?' || pattern, '\1' || digits, flags);
  elsif new ~* pattern then
    -- “Oak” within “Oak and Ash”, where that stands already.
    value := regexp_replace(value, private.fact_pattern(how, new), chr(1), flags);
  end if;
  value := regexp_replace(value, pattern, replace(new, '\', '\\'), flags);
  return replace(value, chr(1), new);
end
$$;
comment on function private.with_fact is 'A text with the new fact wherever it has the old one; links of telephones and chats as they need it.';

create function private.fact_holders() returns table (kind text, name text, is_live boolean, permission public.app_permission, columns text[])
language sql immutable set search_path = '' as $$
  select text_of.kind, prefix || text_of.name, prefix <> '', text_of.permission::public.app_permission, text_of.columns::text[]
  from (values
    ('post', 'posts', 'posts.write', '{title,summary,body,tags,author_name,seo_title,seo_description}'),
    ('page', 'pages', 'pages.write', '{title,names,content,seo_title,seo_description}'),
    ('gallery', 'galleries', 'galleries.write', '{title,summary,story,place,words}'),
    ('caption', 'portfolio_images', 'galleries.write', '{caption,captions}'),
    ('menu', 'site_menu', 'settings.write', '{items,foot}'),
    ('settings', 'business_settings', 'settings.write',
      '{name,phone,second,whatsapp,greeting,note,email,street,closures,vat,socials,company,legal,area,words,translations}'),
    ('answers', 'answer_settings', 'settings.write', '{templates}'),
    ('notices', 'notice_settings', 'notices.write', '{recipients,confirmations}')
  ) as text_of (kind, name, permission, columns), unnest('{"",published_}'::text[]) as prefix
  where prefix = '' or text_of.kind in ('post', 'page', 'gallery')
$$;
comment on function private.fact_holders is 'Which columns have texts, of which tables, and who may change them; first the working copies.';

create function private.strings_of(item jsonb, columns text[]) returns table (path text[], value text)
language sql immutable set search_path = '' as $$
  with recursive part as (
    select array[key] as path, value from jsonb_each(item) where key = any (columns)
    union all
    select path || child.key, child.value from part, lateral (
      select key, value from jsonb_each(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end)
      where key not in ('key', 'kind', 'media', 'file', 'library', 'slug', 'page')
      union all
      select (nth - 1)::text, value
      from jsonb_array_elements(case jsonb_typeof(part.value) when 'array' then part.value else '[]' end) with ordinality as listed (value, nth)
    ) as child (key, value)
  )
  select path, value #>> '{}' from part where jsonb_typeof(value) = 'string'
$$;
comment on function private.strings_of is 'What people wrote in these columns, by where it stands.';

create function public.find_fact(how text, old text, new text) returns table (
  kind text, id text, version integer, is_live boolean, about jsonb, path text[], passage text[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern constant text := private.fact_pattern(how, old);
  -- A number's end: what is before it may be written in several ways.
  core constant text := case how when 'phone' then right(regexp_replace(old, '[^0-9]', '', 'g'), 6)
    else regexp_replace(lower(old), '[^a-z0-9]', '', 'g') end;
  holder record;
begin
  if not exists (select from private.fact_holders() as known where public.authorize(known.permission)) then
    perform private.require_permission('posts.write');
  end if;
  for holder in select * from private.fact_holders() as known where public.authorize(known.permission) order by known.is_live loop
    return query execute format(
      'select $1, coalesce(item ->> $2, item ->> ''id''), (item ->> ''version'')::integer, $3,
        (select coalesce(jsonb_object_agg(key, value), ''{}'') from jsonb_each_text(item) where key in (''title'', ''key'', ''language'', ''kind'', ''gallery_id'')), part.path,
        array[right(left(part.value, place.start - 1), 60), found.word, substr(part.value, place.start + char_length(found.word), 60)]
      from (select to_jsonb(row) as item from public.%I as row) as rows, private.strings_of(item, $4) as part,
        lateral (select (regexp_match(part.value, $5, $6))[1] as word) as found, lateral (select strpos(part.value, found.word) as start) as place
      where item ->> ''deleted_at'' is null
        -- Letters and digits alone can be compared at once; the expression takes its time.
        and strpos(regexp_replace(lower(part.value), ''[^a-z0-9]'', '''', ''g''), $10) > 0
        and found.word is not null and private.with_fact(part.value, $7, $8, $9) is distinct from part.value
      limit 200', holder.name
    ) using holder.kind, holder.kind || '_id', holder.is_live, holder.columns, pattern,
      case how when 'name' then '' else 'i' end, how, old, new, core;
  end loop;
end
$$;
comment on function public.find_fact is 'Where a fact of the business (phone, mail, name, line) stands that is another one now: of what the caller may change, each text with its version, its path in the row, and what stands before it, itself and behind; what visitors have besides is_live.';

create function public.change_fact(kind text, id text, version integer, paths jsonb, how text, old text, new text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  holder record;
  item jsonb;
  path text[];
begin
  select * into holder from private.fact_holders() as known where known.kind = change_fact.kind and not known.is_live;
  perform private.require_permission(holder.permission);
  execute format('select to_jsonb(row) from public.%I as row where id::text = $1', holder.name) into item using id;
  if item is null or item ->> 'deleted_at' is not null then
    raise exception 'This % is in the bin or has been deleted.', case kind when 'post' then 'article' when 'page' then 'page' else 'gallery' end
      using errcode = 'PT404';
  end if;
  for path in select array(select jsonb_array_elements_text(one)) from jsonb_array_elements(paths) as one loop
    -- Chats follow the folder while nothing else is said of them, and it knows the old number.
    if path[1] = any (holder.columns) and (jsonb_typeof(item #> path) = 'string' or path = '{whatsapp}') then
      item := jsonb_set(item, path, to_jsonb(private.with_fact(coalesce(item #>> path, old), how, old, new)));
    end if;
  end loop;
  execute format(
    'update public.%1$I as row set (%2$s, version) = (select %2$s, $1 from jsonb_populate_record(null::public.%1$I, $2)) where id::text = $3
    returning version',
    holder.name, (select string_agg(quote_ident(name), ', ') from unnest(holder.columns) as name)
  ) into version using version, item, id;
  return version;
end
$$;
comment on function public.change_fact is 'Writes the new fact into these texts of a working copy, as find_fact() has them, for whoever may change it; nothing goes live. Returns its version then. PT404; PT409 version_conflict; 23514 where it has no room.';

grant execute on function public.find_fact, public.change_fact to authenticated;
