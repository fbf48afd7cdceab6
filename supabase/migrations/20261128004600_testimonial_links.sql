-- The customer's link: staff make it and withdraw it, and whoever has it gives a testimonial, reads it and takes it back.

create function public.request_testimonial(
  gallery_id uuid, enquiry_id uuid, customer_name text, email text, weeks integer default 8, mail jsonb default null
) returns table (id uuid, token text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  wrong record;
begin
  perform private.require_permission('enquiries.write');
  customer_name := private.trim_text(regexp_replace(coalesce(customer_name, ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'));
  email := private.trim_text(coalesce(email, ''));
  select problem.field, problem.sentence into wrong from (values
    (1, char_length(customer_name) not between 1 and 120, 'customer_name', 'Please say who is asked, in 120 characters or fewer.'),
    (2, email <> '' and not private.is_mail_address(email), 'email', 'Please check the mail address: it should look like name@example.com.'),
    (3, mail is not null and email = '', 'email', 'A mail needs an address to go to.'),
    (4, coalesce(weeks, 0) not between 1 and 26, 'weeks', 'A link is good for 1 to 26 weeks.'),
    (5, gallery_id is null and enquiry_id is null, 'gallery_id', 'Please choose the job that it is about.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;
  if gallery_id is not null then
    perform private.require_gallery(gallery_id);
  end if;
  if enquiry_id is not null and not exists (select from public.enquiries where enquiries.id = enquiry_id) then
    raise exception 'This enquiry is not there any more.' using errcode = 'PT404', hint = 'enquiry';
  end if;
  if mail is not null and (
    select count(*) from public.notices where kind = 'testimonial_request' and link not like '/admin/%' and created_at > now() - interval '1 hour'
  ) >= 30 then
    raise exception 'Thirty customers have been asked within the hour. Please wait a while, or copy the link.'
      using errcode = 'PT429', hint = 'mail';
  end if;

  id := gen_random_uuid();
  token := encode(extensions.gen_random_bytes(20), 'hex');
  insert into public.testimonials (id, gallery_id, enquiry_id, customer_name, email, token_hash, expires_at, created_by)
  values (
    id, gallery_id, enquiry_id, customer_name, email, private.hash_of_token(token),
    now() + make_interval(weeks => weeks), auth.uid()
  );
  if mail is not null then
    insert into public.notices (kind, recipient, subject, body, link, reply_to, sender_name, enquiry_id)
    values (
      'testimonial_request', email, coalesce(mail ->> 'subject', ''), coalesce(mail ->> 'text', ''), private.path_in((select enquiries.language from public.enquiries where enquiries.id = enquiry_id), '/your-word#') || token,
      coalesce(mail ->> 'reply_to', ''),
      left(private.trim_text(regexp_replace(coalesce(mail ->> 'sender_name', ''), '[\u0001-\u001f\u007f"<>\\]+', ' ', 'g')), 80),
      enquiry_id
    );
  end if;
  if enquiry_id is not null then
    perform private.record_enquiry_event(enquiry_id, 'testimonial_asked');
  end if;
  return next;
end
$$;
comment on function public.request_testimonial is 'Makes a link for a customer, whose token is told this once, and sends it if a mail ({subject, text, sender_name, reply_to}) is given. Needs enquiries.write. PT404, PT422, PT429 after 30 mails within an hour.';

create function private.forget_testimonial_token() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.link := '';
  return new;
end
$$;
comment on function private.forget_testimonial_token is 'Before a customer''s mail counts as sent or given up: the token is in the mail alone.';
create trigger forget_testimonial_token before update of state on public.notices
  for each row when (new.kind = 'testimonial_request' and new.link like '%/your-word#%' and new.state in ('sent', 'failed'))
  execute function private.forget_testimonial_token();

create function public.withdraw_testimonial_link(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_permission('enquiries.write');
  update public.testimonials set link_withdrawn_at = now()
  where id = withdraw_testimonial_link.id and link_withdrawn_at is null;
  -- A mail that still waits would lead to nothing.
  delete from public.notices
  where kind = 'testimonial_request' and state = 'waiting' and link like '%/your-word#%' and private.hash_of_token(split_part(link, '#', 2)) = (
    select token_hash from public.testimonials where id = withdraw_testimonial_link.id
  );
end
$$;
comment on function public.withdraw_testimonial_link is 'Nothing can be given by it any more. Needs enquiries.write.';

create function private.testimonial_of_token(token text) returns public.testimonials
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  testimonial public.testimonials;
begin
  select * into testimonial from public.testimonials where token_hash = private.hash_of_token(testimonial_of_token.token) for update;
  if not found then
    raise exception 'There is no such link.' using errcode = 'PT404', hint = 'testimonial';
  elsif testimonial.given_at is null and (testimonial.link_withdrawn_at is not null or testimonial.expires_at <= now()) then
    raise exception 'This link is not good any more.' using errcode = 'PT410', hint = 'testimonial';
  end if;
  return testimonial;
end
$$;
comment on function private.testimonial_of_token is 'Locks it. PT404 for a token that nobody has, PT410 for a link that is too old or withdrawn and was never used.';

create function private.offered_pictures(gallery_id uuid) returns table (media_id uuid, nth bigint)
language sql stable set search_path = '' as $$
  select picture.media_id, row_number() over (order by image.position, image.id, picture.side)
  from public.galleries
  join public.portfolio_images as image on image.gallery_id = galleries.id,
    unnest(array[image.before_media_id, image.media_id]) with ordinality as picture (media_id, side)
  where galleries.id = offered_pictures.gallery_id and galleries.deleted_at is null and picture.media_id is not null
$$;
comment on function private.offered_pictures is 'The photographs of a job in their order, those from before the work too.';

create function public.open_testimonial(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  testimonial constant public.testimonials := private.testimonial_of_token(token);
begin
  return jsonb_build_object(
    'customer_name', testimonial.customer_name,
    'job', (select title from public.galleries where id = testimonial.gallery_id and deleted_at is null),
    'asks_rating', (select asks_ratings from public.testimonial_settings),
    'can_give', testimonial.link_withdrawn_at is null and testimonial.expires_at > now(),
    'is_published', exists (select from public.published_testimonials where testimonial_id = testimonial.id),
    'expires_at', testimonial.expires_at,
    'given_at', testimonial.given_at,
    'taken_back_at', testimonial.taken_back_at,
    'permissions', private.current_permissions(),
    'text', testimonial.text, 'shown_name', testimonial.shown_name, 'rating', testimonial.rating, 'media_ids', testimonial.media_ids,
    'pictures', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', media.id, 'bucket', media.bucket, 'path', media.path, 'width', media.width, 'height', media.height, 'alt', media.alt
      ) order by first.nth)
      from (select media_id, min(nth) as nth from private.offered_pictures(testimonial.gallery_id) group by media_id) as first
      join public.media on media.id = first.media_id and media.deleted_at is null
    ), '[]')
  );
end
$$;
comment on function public.open_testimonial is 'What the customer''s page shows to whoever has the link. PT404, PT410.';

create function public.give_testimonial(
  token text, text text, shown_name text, rating integer, media_ids uuid[], permission text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  testimonial public.testimonials;
  wrong record;
  points smallint;
  allowed uuid[];
begin
  if auth.uid() is not null then
    raise exception 'A customer gives their word without an account.' using errcode = '42501', hint = 'testimonial';
  end if;
  testimonial := private.testimonial_of_token(token);
  if testimonial.link_withdrawn_at is not null or testimonial.expires_at <= now() then
    raise exception 'This link is not good any more.' using errcode = 'PT410', hint = 'testimonial';
  end if;
  text := private.trim_text(regexp_replace(coalesce(text, ''), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]+', ' ', 'g'));
  shown_name := private.trim_text(regexp_replace(coalesce(shown_name, ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'));
  permission := private.trim_text(coalesce(permission, ''));
  points := case when (select asks_ratings from public.testimonial_settings) then rating else testimonial.rating end;
  -- Of photographs that staff took out in the meantime nothing is said.
  allowed := array(
    select distinct offered.media_id from private.offered_pictures(testimonial.gallery_id) as offered
    where offered.media_id = any (coalesce(media_ids, '{}')) order by offered.media_id
  );
  select problem.field, problem.sentence into wrong from (values
    (1, char_length(text) > 1500, 'text', 'Please use 1,500 characters or fewer.'),
    (2, text = '' and cardinality(allowed) = 0, 'text', 'Please write a few words, or tick a photograph.'),
    (3, text <> '' and char_length(shown_name) not between 1 and 80, 'shown_name', 'Please write the name that is to stand below it, in 80 characters or fewer.'),
    (4, char_length(shown_name) > 80, 'shown_name', 'Please write a name in 80 characters or fewer.'),
    (5, points is not null and points not between 1 and 5, 'rating', 'Please choose one to five.'),
    -- While no text is known, what the page says is all there is.
    (6, char_length(permission) not between 1 and 3000
        or exists (select from private.testimonial_permissions)
          and not exists (select from private.testimonial_permissions as told where told.text = give_testimonial.permission), 'permission', 'Please agree to what is said above the button.')
  ) as problem (nth, is_there, field, sentence)
  where is_there order by nth limit 1;
  if found then
    raise exception '%', wrong.sentence using errcode = 'PT422', hint = wrong.field;
  end if;
  if exists (select from public.published_testimonials where testimonial_id = testimonial.id)
    and (text, shown_name, points) is distinct from (testimonial.text, testimonial.shown_name, testimonial.rating) then
    raise exception 'It is on the website already. Please take it back first, then write it anew.'
      using errcode = 'PT409', hint = 'published';
  end if;
  -- Sent twice, by a second press or after a lost answer.
  if testimonial.given_at is not null and testimonial.taken_back_at is null
    and (text, shown_name, points, allowed) is not distinct from (testimonial.text, testimonial.shown_name, testimonial.rating, testimonial.media_ids) then
    return;
  end if;
  if (select count(*) from public.testimonial_records where testimonial_id = testimonial.id) >= 50 then
    raise exception 'This has been changed very often. Please write us a mail.' using errcode = 'PT429', hint = 'testimonial';
  end if;

  perform set_config('app.customers_hand', 'on', true);
  update public.testimonials as given set
    text = give_testimonial.text, shown_name = give_testimonial.shown_name, rating = points, media_ids = allowed,
    offered_ids = array(
      select distinct asked.id from unnest(given.offered_ids || array(select offered.media_id from private.offered_pictures(given.gallery_id) as offered)) as asked (id)
    ),
    permission = give_testimonial.permission, taken_back_at = null,
    given_at = case when exists (select from public.published_testimonials where testimonial_id = testimonial.id) then given.given_at else now() end
  where given.id = testimonial.id;
  perform set_config('app.customers_hand', '', true);
  insert into public.testimonial_records (testimonial_id, action, text, shown_name, rating, media_ids, permission)
  values (
    testimonial.id, case when testimonial.given_at is null or testimonial.taken_back_at is not null then 'given' else 'changed' end,
    text, shown_name, points, allowed, permission
  );
  if testimonial.enquiry_id is not null then
    perform private.record_enquiry_event(testimonial.enquiry_id, 'testimonial_given');
  end if;
  perform private.tell_of_testimonial(testimonial, 'A customer has written a word',
    array['Nothing of it is on the website before one of you has read and published it.']);
end
$$;
comment on function public.give_testimonial is 'What the customer allows: a text with the name below it, photographs of the job, or both; and what they were told that they allow, a text that record_site_defaults() has brought. May be changed until it is published; photographs at any time. 42501 for whoever is signed in; PT404, PT410, PT409, PT429; PT422 with the field in the hint (text, shown_name, rating, permission).';

create function private.release_for_customer() returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant bigint := public.content_version();
begin
  update public.releases set content_version = wanted where status = 'queued';
  if not found then
    insert into public.releases (content_version) values (wanted);
  end if;
  perform private.send_queued_release();
end
$$;
comment on function private.release_for_customer is 'Asks for a release as request_release() does, without anybody''s permission. Under the lock of releases.';

create function public.take_back_testimonial(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  testimonial public.testimonials;
  was_shown boolean;
begin
  if auth.uid() is not null then
    raise exception 'A customer takes their word back without an account. Take it off the site instead.' using errcode = '42501', hint = 'testimonial';
  end if;
  -- In the order in which staff's functions wait for each other.
  perform private.lock('testimonials');
  perform private.lock('releases');
  testimonial := private.testimonial_of_token(token);
  if testimonial.given_at is null or testimonial.taken_back_at is not null then
    return;
  end if;
  was_shown := exists (select from public.published_testimonials where testimonial_id = testimonial.id);
  perform private.end_testimonial(testimonial, 'taken_back');
  if was_shown then
    perform private.release_for_customer();
  end if;
  if testimonial.enquiry_id is not null then
    perform private.record_enquiry_event(testimonial.enquiry_id, 'testimonial_withdrawn');
  end if;
  perform private.tell_of_testimonial(testimonial, 'A customer has taken back what they allowed',
    array[
      case when was_shown then 'Their word is gone from the website with the release that has been asked for just now.'
        else 'Their word was not on the website.' end,
      'Please take their photographs off the website too.'
    ]);
end
$$;
comment on function public.take_back_testimonial is 'The customer allows nothing any more: off the site with a release that is asked for at once. By whoever has the link, however old it is. Does nothing the second time. 42501 for whoever is signed in: staff have take_off_testimonial(). PT404, PT410.';

create function private.tell_of_testimonial(testimonial public.testimonials, subject text, sentences text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.notice_settings where tells_enquiries) then
    return;
  end if;
  insert into public.notices (kind, recipient, subject, body, link)
  select 'testimonial_request', recipient, private.mail_text(language, tell_of_testimonial.subject),
    (select string_agg(private.mail_text(language, sentence), ' ' order by nth) from unnest(sentences) with ordinality as said (sentence, nth)),
    '/admin/testimonials'
  from private.notice_recipients() as recipient, private.language_of_reader(recipient) as language;
exception when others then
  raise warning 'No notice of word %: %', testimonial.id, sqlerrm;
end
$$;
comment on function private.tell_of_testimonial is 'Puts notices for the staff into the outbox: sentences of private.mail_text(). Of whom, the screen says that they lead to: they hang on nothing that is deleted with a customer.';

-- What waits for staff after a customer has answered: a testimonial to look through, and photographs on the site that no customer
-- allows.
create function public.waiting_testimonials() returns table (id uuid, customer_name text, given_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select testimonial.id, testimonial.customer_name, testimonial.given_at
  from public.testimonials as testimonial
  where testimonial.given_at is not null and testimonial.taken_back_at is null and testimonial.declined_at is null and testimonial.text <> ''
    and not exists (select from public.published_testimonials where testimonial_id = testimonial.id)
  order by testimonial.given_at, testimonial.id
$$;
comment on function public.waiting_testimonials is 'Words that are neither published nor kept back, the oldest first. Needs enquiries.read.';

create function private.refused_among(gallery_id uuid, pictures jsonb) returns integer
language sql stable set search_path = '' as $$
  select count(distinct shown.media_id)::integer
  from jsonb_array_elements(pictures) as picture,
    lateral (values ((picture ->> 'media_id')::uuid), ((picture ->> 'before_media_id')::uuid)) as shown (media_id)
  where shown.media_id is not null
    and exists (
      select from public.testimonials as testimonial
      where testimonial.gallery_id = refused_among.gallery_id and testimonial.given_at is not null
    )
    and not exists (
      select from public.testimonials as testimonial
      where testimonial.gallery_id = refused_among.gallery_id and testimonial.given_at is not null
        and testimonial.taken_back_at is null and shown.media_id = any (testimonial.media_ids)
    )
$$;
comment on function private.refused_among is 'How many of these pictures of a job its customer has answered about and not allowed, as notAllowed() in src/domain/testimonials/testimonial-state.ts counts them.';

create function public.refused_photographs() returns table (gallery_id uuid, media_id uuid, title text, count integer)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('enquiries.read');
  select gallery_id, null::uuid, title, private.refused_among(gallery_id, pictures)
  from public.published_galleries
  where private.refused_among(gallery_id, pictures) > 0
  union all
  select null, media.id, media.title, count(distinct (shown.kind, shown.entity_id))::integer
  from public.testimonials as answered, unnest(answered.offered_ids) as offered (id)
  join public.media on media.id = offered.id
  join public.media_usage as shown on shown.media_id = media.id and shown.kind in ('published_post', 'published_page', 'published_gallery')
  where answered.given_at is not null and shown.entity_id is distinct from answered.gallery_id
    and not exists (
      select from public.testimonials as other
      where other.given_at is not null and other.taken_back_at is null and media.id = any (other.media_ids)
    )
  group by media.id, media.title
  order by 3, 1, 2
$$;
comment on function public.refused_photographs is 'How many photographs visitors see of a job whose customer has answered and not allowed them; and each of them that visitors see elsewhere (media_id), with the number of those places. Needs enquiries.read.';
