import { useNavigate } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { EmptyList } from '#admin/ui/List.tsx';
import { LoadingFailed } from '#admin/ui/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/Spinner.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import type { useLibrarySearch } from './use-library-search.ts';
import { useMediaSearch } from './use-media-search.ts';
import { useSelection } from './use-selection.ts';

/** The grid with what is looked for above it. */
export function Library({ library }: { library: ReturnType<typeof useLibrarySearch> }) {
  const { query, media, total, loadMore } = useMediaSearch(library.search);
  const selection = useSelection(media);
  const navigate = useNavigate();
  return (
    <div className="grid content-start gap-5 px-4 py-6 sm:px-8">
      <LibrarySearch library={library} />
      {query.isPending && <Spinner label="Fetching the pictures" />}
      {query.isError && <LoadingFailed what="The pictures" query={query} />}
      {query.isSuccess && media.length === 0 && (
        <EmptyList
          title="Nothing found"
          action={<Button onClick={library.clear}>Show all pictures</Button>}
        >
          No picture has these words and this filter.
        </EmptyList>
      )}
      {media.length > 0 && (
        <MediaGrid
          label="Pictures"
          media={media}
          total={total}
          selected={selection.ids}
          isMultiple
          isSelecting={selection.ids.size > 0}
          onOpen={(index) =>
            navigate(`/admin/media/${media[index]?.id}${library.query}`, { state: { stay: true } })
          }
          onToggle={selection.toggle}
          onExtend={selection.extendTo}
          onAll={selection.all}
          onNearEnd={loadMore}
        />
      )}
    </div>
  );
}
