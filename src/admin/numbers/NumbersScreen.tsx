import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { numbersOf } from '#admin/queries/counts.ts';
import { linkChoices, usePageTitles } from '#admin/queries/links/links.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { saveFile } from '#admin/ui/save-file.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  compareVisits,
  describeTotals,
  format,
  nameOfDay,
  nameOfMonth,
} from '#domain/numbers/describe-numbers.ts';
import {
  monthsSince,
  type Numbers,
  pagesOfMostEnquiries,
  totalsOf,
} from '#domain/numbers/numbers.ts';
import { numbersCsv } from '#domain/numbers/numbers-csv.ts';
import { formatSortable } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { DaysChart } from './DaysChart.tsx';
import { NumbersAside } from './NumbersAside.tsx';
import { PagesTable } from './PagesTable.tsx';

/** /admin/numbers: how often the site is read in a month, and what comes of it. */
export function NumbersScreen() {
  const today = formatSortable(useStore($now), site.timeZone).slice(0, 10);
  const thisMonth = `${today.slice(0, 7)}-01`;
  const [asked, setAsked] = useSearchParams();
  const wanted = `${asked.get('month')}-01`;
  const month = /^\d{4}-\d{2}-01$/.test(wanted) && wanted < thisMonth ? wanted : thisMonth;
  const query = useQuery(numbersOf(month));
  const settings = useQuery(businessSettings);
  const areIn = useSettled(settings, useQuery(linkChoices));
  const titleOf = usePageTitles();
  const numbers = areIn ? query.data : undefined;
  const months = monthsSince(numbers?.since ?? thisMonth, today);
  return (
    <Screen
      title={staff.numbers.numbers}
      hint={staff.numbers.nothingIsStored}
      actions={
        numbers?.since && (
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <Select
              label={staff.numbers.month}
              isLabelHidden
              value={month.slice(0, 7)}
              options={Object.fromEntries(
                months.map((one) => [one.slice(0, 7), nameOfMonth(one, thisMonth)]),
              )}
              onChange={(chosen) => setAsked({ month: chosen })}
            />
            <Button className="max-sm:hidden" onClick={() => window.print()}>
              {staff.numbers.print}
            </Button>
            <Button
              onClick={() =>
                saveFile(
                  new Blob([numbersCsv(numbers, titleOf)], { type: 'text/csv;charset=utf-8' }),
                  `numbers-${month.slice(0, 7)}.csv`,
                )
              }
            >
              {staff.numbers.csv}
            </Button>
          </div>
        )
      }
      className="max-w-330 py-8 sm:py-10"
    >
      <Loading what={staff.numbers.theNumbers} query={query} isWaiting={!areIn} />
      {numbers && (
        <>
          {settings.data?.settings.counts === false && (
            <CountingIsOff hasBeenOn={!!numbers.since} />
          )}
          {numbers.since && <Month {...{ numbers, titleOf, today }} since={numbers.since} />}
          {!numbers.since && settings.data?.settings.counts && (
            <EmptyList title={staff.numbers.nothingCountedYet}>
              {staff.numbers.nothingCountedYetHint}
            </EmptyList>
          )}
        </>
      )}
    </Screen>
  );
}

function CountingIsOff({ hasBeenOn }: { hasBeenOn: boolean }) {
  const isAdmin = useStore($session).role === 'admin';
  const { countingIsOff: title, countingIsOffHint: hint } = staff.numbers;
  const way = isAdmin ? (
    <Link to={STAFF.settings} className={buttonClass(hasBeenOn ? 'secondary' : 'primary')}>
      {staff.numbers.switchItOn}
    </Link>
  ) : (
    <p className="text-soft">{staff.numbers.administratorsSwitch}</p>
  );
  if (!hasBeenOn) {
    return (
      <EmptyList title={title} action={way}>
        {hint}
      </EmptyList>
    );
  }
  return (
    <div className="mb-8 max-w-list print:hidden">
      <Callout title={title} actions={way} />
    </div>
  );
}

interface MonthProps {
  numbers: Numbers;
  since: string;
  titleOf: (path: string) => string;
  today: string;
}

function Month({ numbers, since, titleOf, today }: MonthProps) {
  const { month, pages, floods } = numbers;
  const compared = compareVisits(numbers);
  const best = pagesOfMostEnquiries(pages, otherLanguages());
  const isEmpty = numbers.days.every(({ views }) => views === 0);
  return (
    <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-10">
        <div className="grid gap-3">
          <h2 className="font-display text-screen/tight first-letter:uppercase sm:text-sheet/tight">
            {describeTotals(totalsOf(numbers))}
          </h2>
          <div className="max-w-prose text-control text-soft">
            <span className="print:inline hidden">{format(month, MONTH)}. </span>
            {compared && <span className="inline-block first-letter:uppercase">{compared}</span>}{' '}
            {best.length > 0 && (
              <RichText
                text={staff.numbers.bringMost(best.length === 1)}
                parts={{ pages: <PageNames paths={best} titleOf={titleOf} /> }}
              />
            )}{' '}
            {since > month && staff.numbers.countedSince(nameOfDay(since))}
          </div>
          {floods > 0 && <p className="text-note text-soft">{staff.numbers.leftOut(floods)}</p>}
        </div>
        {isEmpty ? (
          <p className="text-control">{staff.numbers.noVisits}</p>
        ) : (
          <>
            <DaysChart days={numbers.days} today={today} />
            <PagesTable numbers={numbers} titleOf={titleOf} />
          </>
        )}
      </div>
      <NumbersAside numbers={numbers} titleOf={titleOf} />
    </div>
  );
}

const MONTH = { month: 'long', year: 'numeric' } as const;

interface PageNamesProps {
  paths: readonly string[];
  titleOf: (path: string) => string;
}

/** `Staircases and Walnut kitchen`, each as a link. */
function PageNames({ paths, titleOf }: PageNamesProps) {
  return paths.map((path, nth) => (
    <Fragment key={path}>
      {nth > 0 && ', '}
      <a href={path} className="font-semibold text-text underline-offset-4 hover:underline">
        {titleOf(path)}
      </a>
    </Fragment>
  ));
}
