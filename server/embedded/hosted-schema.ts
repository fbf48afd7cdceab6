/**
 * What a hosted project has before its first migration and the embedded one lacks; repeatable.
 *
 * Roles are those of hosted Supabase. Default rights in `public` are those of projects made since 30 October 2026:
 * none, so that a grant that a migration forgets is missed here too (https://supabase.com/changelog/45329). The
 * auth.mfa_* tables have the columns of the hosted Auth server.
 */
export const HOSTED_SCHEMA = `
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

do $$ declare name text; attribute text; begin
  for name, attribute in values ('anon', ''), ('authenticated', ''), ('service_role', 'bypassrls'),
    ('supabase_auth_admin', 'createrole'), ('supabase_storage_admin', 'createrole')
  loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit %s', name, attribute);
    end if;
  end loop;
end $$;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;

do $$ begin
  if to_regtype('auth.factor_type') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  end if;
  if to_regtype('auth.factor_status') is null then
    create type auth.factor_status as enum ('unverified', 'verified');
  end if;
end $$;

-- The REST server takes these over when it changes to a role; here they are on record only.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey
    unique (session_id, authentication_method)
);

-- As on hosted Supabase, with the hash of the typed code in a column of its own (a link's token is random
-- and longer), and with several tokens of one purpose.
create table if not exists auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  token_hash text not null unique,
  code_hash text,
  relates_to text not null,
  created_at timestamptz not null
);
alter table auth.one_time_tokens alter column code_hash drop not null,
  drop constraint if exists one_time_tokens_user_id_token_type_key;
create index if not exists one_time_tokens_user_id_token_type_idx
  on auth.one_time_tokens (user_id, token_type);
create index if not exists one_time_tokens_code_hash_idx on auth.one_time_tokens (code_hash);

do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'auth' and not rowsecurity loop
    execute format('alter table auth.%I enable row level security', name);
  end loop;
end $$;

-- What a password is hashed with: bcrypt, at the cost of the hosted Auth server.
create or replace function auth.password_salt() returns text language sql
  as $$ select extensions.gen_salt('bf', 10) $$;

create or replace function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.' using
      errcode = '42501', hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
`;
