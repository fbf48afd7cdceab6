import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mediaCount } from '#admin/queries/media.ts';
import { buttonClass } from '#admin/ui/button-class.ts';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { pluralize } from '#domain/when.ts';
import { Library } from './Library.tsx';
import { useLibrarySearch } from './use-library-search.ts';

/** /admin/media and /admin/media/{id}: every picture, and everything there is to know about one. */
export function MediaScreen() {
  useScreenTitle('Media');
  const library = useLibrarySearch();
  return (
    <>
      <ScreenBar
        actions={
          <Link to="/admin/upload" className={buttonClass('primary')}>
            Upload
          </Link>
        }
      >
        <ScreenName title="Media" note={<Summary />} />
      </ScreenBar>
      <Library library={library} />
    </>
  );
}

function Summary() {
  const all = useQuery(mediaCount('all')).data;
  const undescribed = useQuery(mediaCount('undescribed')).data;
  if (all === undefined) return null;
  return [
    pluralize(all, 'picture'),
    undescribed ? `${undescribed.toLocaleString('en-GB')} without a description` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
