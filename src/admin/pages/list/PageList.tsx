import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DocumentList } from '#admin/documents/list/DocumentList.tsx';
import {
  changeEach,
  type ListedDocument,
  type ListKind,
  narrowed,
  stateFilters,
  summaryOf,
} from '#admin/documents/list/document-list.ts';
import { StateChip } from '#admin/documents/StateChip.tsx';
import { type ListedPage, listedPages, ownPages } from '#admin/pages/folder-pages.ts';
import { type Translations, useTranslations } from '#admin/pages/translations/page-languages.ts';
import { useCopyPage } from '#admin/pages/use-copy-page.ts';
import { binnedPages, pageStates } from '#admin/queries/pages.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { LanguageChips } from '#admin/translations/LanguageChips.tsx';
import { Unfinished } from '#admin/translations/Left.tsx';
import { languageChoices } from '#admin/translations/language-filter.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { ListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { NoneListed } from '#admin/ui/lists/ListStates.tsx';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { MAIN_LANGUAGE } from '#data/articles/article-list.ts';
import type { PageKind, PageState } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { NewPageDialog } from './NewPageDialog.tsx';

const PAGES: ListKind = {
  ...{ name: 'page', entity: 'pages', change: changeEach('page') },
  counted: (count) => staff.screens.pageCount(count),
  deletionHint: () => staff.pages.deleteForGoodHint,
};

/** In the order of the list. */
const GROUPS: Readonly<Record<PageKind, MessageKey<'pages'>>> = {
  home: 'home',
  service: 'services',
  page: 'otherPages',
  legal: 'legal',
  'not-found': 'notFound',
};

const filters = () => stateFilters(staff.lists.things.pages, ['archived']);

const ADDRESS = searchAddress(
  { words: 'q', filter: 'state', language: 'language' },
  { words: '', filter: 'all', language: '' },
  // Their names come where they are chosen.
  () => ({ filter: filters(), language: languageChoices() }),
);

