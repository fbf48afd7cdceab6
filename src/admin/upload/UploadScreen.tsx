import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { EmptyUpload } from './EmptyUpload.tsx';
import { SharedPictures } from './SharedPictures.tsx';
import { summarize } from './summary.ts';
import { UploadActions } from './UploadActions.tsx';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { UploadHead } from './UploadHead.tsx';
import { UploadRow } from './UploadRow.tsx';
import type { UploadDestination } from './upload.ts';
import { addUploads, redirectUploads } from './uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useUploads } from './use-uploads.ts';

/** /admin/upload; with `?gallery={id}` into that gallery. */
export function UploadScreen() {
  useScreenTitle('Upload');
  const uploads = useUploads();
  const [destination, setDestination] = useDestination();
  const add = (files: File[]) => addUploads(files, destination);
  const isOver = useDroppedFiles(add);
  const summary = summarize(uploads);
  return (
    <>
      <ScreenBar
        actions={uploads.length > 0 && <ChooseFiles onFiles={add}>Choose more</ChooseFiles>}
      >
        <ScreenName
          title="Upload"
          note={uploads.length > 0 && `${summary.done} of ${summary.total}`}
        />
      </ScreenBar>
      <UploadAnnouncer uploads={uploads} />
      <div className="w-full max-w-3xl px-4 not-empty:pt-6 sm:px-8">
        <SharedPictures onFiles={add} />
      </div>
      {uploads.length === 0 ? (
        <EmptyUpload destination={destination} onDestination={setDestination} onFiles={add} />
      ) : (
        <>
          <div className="grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-8">
            <UploadHead
              summary={summary}
              destination={destination}
              onDestination={(next) => {
                setDestination(next);
                redirectUploads(next);
              }}
            />
            <ul aria-label="Files" className="divide-y divide-line border-line border-y">
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} />
              ))}
            </ul>
          </div>
          <UploadActions uploads={uploads} summary={summary} />
        </>
      )}
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-2xl border-2 border-brass border-dashed bg-panel/90">
          <p className="font-display text-screen">Let go to upload</p>
        </div>
      )}
    </>
  );
}

/** What was chosen here, what the address says, or where the last upload goes. */
function useDestination(): [UploadDestination, (destination: UploadDestination) => void] {
  const [search] = useSearchParams();
  const uploads = useUploads();
  const [chosen, setChosen] = useState<UploadDestination | null>(() => {
    const galleryId = search.get('gallery');
    return galleryId ? { galleryId } : null;
  });
  return [chosen ?? uploads.at(-1)?.destination ?? 'library', setChosen];
}
