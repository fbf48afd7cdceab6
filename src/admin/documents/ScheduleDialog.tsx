import { useId, useState } from 'react';
import { stillTheSame } from '#admin/translations/Left.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { momentOf, type WallTime, wallTimeOf } from '#domain/articles/schedule-time.ts';
import type { Untranslated } from '#domain/text/untranslated.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { StoredDocument } from './document-kind.ts';
import type { DocumentChanges } from './use-document-changes.ts';
import type { DocumentStatus } from './use-document-status.ts';

interface ScheduleDialogProps {
  status: Pick<DocumentStatus, 'status' | 'isPublished' | 'scheduledAt'>;
  changes: Pick<DocumentChanges<StoredDocument>, 'scheduling' | 'unscheduling'>;
  /** What of a translation is still its original. */
  left?: Untranslated | null;
  onClose: () => void;
}

/** When something, or the changes to what is live, are to go live. */
export function ScheduleDialog({ status, changes, left, onClose }: ScheduleDialogProps) {
  const id = useId();
  const { scheduledAt } = status;
  const [wall, setWall] = useState<WallTime>(() =>
    scheduledAt ? wallTimeOf(new Date(scheduledAt), site.timeZone) : tomorrowMorning(),
  );
  const [problem, setProblem] = useState('');
  const { scheduling, unscheduling } = changes;
  const failure = scheduling.error ?? unscheduling.error;
  const moment = momentOf(wall, site.timeZone);
  const isLive = status.isPublished && status.status !== 'scheduled';

  function submit() {
    if (!moment) return setProblem(staff.documents.chooseDayAndTime);
    if (moment.getTime() <= Date.now()) {
      return setProblem(staff.documents.timeHasPassed);
    }
    setProblem('');
    scheduling.mutate(moment, { onSuccess: (isDone) => isDone && onClose() });
  }

  return (
    <Dialog isOpen title={staff.documents.schedule} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!scheduling.isPending) submit();
        }}
      >
        <p className="text-soft">
          {staff.documents.laterChangesExcluded(
            isLive ? staff.documents.scheduledChangeHint : staff.documents.goesLiveThen,
          )}
        </p>
        {left && left.same > 0 && <Callout tone="caution" title={stillTheSame(left)} />}
        <div className="flex flex-wrap gap-4">
          {(['date', 'time'] as const).map((part) => (
            <div key={part} className="flex-1 basis-36">
              <label htmlFor={`${id}-${part}`} className="mb-1.5 block font-medium">
                {staff.documents[part]}
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
            staff.documents.onBusinessClock(formatDateTime(moment.getTime(), site.timeZone))}
        </p>
        {problem && <Callout tone="bad" title={problem} />}
        {failure && (
          <Callout tone="bad" title={staff.documents.notScheduled}>
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
              {staff.documents.confirmUnschedule}
            </Button>
          )}
          <Button onClick={onClose}>{staff.common.cancel}</Button>
          <Button type="submit" kind="primary" isPending={scheduling.isPending}>
            {scheduling.isPending ? staff.documents.scheduling : staff.documents.schedule}
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
