import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileChoice } from '#admin/media/picker/FileChoice.tsx';
import { type ListedPage, listedPages } from '#admin/pages/folder-pages.ts';
import { pageStates, siteMenu } from '#admin/queries/pages.ts';
import { SavedFormNotice } from '#admin/saving/SavedFormNotice.tsx';
import { formMachine, useSavedForm } from '#admin/saving/use-saved-form.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import { pathHere, speaking } from '#business/language.ts';
import { fetchMenu, type MenuItem, type SavedMenu, saveMenu } from '#data/pages/menu.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { safeAddress } from '#domain/markdown/addresses.ts';
import { MENU_LABEL, MENU_SHAPE } from '#domain/pages/menu-label.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { randomId } from '#domain/text/random-id.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';

/** As many as fit beside the services at 1,024 pixels. */
const MOST = 5;

/** /admin/pages/menu: what leads where at the top of every page. For administrators. */
export function MenuScreen() {
  const isAdmin = useStore($session).role === 'admin';
  const saved = useQuery({ ...siteMenu, enabled: isAdmin });
  const states = useQuery({ ...pageStates, enabled: isAdmin });
  if (!isAdmin) return <NotFound />;
  if (saved.data && states.data) {
    return <MenuForm saved={saved.data} pages={listedPages(states.data)} />;
  }
  const query = saved.data ? states : saved;
  return <OpeningScreen title={staff.pages.menu} what={staff.pages.theMenu} query={query} />;
}

interface Menu {
  items: MenuItem[];
}

const menuMachine = formMachine<Menu, SavedMenu>({
  empty: { items: [] },
  read: (saved) => ({ items: itemsOf(saved) }),
  isSame: (one, other) => isSameValue(one.items.map(trimmed), other.items.map(trimmed)),
  shape: MENU_SHAPE,
});

