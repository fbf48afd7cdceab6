import { Link } from 'react-router';
import { useMediaSearch } from '#admin/media/use-media-search.ts';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { FilesNotice } from './FilesNotice.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { LibraryQuery } from './use-library-search.ts';
import { useSelection } from './use-selection.ts';

interface LibraryProps {
  library: LibraryQuery;
  openId: string | undefined;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  onOpen: (id: string) => void;
}

export function Library({ library, openId, isSelecting, onSelecting, onOpen }: LibraryProps) {
  const { query, media, total, found, loadMore } = useMediaSearch(library.search);
  const selection = useSelection(media);
  const isBin = library.search.filter === 'bin';

  /** The first one that is picked by key or with Ctrl starts the selection. */
  function pick(change: () => void) {
    onSelecting(true);
    change();
  }

  return (
    <div className="grid content-start gap-5 px-4 pt-6 sm:px-8">
      <FilesNotice />
      <LibrarySearch library={library} />
      {library.search.filter === 'undescribed' && media.length > 0 && (
        <p>
          <Link to={STAFF.describe} className={buttonClass('secondary')}>
            Describe them one after the other
          </Link>
        </p>
      )}
      {isBin && (
        <p className="text-soft">
          Pictures stay here for 30 days. One that is used again comes out by itself.{' '}
          <Link to={STAFF.files} className="underline underline-offset-4">
            Files without a picture
          </Link>
        </p>
      )}
      <p role="status" className="sr-only">
        {found && `${found} found`}
      </p>
      <Loading label="Fetching the pictures" what="The pictures" query={query} />
      {query.isSuccess && media.length === 0 && <NoPictures library={library} />}
      {media.length > 0 && (
        <MediaGrid
          label="Pictures"
          media={media}
          total={total}
          selected={isSelecting ? selection.ids : new Set(openId ? [openId] : [])}
          isMultiple
          isSelecting={isSelecting}
          onOpen={(index) => media[index] && onOpen(media[index].id)}
          onToggle={(index) => pick(() => selection.toggle(index))}
          onExtend={(index, from) => pick(() => selection.extendTo(index, from))}
          onAll={() => pick(selection.all)}
          onNearEnd={loadMore}
        />
      )}
      {isSelecting ? (
        <SelectionBar
          selection={selection}
          isBin={isBin}
          onDone={() => {
            selection.clear();
            onSelecting(false);
          }}
        />
      ) : (
        <div className="h-6" />
      )}
    </div>
  );
}

function NoPictures({ library }: { library: LibraryQuery }) {
  const { search, change } = library;
  if (library.query === '') {
    return (
      <EmptyList
        title="No pictures yet"
        action={
          <Link to={STAFF.upload} className={buttonClass('primary')}>
            Upload the first pictures
          </Link>
        }
      >
        Photographs of your work stand here, each with its description and where it is used.
      </EmptyList>
    );
  }
  return (
    <EmptyList
      title={search.filter === 'bin' ? 'Nothing in the bin' : 'Nothing found'}
      action={<Button onClick={() => change(WHOLE_LIBRARY)}>Show all pictures</Button>}
    >
      {search.filter === 'undescribed'
        ? 'Every picture has its description.'
        : 'No picture is like this. Try fewer words, or look at all of them.'}
    </EmptyList>
  );
}
