-- Who may do what: the two questions that everything asks, and the policies on people.

create function private.has_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
  )
$$;
comment on function private.has_session is 'Whether the token''s session still stands; a token outlives it by an hour.';

create function private.is_active_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_session()
    and exists (
      select from public.profiles where user_id = auth.uid() and deactivated_at is null
    )
    and (
      coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
      -- That an account has no second factor is only known where row-level security hides none.
      or (not row_security_active('auth.mfa_factors') and not exists (
        select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified'
      ))
    )
$$;
comment on function private.is_active_session is 'The session stands, the account is active, its second factor used.';

create function public.authorize(permission public.app_permission) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_active_session() and exists (
    select from public.user_roles
    join public.role_permissions using (role)
    where user_roles.user_id = auth.uid()
      and role_permissions.permission = authorize.permission
  )
$$;
comment on function public.authorize is 'Read from the tables at every call. Policies: (select authorize(...)).';

create function private.current_role_name() returns text
language sql stable security definer set search_path = '' as $$
  select role::text from public.user_roles
  join public.profiles using (user_id)
  where user_id = auth.uid() and deactivated_at is null and private.has_session()
$$;
comment on function private.current_role_name is 'The caller''s role, or null for a deactivated account and for a session that has ended.';

create function private.require_session() returns void
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is not null and not private.has_session() then
    raise exception 'Your session has ended. Sign in again to carry on.' using errcode = 'PT401', hint = 'session';
  end if;
end
$$;
comment on function private.require_session is 'Raises PT401 for a token whose session has ended.';

create function public.get_current_user_role() returns text
language sql stable security definer set search_path = '' as $$
  select private.require_session();
  select private.current_role_name()
$$;
comment on function public.get_current_user_role is 'For choosing a screen; authorize() decides about access. PT401.';

create function private.require_permission(permission public.app_permission) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_trusted() then
    return;
  end if;
  perform private.require_session();
  if not public.authorize(permission) then
    raise exception 'Your account may not do this.' using
      errcode = '42501', hint = permission::text;
  end if;
end
$$;
comment on function private.require_permission is 'Raises 42501 (hint: the permission) or PT401; trusted callers pass.';

create policy "People read their own profile, administrators every profile" on public.profiles
  for select to authenticated using (
    (user_id = (select auth.uid()) and (select private.has_session())) or (select public.authorize('team.read'))
  );
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_session()))
  with check (user_id = (select auth.uid()));

create policy "People read their own role, administrators every role" on public.user_roles
  for select to authenticated using (
    (user_id = (select auth.uid()) and (select private.has_session())) or (select public.authorize('team.read'))
  );

create policy "People read what their own role may do" on public.role_permissions
  for select to authenticated using (role::text = (select private.current_role_name()));
