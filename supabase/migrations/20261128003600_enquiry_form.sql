-- The contact form of a browser without scripts: it posts its fields as they are and is led back to the site.

create function public.send_enquiry_form(
  name text default '', contact text default '', service text default '', message text default '',
  consent text default '', website text default '', language text default '', leave_empty text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  is_mail constant boolean := contact like '%@%';
  origin constant text := private.request_header('origin');
  known constant text := private.known_language(language);
  outcome text := 'enquiry-sent';
begin
  begin
    perform public.submit_enquiry(
      name, case when is_mail then contact else '' end, case when is_mail then '' else contact end, service, message,
      consent <> '', website || leave_empty, now() - interval '1 hour', language => language
    );
  exception when sqlstate 'PT422' or sqlstate 'PT429' then
    outcome := 'enquiry-not-sent';
  end;
  -- A browser says which site the form was on; an answer leads nowhere else than back to it.
  perform set_config('response.status', '303', true);
  perform set_config('response.headers', jsonb_build_array(jsonb_build_object(
    'Location', case when origin ~ '^https?://[^/\s]+$' then origin else '' end || case when known = '' then '/' else '/' || known end || '#' || outcome
  ))::text, true);
end
$$;
comment on function public.send_enquiry_form is 'The contact form as a browser without scripts posts it (application/x-www-form-urlencoded): without a proof, so by the narrower limits of submit_enquiry(). Answers with a redirection (303) to the home page of the site that it was on, in the language of the form, which says what became of it. website: the hidden field as pages of an earlier version name it.';
