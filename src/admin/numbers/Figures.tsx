import type { ReactNode } from 'react';
import { nameOfDay, nameOfMonth } from '#domain/numbers/describe-numbers.ts';
import { isSlow, monthFrom, type Numbers, ofHundred } from '#domain/numbers/numbers.ts';
import { staff, staffTag } from '#languages/staff.ts';

export interface NumbersPart {
  numbers: Numbers;
  /** What a page is called. */
  titleOf: (path: string) => string;
}

const spell = (count: number) => count.toLocaleString(staffTag());

/** The visits of each day: drawn, and for whoever wants the figures in a table. */
export function DaysChart({ days }: Numbers) {
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const { visits, views, day, dayByDay, brassHint, visitsByDay } = staff.numbers;
  return (
    <section aria-label={visitsByDay}>
      <div aria-hidden="true">
        <div className="flex h-36 items-end gap-[3px] sm:gap-1.5">
          {days.map((one) => (
            <div
              key={one.day}
              title={`${nameOfDay(one.day)}: ${staff.screens.visitCount(one.visits)}, ${staff.screens.enquiryCount(one.enquiries)}`}
              style={{ height: `${(one.visits / most) * 100}%` }}
              className={`min-h-0.5 max-w-10 flex-1 rounded-t-sm forced-color-adjust-none print-color-adjust-exact ${one.enquiries > 0 ? 'bg-bar-marked' : 'bg-bar'}`}
            />
          ))}
        </div>
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-note text-soft">
          <span>{nameOfDay(days[0]?.day ?? '')}</span>
          {days.some((one) => one.enquiries > 0) && (
            <span className="max-sm:order-last max-sm:w-full">{brassHint}</span>
          )}
          <span>{nameOfDay(days.at(-1)?.day ?? '')}</span>
        </p>
      </div>
      <details className="mt-2 print:hidden">
        <summary className="min-h-8 cursor-pointer py-1 text-note text-soft pointer-coarse:min-h-11 pointer-coarse:py-2.5">
          {dayByDay}
        </summary>
        <Table head={[day, visits, views, staff.shell.enquiries]}>
          {days.map((one) => (
            <TableRow key={one.day} name={nameOfDay(one.day)}>
              {[one.visits, one.views, one.enquiries].map(spell)}
            </TableRow>
          ))}
        </Table>
      </details>
    </section>
  );
}

/** Which pages are read, beside the month before, what they bring, and for how many they are quick. */
export function PagesTable({ numbers: { month, since, pages, quick }, titleOf }: NumbersPart) {
  const words = staff.numbers;
  const wasCounting = since !== null && since < month;
  const before = nameOfMonth(monthFrom(month, -1), month);
  const slow = pages.filter(isSlow).map(({ path }) => titleOf(path));
  return (
    <section aria-label={staff.shell.pages} className="grid gap-4">
      {quick !== null && (
        <p>
          <span className="font-semibold">{words.siteIsQuick(ofHundred(quick))}</span>
          {slow.length > 0 && ` ${words.slowForMany(slow)}`}
        </p>
      )}
      <Table
        head={[staff.goingLive.page, words.views, before, staff.shell.enquiries, words.quickFor]}
      >
        {pages.map((page) => (
          <TableRow
            key={page.path}
            name={
              <>
                <a href={page.path} className="font-semibold underline-offset-4 hover:underline">
                  {titleOf(page.path)}
                </a>
                {wasCounting && (
                  <span className="block text-note text-soft sm:hidden">
                    {words.inMonth(spell(page.before), before)}
                  </span>
                )}
              </>
            }
          >
            {[
              spell(page.views),
              wasCounting ? spell(page.before) : '–',
              spell(page.enquiries),
              page.quick === null ? '–' : words.ofHundred(ofHundred(page.quick)),
            ]}
          </TableRow>
        ))}
      </Table>
      <p className="max-w-prose text-note text-soft">{words.quickHint}</p>
    </section>
  );
}

/** On a phone the middle one of five columns stands below the name. */
const TABLE = 'w-full max-sm:[&_tr>:nth-child(3):nth-last-child(3)]:hidden';

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table className={TABLE}>
      <thead className="text-note text-soft">
        <tr className="border-line border-b align-top">
          {head.map((name, nth) => (
            <th
              key={name}
              scope="col"
              className={`py-2 font-medium ${nth === 0 ? 'text-start' : 'ps-3 text-end sm:ps-6'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function TableRow({ name, children }: { name: ReactNode; children: readonly string[] }) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="wrap-anywhere py-2.5 text-start font-normal">
        {name}
      </th>
      {children.map((figure, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
        <td key={nth} className="whitespace-nowrap py-2.5 ps-3 text-end tabular-nums sm:ps-6">
          {figure}
        </td>
      ))}
    </tr>
  );
}
