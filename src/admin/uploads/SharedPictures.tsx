import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { megabytes } from '#domain/media/media-library.ts';
import { SHARE_INBOX, SHARE_KEPT_MS } from '#domain/media/share-target.ts';
import { staff } from '#languages/staff.ts';
import { forgetSharedPictures } from '#stores/device-memory.ts';

const NAMES = 4;

/** Pictures from a phone's share sheet. They wait for a confirmation: any website can post files to it. */
export function SharedPictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [search, setSearch] = useSearchParams();
  const [files, setFiles] = useState<File[]>([]);
  useEffect(() => {
    const read = () => void readSharedFiles().then(setFiles, () => setFiles([]));
    read();
    // An installed staff area is open already when something is shared with it.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  const empty = () => {
    setFiles([]);
    forgetSharedPictures();
  };
  if (search.get('share') === 'lost') {
    return (
      <Callout
        tone="caution"
        title={staff.uploads.sharedDidNotArrive}
        actions={
          <Button onClick={() => setSearch({}, { replace: true })}>{staff.uploads.allRight}</Button>
        }
      >
        {staff.uploads.sharedNotReady}
      </Callout>
    );
  }
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Callout
      title={staff.uploads.sharedCount(staff.screens.pictureCount(files.length))}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              onFiles(files);
              empty();
            }}
          >
            {staff.uploads.uploadThem(files.length === 1)}
          </Button>
          <Button onClick={empty}>{staff.uploads.dontUpload}</Button>
        </>
      }
    >
      {staff.uploads.sharedHint(namesOf(files), megabytes(bytes))}
    </Callout>
  );
}

function namesOf(files: readonly File[]): string {
  const names = files.slice(0, NAMES).map(({ name }) => name);
  const more = files.length - names.length;
  return [...names, ...(more > 0 ? [staff.uploads.more(more)] : [])].join(', ');
}

/** The shared pictures that wait for a confirmation. */
async function readSharedFiles(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has(SHARE_INBOX))) return [];
  const inbox = await caches.open(SHARE_INBOX);
  const answers = await Promise.all((await inbox.keys()).map((key) => inbox.match(key)));
  return await Promise.all(
    answers
      .filter((answer) => answer !== undefined)
      .filter(({ headers }) => Date.now() - Number(headers.get('x-at')) < SHARE_KEPT_MS)
      .map(async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        const name = decodeURIComponent(answer.headers.get('x-name') ?? '');
        return new File([await answer.blob()], name || staff.media.picture, { type });
      }),
  );
}
