import { useState } from 'react';
import { LinkField, useLinkName } from '#admin/editor/LinkField.tsx';
import { SortingTools } from '#admin/galleries/pictures/DragBar.tsx';
import { type Sortable, useSortable } from '#admin/galleries/pictures/use-sortable.ts';
import { SortableRow } from '#admin/pages/fields/SortableRow.tsx';
import type { ListedPage } from '#admin/pages/folder-pages.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import { pathHere, speaking } from '#business/language.ts';
import type { MenuItem } from '#data/pages/menu.ts';
import { safeAddress } from '#domain/markdown/addresses.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface MenuEntriesProps {
  label: string;
  items: readonly MenuItem[];
  onChange: (items: MenuItem[]) => void;
  pages: readonly ListedPage[];
  most: number;
  /** Characters of a label. */
  limit: number;
  /** What a page is called in it. */
  labelOf: (page: ListedPage) => string;
  /** Of those that the law asks for: they cannot be taken out. */
  isFixed?: (page: ListedPage) => boolean;
}

/** What stands in a menu: rows that are dragged or moved by keys, each unfolding its words and where it leads. */
export function MenuEntries(props: MenuEntriesProps) {
  const { label, items, onChange, pages, most, limit, labelOf, isFixed } = props;
  /** Of rows that were moved or added; the others have their places. */
  const [ids, setIds] = useState<readonly string[]>([]);
  const [openId, setOpenId] = useState('');
  const [said, setSaid] = useState('');
  const rows = items.map((item, nth) => ({ id: ids[nth] ?? `${label} ${nth}`, item }));
  const setRows = (next: typeof rows) => {
    setIds(next.map(({ id }) => id));
    onChange(next.map(({ item }) => item));
  };
  const find = (id: string) => rows.find((row) => row.id === id);
  const sortable = useSortable({
    ids: rows.map(({ id }) => id),
    nameOf: (id) => staff.screens.quoted(find(id)?.item.label ?? ''),
    onMove(id, place) {
      const row = find(id);
      if (row) setRows(rows.filter((one) => one !== row).toSpliced(place - 1, 0, row));
    },
  });
  const addable = pages.filter(
    ({ key, kind }) =>
      kind !== 'home' &&
      kind !== 'not-found' &&
      !items.some((item) => 'page' in item && item.page === key),
  );
  function add(item: MenuItem) {
    const id = randomId();
    setRows([...rows, { id, item }]);
    if ('href' in item) setOpenId(id);
  }
  return (
    <>
      <ul ref={sortable.list} aria-label={label} className="grid grid-cols-1 gap-2">
        {rows.map(({ id, item }) => {
          const page = 'page' in item ? pages.find(({ key }) => key === item.page) : undefined;
          return (
            <Entry
              key={id}
              {...{ id, item, page, limit, sortable }}
              isOpen={openId === id}
              onOpen={(isOpen) => setOpenId(isOpen ? id : '')}
              onChange={(next) =>
                setRows(rows.map((row) => (row.id === id ? { id, item: next } : row)))
              }
              onTakeOut={
                page && isFixed?.(page)
                  ? null
                  : () => {
                      setRows(rows.filter((row) => row.id !== id));
                      setSaid(staff.pages.entryTakenOut(item.label));
                    }
              }
            />
          );
        })}
      </ul>
      <SortingTools sortable={sortable} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length < most ? (
        <div className="flex flex-wrap gap-3">
          <Select
            label={`${staff.pages.addPage}: ${label}`}
            isLabelHidden
            value=""
            options={{
              '': staff.pages.addPageChoice,
              ...Object.fromEntries(
                addable.map((page) => [
                  page.key,
                  isDraft(page) ? `${page.title} · ${staff.media.notOnTheWebsite}` : page.title,
                ]),
              ),
            }}
            onChange={(key) => {
              const page = addable.find((one) => one.key === key);
              if (page) add({ label: labelOf(page), page: page.key });
            }}
          />
          <Button onClick={() => add({ label: '', href: '' })}>{staff.pages.addLink}</Button>
        </div>
      ) : (
        <p className="text-note text-soft">{staff.pages.noMoreEntriesFit(most)}</p>
      )}
    </>
  );
}

