import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { FileChoice } from '#admin/media/picker/FileChoice.tsx';
import type { LinkChoice } from '#admin/queries/links/link-choices.ts';
import { linkChoices } from '#admin/queries/links/links.ts';
import { pageThere } from '#admin/queries/pages.ts';
import { ComboBox, useWordFilter } from '#admin/ui/fields/ComboBox.tsx';
import { useDebounced } from '#admin/ui/fields/use-debounced.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { linkAddress } from './link-address.ts';

/** What an address leads to, by its name; itself while nothing is known of it, and that visitors find nothing there. */
export function useLinkName(address: string): string {
  const { data } = useQuery({ ...linkChoices, enabled: address !== '' });
  const name = data?.find((one) => one.address === address)?.name ?? address;
  const isMissing = useQuery(pageThere(address)).data === false;
  return isMissing ? `${name} · ${staff.media.noPageThere}` : name;
}

/** After the last letter, in milliseconds. */
const PAUSE_MS = 300;

/** Words of its address are its own too; whoever types an address needs no suggestion. */
const wordsOf = (choice: LinkChoice | undefined) =>
  choice ? `${choice.name} ${choice.note} ${choice.address.replace(/\W+/g, ' ')}` : '';

interface LinkFieldProps {
  label: string;
  /** An address as it is kept, or as somebody types it. */
  value: string;
  /** @param name of what was chosen, if it was. */
  onChange: (address: string, name?: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** The path of the page that it stands on: #work leads to a section of it. */
  on?: string;
  /** Of its dialog. */
  isFirst?: boolean;
  /** Whether it leads to no file. */
  hasNoFiles?: boolean;
}

/** Where something leads: chosen by its name from all that is here, or typed as an address. */
export function LinkField({
  label,
  value,
  onChange,
  hint,
  error,
  isFirst,
  hasNoFiles = false,
  on = '',
}: LinkFieldProps) {
  const id = useId();
  // What is typed and no address yet: the beginning of a name, perhaps.
  const [typed, setTyped] = useState<string | null>(null);
  const { data: choices = [] } = useQuery(linkChoices);
  const find = (address: string) => choices.find((one) => one.address === address);
  const chosen = find(value.startsWith('#') ? on + value : value);
  const hasWords = useWordFilter();
  const isMissing = useQuery(pageThere(useDebounced(value, PAUSE_MS))).data === false;
  function choose(address: string) {
    setTyped(null);
    onChange(address, find(address)?.name);
  }
  function settle() {
    const text = typed?.trim().toLowerCase();
    if (typed === null || text === undefined) return;
    const named = choices.find(({ name }) => name.toLowerCase() === text)?.address;
    choose(named ?? linkAddress(typed, window.location.origin) ?? typed);
  }
  /** The only one that is called so is meant; of several somebody has to choose. */
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !typed?.trim()) return;
    const isAddress = linkAddress(typed, window.location.origin) !== null;
    const called = choices.filter((one) => hasWords(wordsOf(one), typed.trim()));
    if (isAddress || called.length === 0) return settle();
    event.preventDefault();
    if (called.length === 1 && called[0]) choose(called[0].address);
  }
  return (
    <div className="grid gap-1">
      <ComboBox
        {...{ id, label, isFirst }}
        text={typed ?? chosen?.name ?? value}
        suggestions={choices.map(({ address }) => address)}
        nameOf={(address) => find(address)?.name ?? address}
        noteOf={(address) => find(address)?.note ?? ''}
        wordsOf={(address) => wordsOf(find(address))}
        onType={(text) => {
          setTyped(text);
          const address = linkAddress(text, window.location.origin);
          if (text === '' || address) onChange(address ?? '');
        }}
        onChoose={choose}
        onLeave={settle}
        onKeyDown={enter}
        hint={
          // Of what is here it says itself that it is not on the website yet.
          chosen ? (
            // What names a file to the site says nothing to people.
            [chosen.note, value].slice(0, value.startsWith('media:') ? 1 : 2).join(': ')
          ) : isMissing ? (
            <span className="text-caution">{staff.media.noPageThere}</span>
          ) : (
            (hint ?? staff.media.linkHint)
          )
        }
        error={typed === null ? error : undefined}
      />
      {!hasNoFiles && (
        <FileChoice
          address={value}
          of={label}
          onChoose={(address, file) => {
            setTyped(null);
            onChange(address, nameOfMedia(file));
          }}
        />
      )}
    </div>
  );
}
