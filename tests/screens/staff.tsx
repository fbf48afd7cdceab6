import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toasts } from '#admin/ui/feedback/Toasts.tsx';
import { queryClient } from '#admin/ui/query-client.ts';
import type { Session, User } from '#data/accounts/auth.ts';
import type { DataErrorCode } from '#data/errors.ts';
import { DataError, toDataError } from '#data/errors.ts';
import type { Factor } from '#domain/accounts/assurance.ts';
import type { Role } from '#domain/accounts/role.ts';
import { $session, type SessionState, SIGNED_OUT } from '#stores/session.ts';
import { isStill } from '../support/still-page.ts';

/** Who is at the keyboard. */
export const JOE = { id: '5d1c6c1e-0000-4000-8000-000000000001', email: 'joe@example.com' };

/** Puts somebody into the session as the server knows them. */
export function signedInAs(
  role: Role,
  { factors = [], ...state }: Partial<SessionState> & { factors?: Factor[] } = {},
): void {
  const user = { ...JOE, user_metadata: {}, factors } as unknown as User;
  const session = { access_token: 'header.claims.signature', user } as Session;
  const profile = {
    ...{ id: JOE.id, user_id: JOE.id, full_name: 'Joe Marlow', job_title: null },
    ...{ last_seen_at: null, deactivated_at: null },
    primaryRole: role,
  } as unknown as SessionState['profile'];
  $session.set({ ...SIGNED_OUT, session, user, role, profile, ...state });
}

/**
 * Draws a screen as the staff area does, at an address; "elsewhere" is a link to another one.
 *
 * @param paths of the screen, where its address says what it shows.
 */
export async function show(
  screen: ReactNode,
  at = '/admin/screen',
  paths: readonly string[] = ['*'],
): Promise<void> {
  const elsewhere = <Link to="/admin/elsewhere">elsewhere</Link>;
  const router = createMemoryRouter(
    [
      { path: '/admin/elsewhere', element: <h1>Another screen</h1> },
      {
        children: paths.map((path) => ({ path, element: null })),
        element: (
          <>
            <nav>{elsewhere}</nav>
            <div>{screen}</div>
          </>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
}

/** What a server says that refuses. */
export const refusal = (status: number, code: string, message: string, hint?: string) =>
  toDataError({ status, code, message, hint });

export const failure = (code: DataErrorCode) => new DataError(code);

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
export const sees = (words: string | RegExp, { exact = false } = {}) =>
  expect.element(page.getByText(words, { exact })).toBeVisible();

/** A toast with exactly this title and text, in the live region that suits it. */
export async function expectToast(
  kind: 'status' | 'alert',
  title: string,
  text: string,
): Promise<void> {
  const region = page.getByRole('region', { name: 'Messages' }).getByRole(kind);
  await expect.element(region.getByText(title, { exact: true })).toBeVisible();
  await expect.element(region.getByText(text, { exact: true })).toBeVisible();
}

/** What a page has around a screen. */
const OF_THE_FRAME = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** axe finds nothing in what is drawn, and nothing sticks out at the side. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(isStill).toBe(true);
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(OF_THE_FRAME.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
