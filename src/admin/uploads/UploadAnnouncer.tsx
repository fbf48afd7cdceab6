import { useEffect, useRef, useState } from 'react';
import { staff } from '#languages/staff.ts';
import { summarize } from './summary.ts';
import { isSettled, type Upload } from './upload.ts';

/** Tells screen readers of the beginning, of each problem and of the end. */
export function UploadAnnouncer({ uploads }: { uploads: readonly Upload[] }) {
  const [words, setWords] = useState('');
  const before = useRef(uploads);
  useEffect(() => {
    const said = whatHappened(before.current, uploads);
    before.current = uploads;
    if (said) setWords(said);
  }, [uploads]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

function whatHappened(before: readonly Upload[], now: readonly Upload[]): string {
  const added = now.length - before.length;
  const known = new Map(before.map((upload) => [upload.id, upload.state]));
  const fresh = now.filter((upload) => {
    const isProblem = upload.state === 'refused' || upload.state === 'failed';
    return isProblem && known.get(upload.id) !== upload.state;
  });
  const isOver = now.length > 0 && now.every(isSettled) && !before.every(isSettled);
  const { done, total } = summarize(now);
  return [
    added > 0 && staff.uploads.chosen(staff.screens.fileCount(added)),
    ...fresh.map(({ name, message }) => `${name}: ${message}`),
    isOver && staff.uploads.ofArrived(done, staff.screens.fileCount(total)),
  ]
    .filter(Boolean)
    .join(' ');
}
