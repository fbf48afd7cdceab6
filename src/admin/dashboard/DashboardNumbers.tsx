import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { numbersOf } from '#admin/queries/counts.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { LinkRow } from '#admin/ui/lists/List.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { monthOf, totalsOf, worthALook } from '#domain/numbers/numbers.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { DashboardSection } from './DashboardSection.tsx';

/** What the dashboard asks for, to tell of the month that runs. */
export function useNumbersQueries() {
  const numbers = useQuery(numbersOf(monthOf(Date.now(), site.timeZone)));
  return [numbers, useQuery(businessSettings)] as const;
}

/** The month that runs; undefined where nothing is counted. */
export function useThisMonth() {
  const [{ data: numbers }, { data: saved }] = useNumbersQueries();
  return saved?.settings.counts && numbers?.since ? numbers : undefined;
}

/** What is worth a look in the numbers, each as a row of what needs somebody. */
export function useNumberRows() {
  const numbers = useThisMonth();
  if (!numbers) return [];
  const { missed, slow } = worthALook(numbers);
  const rows = [
    missed && {
      title: staff.dashboard.missedOften(missed.path, missed.count),
      children: staff.dashboard.missedOftenHint,
    },
    slow > 0 && {
      title: staff.dashboard.slowForMany(staff.screens.pageCount(slow), slow === 1),
      children: staff.dashboard.slowForManyHint,
    },
  ];
  return rows.flatMap((row) =>
    row ? [<LinkRow key={row.title} to={STAFF.numbers} {...row} />] : [],
  );
}

/** How the month goes, beside what is to be done. */
export function NumbersCard() {
  const numbers = useThisMonth();
  if (!numbers) return null;
  const { visits, enquiries } = totalsOf(numbers);
  return (
    <DashboardSection title={staff.shell.numbers}>
      <div className="grid gap-1 rounded-xl border border-line bg-panel p-5 sm:p-6">
        <p className="font-semibold text-control">
          {staff.screens.visitCount(visits)}, {staff.screens.enquiryCount(enquiries)}
        </p>
        <p className="text-note text-soft">
          <Link to={STAFF.numbers} className="underline underline-offset-4">
            {staff.dashboard.thisMonth}
          </Link>
        </p>
      </div>
    </DashboardSection>
  );
}
