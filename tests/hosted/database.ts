import { findHosted } from '#scripts/programs/find-programs.ts';
import type { CleanUp } from '../engines/browser.ts';
import { type LoginRole, PASSWORD, type Postgres, startPostgres } from './postgres.ts';
import { migrateAuth } from './servers.ts';

const LOGIN: readonly LoginRole[] = [
  'postgres',
  'authenticator',
  'supabase_auth_admin',
  'supabase_storage_admin',
];

/**
 * Roles, schemas and default rights of a new hosted project, as `supabase_admin` makes them. `postgres`, who
 * applies migrations and owns the database, is no superuser.
 *
 * What lets `postgres` make policies on `storage.objects`, and nothing else there, is an extension of Supabase's own
 * (supautils); a membership and an event trigger stand in for it.
 */
const PROJECT_SCHEMA = `
create role postgres login createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
${LOGIN.map((role) => `alter role ${role} password '${PASSWORD}';`).join('\n')}
grant anon, authenticated, service_role to authenticator, supabase_storage_admin, postgres;
grant supabase_storage_admin to postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;

alter database postgres owner to postgres;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres;
alter default privileges for role supabase_auth_admin in schema auth grant all on functions to postgres;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on functions to postgres, anon, authenticated, service_role;

create function extensions.guard_storage() returns event_trigger language plpgsql as $$
declare command record;
begin
  for command in select * from pg_event_trigger_ddl_commands() loop
    if current_user = 'postgres' and command.object_type <> 'policy'
      and (command.schema_name = 'storage' or command.object_identity like '% on storage.%')
    then
      raise exception 'must be owner of %', command.object_identity using errcode = '42501';
    end if;
  end loop;
end $$;
create event trigger guard_storage on ddl_command_end execute function extensions.guard_storage();
`;

/** The tables of Storage that the project and its stand-in use, as `supabase_storage_admin` makes them. */
const STORAGE_SCHEMA = `
create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  version text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501';
  end if;
  return null;
end $$;
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create function storage.begin_request() returns void language sql as
  $$ select set_config('storage.allow_delete_query', 'true', true) $$;
`;

/**
 * What the project's tables need of the auth server's where that program is not installed: columns and
 * functions under their real names.
 */
const AUTH_SCHEMA = `
create table auth.users (
  id uuid primary key,
  aud text, role text, email text unique,
  email_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (email_confirmed_at) stored,
  raw_app_meta_data jsonb, raw_user_meta_data jsonb,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(), updated_at timestamptz default now()
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text, not_after timestamptz,
  created_at timestamptz default now(), updated_at timestamptz default now()
);
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text, factor_type text not null, status text not null,
  created_at timestamptz not null, updated_at timestamptz not null
);
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.mfa_factors enable row level security;
create function auth.jwt() returns jsonb language sql stable as
  $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create function auth.uid() returns uuid language sql stable as
  $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as
  $$ select auth.jwt() ->> 'role' $$;
`;

/** The programs of this machine. */
export const PARTS = findHosted();

/** A hosted project's database before its first migration. */
export async function newDatabase(atEnd: CleanUp): Promise<Postgres> {
  if (!PARTS.postgres.programs) throw new Error(PARTS.postgres.install);
  const hasCron = PARTS.cron.programs !== null;
  const database = await startPostgres(PARTS.postgres.programs, atEnd, { hasCron });
  await database.run(PROJECT_SCHEMA, 'supabase_admin');
  if (PARTS.auth.programs) await migrateAuth(PARTS.auth.programs.program, database);
  else await database.run(AUTH_SCHEMA, 'supabase_auth_admin');
  await database.run(STORAGE_SCHEMA, 'supabase_storage_admin');
  return database;
}
