import { useStore } from '@nanostores/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { $session } from '#stores/session.ts';
import { keptKinds } from './queries/kept-copies.ts';
import { articleScreen, createRouter, pageScreen } from './routes.tsx';
import { returnToOrigin } from './sign-in/origin.ts';
import { keepOpenable } from './start/offline-shell.ts';
import { queryClient } from './ui/query-client.ts';
import { changeStaffLanguage } from './ui/text/staff-messages.ts';

/** Everything behind sign-in, mounted with the session. */
export default function StaffArea() {
  const [router] = useState(() => {
    returnToOrigin();
    return createRouter();
  });
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => void stayOpenable(), []);
  useOwnLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** To whom the words of this page speak, which came with the session. */
let spokenTo: string | undefined;

/**
 * Whoever signs in after somebody else, in the same page, may speak another language. Nobody else makes the page load
 * again: what the server knows of an account can be newer than what the session says after each load.
 */
function useOwnLanguage(): void {
  const { user } = useStore($session);
  const id = user?.id;
  const follow = useEffectEvent(async (person?: string) => {
    const before = spokenTo;
    spokenTo = person ?? before;
    if (!person || !before || person === before) return;
    if (await changeStaffLanguage(user?.user_metadata.language)) location.reload();
  });
  useEffect(() => void follow(id).catch(() => {}), [id]);
}

/** Makes kept articles and pages open offline, also after an update. */
async function stayOpenable(): Promise<void> {
  const isNew = await keepOpenable();
  const kept = isNew ? await keptKinds() : new Set();
  await Promise.all([
    kept.has('post') && articleScreen().catch(() => {}),
    kept.has('page') && pageScreen().catch(() => {}),
    kept.has('page') && import('./pages/frame/PageView.tsx').catch(() => {}),
  ]);
}