interface EntryProps {
  id: string;
  item: MenuItem;
  page: ListedPage | undefined;
  limit: number;
  sortable: Sortable;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (item: MenuItem) => void;
  onTakeOut: (() => void) | null;
}

function Entry(props: EntryProps) {
  const { id, item, page, limit, sortable, isOpen, onOpen, onChange, onTakeOut } = props;
  const address = useLinkName('href' in item ? item.href : '');
  const leadsTo = page?.title ?? ('page' in item ? item.page : address);
  const problem = entryProblem(item, limit);
  return (
    <SortableRow
      {...{ sortable, id }}
      name={item.label || staff.pages.addLink}
      isMarked={isOpen}
      note={page && isDraft(page) ? staff.pages.whenPublished : ''}
      actions={[onTakeOut !== null && { id: 'out', label: staff.pages.takeOutIt, run: onTakeOut }]}
      head={
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 w-full cursor-pointer items-baseline gap-x-4 py-2.5 text-start hover:underline"
        >
          <span lang={site.language} className="shrink-0 font-medium">
            {item.label || staff.pages.addLink}
          </span>
          <span className={`min-w-0 truncate text-note ${problem ? 'text-bad' : 'text-soft'}`}>
            {problem ?? leadsTo}
          </span>
        </button>
      }
    >
      {isOpen && (
        <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
          <TextField
            label={staff.pages.label}
            lang={site.language}
            limit={limit}
            error={labelProblem(item, limit)}
            value={item.label}
            onChange={({ target }) => onChange({ ...item, label: target.value })}
          />
          {otherLanguages().map((code) => (
            <TextField
              key={code}
              label={staff.pages.labelIn(languageName(code))}
              lang={tagOf(code)}
              limit={limit}
              hint={
                sameAsOriginal(item.label, item.labels?.[code] ?? '') ?? staff.pages.withoutALabel
              }
              error={lengthProblem(item.labels?.[code] ?? '', limit)}
              placeholder={labelOfFolder(item, code)}
              value={item.labels?.[code] ?? ''}
              onChange={({ target }) => onChange(withLabel(item, code, target.value))}
            />
          ))}
          {'href' in item && (
            <LinkField
              label={staff.pages.address}
              error={item.href === '' ? undefined : addressProblem(item)}
              value={item.href}
              onChange={(href, name = '') =>
                onChange({ ...item, href, label: item.label || shortened(name, limit) })
              }
            />
          )}
        </div>
      )}
    </SortableRow>
  );
}

/** Not seen by visitors before its time. */
const isDraft = ({ folder, row }: ListedPage) =>
  folder === null && (row?.state === 'draft' || row?.state === 'scheduled');

export const shortened = (title: string, limit: number) =>
  [...title].slice(0, limit).join('').trim();

/** Why it can't be saved. */
export const entryProblem = (item: MenuItem, limit: number) =>
  labelProblem(item, limit) ??
  addressProblem(item) ??
  Object.values(item.labels ?? {})
    .map((label) => lengthProblem(label, limit))
    .find(Boolean);

function labelProblem({ label }: MenuItem, limit: number): string | undefined {
  if (label.trim() === '') return staff.pages.labelNeeded;
  return lengthProblem(label, limit);
}

function lengthProblem(label: string, limit: number): string | undefined {
  const length = countCharacters(label);
  return length > limit ? staff.pages.labelTooLong(length, limit) : undefined;
}

function addressProblem(item: MenuItem): string | undefined {
  if (!('href' in item) || safeAddress(item.href) !== null) return undefined;
  return staff.pages.noAddress;
}

/** Without a label that is empty. */
export function withLabel(
  { labels: before, ...item }: MenuItem,
  code: string,
  text: string,
): MenuItem {
  const { [code]: _, ...others } = before ?? {};
  const labels = text === '' ? others : { ...others, [code]: text };
  return Object.keys(labels).length > 0 ? { ...item, labels } : item;
}

/** What the folder's menu of a language calls the same place, which holds while the field is empty. */
const labelOfFolder = (item: MenuItem, code: string) =>
  speaking(code, () => {
    if (!('href' in item)) return undefined;
    return site.navigation.find(({ href }) => href === pathHere(item.href))?.label;
  });
