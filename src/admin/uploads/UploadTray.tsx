import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { invalidate } from '#admin/queries/entities.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { summarize } from './summary.ts';
import { $uploads, onUploaded } from './upload-list.ts';
import { closeUploads, resumeUploads } from './uploads.ts';

/** Debounces the refetch of lists after an arrival. */
const SETTLE_MS = 800;
const TIDY_AFTER_MS = 60_000;

/** On every screen: resumes an earlier visit's uploads, and shows the progress on other screens. */
export function UploadTray() {
  useLife();
  const { pathname } = useLocation();
  const { total, done, settled, problems, share } = summarize(useStore($uploads));
  const isRunning = settled < total;
  if (pathname === STAFF.upload || (!isRunning && problems === 0)) return null;
  return (
    <Link
      to={STAFF.upload}
      className="fixed bottom-4 inset-s-4 z-30 grid min-h-11 w-56 content-center gap-1.5 rounded-lg border border-line bg-panel px-4 py-2.5 shadow-lg md:inset-s-[15.5rem]"
    >
      <span className="font-medium text-note">
        {isRunning
          ? staff.shell.uploadingOf(done, total)
          : staff.shell.filesNotTaken(staff.screens.fileCount(problems))}
      </span>
      {isRunning && <ProgressBar label={staff.shell.uploading} value={share} />}
    </Link>
  );
}

function useLife(): void {
  const queries = useQueryClient();
  useEffect(() => {
    resumeUploads();
    const tidying = setTimeout(tidyUp, TIDY_AFTER_MS);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ends = onUploaded(({ destination }) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void invalidate(queries, 'media');
        if (destination !== 'library') void queries.invalidateQueries({ queryKey: ['galleries'] });
      }, SETTLE_MS);
    });
    return () => {
      ends();
      clearTimeout(timer);
      clearTimeout(tidying);
      closeUploads();
    };
  }, [queries]);
}

/** A failure leaves it to the next visit. */
function tidyUp(): void {
  import('./clear-leftovers.ts')
    .then(({ clearLeftovers }) => clearLeftovers())
    .catch(() => undefined);
}
