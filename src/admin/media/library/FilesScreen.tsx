import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ReplaceMedia } from '#admin/media/ReplaceMedia.tsx';
import { looseFiles, lostPictures, mediaById } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { deleteFiles } from '#data/media/uploads.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { spellBytes } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';

/** /admin/media/files: pictures without a file, and files without a picture. */
export function FilesScreen() {
  return (
    <Screen
      title={staff.uploads.files}
      back={<BackLink to={STAFF.media}>{staff.media.media}</BackLink>}
      className="grid max-w-list gap-10 py-6 sm:py-8"
    >
      <LostPictures />
      <LooseFiles />
    </Screen>
  );
}

function LostPictures() {
  const query = useQuery({ ...lostPictures, staleTime: 0 });
  return (
    <section aria-labelledby="lost" className="grid gap-3">
      <h2 id="lost" className="font-semibold text-control">
        {staff.media.picturesWithoutAFile}
      </h2>
      <Loading what={staff.media.thePictures} query={query} />
      {query.data && (
        <p role="status" className="max-w-prose text-soft">
          {query.data.length === 0
            ? staff.media.everyPictureHasItsFile
            : staff.media.filesMissingHint(staff.screens.pictureCount(query.data.length))}
        </p>
      )}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {query.data?.map((picture) => (
          <LostPicture key={picture.id} {...picture} />
        ))}
      </ul>
    </section>
  );
}

function LostPicture({ id, title }: { id: string; title: string }) {
  const { data: item } = useQuery(mediaById(id));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-48 flex-1">
        <Link
          to={STAFF.picture(id)}
          className="wrap-anywhere inline-flex min-h-11 items-center font-medium underline underline-offset-4"
        >
          {title}
        </Link>
        {item?.alt && <span className="wrap-anywhere block text-note text-soft">{item.alt}</span>}
      </span>
      {item && (
        <ReplaceMedia item={item}>
          <RichText
            text={staff.media.chooseThePhotographOf(title)}
            parts={{ heard: (words) => <span className="sr-only">{words}</span> }}
          />
        </ReplaceMedia>
      )}
    </li>
  );
}

function LooseFiles() {
  const query = useQuery({ ...looseFiles, staleTime: 0 });
  const deleting = useDataChange({ run: deleteFiles, changes: ['media'] });
  const files = query.data ?? [];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <section aria-labelledby="loose" className="grid justify-items-start gap-3">
      <h2 id="loose" className="font-semibold text-control">
        {staff.media.filesWithoutAPicture}
      </h2>
      <Loading what={staff.media.theFiles} query={query} />
      {query.data && (
        <p role="status" className="max-w-prose text-soft">
          {files.length === 0
            ? staff.media.noFilesLeftOver
            : staff.media.filesLeftOver(staff.screens.fileCount(files.length), spellBytes(bytes))}
        </p>
      )}
      <ul className="w-full divide-y divide-line border-line border-y empty:hidden">
        {files.map((file) => (
          <li
            key={`${file.bucket}/${file.path}`}
            className="flex flex-wrap justify-between gap-x-4 py-2.5 text-note"
          >
            <span className="wrap-anywhere">
              {file.bucket}/{file.path}
            </span>
            <span className="text-soft">{spellBytes(file.bytes)}</span>
          </li>
        ))}
      </ul>
      {files.length > 0 && (
        <Button isPending={deleting.isPending} onClick={() => deleting.mutate(files)}>
          {staff.media.deleteNow(staff.screens.fileCount(files.length))}
        </Button>
      )}
      <ChangeFailed change={deleting} />
    </section>
  );
}
