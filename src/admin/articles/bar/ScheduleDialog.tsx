import { useId, useState } from 'react';
import { stillTheSame } from '#admin/translations/Left.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import type { PublicationStatus } from '#domain/articles/publication-status.ts';
import { momentOf, type WallTime, wallTimeOf } from '#domain/articles/schedule-time.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface Scheduling<Input> {
  isPending: boolean;
  error: Error | null;
  mutate: (input: Input, options: { onSuccess: (isDone: unknown) => void }) => void;
}

interface ScheduleDialogProps {
  what: 'article' | 'page';
  status: {
    status: PublicationStatus | null;
    published: object | null;
    scheduledAt: string | null;
  };
  /** Scheduling answers whether it was done. */
  publishing: { scheduling: Scheduling<Date>; unscheduling: Scheduling<undefined> };
  /** What of a translation is still its original. */
  left?: Untranslated | null;
  onClose: () => void;
}

/** When something, or the changes to what is live, are to go live. */
export function ScheduleDialog({ what, status, publishing, left, onClose }: ScheduleDialogProps) {
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
    if (!moment) return setProblem(staff.articles.chooseDayAndTime);
    if (moment.getTime() <= Date.now()) {
      return setProblem(staff.articles.timeHasPassed);
    }
    setProblem('');
    scheduling.mutate(moment, { onSuccess: (isDone) => isDone && onClose() });
  }

  return (
    <Dialog isOpen title={staff.articles.schedule} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!scheduling.isPending) submit();
        }}
      >
        <p className="text-soft">
          {staff.articles.laterChangesExcluded(
            isLive ? staff.articles.scheduledChangeHint : staff.articles.goesLiveThen(what),
          )}
        </p>
        {left && left.same > 0 && <Callout tone="caution" title={stillTheSame(left)} />}
        <div className="flex flex-wrap gap-4">
          {(['date', 'time'] as const).map((part) => (
            <div key={part} className="flex-1 basis-36">
              <label htmlFor={`${id}-${part}`} className="mb-1.5 block font-medium">
                {staff.articles[part]}
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
            staff.articles.onBusinessClock(formatDateTime(moment.getTime(), site.timeZone))}
        </p>
        {problem && <Callout tone="bad" title={problem} />}
        {failure && (
          <Callout tone="bad" title={staff.articles.notScheduled}>
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
              {staff.articles.unschedule}
            </Button>
          )}
          <Button onClick={onClose}>{staff.articles.cancel}</Button>
          <Button type="submit" kind="primary" isPending={scheduling.isPending}>
            {scheduling.isPending ? staff.articles.scheduling : staff.articles.schedule}
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
