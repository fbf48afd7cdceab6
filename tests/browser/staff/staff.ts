import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { authStorageKey } from '#domain/accounts/auth-storage-key.ts';
import type { Role } from '#domain/accounts/role.ts';
import { solveProof } from '#domain/enquiries/proof.ts';
import * as programs from '#scripts/test-project/programs.ts';
import { type Client, done } from '#scripts/test-project/rows.ts';
import { DEMO_PASSWORD } from '#server/demo-accounts.ts';
import { findFaults } from '../axe.ts';

export const OWNER = 'owner@example.com';
export const EDITOR = 'editor@example.com';
export const VIEWER = 'viewer@example.com';
export const PASSWORD = DEMO_PASSWORD;

/** Windows that screens are looked at in (all-screens.spec.ts): a phone in the light and a desk in the dark. */
export const PHONE = { width: 390, height: 844, colorScheme: 'light' } as const;
export const DESK = { width: 1440, height: 900, colorScheme: 'dark' } as const;

/** An account made for one test, so that tests leave the demo accounts as they are. */
export interface Person {
  id: string;
  email: string;
  name: string;
}

let made = 0;

/** The backend as anybody's program sees it. */
export const api = (): Client => programs.programOf(siteUrl());

/** Accounts that no test changes: all tests of a worker act in one session of each. */
const SHARED = [OWNER, EDITOR, VIEWER];
const shared = new Map<string, Promise<Client>>();

/** The backend as somebody's program sees it. A test that ends a session makes its own: `signedIn`. */
export function apiOf(email: string): Promise<Client> {
  if (!SHARED.includes(email)) return signedIn(email);
  const key = `${email} ${siteUrl()}`;
  const client = shared.get(key) ?? signedIn(email);
  shared.set(key, client);
  client.catch(() => shared.delete(key));
  return client;
}

/** The same in a session of its own. */
export const signedIn = (email: string): Promise<Client> => programs.signedIn(siteUrl(), email);

/** Makes an account and gives it a role. */
export async function createPerson(role: Role, name = 'Test Person'): Promise<Person> {
  made += 1;
  const email = `${role}-${made}-${Date.now()}@example.com`;
  const { data, error } = await api().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: name } },
  });
  if (error || !data.user) throw error ?? new Error(`${email} was not created`);
  const person = { id: data.user.id, email, name };
  if (role !== 'viewer') await giveRole(person, role);
  return person;
}

/** What an administrator does on the team screen. */
export async function giveRole(person: Person, role: Role): Promise<void> {
  const owner = await apiOf(OWNER);
  await done(owner.rpc('set_member_role', { user_id: person.id, role }));
}

/** What a visitor's contact form sends, with what the browser calculated. */
export async function sendEnquiry(
  name: string,
  parts: { email?: string; phone?: string; service?: string; message?: string } = {},
): Promise<void> {
  const { data: challenge } = await api().rpc('proof_challenge');
  const enquiry = {
    ...{ name, email: 'ruth@example.com', phone: '', service: 'kitchen-carpentry' },
    ...{ message: 'A kitchen in walnut, please.', consent: true, website: '', ...parts },
    started_at: new Date(Date.now() - 60_000).toISOString(),
    proof: (await solveProof(challenge ?? '')) ?? '',
  };
  await done(api().rpc('submit_enquiry', enquiry));
}

/** An authenticator app that is set up: its factor, and the key that it makes codes from. */
export interface Device {
  id: string;
  secret: string;
}

/** The code that an authenticator app shows, now or some steps of 30 seconds away. */
export function codeOf(secret: string, steps = 0): string {
  const step = 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * step,
  });
}

/** Sets up an authenticator app as another program would; `known` is one that is there already. */
export async function addFactor(person: Person, name: string, known?: Device): Promise<Device> {
  const client = await apiOf(person.email);
  if (known) {
    const code = codeOf(known.secret, 1);
    await done(client.auth.mfa.challengeAndVerify({ factorId: known.id, code }));
  }
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: name });
  if (error) throw error;
  const device = { id: data.id, secret: data.totp.secret };
  const code = codeOf(device.secret);
  await done(client.auth.mfa.challengeAndVerify({ factorId: device.id, code }));
  return device;
}

/**
 * Opens a screen with a session that is in the browser's storage already.
 *
 * @param as whose session it is; by default one that tests share, so that none may end or renew it.
 */
export async function enter(
  page: Page,
  email: string,
  path: string,
  as = apiOf(email),
): Promise<Session> {
  const { data } = await (await as).auth.getSession();
  if (!data.session) throw new Error(`${email} has no session`);
  await storeSession(page, data.session);
  await page.goto(path);
  return data.session;
}

/** The next page of the site finds the session in its storage, once: what pages do to it later stays. */
export async function storeSession(page: Page, session: object): Promise<void> {
  const stored = {
    ...{ origin: siteUrl(), key: authStorageKey(siteUrl()), value: JSON.stringify(session) },
    mark: `stored ${randomUUID()}`,
  };
  await page.addInitScript(({ origin, key, value, mark }) => {
    if (location.origin !== origin || window !== top || sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'yes');
    localStorage.setItem(key, value);
  }, stored);
}

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Chooses from the menu of the bar that says where a text stands. */
export async function choose(page: Page, item: string): Promise<void> {
  const bar = page.getByRole('region', { name: /^Where this \w+ stands$/ });
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A toast with exactly this title and text, in the live region that suits it. */
export async function expectToast(
  page: Page,
  kind: 'status' | 'alert',
  title: string,
  text: string,
): Promise<void> {
  const region = page.getByRole('region', { name: 'Messages' }).getByRole(kind);
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(text, { exact: true })).toBeVisible();
}

/** axe finds nothing in a window with an open screen or dialog, and nothing sticks out at the side. */
export async function expectAccessible(
  page: Page,
  { width, height, colorScheme }: typeof PHONE | typeof DESK = DESK,
): Promise<void> {
  // The code of a screen comes when it is first opened: until then there is nothing to look at, and
  // what waits for it calls itself by the name of the whole.
  const name = page.locator('h1').filter({ visible: true, hasNotText: /^Staff area$/ });
  await name.first().waitFor();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await test.step(`axe at ${width} px, ${colorScheme}`, async () => {
    // A screen that makes room for what has just come has no heading for a moment.
    await expect.poll(() => findFaults(page)).toEqual([]);
    const reach = () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
    expect(await page.evaluate(reach)).toBeLessThanOrEqual(width);
  });
}

function siteUrl(): string {
  const url = test.info().project.use.baseURL;
  if (!url) throw new Error('The tests need the address of a running site.');
  return url;
}
