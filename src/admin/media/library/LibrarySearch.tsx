import { useQuery } from '@tanstack/react-query';
import { mediaFilters, mediaKinds, mediaOrders } from '#admin/media/media-words.ts';
import { mediaTags } from '#admin/queries/media.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import type { MediaSearch, MediaTag } from '#data/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import type { LibraryQuery } from './use-library-search.ts';

export function LibrarySearch({ library }: { library: LibraryQuery }) {
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