function MenuForm({ saved, pages }: { saved: SavedMenu; pages: readonly ListedPage[] }) {
  /** Of rows that were moved or added; the others have their places. */
  const [ids, setIds] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const form = useSavedForm<Menu, SavedMenu>({
    ...{ machine: menuMachine, thing: 'menu', saved, load: fetchMenu },
    write: ({ items }, version) => saveMenu(itemsToSave(items.map(trimmed)), version),
    ...{ queryKey: siteMenu.queryKey, changes: ['menu', 'releases'] },
  });
  const { saver, save, isSaving, isDirty } = form;
  const { items } = form.typed;
  const rows = items.map((item, nth) => ({ id: ids[nth] ?? `${nth}`, item }));
  const setRows = (next: typeof rows) => {
    setIds(next.map(({ id }) => id));
    saver.dispatch({ type: 'typed', value: { items: next.map(({ item }) => item) } });
  };
  const hasProblem = items.some(
    (item) =>
      labelProblem(item) ||
      addressProblem(item) ||
      Object.values(item.labels ?? {}).some((label) => lengthProblem(label)),
  );
  const addable = pages.filter(
    ({ key, row, folder, kind }) =>
      kind !== 'home' &&
      kind !== 'not-found' &&
      (folder !== null || row?.publishedAt) &&
      !items.some((item) => 'page' in item && item.page === key),
  );
  const change = (id: string, item: MenuItem) =>
    setRows(rows.map((row) => (row.id === id ? { id, item } : row)));

  function move(from: number, to: number) {
    const row = rows[from];
    if (!row) return;
    setRows(rows.toSpliced(from, 1).toSpliced(to, 0, row));
    setSaid(staff.pages.entryMoved(row.item.label, to + 1, rows.length));
  }

  return (
    <Screen
      title={staff.pages.menu}
      note={isDirty && staff.screens.notSavedYet}
      hint={!isDirty && staff.pages.savedWaits}
      back={<BackLink to={STAFF.pages}>{staff.pages.pages}</BackLink>}
      actions={
        <Button
          kind="primary"
          isPending={isSaving || !isDirty || hasProblem}
          onClick={() => void save()}
        >
          {isSaving ? staff.common.saving : staff.screens.save}
        </Button>
      }
      className="grid max-w-list gap-6 py-6"
    >
      <p className="max-w-prose text-soft">{staff.pages.menuExplained}</p>
      <div className="overflow-hidden rounded-lg">
        <SavedFormNotice form={form} onSave={() => void save()} nameOf={nameOf} />
      </div>
      <ol aria-label={staff.pages.menu} className="grid gap-3">
        {rows.map(({ id, item }, nth) => (
          <li key={id} className="grid gap-4 rounded-lg border border-line bg-panel p-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={staff.pages.label}
                lang={site.language}
                limit={MENU_LABEL}
                error={labelProblem(item)}
                value={item.label}
                onChange={({ target }) => change(id, { ...item, label: target.value })}
              />
              {otherLanguages().map((code) => (
                <TextField
                  key={code}
                  className="sm:order-last"
                  label={staff.pages.labelIn(languageName(code))}
                  lang={tagOf(code)}
                  limit={MENU_LABEL}
                  hint={
                    sameAsOriginal(item.label, item.labels?.[code] ?? '') ??
                    (nth === 0 ? staff.pages.withoutALabel : undefined)
                  }
                  error={lengthProblem(item.labels?.[code] ?? '')}
                  placeholder={labelOfFolder(item, code)}
                  value={item.labels?.[code] ?? ''}
                  onChange={({ target }) => change(id, withLabel(item, code, target.value))}
                />
              ))}
              {'page' in item ? (
                <div>
                  <p className="mb-1.5 font-medium">{staff.pages.page}</p>
                  <p className="min-h-11 py-2.5 text-soft">
                    {pages.find(({ key }) => key === item.page)?.title ?? item.page}
                  </p>
                </div>
              ) : (
                <div className="grid gap-1">
                  <TextField
                    label={staff.pages.address}
                    error={addressProblem(item)}
                    value={item.href}
                    onChange={({ target }) => change(id, { ...item, href: target.value })}
                  />
                  <FileChoice
                    address={item.href}
                    of={item.label}
                    onChoose={(href) => change(id, { ...item, href })}
                  />
                </div>
              )}
            </div>
            <div className="flex flex-wrap gap-x-4">
              {nth > 0 && (
                <Button kind="link" onClick={() => move(nth, nth - 1)}>
                  <RichText
                    text={staff.pages.moveUp(item.label)}
                    parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                  />
                </Button>
              )}
              {nth < rows.length - 1 && (
                <Button kind="link" onClick={() => move(nth, nth + 1)}>
                  <RichText
                    text={staff.pages.moveDown(item.label)}
                    parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                  />
                </Button>
              )}
              <Button
                kind="link"
                onClick={() => {
                  setRows(rows.filter((row) => row.id !== id));
                  setSaid(staff.pages.entryTakenOut(item.label));
                }}
              >
                <RichText
                  text={staff.pages.takeOut(item.label)}
                  parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
                />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length < MOST ? (
        <div className="flex flex-wrap gap-3">
          <Select
            label={staff.pages.addPage}
            isLabelHidden
            value=""
            options={{
              '': staff.pages.addPageChoice,
              ...Object.fromEntries(addable.map(({ key, title }) => [key, title])),
            }}
            onChange={(key) => {
              const page = addable.find((one) => one.key === key);
              if (page) setRows([...rows, rowOf({ label: shortened(page.title), page: page.key })]);
            }}
          />
          <Button onClick={() => setRows([...rows, rowOf({ label: '', href: '/' })])}>
            {staff.pages.addLink}
          </Button>
        </div>
      ) : (
        <p className="text-note text-soft">{staff.pages.noMoreEntriesFit(MOST)}</p>
      )}
      {itemsToSave(items.map(trimmed)) !== null && (
        <Button className="justify-self-start" onClick={() => setRows(ofFolder().map(rowOf))}>
          {staff.pages.asTheSiteCame}
        </Button>
      )}
    </Screen>
  );
}

const ofFolder = (): MenuItem[] => site.navigation.map(({ label, href }) => ({ label, href }));
const itemsOf = ({ items }: SavedMenu) => items ?? ofFolder();
/** Null where it is the folder's own. */
const itemsToSave = (items: MenuItem[]) => (isSameValue(items, ofFolder()) ? null : items);
const rowOf = (item: MenuItem) => ({ id: randomId(), item });
/** A path of the merge in words. */
const nameOf = ([, key = '']: readonly string[]) =>
  [staff.pages.menu, key].filter(Boolean).join(': ');
const shortened = (title: string) => [...title].slice(0, MENU_LABEL).join('').trim().toUpperCase();

function labelProblem({ label }: MenuItem): string | undefined {
  if (label.trim() === '') return staff.pages.labelNeeded;
  return lengthProblem(label);
}

function lengthProblem(label: string): string | undefined {
  const length = countCharacters(label);
  return length > MENU_LABEL ? staff.pages.labelTooLong(length, MENU_LABEL) : undefined;
}

const trimmed = ({ labels = {}, ...item }: MenuItem): MenuItem =>
  Object.entries(labels).reduce(
    (made: MenuItem, [code, text]) => withLabel(made, code, text.trim()),
    { ...item, label: item.label.trim() },
  );

/** Without one that is empty. */
function withLabel({ labels: before, ...item }: MenuItem, code: string, text: string): MenuItem {
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

function addressProblem(item: MenuItem): string | undefined {
  if (!('href' in item) || safeAddress(item.href) !== null) return undefined;
  return staff.pages.noAddress;
}
