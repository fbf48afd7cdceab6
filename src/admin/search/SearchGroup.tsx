import type { UseComboboxPropGetters } from 'downshift';
import { type MouseEvent, useId } from 'react';
import { staff, staffTag } from '#languages/staff.ts';
import { GROUP_NAMES, type Group } from './results.ts';
import { SearchResult } from './SearchResult.tsx';
import type { Entry } from './use-search-box.ts';

interface SearchGroupProps {
  group: Group;
  entries: readonly Entry[];
  /** The place of its first entry among all. */
  first: number;
  words: readonly string[];
  highlighted: number;
  getItemProps: UseComboboxPropGetters<Entry>['getItemProps'];
  onClose: () => void;
}

const ENTRY =
  'block min-h-11 scroll-my-10 rounded-lg px-3 py-2.5 aria-selected:bg-shade cursor-pointer';

/** What was found of a kind. */
export function SearchGroup(props: SearchGroupProps) {
  const { group, entries, first, words, getItemProps, onClose } = props;
  const id = useId();
  const { name, results, found } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div role="group" aria-labelledby={id} className="pb-2">
      <div id={id} className="flex gap-2 px-3 pt-2 pb-1 text-label text-soft">
        <span className="font-medium">{staff.search[GROUP_NAMES[name]]}</span>
        {found > results.length && (
          <span>{staff.search.of(results.length, found.toLocaleString(staffTag()))}</span>
        )}
      </div>
      {entries.map((entry, nth) => {
        const item = { item: entry, index: first + nth };
        if (entry === 'more') {
          return (
            <div
              key="more"
              {...getItemProps(item)}
              className={`${ENTRY} text-soft underline underline-offset-4`}
            >
              {staff.search.more(staff.search[GROUP_NAMES[name]])}
            </div>
          );
        }
        const option = getItemProps({
          ...item,
          // The link leads there itself.
          onClick: (event: MouseEvent) => {
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onClose();
          },
        });
        return <SearchResult key={entry.id} {...{ entry, words, option }} className={ENTRY} />;
      })}
    </div>
  );
}
