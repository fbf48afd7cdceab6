-- The team screen: who works here, and what an administrator may do about it.

create function public.team_members() returns table (
  user_id uuid, email text, full_name text, job_title text, role public.app_role, factors jsonb,
  last_seen_at timestamptz, deactivated_at timestamptz, created_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('team.read');
  select profiles.user_id, profiles.email, profiles.full_name, profiles.job_title,
    coalesce(user_roles.role, 'viewer'),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', factor.id, 'friendly_name', factor.friendly_name,
        'factor_type', factor.factor_type::text, 'created_at', factor.created_at
      ) order by factor.created_at)
      from auth.mfa_factors as factor
      where factor.user_id = profiles.user_id and factor.status::text = 'verified'
    ), '[]'),
    profiles.last_seen_at, profiles.deactivated_at, profiles.created_at
  from public.profiles
  left join public.user_roles using (user_id)
  order by profiles.deactivated_at is not null, lower(profiles.full_name), profiles.email
$$;
comment on function public.team_members is 'Every account with its role and verified factors. Needs team.read.';

create function public.colleagues() returns table (user_id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select private.require_permission('posts.read');
  select user_id, full_name from public.profiles
$$;
comment on function public.colleagues is 'The names for ids in updated_by and the like. Needs posts.read.';

create function private.require_account(user_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from public.profiles where profiles.user_id = require_account.user_id) then
    raise exception 'There is no such account any more.' using errcode = 'PT404', hint = 'account';
  end if;
end
$$;
comment on function private.require_account is 'Raises PT404 unless the account exists.';

create function public.set_member_role(user_id uuid, role public.app_role) returns void
language sql security definer set search_path = '' as $$
  select private.require_permission('team.write');
  select private.require_account(user_id);
  insert into public.user_roles (user_id, role, granted_by)
  values (set_member_role.user_id, set_member_role.role, auth.uid())
  on conflict on constraint user_roles_pkey do update
    set role = excluded.role, granted_by = excluded.granted_by, granted_at = now()
    where user_roles.role <> excluded.role
$$;
comment on function public.set_member_role is 'Gives an account a role. Needs team.write. PT409 last_admin, PT404.';

create function public.set_member_active(user_id uuid, active boolean) returns void
language sql security definer set search_path = '' as $$
  select private.require_permission('team.write');
  select private.require_account(user_id);
  update public.profiles
  set deactivated_at = case when not active then now() end
  where profiles.user_id = set_member_active.user_id and (deactivated_at is null) <> active
$$;
comment on function public.set_member_active is 'Locks an account or unlocks it. Needs team.write. PT409 last_admin.';

create function public.remove_member_factor(user_id uuid, factor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  factor_name text;
begin
  perform private.require_permission('team.write');
  delete from auth.mfa_factors
  where id = factor_id and mfa_factors.user_id = remove_member_factor.user_id
  returning coalesce(friendly_name, '') into factor_name;
  if not found then
    raise exception 'This second factor has been removed already.' using errcode = 'PT404', hint = 'factor';
  end if;
  -- The thief of a device may be in one of them.
  delete from auth.sessions
  where sessions.user_id = remove_member_factor.user_id and aal::text = 'aal2';
  insert into public.audit_log (actor, actor_role, action, entity, entity_id, details)
  values (
    auth.uid(), coalesce(current_setting('role', true), ''), 'remove_factor', 'profiles', user_id::text,
    jsonb_build_object('factor', jsonb_build_object('old', factor_name))
  );
end
$$;
comment on function public.remove_member_factor is 'Also ends the sessions begun with one. Needs team.write. PT404.';

create function public.touch_last_seen() returns void
language sql security definer set search_path = '' as $$
  update public.profiles set last_seen_at = now()
  where user_id = auth.uid() and private.has_session()
    and (last_seen_at is null or last_seen_at < now() - interval '1 minute')
$$;
comment on function public.touch_last_seen is 'Notes that the caller is here; at most one write a minute.';

create function private.make_admin(email text) returns void
language plpgsql set search_path = '' as $$
declare
  account uuid;
begin
  select user_id into account from public.profiles where lower(profiles.email) = lower(private.trim_text(make_admin.email));
  if account is null then
    raise exception 'No account has the address %. Create the account first, then run this again.', make_admin.email;
  end if;
  insert into public.user_roles (user_id, role) values (account, 'admin')
  on conflict (user_id) do update set role = 'admin', granted_by = null, granted_at = now();
  update public.profiles set deactivated_at = null where user_id = account;
end
$$;
comment on function private.make_admin is 'From the SQL editor: select private.make_admin(''name@example.com'');';
