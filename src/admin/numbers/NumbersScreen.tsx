import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
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
import { saveTable } from '#admin/ui/save-file.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  compareVisits,
  describeTotals,
  nameOfDay,
  nameOfMonth,
} from '#domain/numbers/describe-numbers.ts';
import {
  monthOf,
  monthsSince,
  ofHundred,
  pagesOfMostEnquiries,
  totalsOf,
} from '#domain/numbers/numbers.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { DaysChart, type NumbersPart, PagesTable } from './Figures.tsx';
import { NumbersAside } from './NumbersAside.tsx';

/** /admin/numbers: how often the site is read in a month, and what comes of it. */
export function NumbersScreen() {
  const thisMonth = monthOf(useStore($now), site.timeZone);
  const [asked, setAsked] = useSearchParams();
  const wanted = `${asked.get('month')}-01`;
  const month = /^\d{4}-\d{2}-01$/.test(wanted) && wanted < thisMonth ? wanted : thisMonth;
  const query = useQuery(numbersOf(month));
  const settings = useQuery(businessSettings);
  const areIn = useSettled(settings, useQuery(linkChoices));
  const isCounting = settings.data?.settings.counts ?? true;
  const titleOf = usePageTitles();
  const numbers = areIn ? query.data : undefined;
  const months = monthsSince(numbers?.since ?? thisMonth, thisMonth);
  return (
    <Screen
      title={staff.shell.numbers}
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
            <Button onClick={() => saveCsv({ numbers, titleOf })}>{staff.numbers.csv}</Button>
          </div>
        )
      }
      className="max-w-330 py-8 sm:py-10"
    >
      <Loading what={staff.numbers.theNumbers} query={query} isWaiting={!areIn} />
      {numbers && (
        <>
          {!isCounting && <CountingIsOff />}
          {numbers.since && <Month {...{ numbers, titleOf }} />}
          {!numbers.since && isCounting && (
            <EmptyList title={staff.numbers.nothingCountedYet}>
              {staff.numbers.nothingCountedYetHint}
            </EmptyList>
          )}
        </>
      )}
    </Screen>
  );
}

function CountingIsOff() {
  const isAdmin = useStore($session).role === 'admin';
  const way = isAdmin && (
    <Link to={STAFF.settings} className={buttonClass()}>
      {staff.numbers.switchItOn}
    </Link>
  );
  return (
    <div className="mb-8 max-w-list print:hidden">
      <Callout title={staff.numbers.countingIsOff} actions={way}>
        {staff.numbers.countingIsOffHint} {!isAdmin && staff.numbers.administratorsSwitch}
      </Callout>
    </div>
  );
}

function Month(part: NumbersPart) {
  const { numbers, titleOf } = part;
  const { month, since, days, floods } = numbers;
  const best = pagesOfMostEnquiries(numbers.pages, otherLanguages()).map(titleOf);
  return (
    <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-10">
        <div className="grid max-w-prose gap-3 text-control text-soft">
          <h2 className="font-display text-screen/tight text-text sm:text-sheet/tight">
            {describeTotals(totalsOf(numbers))}
          </h2>
          <p className="first-letter:uppercase">
            <span className="hidden print:inline">{nameOfMonth(month, '')}. </span>
            {compareVisits(numbers)}{' '}
            {best.length > 0 && (
              <RichText
                text={staff.numbers.bringMost(best)}
                parts={{ pages: (words) => <b className="font-semibold text-text">{words}</b> }}
              />
            )}{' '}
            {since && since > month && staff.numbers.countedSince(nameOfDay(since))}
          </p>
          {floods > 0 && <p className="text-note">{staff.numbers.leftOut(floods)}</p>}
        </div>
        {days.every(({ views }) => views === 0) ? (
          <p className="text-control">{staff.numbers.noVisits}</p>
        ) : (
          <>
            <DaysChart {...numbers} />
            <PagesTable {...part} />
          </>
        )}
      </div>
      <NumbersAside {...part} />
    </div>
  );
}

/** Of its pages. */
function saveCsv({ numbers: { month, pages }, titleOf }: NumbersPart): void {
  const { address, visits, views, viewsBefore, quickFor } = staff.numbers;
  const rows = pages.map((one) => [
    ...[titleOf(one.path), one.path, `${one.visits}`, `${one.views}`, `${one.before}`],
    ...[`${one.enquiries}`, one.quick === null ? '' : `${ofHundred(one.quick)}`],
  ]);
  const counted = [visits, views, viewsBefore, staff.shell.enquiries, quickFor];
  const head = [staff.goingLive.page, address, ...counted];
  saveTable([head, ...rows], `numbers-${month.slice(0, 7)}`);
}
