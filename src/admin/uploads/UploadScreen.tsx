import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ACCEPTED, ChooseFiles } from './ChooseFiles.tsx';
import { DestinationField } from './DestinationField.tsx';
import { PDF_FILES } from './files-in.ts';
import { SharedPictures } from './SharedPictures.tsx';
import { summarize, type UploadSummary } from './summary.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { UploadHead } from './UploadHead.tsx';
import { UploadRow } from './UploadRow.tsx';
import { isSettled, type Upload, type UploadDestination } from './upload.ts';
import { $isPaused, $uploads } from './upload-list.ts';
import { addUploads, pauseUploads, redirectUploads, removeUploads } from './uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

const BOTH = `${ACCEPTED},${PDF_FILES}`;

/** /admin/upload; with `?gallery={id}` into that gallery. */
export function UploadScreen() {
  useScreenTitle('Upload');
  const uploads = useStore($uploads);
  const [destination, setDestination] = useDestination();
  const add = (files: File[]) => addUploads(files, destination, null);
  const isOver = useDroppedFiles(add);
  const summary = summarize(uploads);
  return (
    <>
      <ScreenBar
        actions={
          uploads.length > 0 && (
            <ChooseFiles accept={BOTH} onFiles={add}>
              Choose more
            </ChooseFiles>
          )
        }
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
  const uploads = useStore($uploads);
  const [chosen, setChosen] = useState<UploadDestination | null>(() => {
    const galleryId = search.get('gallery');
    return galleryId ? { galleryId } : null;
  });
  return [chosen ?? uploads.at(-1)?.destination ?? 'library', setChosen];
}

interface EmptyUploadProps {
  destination: UploadDestination;
  onDestination: (destination: UploadDestination) => void;
  onFiles: (files: File[]) => void;
}

function EmptyUpload({ destination, onDestination, onFiles }: EmptyUploadProps) {
  return (
    <div className="grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <section
        aria-label="Choose pictures"
        className="grid justify-items-start gap-5 rounded-2xl border-2 border-line border-dashed px-5 py-8 sm:px-10 sm:py-14"
      >
        <h2 className="font-display text-screen leading-tight sm:text-sheet">
          Straight from the camera to the website
        </h2>
        <p className="max-w-prose text-control text-soft">
          Choose as many photographs as you like
          <span className="pointer-coarse:hidden">, or drop or paste them here</span>. They are
          turned upright and made smaller on this device; the place they were taken at, the camera
          and the names in them stay behind.
        </p>
        <div className="flex flex-wrap gap-3">
          <ChooseFiles kind="primary" accept={BOTH} onFiles={onFiles}>
            Choose photographs
          </ChooseFiles>
          <span className="hidden pointer-coarse:contents">
            <ChooseFiles isCamera onFiles={onFiles}>
              Take a photograph
            </ChooseFiles>
          </span>
        </div>
        <DestinationField value={destination} onChange={onDestination} />
      </section>
      <p className="max-w-prose text-note text-soft">
        JPEG, PNG, WebP, AVIF, GIF, HEIC and SVG, and PDFs as they are, up to 25 MB each. What is on
        its way is kept on this device until it has arrived: you may close this page, or lose the
        connection.
      </p>
    </div>
  );
}

interface UploadActionsProps {
  uploads: readonly Upload[];
  summary: UploadSummary;
}

/** At the bottom of the window: pause, cancel, and what comes next. */
function UploadActions({ uploads, summary }: UploadActionsProps) {
  const isPaused = useStore($isPaused);
  const isRunning = summary.settled < summary.total;
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper px-4 py-3.5 sm:px-8">
      <div className="flex max-w-3xl gap-2.5">
        {isRunning && (
          <>
            <Button className="flex-1 sm:flex-none sm:px-8" onClick={() => pauseUploads(!isPaused)}>
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
            <Button
              kind="danger"
              onClick={() =>
                removeUploads(uploads.filter((one) => !isSettled(one)).map(({ id }) => id))
              }
            >
              Cancel the rest
            </Button>
          </>
        )}
        {!isRunning && (
          <Button
            className="flex-1 sm:flex-none sm:px-8"
            onClick={() => removeUploads(uploads.map(({ id }) => id))}
          >
            Clear the list
          </Button>
        )}
        {summary.done > 0 && (
          <Link
            to={STAFF.describe}
            className={buttonClass('primary', 'flex-2 sm:ml-auto sm:flex-none sm:px-8')}
          >
            Describe the pictures
          </Link>
        )}
      </div>
    </div>
  );
}
