import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { type ListedPage, listedPages } from '#admin/pages/folder-pages.ts';
import { pageStates, siteMenu } from '#admin/queries/pages.ts';
import { usePublishSaved } from '#admin/releases/use-publish-saved.ts';
import { SavedFormNotice } from '#admin/saving/SavedFormNotice.tsx';
import { formMachine, useSavedForm } from '#admin/saving/use-saved-form.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { fetchMenu, type Menu, type MenuItem, type SavedMenu, saveMenu } from '#data/pages/menu.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { FOOT_LABEL, MENU_LABEL, MENU_SHAPE } from '#domain/pages/menu-label.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { entryProblem, MenuEntries, shortened, withLabel } from './MenuEntries.tsx';

/** As many as fit beside the services at 1,024 pixels, and as the database takes at the foot. */
const MOST = { items: 5, foot: 12 };

/** /admin/pages/menu: what leads where at the top and at the foot of every page. For administrators. */
export function MenuScreen() {
  const isAdmin = useStore($session).role === 'admin';
  const saved = useQuery({ ...siteMenu, enabled: isAdmin });
  const states = useQuery({ ...pageStates, enabled: isAdmin });
  if (!isAdmin) return <NotFound />;
  if (saved.data && states.data) {
    return <MenuForm saved={saved.data} pages={listedPages(states.data)} />;
  }
  const query = saved.data ? states : saved;
  return <OpeningScreen title={staff.media.menu} what={staff.pages.theMenu} query={query} />;
}

const isSame = (one: Menu, other: Menu) => isSameValue(trimmed(one), trimmed(other));

const menuMachine = formMachine<Menu, SavedMenu>({
  empty: { items: [], foot: [] },
  read: ({ items, foot }) => ({ items: items ?? ofFolder(), foot: foot ?? [] }),
  isSame,
  shape: MENU_SHAPE,
});

function MenuForm({ saved, pages }: { saved: SavedMenu; pages: readonly ListedPage[] }) {
  const form = useSavedForm<Menu, SavedMenu>({
    ...{ machine: menuMachine, thing: 'menu', saved, load: fetchMenu },
    write: (typed, version) => saveMenu(toSave(trimmed(typed)), version),
    ...{ queryKey: siteMenu.queryKey, changes: ['menu', 'releases'] },
  });
  const { saver, save, isSaving, isDirty, typed } = form;
  const whenSaved = usePublishSaved('menu', form.version);
  const change = (changed: Partial<Menu>) =>
    saver.dispatch({ type: 'typed', value: { ...typed, ...changed } });
  const hasProblem =
    typed.items.some((item) => entryProblem(item, MENU_LABEL)) ||
    typed.foot.some((item) => entryProblem(item, FOOT_LABEL));
  // They stand there whatever anybody chooses.
  const legal = pages.filter(
    ({ key, kind, folder, row }) =>
      kind === 'legal' &&
      (folder !== null || row?.state.startsWith('live')) &&
      !typed.foot.some((item) => 'page' in item && item.page === key),
  );
  const footLabel = ({ title }: ListedPage) => shortened(title, FOOT_LABEL);
  const foot = [
    ...typed.foot,
    ...legal.map((page) => ({ label: footLabel(page), page: page.key })),
  ];
  const isOwn = typed.foot.length > 0 || toSave(trimmed(typed)).items !== null;

  return (
    <Screen
      title={staff.media.menu}
      note={isDirty && staff.screens.notSavedYet}
      hint={!isDirty && staff.goingLive.whatYouSave}
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
        <SavedFormNotice {...{ form, whenSaved }} onSave={() => void save()} nameOf={nameOf} />
      </div>
      <MenuEntries
        label={staff.media.menu}
        items={typed.items}
        onChange={(items) => change({ items })}
        {...{ pages, most: MOST.items, limit: MENU_LABEL }}
        labelOf={({ title }) => shortened(title, MENU_LABEL).toUpperCase()}
      />
      <h2 className="mt-4 font-semibold text-control">{staff.pages.foot}</h2>
      <p className="max-w-prose text-soft">{staff.pages.footExplained}</p>
      <MenuEntries
        label={staff.pages.foot}
        items={foot}
        onChange={(next) => change({ foot: next })}
        {...{ pages, most: MOST.foot, limit: FOOT_LABEL, labelOf: footLabel }}
        isFixed={({ kind, folder, row }) =>
          kind === 'legal' && (folder !== null || row?.state.startsWith('live') === true)
        }
      />
      {isOwn && (
        <Button
          className="justify-self-start"
          onClick={() => change({ items: ofFolder(), foot: [] })}
        >
          {staff.pages.asTheSiteCame}
        </Button>
      )}
    </Screen>
  );
}

const ofFolder = (): MenuItem[] => site.navigation.map(({ label, href }) => ({ label, href }));
/** Null where it is the folder's own. */
const toSave = ({ items, foot }: Menu) => ({
  items: isSameValue(items, ofFolder()) ? null : items,
  foot: foot.length > 0 ? foot : null,
});
/** A path of the merge in words. */
const nameOf = ([field, key = '']: readonly string[]) =>
  [field === 'foot' ? staff.pages.foot : staff.media.menu, key].filter(Boolean).join(': ');

const trimmed = ({ items, foot }: Menu): Menu => ({
  items: items.map(trimmedItem),
  foot: foot.map(trimmedItem),
});

const trimmedItem = ({ labels = {}, ...item }: MenuItem): MenuItem =>
  Object.entries(labels).reduce(
    (made: MenuItem, [code, text]) => withLabel(made, code, text.trim()),
    { ...item, label: item.label.trim() },
  );
