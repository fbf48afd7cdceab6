import { nameOfMonth } from '#domain/numbers/describe-numbers.ts';
import { isSlow, monthFrom, type Numbers, ofHundred } from '#domain/numbers/numbers.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { useFirstRows } from './use-first-rows.tsx';

interface PagesTableProps {
  numbers: Numbers;
  titleOf: (path: string) => string;
}

/** Which pages are read, beside the month before, what they bring, and for how many they are quick. */
export function PagesTable({ numbers: { month, pages, quick }, titleOf }: PagesTableProps) {
  const before = nameOfMonth(monthFrom(month, -1), month);
  const mostEnquiries = Math.max(1, ...pages.map(({ enquiries }) => enquiries));
  const { rows, more } = useFirstRows(pages, FIRST, staff.numbers.pages);
  const slow = pages.filter(isSlow);
  const spell = (count: number) => count.toLocaleString(staffTag());
  return (
    <section aria-label={staff.numbers.pages} className="grid gap-4">
      {quick !== null && (
        <p>
          <span className="font-semibold">{staff.numbers.siteIsQuick(ofHundred(quick))}</span>
          {slow.length > 0 &&
            ` ${staff.numbers.slowForMany(slow.map(({ path }) => titleOf(path)))}`}
        </p>
      )}
      <table className="w-full">
        <thead>
          <tr className="border-line border-b align-bottom text-note text-soft">
            <th scope="col" className="py-2 text-start font-medium">
              {staff.numbers.page}
            </th>
            <th scope="col" className={HEAD}>
              {staff.numbers.views}
            </th>
            <th scope="col" className={`${HEAD} max-sm:hidden`}>
              {before}
            </th>
            <th scope="col" className={HEAD}>
              {staff.numbers.enquiries}
            </th>
            <th scope="col" className={HEAD}>
              {staff.numbers.quickFor}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((page) => (
            <tr key={page.path} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-3 text-start align-top font-semibold">
                <a href={page.path} className="underline-offset-4 hover:underline">
                  {titleOf(page.path)}
                </a>
                <span className="block font-normal text-note text-soft sm:hidden">
                  {staff.numbers.inMonth(spell(page.before), before)}
                </span>
              </th>
              <td className={CELL}>{spell(page.views)}</td>
              <td className={`${CELL} max-sm:hidden`}>{spell(page.before)}</td>
              <td className={`${CELL} ${page.enquiries === mostEnquiries ? 'font-semibold' : ''}`}>
                {spell(page.enquiries)}
              </td>
              <td className={`${CELL} ${isSlow(page) ? 'text-caution' : ''}`}>
                {page.quick === null ? '–' : staff.numbers.ofHundred(ofHundred(page.quick))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
      <p className="max-w-prose text-note text-soft">{staff.numbers.quickHint}</p>
    </section>
  );
}

/** How many pages are in sight at once. */
const FIRST = 15;

const HEAD = 'py-2 ps-3 text-end font-medium sm:ps-6';
const CELL = 'whitespace-nowrap py-3 ps-3 text-end align-top tabular-nums sm:ps-6';
