-- What waits for staff after a customer has answered: a word to look through, and photographs on the site that no customer
-- allows. It was told by mail alone, or on the gallery's own screen.

create function public.waiting_words() returns table (id uuid, customer_name text, given_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select word.id, word.customer_name, word.given_at
  from public.customer_words as word
  where word.given_at is not null and word.taken_back_at is null and word.declined_at is null and word.text <> ''
    and not exists (select from public.published_words where word_id = word.id)
  order by word.given_at, word.id
$$;
comment on function public.waiting_words is 'Words that are neither published nor kept back, the oldest first. Needs enquiries.read.';

create function public.refused_photographs() returns table (gallery_id uuid, title text, count integer)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select live.gallery_id, live.title, count(distinct shown.media_id)::integer
  from public.published_galleries as live,
    jsonb_array_elements(live.pictures) as picture,
    lateral (values ((picture ->> 'media_id')::uuid), ((picture ->> 'before_media_id')::uuid)) as shown (media_id)
  where shown.media_id is not null
    and exists (
      select from public.customer_words as word where word.gallery_id = live.gallery_id and word.given_at is not null
    )
    and not exists (
      select from public.customer_words as word
      where word.gallery_id = live.gallery_id and word.given_at is not null and word.taken_back_at is null
        and shown.media_id = any (word.media_ids)
    )
  group by live.gallery_id, live.title
  order by live.title, live.gallery_id
$$;
comment on function public.refused_photographs is 'How many photographs visitors see of a job whose customer has answered and not allowed them, as notAllowed() in src/domain/customer-words/word-state.ts counts them. Needs enquiries.read.';
grant execute on function public.waiting_words, public.refused_photographs to authenticated, service_role;
