import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { narrowed, stateFilters, summaryOf } from '#admin/documents/list/document-list.ts';
import { binnedGalleries, galleryList } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { ListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { NoneListed } from '#admin/ui/lists/ListStates.tsx';
import { searchAddress, useAddressSearch } from '#admin/ui/lists/use-address-search.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { createGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { GALLERIES, GalleryOrder } from './GalleryOrder.tsx';

const filters = () => stateFilters(staff.lists.things.galleries, ['scheduled', 'archived']);

/** By the language in which something is to do. */
const languages = (): Record<string, string> =>
  Object.fromEntries([
    ['', staff.translations.list.any],
    ...otherLanguages().map((code) => [code, staff.galleries.languages.toDo(languageName(code))]),
  ]);

const ADDRESS = searchAddress(
  { words: 'q', filter: 'state', language: 'language' },
  { words: '', filter: 'all', language: '' },
  () => ({ filter: filters(), language: languages() }),
);

/** /admin/galleries: every job worth showing, in the order in which visitors meet them. */
export function GalleryList() {
  const list = useAddressSearch(ADDRESS);
  const { language, filter } = list.search;
  const galleries = useQuery(galleryList);
  const binned = useQuery({ ...binnedGalleries, enabled: filter === 'bin' });
  const query = filter === 'bin' ? binned : galleries;
  const { galleries: things } = staff.lists.things;
  const [isNew, setNew] = useState(false);
  const isNarrowed = list.query !== '';
  const shown = narrowed(query.data ?? [], list.search, ({ title }) => title).filter(
    (gallery) => language === '' || isMissing(gallery, language),
  );
  return (
    <Screen
      title={staff.galleries.galleries}
      hint={galleries.data && summaryOf(GALLERIES, galleries.data)}
      actions={
        <>
          <Link to={STAFF.portfolio} className={buttonClass('secondary')}>
            {staff.shell.portfolio}
          </Link>
          <Button kind="primary" aria-haspopup="dialog" onClick={() => setNew(true)}>
            {staff.galleries.newGallery}
          </Button>
        </>
      }
      className="grid max-w-list gap-5 py-6"
    >
      <ListSearch
        {...{ things, list }}
        placeholder={staff.lists.searchByTitle}
        filters={filters()}
        choices={{
          language: otherLanguages().length > 0 && [staff.translations.list.language, languages()],
        }}
      />
      <Loading what={staff.lists.the(things)} query={query} />
      {query.data && (
        <GalleryOrder
          galleries={query.data}
          shown={shown}
          isNarrowed={isNarrowed}
          empty={
            <NoneListed
              {...{ things, list }}
              hasOthers={isNarrowed}
              action={
                <Button kind="primary" onClick={() => setNew(true)}>
                  {staff.galleries.makeTheFirstGallery}
                </Button>
              }
            >
              {staff.galleries.noGalleriesHint}
            </NoneListed>
          }
        />
      )}
      {isNew && <NewGalleryDialog onClose={() => setNew(false)} />}
    </Screen>
  );
}

/** Whether a gallery is not on the site in this language, or behind what the main one says. */
function isMissing({ languages, languagesBehind }: GalleryState, language: string): boolean {
  return !languages.includes(language) || languagesBehind.includes(language);
}

/** The name of a job is enough to begin. */
function NewGalleryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const creating = useDataChange({ run: createGallery, changes: ['galleries'] });
  return (
    <TitleDialog
      title={staff.galleries.newGallery}
      label={staff.galleries.nameOfTheJob}
      hint={staff.galleries.titleHint}
      confirm={staff.galleries.makeTheGallery}
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, { onSuccess: ({ id }) => navigate(STAFF.gallery(id)) })
      }
      onClose={onClose}
    />
  );
}
