-- Pages in other languages: a row of the same key that knows what its original said.

create function public.translate_page(page_id uuid, language text) returns public.pages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  original public.pages;
  translation public.pages;
begin
  perform private.require_permission('pages.write');
  select * into original from public.pages
  where id = translate_page.page_id and deleted_at is null and not of_folder for update;
  if not found then
    raise exception 'This page is in the bin, has been deleted, or is one of the site itself.' using errcode = 'PT404', hint = 'page';
  end if;
  if original.language <> '' or translate_page.language = '' then
    raise exception 'A translation is in another language than its original, which is in the main one.'
      using errcode = 'PT422', hint = 'translation';
  end if;
  if exists (
    select from public.pages
    where key = original.key and kind = original.kind and pages.language = translate_page.language
  ) then
    raise exception 'This page is translated into this language already. Look in the bin too.'
      using errcode = 'PT409', hint = 'translated';
  end if;
  insert into public.pages (language, key, kind, title, noindex, content, original) values (
    translate_page.language, original.key, original.kind, '', original.noindex, original.content,
    jsonb_build_object(
      'title', original.title, 'seo_title', original.seo_title, 'seo_description', original.seo_description,
      'names', original.names, 'content', original.content
    )
  ) returning * into translation;
  return translation;
end
$$;
comment on function public.translate_page is
  'A draft of one of staff''s own pages in another language, under the same key, with the words and pictures of the original to write over. Its title is empty, so it can''t be published before somebody has given it one, and that makes its address. Pages of the folder are in another language when the folder has them there. Needs pages.write. PT404; PT409 translated; PT422 translation.';

create function public.record_page_translation(page_id uuid, original jsonb) returns public.pages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  translation public.pages;
begin
  perform private.require_permission('pages.write');
  update public.pages set original = record_page_translation.original
  where id = record_page_translation.page_id and language <> '' and deleted_at is null
  returning * into translation;
  if not found then
    raise exception 'This page is in the bin, has been deleted, or is one of the main language.' using errcode = 'PT404', hint = 'page';
  end if;
  return translation;
end
$$;
comment on function public.record_page_translation is
  'Notes that a page of another language says what its original says: as private.is_page_original(), from whoever sees both, because the words of the folder are known to the site alone. No change of the page itself. Needs pages.write. PT404.';
