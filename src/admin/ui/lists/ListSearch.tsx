import { Select } from '#admin/ui/fields/Select.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';
import { searchAddress, useAddressSearch } from './use-address-search.ts';

interface ListSearchProps {
  /** 'articles' */
  what: string;
  placeholder: string;
  /** The states by their value in the address. */
  states: Readonly<Record<string, string>>;
  list: ListQuery;
}

/** Words and a state that a list is searched for. */
export function ListSearch({ what, placeholder, states, list }: ListSearchProps) {
  const { search, change } = list;
  return (
    <search className="flex flex-wrap gap-3">
      <input
        type="search"
        aria-label={staff.lists.searchNamed(what)}
        placeholder={placeholder}
        value={search.words}
        onChange={(event) => change({ words: event.target.value })}
        className={fieldClass({ extra: 'min-w-0 flex-[1_1_16rem] px-3.5 text-control' })}
      />
      <Select
        label={staff.lists.showNamed(what)}
        isLabelHidden
        value={search.state}
        options={states}
        onChange={(state) => change({ state })}
      />
    </search>
  );
}

/** A list's words and state, see useAddressSearch(). @param all the state that means no particular one. */
export function useListSearch(all: string) {
  return useAddressSearch(searchAddress({ words: 'q', state: 'state' }, { words: '', state: all }));
}

export type ListQuery = ReturnType<typeof useListSearch>;
