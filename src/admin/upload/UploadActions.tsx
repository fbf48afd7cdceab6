import { useStore } from '@nanostores/react';
import { Link } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import type { UploadSummary } from './summary.ts';
import { isSettled, type Upload } from './upload.ts';
import { $isPaused } from './upload-list.ts';
import { continueUploads, pauseUploads, removeUploads } from './uploads.ts';

interface UploadActionsProps {
  uploads: readonly Upload[];
  summary: UploadSummary;
}

/** At the bottom of the window: pause, cancel, and what comes next. */
export function UploadActions({ uploads, summary }: UploadActionsProps) {
  const isPaused = useStore($isPaused);
  const isRunning = summary.settled < summary.total;
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper px-4 py-3.5 sm:px-8">
      <div className="flex max-w-3xl gap-2.5">
        {isRunning && (
          <>
            <Button
              className="flex-1 sm:flex-none sm:px-8"
              onClick={isPaused ? continueUploads : pauseUploads}
            >
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
            to="/admin/media/describe"
            className={buttonClass('primary', 'flex-2 sm:ml-auto sm:flex-none sm:px-8')}
          >
            Describe the pictures
          </Link>
        )}
      </div>
    </div>
  );
}
