-- A project of its own for the tests of the embedded backend: they must not depend on ours.

create type public.colour as enum ('oak', 'walnut');

create table public.makers (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
);

create table public.pieces (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) <= 20),
  maker_id uuid references public.makers (id),
  price numeric(8, 2) not null default 1.50,
  tags text[] not null default '{}',
  version int not null default 1,
  made_at timestamptz not null default now()
);

grant all on public.makers, public.pieces to anon, authenticated, service_role;
alter table public.makers enable row level security;
alter table public.pieces enable row level security;
create policy "Anyone reads makers" on public.makers for select using (true);
create policy "Anyone reads pieces" on public.pieces for select using (true);
create policy "People add pieces" on public.pieces for insert to authenticated with check (true);
create policy "People change pieces" on public.pieces for update to authenticated using (true);

create function public.check_version() returns trigger language plpgsql as $$
begin
  if new.version <> old.version then
    raise exception 'version_conflict' using errcode = 'PT409', hint = old.version::text;
  end if;
  new.version := old.version + 1;
  return new;
end
$$;
create trigger check_version before update on public.pieces
  for each row execute function public.check_version();

create function public.whoami() returns jsonb language sql stable as $$
  select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'jwt', auth.jwt())
$$;
create function public.refuse() returns void language plpgsql as $$
begin
  raise exception 'not like this' using detail = 'some detail', hint = 'some hint';
end
$$;
create function public.fill_disk() returns void language plpgsql as $$
begin
  raise exception 'could not extend file "base/5/18924": No space left on device' using errcode = '53100';
end
$$;
create function public.slow_role(pause float) returns text language plpgsql as $$
begin
  perform pg_sleep(pause);
  return current_user::text;
end
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('pictures', 'pictures', true, 1048576, array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
  ('papers', 'papers', false, null, null);
create policy "People read files" on storage.objects for select to authenticated
  using (bucket_id in ('pictures', 'papers'));
create policy "People add files" on storage.objects for insert to authenticated
  with check (bucket_id in ('pictures', 'papers') and name not like 'locked/%');
create policy "People change files" on storage.objects for update to authenticated
  using (bucket_id in ('pictures', 'papers') and name not like 'locked/%');
create policy "People delete files" on storage.objects for delete to authenticated
  using (bucket_id in ('pictures', 'papers') and name not like 'locked/%');
