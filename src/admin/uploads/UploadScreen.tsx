import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { canReadBack } from '#pictures/canvas.ts';
import { ACCEPTED, ChooseFiles, PDF_FILES, useDroppedFiles } from './ChooseFiles.tsx';
import { SharedPictures } from './SharedPictures.tsx';
import { summarize, type UploadSummary } from './summary.ts';
import { UploadAnnouncer } from './UploadAnnouncer.tsx';
import { DestinationField, UploadHead } from './UploadHead.tsx';
import { UploadRow } from './UploadRow.tsx';
import { isSettled, type Upload, type UploadDestination } from './upload.ts';
import { $isPaused, $uploads } from './upload-list.ts';
import { addUploads, pauseUploads, redirectUploads, removeUploads } from './uploads.ts';

const BOTH = `${ACCEPTED},${PDF_FILES}`;

/** /admin/upload; with `?gallery={id}` into that gallery. */
export function UploadScreen() {
  useScreenTitle(staff.uploads.upload);
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
              {staff.uploads.chooseMore}
            </ChooseFiles>
          )
        }
      >
        <ScreenName
          title={staff.uploads.upload}
          note={uploads.length > 0 && staff.uploads.doneOf(summary.done, summary.total)}
        />
      </ScreenBar>
      <UploadAnnouncer uploads={uploads} />
      <div className="w-full max-w-list px-4 not-empty:pt-6 sm:px-8">
        <SharedPictures onFiles={add} />
      </div>
      {uploads.length === 0 ? (
        <EmptyUpload destination={destination} onDestination={setDestination} onFiles={add} />
      ) : (
        <>
          <div className="grid w-full max-w-list gap-6 px-4 py-6 sm:px-8">
            <UploadHead
              summary={summary}
              destination={destination}
              onDestination={(next) => {
                setDestination(next);
                redirectUploads(next);
              }}
            />
            <ul
              aria-label={staff.uploads.files}
              className="divide-y divide-line border-line border-y"
            >
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
          <p className="font-display text-screen">{staff.uploads.letGoToUpload}</p>
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
    <div className="grid w-full max-w-list gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <section
        aria-label={staff.uploads.choosePictures}
        className="grid justify-items-start gap-5 rounded-2xl border-2 border-line border-dashed px-5 py-8 sm:px-10 sm:py-14"
      >
        <h2 className="font-display text-screen leading-tight sm:text-sheet">
          {staff.uploads.pageLead}
        </h2>
        <p className="max-w-prose text-control text-soft">
          <RichText
            text={canReadBack() ? staff.uploads.choosingHint : staff.uploads.pictureAsItIs}
            parts={{ span: (words) => <span className="pointer-coarse:hidden">{words}</span> }}
          />
        </p>
        <div className="flex flex-wrap gap-3">
          <ChooseFiles kind="primary" accept={BOTH} onFiles={onFiles}>
            {staff.uploads.choosePhotographs}
          </ChooseFiles>
          <span className="hidden pointer-coarse:contents">
            <ChooseFiles isCamera onFiles={onFiles}>
              {staff.uploads.takeAPhotograph}
            </ChooseFiles>
          </span>
        </div>
        <DestinationField value={destination} onChange={onDestination} />
      </section>
      <p className="max-w-prose text-note text-soft">{staff.uploads.filesTaken}</p>
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
      <div className="flex max-w-list gap-2.5">
        {isRunning && (
          <>
            <Button className="flex-1 sm:flex-none sm:px-8" onClick={() => pauseUploads(!isPaused)}>
              {isPaused ? staff.uploads.goOn : staff.uploads.pause}
            </Button>
            <Button
              kind="danger"
              onClick={() =>
                removeUploads(uploads.filter((one) => !isSettled(one)).map(({ id }) => id))
              }
            >
              {staff.uploads.cancelTheRest}
            </Button>
          </>
        )}
        {!isRunning && (
          <Button
            className="flex-1 sm:flex-none sm:px-8"
            onClick={() => removeUploads(uploads.map(({ id }) => id))}
          >
            {staff.uploads.clearTheList}
          </Button>
        )}
        {summary.done > 0 && (
          <Link
            to={STAFF.describe}
            className={buttonClass('primary', 'flex-2 sm:ms-auto sm:flex-none sm:px-8')}
          >
            {staff.uploads.describeThePictures}
          </Link>
        )}
      </div>
    </div>
  );
}
