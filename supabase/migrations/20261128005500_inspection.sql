-- What can be said about a project without changing it, for `npm run doctor`.

create function public.inspect_project() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs text[] := '{}';
  sender constant jsonb := private.notice_sender();
  hook constant jsonb := private.deploy_hook();
begin
  if to_regclass('cron.job') is not null then
    execute 'select coalesce(array_agg(jobname order by jobname), ''{}'') from cron.job where active' into jobs;
  end if;
  return jsonb_build_object(
    'now', clock_timestamp(),
    'migrations', (select coalesce(jsonb_agg(version order by version), '[]') from supabase_migrations.schema_migrations),
    -- A file is kept as its statements, without the space between them. Null: the text was not kept.
    'migration_texts', (
      select coalesce(jsonb_object_agg(
        version,
        encode(sha256(convert_to(translate(array_to_string(statements, ''), E' \t\r\n;', ''), 'UTF8')), 'hex')
      ), '{}')
      from supabase_migrations.schema_migrations
    ),
    'buckets', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'public', public, 'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types
      ) order by id), '[]')
      from storage.buckets
    ),
    'storage_policies', (
      select count(*) from pg_policy where polrelid = 'storage.objects'::regclass
    ),
    'unguarded_tables', (
      select coalesce(jsonb_agg(relname order by relname), '[]') from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    ),
    'accounts', (select count(*) from public.profiles),
    'administrators', (
      select count(*) from public.user_roles join public.profiles using (user_id)
      where role = 'admin' and deactivated_at is null
    ),
    'has_pg_net', to_regproc('net.http_post') is not null,
    'has_pg_cron', to_regnamespace('cron') is not null,
    'has_vault', to_regclass('vault.decrypted_secrets') is not null,
    'jobs', to_jsonb(jobs),
    'has_deploy_hook', hook is not null,
    'deploy_hook_problem', private.deploy_hook_problem(hook),
    -- Who is called, by name: the address itself is a secret.
    'deploy_hook_calls', case
      when hook is null then null
      when hook ->> 'url' like 'https://api.cloudflare.com/client/v4/pages/%' then 'cloudflare-pages'
      when hook ->> 'url' like 'https://api.cloudflare.com/client/v4/workers/%' then 'cloudflare-workers'
      when hook ->> 'url' like 'https://api.netlify.com/%' then 'netlify'
      when hook ->> 'url' like 'https://api.vercel.com/%' then 'vercel'
      when hook ->> 'url' like 'https://api.github.com/%' then 'github'
      else 'other'
    end,
    'releases_30_days', (
      select count(*) from public.releases where started_at > now() - interval '30 days'
    ),
    'mail', case when sender is not null then coalesce(private.notice_sender_problem(sender), 'ok') end,
    'mail_by_server', exists (select from private.notice_server)
  );
end
$$;
comment on function public.inspect_project is 'For `npm run doctor`; changes nothing. Service role only.';

create function public.release_state() returns table (waits_seconds integer, last_failed boolean)
language sql stable security definer set search_path = '' as $$
  select
    (
      select extract(epoch from now() - min(requested_at))::integer
      from public.releases where status in ('queued', 'building')
    ),
    coalesce(
      (select status = 'failed' from public.releases where status in ('live', 'failed') order by id desc limit 1),
      false
    )
$$;
comment on function public.release_state is 'For monitors, by the server that makes releases: how long the oldest open release has been waiting (null: none is), and whether the last one failed. Service role only.';
