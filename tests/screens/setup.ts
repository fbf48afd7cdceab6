/** What every screen finds: its styles, all words, and no server. What src/data answers each test says. */
import '#admin/admin.css';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#admin/ui/query-client.ts';
import { first } from '#languages/en/all-staff.ts';
import { addStaffMessages } from '#languages/staff.ts';
import {
  $arrivalMessage,
  $linkQuestion,
  $session,
  $signInMessage,
  SIGNED_OUT,
} from '#stores/session.ts';
import { $toast } from '#stores/toasts.ts';
import { signedInAs } from './staff.tsx';

// As they are, unless a test says what they answer.
vi.mock('#data/accounts/auth.ts', { spy: true });
vi.mock('#data/accounts/factors.ts', { spy: true });
vi.mock('#data/accounts/people.ts', { spy: true });
vi.mock('#data/accounts/profiles.ts', { spy: true });
vi.mock('#data/accounts/team.ts', { spy: true });
vi.mock('#data/articles/article-facts.ts', { spy: true });
vi.mock('#data/articles/article-list.ts', { spy: true });
vi.mock('#data/articles/articles.ts', { spy: true });
vi.mock('#data/documents/documents.ts', { spy: true });
vi.mock('#data/enquiries/answers.ts', { spy: true });
vi.mock('#data/notifications/notification-settings.ts', { spy: true });
vi.mock('#data/notifications/notifications.ts', { spy: true });
vi.mock('#data/numbers.ts', { spy: true });
vi.mock('#data/pages/menu.ts', { spy: true });
vi.mock('#data/pages/page-links.ts', { spy: true });
vi.mock('#data/pages/pages.ts', { spy: true });
vi.mock('#data/settings/business-settings.ts', { spy: true });
vi.mock('#data/settings/old-facts.ts', { spy: true });
vi.mock('#data/wordpress/staff-import.ts', { spy: true });

addStaffMessages(first);
// What a test says nothing of fails at once, and not after two more tries.
const { queries, ...options } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...options, queries: { ...queries, retry: false } });

const { fetch } = window;
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return /^\/(auth|rest|storage)\/v1\//.test(pathname)
    ? // A line that breaks would be tried for seconds.
      Promise.resolve(Response.json({ message: `No test says this: ${pathname}` }, { status: 501 }))
    : fetch(input, init);
});
// Nothing moves that somebody is about to press.
await cdp().send('Emulation.setEmulatedMedia', {
  features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
});

beforeEach(async () => {
  // What the test before typed last is kept on the device when its screen has gone.
  localStorage.clear();
  sessionStorage.clear();
  const kept = await indexedDB.databases();
  await Promise.all(kept.map(({ name = '' }) => deleteDB(name)));
  await page.viewport(1280, 720);
  signedInAs('editor');
});

afterEach(async () => {
  await cleanup();
  queryClient.clear();
  $session.set(SIGNED_OUT);
  $toast.set(null);
  for (const message of [$signInMessage, $arrivalMessage, $linkQuestion]) message.set(null);
});
