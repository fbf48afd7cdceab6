-- A text in which a picture did not come along when it was pasted is published by nobody.

create or replace function private.require_described_pictures(body text, cover_media_id uuid) returns void
language plpgsql stable set search_path = '' as $$
declare
  missing integer := regexp_count(body, '!\[(?:[^]\\]|\\.)*\]\(\s*<?media:missing', 1, 'i');
begin
  -- The editor puts ![](media:missing) in its place.
  if missing > 0 then
    raise exception '%', case missing
        when 1 then 'A picture did not come along when the text was pasted. Add it, or remove its place, and publish again.'
        else format('%s pictures did not come along when the text was pasted. Add them, or remove their places, and publish again.', missing)
      end
      using errcode = 'PT422', hint = 'missing_picture';
  end if;
  with shown as (
    select id, alt from private.shown_pictures(body)
    union all
    select cover_media_id, ''
  )
  select count(distinct media.id) into missing
  from shown join public.media using (id)
  where private.trim_text(shown.alt) = '' and private.trim_text(media.alt) = '' and not media.decorative and media.slug is null;
  if missing > 0 then
    raise exception '%', case missing
        when 1 then 'One picture has no description for people who can’t see it. Describe it, or mark it as decorative, and publish again.'
        else format('%s pictures have no description for people who can’t see them. Describe them, or mark them as decorative, and publish again.', missing)
      end
      using errcode = 'PT422', hint = 'missing_alt';
  end if;
end
$$;
comment on function private.require_described_pictures is 'Raises PT422 missing_alt for pictures without alt text, missing_picture for the place of one that did not come along.';
comment on function public.publish_post is
  'Makes the given version of the working copy what visitors read, at once or from publish_at on (a past time dates it back). An article that is live keeps its date, and with a publish_at in the future visitors keep its text until then (see scheduled_posts); publishing at once drops a text that was scheduled. An archived article leaves the archive. Needs posts.publish. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';
comment on function public.publish_page is
  'Makes the given version of the working copy what visitors see, at once or from publish_at on; of a page that is live they see the present state until then (scheduled_pages). Publishing at once drops what was scheduled. Needs pages.publish, for legal pages pages.legal as well. PT409 version_conflict (hint: the current version); PT422 incomplete, missing_alt, missing_picture; PT404.';
