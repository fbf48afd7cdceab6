-- Links by which somebody without an account sees a draft, as visitors would have it: for a week, or until one is withdrawn, which deletes it.

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  kind public.document_kind not null,
  document_id uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (user_id) on delete set null,
  expires_at timestamptz not null default now() + interval '7 days',
  visits integer not null default 0,
  last_visit_at timestamptz
);
comment on table public.preview_links is 'Who may see a draft without an account. Written by make_preview_link() and open_preview(); goes with the document.';
comment on column public.preview_links.token_hash is 'SHA-256 of the token of the link. The token itself is in the link alone.';
comment on column public.preview_links.visits is 'How often it was opened, by nobody who is signed in. Who that was is not kept.';
create index preview_links_document_idx on public.preview_links (kind, document_id);

create function private.may_read_drafts(kind public.document_kind) returns boolean
language sql stable security definer set search_path = '' as $$
  select public.authorize((private.table_of(kind) || '.read')::public.app_permission)
$$;
comment on function private.may_read_drafts is 'Who may read the drafts of a kind may also show them.';
create policy "Staff read the links to drafts that they may read" on public.preview_links
  for select to authenticated using (private.may_read_drafts(kind));
create policy "Staff withdraw the links to drafts that they may read" on public.preview_links
  for delete to authenticated using (private.may_read_drafts(kind));

create function private.forget_preview_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.preview_links where kind = tg_argv[0]::public.document_kind and document_id = old.id;
  return null;
end
$$;
comment on function private.forget_preview_links is 'After a document was deleted. Argument: the kind.';
create trigger forget_preview_links after delete on public.posts for each row execute function private.forget_preview_links('post');
create trigger forget_preview_links after delete on public.pages for each row execute function private.forget_preview_links('page');
create trigger forget_preview_links after delete on public.galleries for each row execute function private.forget_preview_links('gallery');

create function private.copy_outside_bin(kind public.document_kind, id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  copy jsonb;
begin
  execute format('select to_jsonb(item) from public.%I as item where id = $1 and deleted_at is null', private.table_of(kind))
  into copy using id;
  return copy;
end
$$;
comment on function private.copy_outside_bin is 'A working copy; null for none.';

create function public.make_preview_link(kind public.document_kind, id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := encode(extensions.gen_random_bytes(20), 'hex');
begin
  perform private.require_right(kind, 'read');
  -- It is not deleted before its link is there to go with it.
  execute format('select from public.%I where id = $1 for key share', private.table_of(kind)) using id;
  if private.copy_outside_bin(kind, id) is null then
    raise exception 'This % is in the bin or has been deleted.', case kind when 'post' then 'article' else kind::text end
      using errcode = 'PT404', hint = kind;
  end if;
  insert into public.preview_links (kind, document_id, token_hash, created_by) values (kind, id, private.hash_of_token(token), auth.uid());
  return token;
end
$$;
comment on function public.make_preview_link is 'A link for somebody without an account, good for seven days: its token, which is told this once. Needs posts.read, pages.read or galleries.read. PT404.';

create function public.open_preview(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.preview_links;
  copy jsonb;
  shown jsonb;
  live timestamptz;
begin
  select * into link from public.preview_links
  where token_hash = private.hash_of_token(token) and preview_links.expires_at > now();
  if not found then
    -- A customer who was asked for a word about the job has a token already.
    select gallery_id, testimonials.expires_at into link.document_id, link.expires_at from public.testimonials
    where token_hash = private.hash_of_token(token) and link_withdrawn_at is null and testimonials.expires_at > now();
    link.kind := 'gallery';
  end if;
  copy := private.copy_outside_bin(link.kind, link.document_id);
  if copy is null then
    raise exception 'This preview has ended. Ask whoever sent it for another one.' using errcode = 'PT404', hint = 'preview';
  end if;
  if auth.uid() is null then
    update public.preview_links set visits = visits + 1, last_visit_at = now() where id = link.id;
  end if;
  execute format('select to_jsonb(jsonb_populate_record(null::public.published_%s, $1))', private.table_of(link.kind))
  into shown using private.visible_state(link.kind, copy);
  execute format('select published_at from public.published_%s where %s_id = $1 and published_at <= now()', private.table_of(link.kind), link.kind)
  into live using link.document_id;
  return jsonb_build_object(
    'kind', link.kind, 'expires_at', link.expires_at, 'can_say', link.id is null, 'published_at', live, 'document', shown,
    'pictures', (
      select coalesce(jsonb_agg(to_jsonb(media) - array['created_by', 'updated_by', 'tags'] || jsonb_build_object('texts', (
        select coalesce(jsonb_agg(jsonb_build_object('language', language, 'alt', text.alt, 'caption', text.caption, 'version', text.version)), '[]')
        from public.media_texts as text where media_id = media.id
      ))), '[]')
      from public.media
      where deleted_at is null and media.id in (
        select named[1]::uuid from regexp_matches(shown::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'gi') as named
      )
    )
  );
end
$$;
comment on function public.open_preview is 'The draft of a link, or of the job of a customer''s link (can_say), as visitors would have it, with its pictures; counts the visit of whoever is not signed in. PT404, with the same sentence, for a link that is guessed, too old or withdrawn and for a document in the bin.';
