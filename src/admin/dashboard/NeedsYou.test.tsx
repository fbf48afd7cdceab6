import { expect, test } from 'vitest';
import { counts, numbersOf } from '#admin/queries/counts.ts';
import { pageStates } from '#admin/queries/pages.ts';
import { liveBuild, releaseList } from '#admin/queries/releases.ts';
import { businessSettings, lastBackup } from '#admin/queries/settings.ts';
import { useGoingLiveMessage } from '#admin/releases/use-going-live.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { monthOf } from '#domain/numbers/numbers.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session, SIGNED_OUT } from '#stores/session.ts';
import { nothingWaits } from '../../../tests/support/nothing-waits.ts';
import { failLook, knownQueries, staffHtml } from '../../../tests/support/staff-html.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NeedsYou } from './NeedsYou.tsx';

const SILENT = { status: 'failed', can_retry: true, content_version: 6, message: 'Silent.' };

test('dashboard: an administrator is reminded of a backup that is due', () => {
  const queries = knownQueries();
  nothingWaits(queries, 5);
  queries.setQueryData(lastBackup.queryKey, { at: null, isDue: true } as never);
  $session.set({ ...SIGNED_OUT, role: 'admin' });
  expect(staffHtml(<NeedsYou />, queries)).toContain(staff.dashboard.backupIsDue);
  $session.set(SIGNED_OUT);
});

test('dashboard: an administrator of a new site is led on until it has a picture and a page', () => {
  const queries = knownQueries();
  const shown = (media: number, pages: object[], settingsVersion = 1) => {
    queries.setQueryData(counts.queryKey, { media, settingsVersion } as never);
    queries.setQueryData(pageStates.queryKey, pages as never);
    return staffHtml(<FirstSteps />, queries);
  };
  expect(shown(0, []), 'not for others').toBe('');
  $session.set({ ...SIGNED_OUT, role: 'admin' });
  const { businessFacts, firstPicture, firstPage, stepDone } = staff.dashboard;
  for (const { title } of [businessFacts, firstPicture, firstPage])
    expect(shown(0, [])).toContain(title);
  expect(shown(0, [])).not.toContain(stepDone);
  expect(shown(0, [], 2).split(stepDone)).toHaveLength(2);
  expect(shown(1, []).split(stepDone)).toHaveLength(2);
  expect(shown(1, [{}])).toBe('');
  $session.set(SIGNED_OUT);
});

test('dashboard: numbers are told of only where something is worth a look, while they are counted', () => {
  const queries = knownQueries();
  nothingWaits(queries, 5);
  const numbers = { since: '2026-01-01', days: [], before: null, pages: [{ quick: 0.5 }] };
  const counted = (counts: boolean, missed: object[]) => {
    const { queryKey } = numbersOf(monthOf(Date.now(), site.timeZone));
    queries.setQueryData(queryKey, { ...numbers, missed } as never);
    queries.setQueryData(businessSettings.queryKey, { settings: { counts } } as never);
    return staffHtml(<NeedsYou />, queries);
  };
  const html = counted(true, [{ path: '/kontakt', count: 14 }]);
  expect(html).toContain('/kontakt was asked for 14 times, and is not there');
  expect(html).toContain('1 page is slow for many visitors');
  expect(counted(true, [{ path: '/kontakt', count: 2 }])).not.toContain('/kontakt');
  expect(counted(false, [{ path: '/kontakt', count: 14 }])).toBe('');
});

/** As the strip of an article says it. */
function Strip() {
  const publication = usePublication();
  const publishing = { isSending: false, failure: null } as never;
  return useGoingLiveMessage({ status: { status: 'approved', publication }, publishing })?.text;
}

test('dashboard: that visitors see the old site is said only where the last look saw it', async () => {
  const queries = knownQueries();
  nothingWaits(queries, 5);
  queries.setQueryData(releaseList.queryKey, [SILENT] as never);
  const old = 'Visitors still see the site as it was before.';
  expect(staffHtml(<NeedsYou />, queries)).toContain(staff.dashboard.visitorsSeeOldSite('Silent.'));
  expect(staffHtml(<Strip />, queries)).toContain(old);
  await failLook(queries, liveBuild);
  for (const screen of [<NeedsYou key="dashboard" />, <Strip key="strip" />]) {
    expect(staffHtml(screen, queries)).toContain('Silent.');
    expect(staffHtml(screen, queries)).not.toContain(old);
  }
});
