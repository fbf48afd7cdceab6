import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Behind, Marked } from '#admin/articles/translations/Behind.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { openPage } from '#admin/queries/pages.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import { startFolderPage } from '#data/pages/page-changes.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import { notedOriginal, notePageTranslation } from '#data/pages/page-translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { PageDraft } from '#domain/pages/draft.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
import { type Original, originalOf } from '#domain/pages/original.ts';
import { staff } from '#languages/staff.ts';
import { differencesOf } from '#sections/describe-changes.ts';
import { PageWords } from './PageWords.tsx';

const NO_FOLDER = { sections: [] };

/** What a page of another language is made from: the same page of the main one as it is now, with what has changed. */
export function OriginalPane() {
  const { name, state } = useOpenPage();
  const main = useQuery(openPage({ ...name, language: '' }));
  const { data: own } = useQuery({ ...openPage(name), enabled: false });
  const words = staff.translations.beside;
  if (main.data === undefined) {
    return <Loading label={words.opening} what={words.theOriginal} query={main} />;
  }
  // What was noted is no change of the page: the saver does not hear of it.
  const row = own?.page ?? state.saved;
  const isGone = main.data !== null && main.data.page.deleted_at !== null;
  const original = isGone
    ? null
    : originalOf({
        folder: folderPage(name.kind, name.key),
        draft: main.data && draftOf(main.data.page),
        noted: row && notedOriginal(row),
      });
  if (!original) return <p className="text-soft">{words.noOriginalPage}</p>;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-note">{words.title(languageName(''))}</h2>
        <Link to={STAFF.page(name.key)} className="text-note underline">
          {words.open}
        </Link>
      </div>
      {original.isBehind ? (
        <ChangedOriginal original={original} />
      ) : (
        <p role="status" className="text-note text-soft">
          {words.upToDate}
        </p>
      )}
      <Said original={original} />
    </div>
  );
}

function Said({ original: { before, now } }: { original: Original }) {
  return (
    <div lang={tagOf('')} className="grid gap-6">
      <PageWords before={before} now={now} />
    </div>
  );
}

function ChangedOriginal({ original: { before, now } }: { original: Original }) {
  const { name, saver } = useOpenPage();
  const changed = differencesOf(NO_FOLDER, before, now).map((difference) => difference.name);
  const noting = useDataChange({
    // What is on the screen: what a colleague has saved since is still to be read.
    run: async (said: PageDraft) => {
      const row = saver.state.get().saved ?? (await startFolderPage(name, {}));
      return await notePageTranslation(row.id, said);
    },
    changes: ['pages'],
  });
  return (
    <Behind noting={noting} onNote={() => noting.mutate(now)}>
      <Marked />
      {/* With what has no words, such as a picture. */}
      <p>{changed.join('; ')}</p>
    </Behind>
  );
}
