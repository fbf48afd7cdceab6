import { Button } from '#admin/ui/Button.tsx';
import { megabytes } from '#domain/media/media-library.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { ACCEPTED, ChooseFiles, PDF_FILES } from './ChooseFiles.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import type { Upload } from './upload.ts';
import { removeUploads, replaceUpload, retryUploads } from './uploads.ts';

/** Shown while there is no message. */
const STATES: Partial<Record<Upload['state'], MessageKey<'uploads'>>> = {
  waiting: 'waiting',
  preparing: 'preparing',
  ready: 'readyToBeSent',
  placing: 'waitsForGallery',
};

/** One file: its preview, its progress, and what can be done about it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { name, state, message, previewUrl, progress } = upload;
  const isProblem = state === 'refused' || state === 'failed';
  const said = STATES[state];
  return (
    <li className="flex min-h-21 items-center gap-3 py-2.5">
      {previewUrl ? (
        <img
          src={previewUrl}
          alt=""
          className="size-16 shrink-0 rounded-lg bg-shade object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-lg bg-shade text-note text-soft"
        >
          {/\.pdf$/i.test(name) && 'PDF'}
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere text-control">{name}</p>
        {state === 'sending' ? (
          <div className="flex items-center gap-3 py-1.5">
            <ProgressBar label={staff.uploads.sending(name)} value={progress} />
          </div>
        ) : (
          <p className={`text-note ${isProblem ? 'text-bad' : 'text-soft'}`}>
            {message || (said && staff.uploads[said])}
          </p>
        )}
      </div>
      <RowEnd upload={upload} />
    </li>
  );
}

function RowEnd({ upload }: { upload: Upload }) {
  const { id, name, state, progress } = upload;
  if (state === 'done') {
    return (
      <span className="grid size-11 shrink-0 place-items-center text-good">
        <span aria-hidden="true">✓</span>
        <span className="sr-only">{staff.uploads.arrived}</span>
      </span>
    );
  }
  const isProblem = state === 'refused' || state === 'failed';
  return (
    <span className={`flex shrink-0 items-center ${isProblem ? 'gap-1 max-sm:flex-col' : ''}`}>
      {state === 'refused' && (
        <ChooseFiles
          isSingle
          accept={upload.wanted === 'picture' ? undefined : `${ACCEPTED},${PDF_FILES}`}
          aria-label={staff.uploads.chooseInsteadOf(name)}
          onFiles={([file]) => file && replaceUpload(upload, file)}
        >
          {staff.uploads.choose}
        </ChooseFiles>
      )}
      {state === 'failed' && (
        <Button aria-label={staff.uploads.tryNamedAgain(name)} onClick={() => retryUploads([id])}>
          {staff.common.tryAgain}
        </Button>
      )}
      {state === 'sending' && (
        <span className="text-note text-soft tabular-nums">{Math.round(progress * 100)} %</span>
      )}
      <button
        type="button"
        aria-label={
          state === 'refused' ? staff.uploads.takeOffTheList(name) : staff.uploads.cancel(name)
        }
        onClick={() => removeUploads([id])}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-soft hover:text-text"
      >
        <span aria-hidden="true">×</span>
      </button>
    </span>
  );
}

/** '209 MB became 38 MB'; '' before anything is ready. */
export function sizesOf(chosenBytes: number, sentBytes: number): string {
  return sentBytes > 0 ? staff.uploads.became(megabytes(chosenBytes), megabytes(sentBytes)) : '';
}
