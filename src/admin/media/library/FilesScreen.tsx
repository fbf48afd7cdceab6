import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ReplaceMedia } from '#admin/media/ReplaceMedia.tsx';
import { looseFiles, lostPictures, mediaById } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { deleteFiles } from '#data/media/uploads.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { spellBytes } from '#domain/media/media-library.ts';
import { pluralize } from '#domain/text/when.ts';

/** /admin/media/files: pictures without a file, and files without a picture. */
export function FilesScreen() {
  return (
    <Screen
      title="Files"
      back={<BackLink to={STAFF.media}>Media</BackLink>}
      className="grid max-w-3xl gap-10 py-6 sm:py-8"
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
        Pictures without a file
      </h2>
      <Loading label="Looking through the pictures" what="The pictures" query={query} />
      {query.data && (
        <p role="status" className="max-w-prose text-soft">
          {query.data.length === 0
            ? 'Every picture has its file.'
            : `The file of ${pluralize(query.data.length, 'picture')} is missing, and visitors see an empty place. Choose the photograph again: words and places are kept.`}
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
          Choose the photograph<span className="sr-only"> of {title}</span>
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
        Files without a picture
      </h2>
      <Loading label="Looking through the files" what="The files" query={query} />
      {query.data && (
        <p role="status" className="max-w-prose text-soft">
          {files.length === 0
            ? 'Every file that is older than two days belongs to a picture.'
            : `${pluralize(files.length, 'file')}, ${spellBytes(bytes)}: left over from uploads that broke off, or from pictures that have another file by now. Nothing uses them. They are deleted by themselves, once a day.`}
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
          Delete {pluralize(files.length, 'file')} now
        </Button>
      )}
      <ChangeFailed change={deleting} />
    </section>
  );
}
