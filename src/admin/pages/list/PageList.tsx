import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { firstFields } from '#admin/pages/first-fields.ts';
import { GROUPS, type ListedPage, listedPages } from '#admin/pages/folder-pages.ts';
import { type Translations, useTranslations } from '#admin/pages/translations/page-languages.ts';
import { binnedPages, pageStates } from '#admin/queries/pages.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Unfinished } from '#admin/translations/Left.tsx';
import { languageChoices } from '#admin/translations/language-filter.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { Bin } from '#admin/ui/lists/Bin.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { MAIN_LANGUAGE } from '#data/articles/article-list.ts';
import { binDocument, deleteDocument } from '#data/documents/documents.ts';
import { createPage, type PageFields } from '#data/pages/page-changes.ts';
import type { PageState } from '#data/pages/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { Section } from '#domain/pages/page.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { PageRow } from './PageRow.tsx';

/** /admin/pages: every page but articles and galleries, and where each stands for visitors. */
export function PageList() {
  const states = useQuery(pageStates);
  const isAdmin = useStore($session).role === 'admin';
  const [making, setMaking] = useState<'page' | 'service' | null>(null);
  const { search, change } = useAddressSearch(LANGUAGE);
  const translations = useTranslations(states.data ?? NONE);
  const listed = states.data && pagesIn(search.language, states.data, translations);
  return (
    <Screen
      title={staff.pages.pages}
      // A phone has room for the two buttons alone.
      note={listed && <span className="max-sm:sr-only">{summary(listed)}</span>}
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
      className="grid max-w-5xl gap-8 py-6"
    >
      <Loading label={staff.pages.fetchingThePages} what={staff.pages.thePages} query={states} />
      {isAdmin && listed && (
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
      {otherLanguages().length > 0 && (
        <div className="max-w-xs">
          <Select
            label={staff.translations.list.language}
            isLabelHidden
            value={search.language}
            options={languageChoices()}
            onChange={(language) => change({ language })}
          />
        </div>
      )}
      {listed &&
        GROUPS.map(({ kind, name: key }) => {
          const name = staff.pages[key];
          const pages = listed.filter((page) => page.kind === kind);
          if (pages.length === 0) return null;
          return (
            <section key={kind} aria-label={name} className="grid gap-2">
              <h2 className="font-semibold text-control">{name}</h2>
              <List label={name}>
                {pages.map((page) => (
                  <PageRow key={`${page.language} ${page.key}`} {...{ page, translations }} />
                ))}
              </List>
            </section>
          );
        })}
      <PageBin />
      {making && <NewPageDialog kind={making} onClose={() => setMaking(null)} />}
    </Screen>
  );
}

const NONE: readonly PageState[] = [];

/** Of the main language with their translations, or of another; of all those that are in another alone, too. */
function pagesIn(language: string, states: readonly PageState[], translations: Translations) {
  if (language !== '' && language !== MAIN_LANGUAGE) return listedPages(states, language);
  const main = listedPages(states);
  return language === '' ? [...main, ...translations.without(main)] : main;
}

const LANGUAGE = searchAddress(
  { language: 'language' },
  { language: '' },
  // Their names come where they are chosen.
  () => ({ language: languageChoices() }),
);

function summary(pages: readonly ListedPage[]): string {
  const count = (state: string) => pages.filter(({ row }) => row?.state === state).length;
  const waiting = pages.filter(({ row }) => row?.hasChanges).length;
  return [
    staff.screens.pageCount(pages.length),
    count('draft') > 0 && staff.screens.draftCount(count('draft')),
    waiting > 0 && staff.pages.withChangesWaiting(waiting),
    count('scheduled') > 0 && staff.pages.scheduled(count('scheduled')),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Binned pages, until an editor deletes them. */
function PageBin() {
  const { data = [] } = useQuery(binnedPages);
  const restoring = useDataChange({
    run: (id: string) => binDocument('page', id, false),
    changes: ['pages'],
  });
  const deleting = useDataChange({
    run: (id: string) => deleteDocument('page', id),
    changes: ['pages'],
  });
  return (
    <Bin
      what={staff.pages.pages}
      summary={staff.lists.bin(staff.screens.pageCount(data.length))}
      items={data.map(({ id, title, kind, language, slug, deletedAt }) => ({
        ...{ id, title: title || staff.pages.untitled, deletedAt },
        note: pathOfPage(language, { kind, slug: slug ?? '' }),
      }))}
      {...{ restoring, deleting }}
    >
      <p>{staff.pages.deleteForGoodHint}</p>
    </Bin>
  );
}

type NewKind = 'page' | 'service';

const newPageWords = () => ({
  page: {
    title: staff.pages.newPage,
    label: staff.pages.titleOfThePage,
    confirm: staff.pages.makeThePage,
  },
  service: {
    title: staff.pages.newService,
    label: staff.pages.nameOfTheService,
    confirm: staff.pages.makeTheService,
  },
});

/** A title is enough to begin. */
function NewPageDialog({ kind, onClose }: { kind: NewKind; onClose: () => void }) {
  const navigate = useNavigate();
  const [isLegal, setLegal] = useState(false);
  const creating = useDataChange({
    run: (title: string) =>
      createPage(isLegal ? 'legal' : kind, { title, content: firstContent(kind) }),
    changes: ['pages'],
  });
  return (
    <TitleDialog
      {...newPageWords()[kind]}
      isRequired
      hint={staff.pages.titleHint}
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, { onSuccess: ({ key }) => navigate(STAFF.page(key)) })
      }
      onClose={onClose}
    >
      {kind === 'page' && (
        <Checkbox checked={isLegal} onChange={setLegal}>
          {staff.pages.lawAsksForIt}
        </Checkbox>
      )}
    </TitleDialog>
  );
}

/** What a page begins with: a head, which has its title, a text and, of a service, the next step that the others end with. */
function firstContent(kind: NewKind): PageFields['content'] {
  const sections: Section[] = [
    // The services of the folder begin on a dark ground.
    { key: 'head', kind: 'head', fields: kind === 'service' ? { look: 'dark' } : {} },
    { key: 'text', kind: 'text', fields: {} },
    ...(kind === 'service' ? [{ key: 'call', kind: 'call', fields: firstFields('call') }] : []),
  ];
  return {
    order: sections.map(({ key, kind }) => ({ key, kind })),
    known: [],
    fields: Object.fromEntries(sections.map(({ key, fields }) => [key, fields])),
  } as PageFields['content'];
}
