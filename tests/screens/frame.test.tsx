import { cleanStores } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import App from '#admin/App.tsx';
import { Dashboard } from '#admin/dashboard/Dashboard.tsx';
import { Shell } from '#admin/shell/Shell.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { $now, RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { fetchUser, watchSession } from '#data/accounts/auth.ts';
import { fetchProfile, fetchRole } from '#data/accounts/profiles.ts';
import { fetchAnswerSpeed } from '#data/enquiries/answers.ts';
import {
  fetchFailingNotifications,
  retryNotifications,
} from '#data/notifications/notifications.ts';
import { $session, type SessionState, SIGNED_OUT } from '#stores/session.ts';
import { expectAccessible, failure, sees, show, signedInAs } from './staff.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
  delete document.documentElement.dataset.start;
});

test('frame: a spinner stands there until the session is known, and no form', async () => {
  vi.mocked(watchSession).mockReturnValue(() => {});
  document.documentElement.dataset.start = 'session';
  $session.set({ ...SIGNED_OUT, loading: true });
  await render(<App />);
  const spinner = page.getByText('Checking whether you are signed in');
  await expect.element(spinner).toBeVisible();
  await expect.element(page.getByLabelText('Email')).not.toBeInTheDocument();
  await expectAccessible();
  $session.set(SIGNED_OUT);
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  await expect.element(spinner).not.toBeInTheDocument();
});

test('frame: it says so while there is no connection', async () => {
  vi.mocked(fetchRole).mockResolvedValue('editor');
  vi.mocked(fetchProfile).mockResolvedValue(null);
  vi.mocked(fetchUser).mockRejectedValue(failure('offline'));
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await show(<Shell />);
  const sign = page.getByRole('status', { name: 'Connection' });
  await expect.element(sign).toBeEmptyDOMElement();
  isOnline.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(sign.getByText(/^You are offline\./)).toBeVisible();
  await expectAccessible();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(sign).toBeEmptyDOMElement();
});

test('frame: the typeface of the name moves nothing when it comes, however wide its stand-in is', async () => {
  vi.mocked(fetchRole).mockResolvedValue('editor');
  await show(<Shell />);
  const name = page.getByTitle('To the website');
  await expect.element(name).toBeVisible();
  const heights = ['sans-serif', 'monospace'].map((family) => {
    (name.element() as HTMLElement).style.fontFamily = family;
    return name.element().clientHeight;
  });
  expect(heights[1]).toBe(heights[0]);
});

test('frame: a language that runs from right to left mirrors it', async () => {
  vi.mocked(fetchRole).mockResolvedValue('editor');
  document.documentElement.dir = 'rtl';
  await show(<Shell />);
  const side = page.getByRole('banner');
  await expect.element(side).toBeVisible();
  expect(side.element().getBoundingClientRect().right).toBe(window.innerWidth);
  await expectAccessible();
});

test('frame: what waits to go live has its room before it is known, or the screens above would move', async () => {
  vi.mocked(fetchRole).mockResolvedValue('editor');
  await page.viewport(1440, 600);
  const heightOfList = async () => {
    await show(<Shell />);
    const list = page.getByRole('navigation', { name: 'Staff area' });
    await expect.element(list).toBeVisible();
    const { height } = list.element().getBoundingClientRect();
    await cleanup();
    return height;
  };
  const full = await heightOfList();
  localStorage.setItem('waiting-box-height', '300');
  expect(await heightOfList()).toBeLessThan(full);
});

test('dashboard: it greets whoever has no profile, and says nothing about that', async () => {
  signedInAs('editor', { profile: null, isProfileMissing: true });
  await show(<Dashboard />);
  await expect
    .element(page.getByRole('heading', { name: 'Good to see you', exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Messages' }).getByRole('alert'))
    .toBeEmptyDOMElement();
});

test('dashboard: a question that is never answered does not keep the rest away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(fetchAnswerSpeed).mockReturnValue(new Promise(() => {}));
  await show(<Dashboard />);
  await expect.element(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await expect.element(page.getByText('What visitors see')).not.toBeInTheDocument();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect.element(page.getByText('What visitors see')).toBeInTheDocument();
});

test('dashboard: mails that go on failing stand there, with the reason and a way to try again', async () => {
  const problem = 'The mail provider could not be reached: no such host.';
  vi.mocked(fetchFailingNotifications).mockResolvedValue({
    ...{ count: 3, since: '2026-11-21T12:00:00Z', problem },
  });
  vi.mocked(retryNotifications).mockResolvedValue();
  await show(<Dashboard />);
  const alert = page.getByRole('alert').filter({ hasText: '3 mails could not be sent' });
  await expect.element(alert.getByText(problem)).toBeVisible();
  await expectAccessible();
  vi.mocked(fetchFailingNotifications).mockResolvedValue(null);
  await alert.getByRole('button', { name: 'Try again now' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(retryNotifications).toHaveBeenCalledOnce();
});

test('frame: a long double name breaks nothing', async () => {
  vi.mocked(fetchRole).mockResolvedValue('editor');
  const full_name = 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley-Warrington';
  signedInAs('editor', { profile: { full_name } as SessionState['profile'] });
  await page.viewport(1440, 900);
  await show(<Shell />);
  await sees(full_name);
  const side = page.getByRole('banner').element();
  const spilling = [...side.querySelectorAll('*')].filter(
    (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX !== 'hidden',
  );
  expect(spilling.filter(({ clientWidth }) => clientWidth > 0)).toEqual([]);
});

test('question: it is answered once while what it does is under way', async () => {
  const onConfirm = vi.fn();
  const answers = { title: 'Delete it?', confirm: 'Delete', onConfirm, onCancel: () => {} };
  const ask = (isPending: boolean) => (
    <ConfirmDialog isOpen {...answers} change={{ isPending, error: null }}>
      It is gone then.
    </ConfirmDialog>
  );
  const { rerender } = await render(ask(false));
  const form = () => page.getByRole('alertdialog').element().querySelector('form');
  form()?.requestSubmit();
  await rerender(ask(true));
  form()?.requestSubmit();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('time: nothing is fetched anew, and yet it grows older', async () => {
  // A screen before may have left its clock.
  cleanStores($now);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await show(<RelativeTime at={Date.now()} />);
  await sees('just now');
  vi.advanceTimersByTime(90_000);
  await sees(/^[12] minutes? ago$/);
  vi.useRealTimers();
});