/** /admin/pages: every page but articles and galleries, and where each stands for visitors. */
export function PageList() {
  const list = useAddressSearch(ADDRESS);
  const copyOf = useCopyPage();
  const { language, filter } = list.search;
  const states = useQuery(pageStates);
  const binned = useQuery({ ...binnedPages, enabled: filter === 'bin' });
  const query = filter === 'bin' ? binned : states;
  const { pages: things } = staff.lists.things;
  const isAdmin = useStore($session).role === 'admin';
  const [making, setMaking] = useState<'page' | 'service' | null>(null);
  const translations = useTranslations(states.data ?? NONE);
  const all = states.data && documentsOf(pagesIn(language, states.data, translations));
  const asked = filter === 'bin' ? documentsOf(binnedIn(language, binned.data ?? NONE)) : all;
  return (
    <Screen
      title={staff.pages.pages}
      hint={all && summaryOf(PAGES, all)}
      actions={
        <>
          <Button aria-haspopup="dialog" onClick={() => setMaking('service')}>
            {staff.pages.newService}
          </Button>
          <Button kind="primary" aria-haspopup="dialog" onClick={() => setMaking('page')}>
            {staff.pages.newPage}
          </Button>
        </>
      }
      className="grid max-w-list gap-5 py-6"
    >
      <ListSearch
        {...{ things, list }}
        placeholder={staff.pages.searchHint}
        filters={filters()}
        choices={{
          language: otherLanguages().length > 0 && [
            staff.translations.list.language,
            languageChoices(),
          ],
        }}
      />
      <Loading what={staff.lists.the(things)} query={query} />
      {isAdmin && all && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-note text-soft">
          <RichText
            text={staff.pages.menuIsElsewhere}
            parts={{
              link: (words) => (
                <Link to={STAFF.menu} className={buttonClass('secondary')}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {otherLanguages().map((code) => (
        <Unfinished key={code} language={code} />
      ))}
      {all &&
        otherLanguages().map((code) => (
          <p key={code} className="text-note text-soft">
            {translatedPages(code, listedPages(states.data ?? NONE), translations)}
          </p>
        ))}
      {query.data && asked && (
        <DocumentList
          kind={PAGES}
          label={staff.pages.pages}
          documents={narrowed(asked, list.search, ({ title, path }) => `${title} ${path}`)}
          isFixed={(page) => !mayBin(page, isAdmin)}
          groupOf={({ kind }) => staff.pages[GROUPS[kind]]}
          rowOf={(page) => ({
            to: STAFF.page(page.key, page.language),
            note: page.kind === 'not-found' ? staff.pages.notFoundHint : page.path,
            actions: [copyOf(page)].filter((action) => action !== false),
            chips: page.row ? <PageChips page={page.row} /> : <StateChip state="live" at={null} />,
            languages: (
              <LanguageChips
                languages={
                  page.language === ''
                    ? translations.of(page).map(({ page: { language, row }, isBehind }) => ({
                        ...{ language, isBehind, state: row?.state },
                      }))
                    : [{ language: page.language, isBehind: translations.isBehind(page) }]
                }
                isItself={page.language !== ''}
              />
            ),
          })}
          empty={
            // There is always the folder's home page.
            <NoneListed {...{ things, list }} hasOthers>
              {''}
            </NoneListed>
          }
        />
      )}
      {making && <NewPageDialog kind={making} onClose={() => setMaking(null)} />}
    </Screen>
  );
}

const NONE: readonly PageState[] = [];

/** As their list knows them: a page that is as the site came has nothing stored. */
function documentsOf(pages: readonly ListedPage[]) {
  const kinds = Object.keys(GROUPS);
  return pages
    .map((page) => ({ ...AS_IT_CAME, id: `${page.language} ${page.key}`, ...page.row, ...page }))
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

const AS_IT_CAME: Omit<ListedDocument, 'id' | 'title'> = {
  ...{ state: 'live', updatedAt: null, updatedBy: null },
  ...{ publishedAt: null, changeAt: null, deletedAt: null },
};

/** Whether visitors have it. */
const isShown = ({ folder, row }: ListedPage) =>
  row?.publishedHidden !== true && Boolean(folder || row?.publishedAt);

/** Of the pages that visitors have in the main language, how many they have in another. */
function translatedPages(code: string, main: readonly ListedPage[], { of }: Translations): string {
  const all = main.filter(isShown);
  const translated = all.filter((one) =>
    of(one).some(({ page }) => page.language === code && isShown(page)),
  );
  return staff.pages.translated(languageName(code), translated.length, all.length);
}

/** Of the main language with their translations, or of another; of all those that are in another alone, too. */
function pagesIn(language: string, states: readonly PageState[], translations: Translations) {
  if (language !== '' && language !== MAIN_LANGUAGE) return listedPages(states, language);
  const main = listedPages(states);
  return language === '' ? [...main, ...translations.without(main)] : main;
}

function binnedIn(language: string, states: readonly PageState[]): ListedPage[] {
  const wanted = language === MAIN_LANGUAGE ? '' : language;
  return ownPages(states).filter((page) => language === '' || page.language === wanted);
}

/** What came with the site stays, and what binds in law comes off it by administrators alone. */
function mayBin({ row, kind }: ListedPage, isAdmin: boolean): boolean {
  return row !== null && !row.ofFolder && (isAdmin || kind !== 'legal' || !row.publishedAt);
}

function PageChips({ page }: { page: PageState }) {
  const status = useListStatus()(`page:${page.id}`, page);
  const isHidden = page.publishedHidden === true;
  return (
    <span className="flex flex-wrap gap-2">
      {isHidden && <Chip tone="empty">{staff.pages.hidden}</Chip>}
      {!(isHidden && page.state === 'live') && (
        <StateChip state={status} at={page.changeAt ?? page.publishedAt} />
      )}
    </span>
  );
}
