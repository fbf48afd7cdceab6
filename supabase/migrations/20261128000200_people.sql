-- Who works here: an account's profile and its one role. Sign-up gives every account both.

create type public.app_role as enum ('viewer', 'editor', 'admin');
comment on type public.app_role is 'What an account is: a viewer waits for approval, an editor makes content, an admin also looks after people.';

create type public.app_permission as enum (
  'posts.read', 'posts.write', 'posts.publish', 'posts.delete',
  'media.read', 'media.write', 'media.delete',
  'galleries.read', 'galleries.write', 'galleries.publish', 'galleries.delete',
  'pages.read', 'pages.write', 'pages.publish', 'pages.delete', 'pages.legal',
  'enquiries.read', 'enquiries.write',
  'releases.read', 'releases.create',
  'notices.read', 'notices.write',
  'team.read', 'team.write',
  'settings.write',
  'audit.read',
  'backups.create'
);
comment on type public.app_permission is 'What a policy or function asks for. Roles hold them through role_permissions.';

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 120),
  email text not null default '',
  job_title text not null default '' check (char_length(job_title) <= 120),
  deactivated_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'One row for each account, made when the account is made. People edit their own name and job title.';
comment on column public.profiles.email is 'Copied from the account by trigger; changed there, never here.';
comment on column public.profiles.deactivated_at is 'Set by an administrator: from then on the account has no permission at all, whatever token it holds.';

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role public.app_role not null default 'viewer',
  granted_by uuid references public.profiles (user_id) on delete set null,
  granted_at timestamptz not null default now()
);
comment on table public.user_roles is 'The one role of each account. Changed only by set_member_role(); at least one active administrator always remains.';

create table public.role_permissions (
  role public.app_role not null,
  permission public.app_permission not null,
  primary key (role, permission)
);
comment on table public.role_permissions is 'The one map from roles to permissions. Changed by migrations only.';

insert into public.role_permissions (role, permission)
select role, permission
from unnest(array['editor', 'admin']::public.app_role[]) as role,
  unnest(enum_range(null::public.app_permission)) as permission
where role = 'admin' or permission::text !~ '^((notices|team|settings|audit|backups)\.|pages\.legal$)';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Cut, not refused: a long name must never keep a person from signing up.
  insert into public.profiles (user_id, full_name, email)
  values (
    new.id,
    left(private.trim_text(regexp_replace(coalesce(new.raw_user_meta_data ->> 'full_name', ''), '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')), 120),
    coalesce(new.email, '')
  );
  insert into public.user_roles (user_id) values (new.id);
  return null;
end
$$;
comment on function private.create_profile is 'After insert on auth.users: gives the new account its profile (full_name from the sign-up metadata) and the role viewer.';

create function private.sync_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where user_id = new.id;
  return null;
end
$$;
comment on function private.sync_email is 'After an account''s address changed: keeps profiles.email the same.';

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger sync_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.sync_email();

create function private.protect_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    -- The client sends back every field it was given, so what is merely old is kept as it is; only a
    -- real attempt to change what belongs to others is an error.
    new.created_at := old.created_at;
    new.last_seen_at := old.last_seen_at;
    if (new.user_id, new.email) is distinct from (old.user_id, old.email)
      or new.deactivated_at is distinct from old.deactivated_at then
      raise exception 'Only the name and the job title can be changed here.' using
        errcode = '42501',
        hint = 'The address is changed with the account; an administrator activates and deactivates accounts.';
    end if;
  end if;
  new.updated_at := case
    when to_jsonb(new) - array['last_seen_at', 'updated_at'] is distinct from to_jsonb(old) - array['last_seen_at', 'updated_at']
    then now() else old.updated_at end;
  return new;
end
$$;
comment on function private.protect_profile is 'Before update on profiles: people may change their own name and job title, nothing else.';

create trigger protect_profile before update on public.profiles
  for each row execute function private.protect_profile();

create function private.require_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two administrators who demote each other at the same moment wait for each other here.
  perform private.lock('admins');
  if tg_table_name = 'profiles' and not exists (
    select from public.user_roles where user_id = new.user_id and role = 'admin'
  ) then
    return null;
  end if;
  if not exists (
    select from public.user_roles
    join public.profiles using (user_id)
    where role = 'admin' and deactivated_at is null
  ) then
    raise exception 'This is the last active administrator. Make somebody else an administrator first.'
      using errcode = 'PT409', hint = 'last_admin';
  end if;
  return null;
end
$$;
comment on function private.require_one_admin is 'After a role or an activation was taken away: refuses to leave the project without an active administrator (PT409, hint last_admin).';

create trigger require_one_admin_on_role after update on public.user_roles
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.require_one_admin();
create trigger require_one_admin_on_removal after delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.require_one_admin();
create trigger require_one_admin_on_deactivation after update on public.profiles
  for each row when (old.deactivated_at is null and new.deactivated_at is not null) execute function private.require_one_admin();
