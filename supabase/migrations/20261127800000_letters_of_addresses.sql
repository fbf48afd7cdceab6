-- Addresses lost letters that no mark makes: ı, đ, ħ, ŧ, ŋ, ə. A soft hyphen in a title parted its word, and C, C++ and
-- C# had one address. Those that are there stay as they are: only what is made from a title from now on is spelled so.

create or replace function private.to_slug(title text, letters jsonb) returns text
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

-- Pages of tags are made of their names by whoever shows them.
update public.post_summaries
set tag_slugs = array(select private.to_slug(tag) from unnest(post_summaries.tags) as tag)
where tags <> '{}';
