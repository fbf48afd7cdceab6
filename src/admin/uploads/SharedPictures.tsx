import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { megabytes } from '#domain/media/files/refusal.ts';
import { SHARE_INBOX, SHARE_KEPT_MS } from '#domain/media/share-target.ts';
import { pluralize } from '#domain/text/when.ts';
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
        title="The pictures that you shared did not arrive"
        actions={<Button onClick={() => setSearch({}, { replace: true })}>All right</Button>}
      >
        The staff area was not ready to take them. It is now: share them again, or choose them here.
        They are still in your photographs.
      </Callout>
    );
  }
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Callout
      title={`${pluralize(files.length, 'picture')} shared with the staff area`}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              onFiles(files);
              empty();
            }}
          >
            Upload {files.length === 1 ? 'it' : 'them'}
          </Button>
          <Button onClick={empty}>Don’t upload</Button>
        </>
      }
    >
      {namesOf(files)}, {megabytes(bytes)}. Nothing has been uploaded yet. If you did not share
      anything just now, don’t upload.
    </Callout>
  );
}

function namesOf(files: readonly File[]): string {
  const names = files.slice(0, NAMES).map(({ name }) => name);
  const more = files.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
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
        return new File([await answer.blob()], name || 'Picture', { type });
      }),
  );
}
