import { nameOfDay } from '#domain/numbers/describe-numbers.ts';
import type { Numbers } from '#domain/numbers/numbers.ts';
import { staff, staffTag } from '#languages/staff.ts';

interface DaysChartProps {
  days: Numbers['days'];
  /** As `2026-11-21`. */
  today: string;
}

/** The visits of each day: drawn, and for whoever wants the figures in a table. */
export function DaysChart({ days, today }: DaysChartProps) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  return (
    <section aria-label={staff.numbers.visitsByDay}>
      <div aria-hidden="true">
        <div className="flex h-36 items-end gap-[3px] sm:gap-1.5">
          {days.map(({ day, visits, enquiries }) => (
            <div
              key={day}
              title={`${nameOfDay(day)}: ${staff.screens.visitCount(visits)}, ${staff.screens.enquiryCount(enquiries)}`}
              className="flex h-full max-w-10 flex-1 items-end"
            >
              <div
                style={{ height: `${(visits / most) * 100}%` }}
                className={`min-h-0.5 w-full rounded-t-sm forced-color-adjust-none print-color-adjust-exact ${enquiries > 0 ? 'bg-bar-marked' : 'bg-bar'}`}
              />
            </div>
          ))}
        </div>
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-note text-soft">
          <span>{nameOfDay(first)}</span>
          {days.some(({ enquiries }) => enquiries > 0) && <span>{staff.numbers.brassHint}</span>}
          <span>{last === today ? staff.numbers.today : nameOfDay(last)}</span>
        </p>
      </div>
      <details className="mt-2 print:hidden">
        <summary className="min-h-8 cursor-pointer py-1 text-note text-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5">
          {staff.numbers.dayByDay}
        </summary>
        <table className="mt-2 w-full max-w-md text-note">
          <thead>
            <tr className="border-line border-b text-soft">
              <th scope="col" className="py-2 text-start font-medium">
                {staff.numbers.day}
              </th>
              {[staff.numbers.visits, staff.numbers.views, staff.numbers.enquiries].map((name) => (
                <th key={name} scope="col" className="py-2 ps-4 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, visits, views, enquiries }) => (
              <tr key={day} className="border-line border-b">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {nameOfDay(day)}
                </th>
                {Object.entries({ visits, views, enquiries }).map(([name, count]) => (
                  <td key={name} className="py-1.5 ps-4 text-end tabular-nums">
                    {count.toLocaleString(staffTag())}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
