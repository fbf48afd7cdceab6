import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { galleryNames } from '#admin/queries/galleries.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { staff, staffTag } from '#languages/staff.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { timeLeft, type UploadSummary } from './summary.ts';
import { sizesOf } from './UploadRow.tsx';
import type { UploadDestination } from './upload.ts';
import { $isPaused } from './upload-list.ts';

interface UploadHeadProps {
  summary: UploadSummary;
  destination: UploadDestination;
  onDestination: (destination: UploadDestination) => void;
}

/** The progress of all files. */
export function UploadHead({ summary, destination, onDestination }: UploadHeadProps) {
  const { total, settled, problems, share } = summary;
  const isRunning = settled < total;
  const facts = useFacts(summary, isRunning);
  return (
    <header className="grid gap-3">
      <h2 className="max-w-lg font-display text-screen leading-tight sm:text-sheet">
        {isRunning
          ? staff.uploads.fromThis(staff.screens.fileCount(total), device())
          : outcome(summary)}
      </h2>
      <DestinationField value={destination} onChange={onDestination} />
      <p className="max-w-prose text-soft">
        {[...facts, ending(isRunning, problems)].filter(Boolean).join(' ')}
      </p>
      <ProgressBar size="thick" label={staff.uploads.allFiles} value={share} />
    </header>
  );
}

function useFacts({ share, chosenBytes, sentBytes }: UploadSummary, isRunning: boolean): string[] {
  const isPaused = useStore($isPaused);
  const begun = useRef({ at: Date.now(), share });
  const { current } = begun;
  const left =
    isRunning && !isPaused && timeLeft(share - current.share, 1 - share, Date.now() - current.at);
  const facts = [sizesOf(chosenBytes, sentBytes), isPaused ? staff.uploads.paused : left].filter(
    Boolean,
  );
  const sentence = facts.join(', ');
  return sentence
    ? [`${sentence.charAt(0).toLocaleUpperCase(staffTag())}${sentence.slice(1)}.`]
    : [];
}

function ending(isRunning: boolean, problems: number): string {
  if (!isRunning) {
    return problems > 0 ? staff.uploads.someNotTaken(staff.screens.fileCount(problems)) : '';
  }
  return device() === 'phone' ? staff.uploads.goesOnPhone : staff.uploads.goesOnComputer;
}

function outcome({ done, total, problems }: UploadSummary): string {
  return problems === 0
    ? staff.uploads.allArrived(staff.screens.fileCount(done), done === 1)
    : staff.uploads.someArrived(done, staff.screens.fileCount(total));
}

/** As far as the pointer tells. */
function device(): 'phone' | 'computer' {
  return matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';
}

interface DestinationFieldProps {
  value: UploadDestination;
  onChange: (destination: UploadDestination) => void;
}

/** The library, or the end of a gallery. */
export function DestinationField({ value, onChange }: DestinationFieldProps) {
  const galleries = useQuery(galleryNames).data ?? [];
  const current = value === 'library' ? '' : value.galleryId;
  const known = galleries.some(({ id }) => id === current);
  const options: Record<string, string> = {
    '': staff.uploads.theLibrary,
    ...(current && !known && { [current]: staff.uploads.aGallery }),
    ...Object.fromEntries(
      galleries.map(({ id, title }) => [
        id,
        staff.uploads.galleryNamed(title || staff.uploads.withoutATitle),
      ]),
    ),
  };
  return (
    <Select
      label={staff.uploads.into}
      value={current}
      options={options}
      onChange={(id) => {
        const title = galleries.find((gallery) => gallery.id === id)?.title;
        onChange(id === '' ? 'library' : { galleryId: id, title });
      }}
      className="max-w-full"
    />
  );
}
