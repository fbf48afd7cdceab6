import { useStore } from '@nanostores/react';
import type { UseComboboxPropGetters } from 'downshift';
import { atom } from 'nanostores';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { Button, Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { $isSearchOpen } from '#admin/ui/search-key.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { type Answer, GROUP_NAMES, type Group, searchWord } from './results.ts';
import { SearchResult } from './SearchResult.tsx';
import { type Entry, useSearchBox } from './use-search-box.ts';
import { useStaffSearch } from './use-staff-search.ts';

/** One search over all that staff may read: on all of a phone, near the top of a wider window. */
export function SearchDialog() {
  const isOpen = useStore($isSearchOpen);
  const close = () => $isSearchOpen.set(false);
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && close()}
      className="fixed inset-x-0 top-0 z-40 h-(--visual-viewport-height) bg-veil sm:px-6 sm:pt-[10vh]"
    >
      <Modal className="mx-auto w-full max-w-2xl border-line bg-panel max-sm:h-full sm:rounded-2xl sm:border">
        <Dialog
          aria-label={staff.screens.search}
          className="relative flex flex-col outline-none max-sm:h-full sm:max-h-[calc(var(--visual-viewport-height)*0.8)]"
        >
          <SearchBox onClose={close} />
          {/* Last in the order of the keyboard. */}
          <Button
            slot="close"
            aria-label={staff.common.close}
            className="absolute top-2.5 inset-e-2.5 grid size-11 cursor-pointer place-items-center rounded-lg text-soft hover:bg-shade hover:text-text"
          >
            <span aria-hidden="true">✕</span>
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Kept while the staff area is open. */
const $typed = atom('');

/** Of each kind at first, and when more are asked for. */
const FEW = 6;
const MANY = 50;

/** The field of the search with all that it finds. */
function SearchBox({ onClose }: { onClose: () => void }) {
  const typed = useStore($typed);
  const isAdmin = useStore($session).role === 'admin';
  const navigate = useNavigate();
  const [count, setCount] = useState(FEW);
  const hasTyped = useRef(false);
  const { query, isFailed, isAsked, answer, isLate } = useStaffSearch(typed, count, isAdmin);
  const { words, groups } = answer;
  const parts = groups.map((group) => ({
    group,
    entries: [
      ...group.results,
      ...(group.found > group.results.length && count === FEW ? (['more'] as const) : []),
    ] as Entry[],
  }));
  const box = useSearchBox({
    ...{ typed, answer, isLate },
    entries: parts.flatMap(({ entries }) => entries),
    onType(text) {
      hasTyped.current = true;
      $typed.set(text);
      setCount(FEW);
    },
    onChoose(entry) {
      if (entry === 'more') {
        setCount(MANY);
        return;
      }
      onClose();
      navigate(entry.to);
    },
  });

  let index = 0;
  return (
    <>
      <div className="border-line border-b pe-14">
        <input
          {...box.getInputProps({
            'aria-label': staff.search.searchEverything,
            onChange: (event) => box.type(event.currentTarget.value),
            // What was asked before. The dialog gives the focus once more, when letters may be there.
            onFocus: (event) => hasTyped.current || event.currentTarget.select(),
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || !isLate) return;
              event.preventDefault();
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              box.wait();
            },
          })}
          // biome-ignore lint/a11y/noAutofocus: the dialog is for typing in this field.
          autoFocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          placeholder={staff.search.searchOrGoTo}
          className="block min-h-16 w-full bg-transparent px-5 text-control outline-none placeholder:text-soft"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
        {isFailed && (
          <div className="p-2">
            <LoadingFailed what={staff.search.whatYouLookFor} query={query} />
          </div>
        )}
        <div
          {...box.getMenuProps({ 'aria-label': staff.search.results })}
          aria-busy={isLate}
          className="outline-none"
        >
          {parts.map(({ group, entries }) => {
            const first = index;
            index += entries.length;
            return (
              <SearchGroup
                key={group.name}
                {...{ group, entries, first, words, onClose }}
                highlighted={box.highlightedIndex}
                getItemProps={box.getItemProps}
              />
            );
          })}
        </div>
        <p role="status" className="px-3 py-2 text-note text-soft">
          {describe({ answer, isAsked, isFailed, isLate, typed })}
        </p>
      </div>
    </>
  );
}

interface Said {
  answer: Answer;
  isAsked: boolean;
  isFailed: boolean;
  isLate: boolean;
  typed: string;
}

/** What was found, for people who do not see it too. */
function describe({ answer, isAsked, isFailed, isLate, typed }: Said): string {
  if (isLate) return staff.search.searching;
  if (isFailed || (!isAsked && typed.trim() === '')) return '';
  const found = answer.groups.reduce((sum, group) => sum + group.found, 0);
  if (found === 0) {
    return staff.search.nothingFoundHint(typed.trim());
  }
  const results = staff.search.resultCount(found);
  const many = answer.groups.length > 1 ? staff.search.inGroups(answer.groups.length) : '';
  if (!answer.isCorrected) return `${results}${many}.`;
  return staff.search.fewerWordsFound(typed.trim(), results, many, answer.words.join(' '));
}

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
function SearchGroup(props: SearchGroupProps) {
  const { group, entries, first, words, getItemProps, onClose } = props;
  const id = useId();
  const { name, results, found } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div role="group" aria-labelledby={id} className="pb-2">
      <div id={id} className="flex gap-2 px-3 pt-2 pb-1 text-label text-soft">
        <span className="font-medium">{searchWord(GROUP_NAMES[name])}</span>
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
              {staff.search.more(searchWord(GROUP_NAMES[name]))}
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
