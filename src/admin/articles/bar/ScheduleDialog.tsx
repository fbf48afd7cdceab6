import { useId, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { fieldClass } from '#admin/ui/fields/field-class.ts';
import type { PublicationStatus } from '#domain/articles/publication-status.ts';
import { momentOf, type WallTime, wallTimeOf } from '#domain/articles/schedule-time.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { site } from '#site';

interface Scheduling<Input> {
  isPending: boolean;
  error: Error | null;
  mutate: (input: Input, options: { onSuccess: (isDone: unknown) => void }) => void;
}

interface ScheduleDialogProps {
  /** 'article' */
  what: string;
  status: {
    status: PublicationStatus | null;
    published: object | null;
    scheduledAt: string | null;
  };
  /** Scheduling answers whether it was done. */
  publishing: { scheduling: Scheduling<Date>; unscheduling: Scheduling<undefined> };
  onClose: () => void;
}

/** When something, or the changes to what is live, are to go live. */
export function ScheduleDialog({ what, status, publishing, onClose }: ScheduleDialogProps) {
  const id = useId();
  const { scheduledAt } = status;
  const [wall, setWall] = useState<WallTime>(() =>
    scheduledAt ? wallTimeOf(new Date(scheduledAt), site.timeZone) : tomorrowMorning(),
  );
  const [problem, setProblem] = useState('');
  const { scheduling, unscheduling } = publishing;
  const failure = scheduling.error ?? unscheduling.error;
  const moment = momentOf(wall, site.timeZone);
  const isLive = status.published !== null && status.status !== 'scheduled';

  function submit() {
    if (!moment) return setProblem('Choose a day and a time.');
    if (moment.getTime() <= Date.now()) {
      return setProblem('This time has passed. Choose a later one, or publish now.');
    }
    setProblem('');
    scheduling.mutate(moment, { onSuccess: (isDone) => isDone && onClose() });
  }

  return (
    <Dialog isOpen title="Schedule" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!scheduling.isPending) submit();
        }}
      >
        <p className="text-soft">
          {isLive
            ? 'Visitors keep reading the present text. At this time the text as it is now takes its place, whether anybody is here or not.'
            : `The ${what} goes live at this time, whether anybody is here or not.`}{' '}
          What is changed after that is not part of it.
        </p>
        <div className="flex flex-wrap gap-4">
          {(['date', 'time'] as const).map((part) => (
            <div key={part} className="flex-1 basis-36">
              <label htmlFor={`${id}-${part}`} className="mb-1.5 block font-medium">
                {part === 'date' ? 'Date' : 'Time'}
              </label>
              <input
                id={`${id}-${part}`}
                type={part}
                required
                value={wall[part]}
                onChange={({ target }) => setWall({ ...wall, [part]: target.value })}
                aria-describedby={`${id}-moment`}
                className={fieldClass({ extra: 'flex w-full items-center px-3.5 text-control' })}
              />
            </div>
          ))}
        </div>
        <p id={`${id}-moment`} role="status" className="text-note text-soft">
          {moment &&
            `${formatDateTime(moment.getTime(), site.timeZone)}, on the clock of the business.`}
        </p>
        {problem && <Callout tone="bad" title={problem} />}
        {failure && (
          <Callout tone="bad" title="Not scheduled">
            {failure.message}
          </Callout>
        )}
        <DialogActions>
          {scheduledAt && (
            <Button
              kind="danger"
              isPending={unscheduling.isPending}
              onClick={() => unscheduling.mutate(undefined, { onSuccess: onClose })}
            >
              Take it off the schedule
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isPending={scheduling.isPending}>
            {scheduling.isPending ? 'Scheduling…' : 'Schedule'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function tomorrowMorning(): WallTime {
  const { date } = wallTimeOf(new Date(Date.now() + 86_400_000), site.timeZone);
  return { date, time: '09:00' };
}
