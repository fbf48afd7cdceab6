import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mediaFilters, mediaKinds, mediaOrders } from '#admin/media/media-words.ts';
import { useMediaSearch } from '#admin/media/use-media-search.ts';
import { mediaTags } from '#admin/queries/media.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type MediaSearch, type MediaTag, WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { FilesNotice } from './FilesNotice.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

interface LibraryProps {
  library: LibraryQuery;
  openId: string | undefined;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  onOpen: (id: string) => void;
}

export function Library({ library, openId, isSelecting, onSelecting, onOpen }: LibraryProps) {
  const { query, media, total, found, isEmpty, loadMore } = useMediaSearch(library.search);
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
      <Loading
        label={staff.media.fetchingThePictures}
        what={staff.media.thePictures}
        query={query}
      />
      {isEmpty && <NoPictures library={library} />}
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

function NoPictures({ library }: { library: LibraryQuery }) {
  const { search, change } = library;
  if (library.query === '') {
    return (
      <EmptyList
        title={staff.media.noPicturesYet}
        action={
          <Link to={STAFF.upload} className={buttonClass('primary')}>
            {staff.media.uploadTheFirstPictures}
          </Link>
        }
      >
        {staff.media.noPicturesHint}
      </EmptyList>
    );
  }
  return (
    <EmptyList
      title={search.filter === 'bin' ? staff.media.nothingInTheBin : staff.media.nothingFound}
      action={<Button onClick={() => change(WHOLE_LIBRARY)}>{staff.media.showAllPictures}</Button>}
    >
      {search.filter === 'undescribed'
        ? staff.media.allDescribedShort
        : staff.media.nothingFoundHint}
    </EmptyList>
  );
}

function LibrarySearch({ library }: { library: LibraryQuery }) {
  const { search, change } = library;
  const { data: tags = [] } = useQuery(mediaTags);
  const choiceOf = <Part extends keyof MediaSearch>(part: Part) => ({
    isLabelHidden: true,
    value: search[part],
    onChange: (value: MediaSearch[Part]) => change({ [part]: value }),
  });
  return (
    <search className="@container">
      <div className="grid grid-cols-2 gap-2 sm:gap-3 @2xl:flex @2xl:flex-wrap">
        <input
          type="search"
          aria-label={staff.media.searchPictures}
          placeholder={staff.media.searchHint}
          value={search.words}
          onChange={(event) => change({ words: event.target.value })}
          className={fieldClass({
            extra:
              'col-span-full min-w-0 flex-[1_1_100%] px-3.5 text-control @5xl:flex-[1_1_16rem]',
          })}
        />
        <Select label={staff.media.showPictures} options={mediaFilters()} {...choiceOf('filter')} />
        {/* Also before a tag is known, and always as wide: its neighbours keep their places. */}
        <Select
          label={staff.media.tag}
          options={tagOptions(tags, search.tag)}
          {...choiceOf('tag')}
          className="@2xl:w-40"
        />
        <Select label={staff.media.kindOfFile} options={mediaKinds()} {...choiceOf('kind')} />
        <Select label={staff.media.order} options={mediaOrders()} {...choiceOf('order')} />
      </div>
    </search>
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
export function useLibrarySearch() {
  return useAddressSearch(ADDRESS);
}

type LibraryQuery = ReturnType<typeof useLibrarySearch>;
