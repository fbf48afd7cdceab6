-- For people who ask what is kept about them: everything that came from, or went to, one mail address or telephone.

create function private.is_contact(contact text, email text, phone text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when position('@' in contact) > 0 then email <> '' and private.mailbox(email) = private.mailbox(private.trim_text(contact))
    else coalesce(private.phone_print(contact) in (select right(number, 9) from unnest(private.numbers_in(phone)) as number), false)
  end
$$;
comment on function private.is_contact is 'Whether a mail address or a telephone number is that of somebody, however it is spelled.';

create function private.is_of_contact(testimonial public.testimonials, contact text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_contact(contact, testimonial.email, '') or exists (
    select from public.enquiries
    where enquiries.id = testimonial.enquiry_id and private.is_contact(contact, enquiries.email, enquiries.phone)
  )
$$;
comment on function private.is_of_contact is 'Whether a testimonial is of somebody: by the address that was asked, or by the enquiry that the job began with.';

create function public.personal_data(contact text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('enquiries.read');
  return jsonb_build_object(
    'enquiries', coalesce((
      select jsonb_agg(
        to_jsonb(enquiry) - '{sender_hash,updated_by,assigned_to,first_answered_by,note_version}'::text[] || jsonb_build_object(
          'pictures', coalesce((
            select jsonb_agg(jsonb_build_object('path', path, 'mime_type', mime_type, 'bytes', bytes, 'permitted_at', permitted_at) order by position)
            from public.enquiry_pictures where enquiry_id = enquiry.id
          ), '[]'),
          'events', coalesce((
            select jsonb_agg(jsonb_build_object('kind', kind, 'words', words, 'happened_at', happened_at) order by happened_at, id)
            from public.enquiry_events where enquiry_id = enquiry.id
          ), '[]'),
          'appointments', coalesce((
            select jsonb_agg(jsonb_build_object(
              'state', state, 'times', times, 'chosen', chosen, 'minutes', minutes, 'place', place, 'answer', answer, 'created_at', created_at
            ) order by created_at)
            from public.appointments where enquiry_id = enquiry.id
          ), '[]')
        ) order by created_at
      )
      from public.enquiries as enquiry where private.is_contact(contact, email, phone)
    ), '[]'),
    'testimonials', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', id, 'customer_name', customer_name, 'email', email, 'shown_name', shown_name, 'text', text, 'rating', rating,
          'permission', permission, 'created_at', created_at, 'given_at', given_at, 'taken_back_at', taken_back_at,
          'is_published', exists (select from public.published_testimonials where testimonial_id = testimonial.id),
          'records', coalesce((
            select jsonb_agg(to_jsonb(record) - '{id,testimonial_id}'::text[] order by record.id) from public.testimonial_records as record where testimonial_id = testimonial.id
          ), '[]')
        ) order by created_at
      )
      from public.testimonials as testimonial where private.is_of_contact(testimonial, contact)
    ), '[]'),
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', kind, 'subject', subject, 'body', body, 'state', state, 'created_at', created_at, 'sent_at', sent_at
      ) order by created_at)
      from public.notices as notice
      where private.is_for_customer(notice) and private.is_contact(contact, recipient, '')
    ), '[]')
  );
end
$$;
comment on function public.personal_data is 'Everything that is kept about somebody, by a mail address or a telephone number: {enquiries, testimonials, mails}, each in the order in which it came; enquiries with their pictures, events and appointments. Needs enquiries.read.';

create function public.delete_personal_data(contact text, enquiries uuid[], testimonials uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  gone_enquiries integer;
  gone_testimonials integer;
  were_shown boolean;
begin
  perform private.require_permission('settings.write');
  -- In the order in which other functions wait for each other.
  perform private.lock('testimonials');
  perform private.lock('releases');
  select exists (
    select from public.published_testimonials join public.testimonials as testimonial on testimonial.id = testimonial_id
    where testimonial.id = any (testimonials) and private.is_of_contact(testimonial, contact)
  ) into were_shown;
  delete from public.testimonials as testimonial where id = any (testimonials) and private.is_of_contact(testimonial, contact);
  get diagnostics gone_testimonials = row_count;
  delete from public.enquiries as enquiry where id = any (enquiries) and private.is_contact(contact, email, phone);
  get diagnostics gone_enquiries = row_count;
  delete from public.notices as notice where private.is_for_customer(notice) and private.is_contact(contact, recipient, '');
  -- One that was kept back made the others a selection.
  perform private.refresh_published_testimonials();
  if were_shown then
    perform private.release_for_customer();
  end if;
  return jsonb_build_object('enquiries', gone_enquiries, 'testimonials', gone_testimonials, 'were_shown', were_shown);
end
$$;
comment on function public.delete_personal_data is 'Deletes of somebody''s enquiries and testimonials those that are named, with all that hangs on them, and the mails to that address. What has come since stays, and is told by personal_data(). {enquiries, testimonials, were_shown}: how many, and whether visitors saw one of the testimonials: a release that takes it away is asked for at once. Needs settings.write: administrators.';
