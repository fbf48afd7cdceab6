import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mediaFilters, mediaKinds, mediaOrders } from '#admin/media/media-words.ts';
import { useMediaSearch } from '#admin/media/use-media-search.ts';
import { mediaTags } from '#admin/queries/media.ts';
import { buttonClass } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { ListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { NoneListed } from '#admin/ui/lists/ListStates.tsx';
import {
  type ListQuery,
  searchAddress,
  useAddressSearch,
} from '#admin/ui/lists/use-address-search.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type MediaSearch, type MediaTag, WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { FilesNotice } from './FilesNotice.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

interface LibraryProps {
  library: ListQuery<MediaSearch>;
  openId: string | undefined;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  onOpen: (id: string) => void;
}

export function Library({ library, openId, isSelecting, onSelecting, onOpen }: LibraryProps) {
  const { query, media, total, found, isEmpty, loadMore } = useMediaSearch(library.search);
  const { data: tags = [] } = useQuery(mediaTags);
  const { pictures: things } = staff.lists.things;
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
      <ListSearch
        things={things}
        list={library}
        placeholder={staff.media.searchHint}
        filters={mediaFilters()}
        choices={{
          tag: [staff.media.tag, tagOptions(tags, library.search.tag)],
          kind: [staff.media.kindOfFile, mediaKinds()],
          order: [staff.media.order, mediaOrders()],
        }}
      />
      {library.search.filter === 'undescribed' && media.length > 0 && (
        <p>
          <Link to={STAFF.describe} className={buttonClass('secondary')}>
            {staff.media.describeOneByOne}
          </Link>
        </p>
      )}
      {isBin && (
        <p className="text-soft">
          <RichText
            text={staff.media.binExplained}
            parts={{
              link: (words) => (
                <Link to={STAFF.files} className="underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
      <p role="status" className="sr-only">
        {found && staff.media.found(found)}
      </p>
      <Loading what={staff.lists.the(things)} query={query} />
      {isEmpty && (
        <NoneListed
          things={things}
          list={library}
          hasOthers={library.isNarrowed}
          action={
            <Link to={STAFF.upload} className={buttonClass('primary')}>
              {staff.media.uploadTheFirstPictures}
            </Link>
          }
        >
          {staff.media.noPicturesHint}
        </NoneListed>
      )}
      {media.length > 0 && (
        <MediaGrid
          label={staff.media.pictures}
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

/** Every tag with its number of pictures, and the chosen one even when no picture has it any more. */
function tagOptions(tags: readonly MediaTag[], chosen: string): Record<string, string> {
  return {
    '': staff.media.anyTag,
    ...(chosen && { [chosen]: chosen }),
    ...Object.fromEntries(tags.map(({ tag, pictures }) => [tag, `${tag} (${pictures})`])),
  };
}

const ADDRESS = searchAddress<MediaSearch>(
  { words: 'q', filter: 'show', order: 'sort', tag: 'tag', kind: 'kind' },
  WHOLE_LIBRARY,
  () => ({ filter: mediaFilters(), order: mediaOrders() }),
);

/** The library's search, see useAddressSearch(). */
export const useLibrarySearch = () => useAddressSearch(ADDRESS);
