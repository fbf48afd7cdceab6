import { Link } from 'react-router';
import { Behind, Marked } from '#admin/articles/translations/Behind.tsx';
import { Progress } from '#admin/articles/translations/Left.tsx';
import { Unfinished } from '#admin/articles/translations/Unfinished.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import { startFolderPage } from '#data/pages/page-changes.ts';
import { notePageTranslation } from '#data/pages/page-translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { PageDraft } from '#domain/pages/draft.ts';
import type { Original } from '#domain/pages/original.ts';
import { staff } from '#languages/staff.ts';
import { differencesOf } from '#sections/describe-changes.ts';
import { PageWords } from './PageWords.tsx';
import { useOriginal } from './use-original.ts';

const NO_FOLDER = { sections: [] };

/** What a page of another language is made from: the same page of the main one as it is now, with what has changed. */
export function OriginalPane() {
  const { name } = useOpenPage();
  const { main, original, left } = useOriginal();
  const words = staff.translations.beside;
  if (main.data === undefined) {
    return <Loading label={words.opening} what={words.theOriginal} query={main} />;
  }
  if (!original || !left) return <p className="text-soft">{words.noOriginalPage}</p>;
  return (
    <div className="grid gap-4">
      <Unfinished language={name.language} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-note">{words.title(languageName(''))}</h2>
        <Link to={STAFF.page(name.key)} className="text-note underline">
          {words.open}
        </Link>
      </div>
      <Progress left={left} isUpToDate={!original.isBehind && !main.isError} />
      {original.isBehind && <ChangedOriginal original={original} />}
      <div lang={tagOf('')} className="grid gap-6">
        <PageWords before={original.before} now={original.now} isLeft={left.has} />
      </div>
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
