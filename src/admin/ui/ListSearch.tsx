import type { useListSearch } from './use-list-search.ts';

export interface ListSearchProps {
  /** What the field is called, such as “Search articles”. */
  label: string;
  placeholder: string;
  /** The states that one can choose, by the value in the address: each with its name. */
  states: Readonly<Record<string, string>>;
  list: ReturnType<typeof useListSearch>;
}

/** Above a list: words to look for, and the state that the things shown are in. */
export function ListSearch({ label, placeholder, states, list }: ListSearchProps) {
  return (
    <search className="flex flex-wrap gap-3">
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={list.words}
        onChange={(event) => list.search({ words: event.target.value })}
        className="min-h-11 min-w-0 flex-[1_1_16rem] rounded-lg border border-field bg-panel px-3.5 text-control placeholder:text-soft"
      />
      <select
        aria-label="State"
        value={list.state}
        onChange={(event) => list.search({ state: event.target.value })}
        className="min-h-11 rounded-lg border border-field bg-panel px-3 font-medium"
      >
        {Object.entries(states).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </search>
  );
}
