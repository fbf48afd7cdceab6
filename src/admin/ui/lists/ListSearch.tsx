import { Select } from '#admin/ui/fields/Select.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';
import { type ListQuery, searchAddress, useAddressSearch } from './use-address-search.ts';

/** What is chosen of a part of a search: its name, and what there is by its value. */
type Choice = readonly [label: string, options: Readonly<Record<string, string>>];

interface ListSearchProps<Search extends { words: string; filter: string }> {
  /** 'articles' */
  things: string;
  placeholder: string;
  list: ListQuery<Search>;
  /** What can be shown; the other parts below. */
  filters: Readonly<Record<Search['filter'], string>>;
  choices?: { readonly [Part in keyof Search]?: Choice | false };
}

/** Above a list: words to look for, and which of it in which order. */
export function ListSearch<Search extends { words: string; filter: string }>({
  things,
  placeholder,
  list,
  filters,
  choices = {},
}: ListSearchProps<Search>) {
  const search: Readonly<Record<string, string>> = list.search;
  const change = (part: string, value: string) => list.change({ [part]: value } as Partial<Search>);
  const parts = Object.entries<Choice | false>({
    filter: [staff.lists.showNamed(things), filters],
    ...choices,
  });
  return (
    <search className="@container">
      <div className="grid grid-cols-2 gap-2 sm:gap-3 @2xl:flex @2xl:flex-wrap">
        <input
          type="search"
          aria-label={staff.lists.searchNamed(things)}
          placeholder={placeholder}
          value={search.words}
          onChange={(event) => change('words', event.target.value)}
          className={fieldClass({
            extra: `col-span-full min-w-0 px-3.5 text-control ${parts.length > 2 ? 'flex-[1_1_100%]' : 'flex-[2_1_16rem]'}`,
          })}
        />
        {/* Always as wide, whatever can be chosen: their neighbours keep their places. */}
        {parts.map(
          ([part, choice]) =>
            choice && (
              <Select
                key={part}
                label={choice[0]}
                isLabelHidden
                className="min-w-28 @2xl:flex-[1_1_0]"
                value={search[part] ?? ''}
                options={choice[1]}
                onChange={(value) => change(part, value)}
              />
            ),
        )}
      </div>
    </search>
  );
}

/** A list's words and state. @param all the state that means no particular one. */
export function useListSearch(all: string) {
  return useAddressSearch(
    searchAddress({ words: 'q', filter: 'state' }, { words: '', filter: all }),
  );
}
