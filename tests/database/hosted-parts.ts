import type { TestDatabase } from './harness.ts';

// What a hosted project has and the embedded database has not, with the columns and arguments of the
// real ones.
const HOSTED = `
create schema vault;
create table vault.decrypted_secrets (name text, decrypted_secret text);
create schema net;
create table net._http_response (
  id bigint, status_code integer, content_type text, headers jsonb, content text, timed_out bool,
  error_msg text, created timestamptz not null default now()
);
create table net.sent (id bigint generated always as identity, url text, body jsonb, headers jsonb);
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds int default 5000
) returns bigint language plpgsql as $$
declare request bigint;
begin
  if url like '%broken%' then raise exception 'no such host'; end if;
  if headers ->> 'Content-Type' <> 'application/json' then
    raise exception 'Content-Type header must be "application/json"';
  end if;
  insert into net.sent (url, body, headers) values (http_post.url, http_post.body, http_post.headers)
  returning id into request;
  return request;
end $$;
create schema cron;
create table cron.job (name text primary key, schedule text, command text);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job values ($1, $2, $3)
  on conflict (name) do update set schedule = excluded.schedule, command = excluded.command
  returning 1::bigint
$$;
create function cron.schedule(schedule text, command text) returns bigint
language sql as 'select 1::bigint';
`;

/**
 * Adds stand-ins for a vault for secrets, pg_net for requests and pg_cron for jobs: `net.sent` keeps
 * what would have been sent, and what is put into `net._http_response` is the answer.
 */
export async function addHostedParts(database: TestDatabase): Promise<void> {
  for (const statement of HOSTED.split(/;\n(?=create|$)/).filter((part) => part.trim() !== '')) {
    await database.sql(statement);
  }
}
