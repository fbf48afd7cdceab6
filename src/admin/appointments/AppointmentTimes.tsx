import { useId } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { fieldClass } from '#admin/ui/fields/TextField.tsx';
import { momentOf, type WallTime } from '#domain/articles/schedule-time.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { site } from '#site';

interface AppointmentTimesProps {
  times: readonly WallTime[];
  /** Free times to begin with. */
  offers: readonly WallTime[];
  /** Why a time can't be, or null. */
  problemOf: (time: WallTime) => string | null;
  /** What to think of at such a time, or ''. */
  noteOn: (time: WallTime) => string;
  /** Whether problems are said: not before somebody has tried. */
  isTried: boolean;
  onChange: (times: WallTime[]) => void;
}

const BLANK: WallTime = { date: '', time: '' };

/** One time or two: free ones to press, and fields for any other. */
export function AppointmentTimes(props: AppointmentTimesProps) {
  const { times, onChange } = props;
  const change = (index: number, to: WallTime) => onChange(times.with(index, to));
  return (
    <>
      <OfferedTimes {...props} />
      {times.map((wall, index) => (
        // Their number is what they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: two places that never change their order.
        <TimeFields key={index} {...{ ...props, wall, index }} onEdit={change} />
      ))}
      <div>
        {times.length === 1 ? (
          <Button onClick={() => onChange([...times, BLANK])}>
            {staff.appointments.addSecondTime}
          </Button>
        ) : (
          <Button onClick={() => onChange(times.slice(0, 1))}>
            {staff.appointments.onlyOneTime}
          </Button>
        )}
      </div>
    </>
  );
}

function OfferedTimes(props: AppointmentTimesProps) {
  const { times, offers, problemOf, onChange } = props;
  const id = useId();
  const isChosen = (offer: WallTime) => times.some((time) => isSame(time, offer));
  if (offers.length === 0) return null;

  function press(offer: WallTime) {
    // What can't be gives way.
    const others = times.filter((time) => !isSame(time, offer) && problemOf(time) === null);
    if (isChosen(offer)) onChange(others.length > 0 ? others : [BLANK]);
    else onChange([...others.slice(0, 1), offer]);
  }
  return (
    <fieldset className="grid gap-1.5" aria-labelledby={id}>
      <p id={id} className="font-medium">
        {staff.appointments.freeTimes}
      </p>
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <Button
            key={`${offer.date} ${offer.time}`}
            aria-pressed={isChosen(offer)}
            className="aria-pressed:border-text aria-pressed:font-semibold"
            onClick={() => press(offer)}
          >
            {shortly(offer)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** What the fields of a time are called. */
const ONLY = { date: 'date', time: 'time' } as const;
const FIRST = { date: 'firstDate', time: 'firstTime' } as const;
const SECOND = { date: 'secondDate', time: 'secondTime' } as const;

interface TimeFieldsProps extends AppointmentTimesProps {
  wall: WallTime;
  index: number;
  onEdit: (index: number, to: WallTime) => void;
}

function TimeFields(props: TimeFieldsProps) {
  const { wall, index, times, problemOf, noteOn, isTried, onEdit } = props;
  const id = useId();
  const moment = momentOf(wall, site.timeZone);
  const isSaid = isTried || (wall.date !== '' && wall.time !== '');
  const problem = isSaid ? problemOf(wall) : null;
  const note = moment && !problem ? noteOn(wall) : '';
  const labels = times.length > 1 ? (index === 0 ? FIRST : SECOND) : ONLY;
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        {(['date', 'time'] as const).map((part) => (
          <div key={part} className="flex-1 basis-36">
            <label htmlFor={`${id}-${part}`} className="mb-1.5 block font-medium">
              {staff.appointments[labels[part]]}
            </label>
            <input
              id={`${id}-${part}`}
              type={part}
              value={wall[part]}
              onChange={({ target }) => onEdit(index, { ...wall, [part]: target.value })}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-said`}
              className={fieldClass({
                isWrong: problem !== null,
                extra: 'flex w-full items-center px-3.5 text-control',
              })}
            />
          </div>
        ))}
      </div>
      <p
        id={`${id}-said`}
        role="status"
        className={`mt-1.5 text-note ${problem ? 'text-bad' : 'text-soft'}`}
      >
        {problem ??
          (moment && (
            <>
              {formatDateTime(moment.getTime(), site.timeZone)}.{' '}
              <span className="text-caution">{note}</span>
            </>
          ))}
      </p>
    </div>
  );
}

function isSame(one: WallTime, other: WallTime): boolean {
  return one.date === other.date && one.time === other.time;
}

/** `Thu 26 Nov, 09:00` */
function shortly({ date, time }: WallTime): string {
  const day = new Intl.DateTimeFormat(staffTag(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  }).format(new Date(date));
  return `${day.replace(',', '')}, ${time}`;
}
