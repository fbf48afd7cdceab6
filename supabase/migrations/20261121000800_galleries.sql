-- The portfolio: a gallery for each job, and its pictures in the order that staff gave them.

create type public.gallery_status as enum ('draft', 'published');
comment on type public.gallery_status is 'Whether visitors may see a gallery.';

create table public.galleries (
  id uuid primary key default gen_random_uuid(),
  slug text not null default 'draft-' || left(gen_random_uuid()::text, 8)
    unique check (private.is_slug(slug)),
  title text not null default '' check (char_length(title) <= 200),
  summary text not null default '' check (char_length(summary) <= 500),
  story text not null default '' check (char_length(story) <= 50000),
  place text not null default '' check (char_length(place) <= 120),
  year smallint check (year between 1900 and 2100),
  service text check (private.is_slug(service)),
  materials text[] not null default '{}' check (private.is_word_list(materials, 20, 80)),
  duration_weeks smallint check (duration_weeks between 1 and 520),
  cover_media_id uuid references public.media (id) on delete restrict,
  status public.gallery_status not null default 'draft',
  position integer not null default 0 check (position >= 0),
  noindex boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid default auth.uid() references public.profiles (user_id) on delete set null,
  deleted_at timestamptz,
  constraint galleries_published_with_title check (status = 'draft' or private.trim_text(title) <> '')
);
comment on table public.galleries is 'One job in the portfolio, at /portfolio/{slug}.';
comment on column public.galleries.slug is 'Its address. As for articles: made from the title until visitors have known it, see private.set_slug().';
comment on column public.galleries.story is 'Markdown, as posts.body.';
comment on column public.galleries.service is 'Slug of the service that it belongs to.';
comment on column public.galleries.position is 'Order in the portfolio, from 1; 0 on insert means at the end. Changed by reorder_galleries().';
comment on column public.galleries.version is 'Raised by one at each change; an update based on an older one is refused.';
comment on column public.galleries.deleted_at is 'When it was moved to the bin. Visitors do not see it there, whatever its status.';
create index galleries_cover_media_id_idx on public.galleries (cover_media_id);
create index galleries_created_by_idx on public.galleries (created_by);
create index galleries_updated_by_idx on public.galleries (updated_by);
create index galleries_visible_idx on public.galleries (position) where status = 'published' and deleted_at is null;

create trigger enforce_version before insert or update on public.galleries
  for each row execute function private.enforce_version('galleries.delete', 'position');

create table public.portfolio_images (
  id uuid primary key default gen_random_uuid(),
  gallery_id uuid not null references public.galleries (id) on delete cascade,
  media_id uuid not null references public.media (id) on delete restrict,
  before_media_id uuid references public.media (id) on delete restrict,
  position integer not null default 0 check (position >= 0),
  caption text not null default '' check (char_length(caption) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gallery_id, media_id),
  constraint portfolio_images_two_pictures check (before_media_id <> media_id)
);
comment on table public.portfolio_images is 'A picture in a gallery.';
comment on column public.portfolio_images.before_media_id is 'The same view before the work, for a before/after comparison.';
comment on column public.portfolio_images.position is 'Order in the gallery, from 1; 0 on insert means at the end. Changed by reorder_portfolio_images().';
comment on column public.portfolio_images.caption is 'For this gallery; empty means the caption of the file.';
create index portfolio_images_gallery_id_idx on public.portfolio_images (gallery_id, position);
create index portfolio_images_media_id_idx on public.portfolio_images (media_id);
create index portfolio_images_before_media_id_idx on public.portfolio_images (before_media_id);

create function private.append_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.position = 0 then
    if tg_table_name = 'galleries' then
      select coalesce(max(position), 0) + 1 into new.position from public.galleries;
    else
      select coalesce(max(position), 0) + 1 into new.position
      from public.portfolio_images where gallery_id = new.gallery_id;
    end if;
  end if;
  return new;
end
$$;
comment on function private.append_position() is 'Before insert on galleries and portfolio_images: position 0 becomes the place after the last.';

create trigger append_position before insert on public.galleries
  for each row execute function private.append_position();
create trigger append_position before insert on public.portfolio_images
  for each row execute function private.append_position();

create function private.set_picture_timestamps() returns trigger
language plpgsql set search_path = '' as $$
declare
  from_client constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    if from_client then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  if from_client then
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  new.updated_at := case
    when to_jsonb(new) - 'updated_at' <> to_jsonb(old) - 'updated_at' then now() else old.updated_at end;
  return new;
end
$$;
comment on function private.set_picture_timestamps() is 'Before insert or update on portfolio_images: the times are never taken from the client.';

create trigger set_timestamps before insert or update on public.portfolio_images
  for each row execute function private.set_picture_timestamps();

create function public.reorder_galleries(ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('galleries.write');
  update public.galleries set position = nth
  from unnest(ids) with ordinality as wanted (gallery_id, nth)
  where galleries.id = wanted.gallery_id and position <> nth;
end
$$;
comment on function public.reorder_galleries(uuid[]) is
  'Puts the galleries in the order of the ids, from 1. Needs galleries.write. Raises no version, so it disturbs nobody who is editing.';
grant execute on function public.reorder_galleries(uuid[]) to authenticated, service_role;

create function public.reorder_portfolio_images(gallery_id uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('galleries.write');
  update public.portfolio_images set position = nth
  from unnest(ids) with ordinality as wanted (image_id, nth)
  where portfolio_images.id = wanted.image_id
    and portfolio_images.gallery_id = reorder_portfolio_images.gallery_id
    and position <> nth;
end
$$;
comment on function public.reorder_portfolio_images(uuid, uuid[]) is
  'Puts the pictures of one gallery in the order of the ids, from 1. Needs galleries.write.';
grant execute on function public.reorder_portfolio_images(uuid, uuid[]) to authenticated, service_role;

-- Access ----------------------------------------------------------------------------------------

alter table public.galleries enable row level security;
grant select on public.galleries to anon, authenticated;
grant insert, update, delete on public.galleries to authenticated;
grant all on public.galleries to service_role;

create policy "Visitors read published galleries" on public.galleries
  for select to anon using (status = 'published' and deleted_at is null);
create policy "Staff read all galleries" on public.galleries
  for select to authenticated
  using ((status = 'published' and deleted_at is null) or (select public.authorize('galleries.read')));
create policy "Staff add galleries" on public.galleries
  for insert to authenticated with check ((select public.authorize('galleries.write')));
create policy "Staff change galleries" on public.galleries
  for update to authenticated
  using ((select public.authorize('galleries.write')))
  with check ((select public.authorize('galleries.write')));
create policy "Staff empty the bin of galleries" on public.galleries
  for delete to authenticated
  using (deleted_at is not null and (select public.authorize('galleries.delete')));

alter table public.portfolio_images enable row level security;
grant select on public.portfolio_images to anon, authenticated;
grant insert, update, delete on public.portfolio_images to authenticated;
grant all on public.portfolio_images to service_role;

-- The question is put to galleries under their own policies.
create policy "Whoever reads a gallery reads its pictures" on public.portfolio_images
  for select to anon, authenticated
  using (exists (select from public.galleries where galleries.id = portfolio_images.gallery_id));
create policy "Staff add pictures to galleries" on public.portfolio_images
  for insert to authenticated with check ((select public.authorize('galleries.write')));
create policy "Staff change pictures of galleries" on public.portfolio_images
  for update to authenticated
  using ((select public.authorize('galleries.write')))
  with check ((select public.authorize('galleries.write')));
create policy "Staff take pictures out of galleries" on public.portfolio_images
  for delete to authenticated using ((select public.authorize('galleries.write')));
