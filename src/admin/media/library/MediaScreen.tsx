import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { MediaDetails } from '#admin/media/details/MediaDetails.tsx';
import { mediaById, mediaCount } from '#admin/queries/media.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { Library, useLibrarySearch } from './Library.tsx';

/** /admin/media and /admin/media/{id}: the grid, with the details beside it or, when narrow, in its place. */
export function MediaScreen() {
  const { id } = useParams();
  const { data: opened } = useQuery({ ...mediaById(id ?? ''), enabled: id !== undefined });
  useScreenTitle(id && opened ? nameOfMedia(opened) : staff.media.media);
  const navigate = useNavigate();
  const library = useLibrarySearch();
  const [isSelecting, setSelecting] = useState(false);
  const back = `${STAFF.media}${library.query}`;
  useReturn(id);

  const go = (to: string) => navigate(to, { state: { stay: true }, preventScrollReset: true });
  return (
    <>
      <ScreenBar
        back={
          id && (
            <span className="lg:hidden">
              <BackLink to={back}>{staff.media.media}</BackLink>
            </span>
          )
        }
        actions={
          <div className={`flex gap-3 ${id ? 'max-lg:hidden' : ''}`}>
            <Button aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
              {staff.media.select}
            </Button>
            <Link to={STAFF.upload} className={buttonClass('primary')}>
              {staff.uploads.upload}
            </Link>
          </div>
        }
      >
        {id && (
          <div className="lg:hidden">
            <ScreenName title={staff.media.picture} />
          </div>
        )}
        <div className={`contents ${id ? 'max-lg:hidden' : ''}`}>
          <ScreenName title={staff.media.media} hint={<Summary />} />
        </div>
      </ScreenBar>
      <div className={`flex-1 ${id ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
        <div className={id ? 'max-lg:hidden' : ''}>
          <Library
            library={library}
            openId={id}
            isSelecting={isSelecting}
            onSelecting={setSelecting}
            onOpen={(one) => go(`${STAFF.picture(one)}${library.query}`)}
          />
        </div>
        {id && (
          <aside
            aria-label={staff.media.detailsOfThePicture}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.defaultPrevented) go(back);
            }}
            className="border-line bg-panel lg:border-s"
          >
            <div className="flex flex-col gap-5 p-4 *:shrink-0 sm:p-6 lg:sticky lg:top-18 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto">
              <MediaDetails key={id} id={id} onClose={() => go(back)} />
            </div>
          </aside>
        )}
      </div>
    </>
  );
}

/** Closing the details restores the scroll position and the focus. */
function useReturn(id: string | undefined) {
  const previous = useRef({ id, scroll: 0 });
  useEffect(() => {
    const { id: before, scroll } = previous.current;
    const isNarrow = !window.matchMedia('(min-width: 64rem)').matches;
    if (id && !before) {
      previous.current.scroll = window.scrollY;
      if (isNarrow) window.scrollTo(0, 0);
    } else if (!id && before) {
      if (isNarrow) window.scrollTo(0, scroll);
      document.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
    }
    previous.current.id = id;
  }, [id]);
}

function Summary() {
  const all = useQuery(mediaCount('all')).data;
  const undescribed = useQuery(mediaCount('undescribed')).data;
  if (all === undefined) return null;
  const parts = [
    staff.screens.pictureCount(all),
    undescribed ? staff.media.withoutADescription(undescribed.toLocaleString(staffTag())) : '',
  ];
  // A phone has room for the two buttons alone.
  return <span className="max-sm:sr-only">{parts.filter(Boolean).join(', ')}</span>;
}
