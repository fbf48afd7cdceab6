import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { keptKinds } from './queries/kept-copies.ts';
import { articleScreen, createRouter, pageScreen } from './routes.tsx';
import { returnToOrigin } from './sign-in/origin.ts';
import { keepOpenable } from './start/offline-shell.ts';
import { queryClient } from './ui/query-client.ts';

/** Everything behind sign-in, mounted with the session. */
export default function StaffArea() {
  const [router] = useState(() => {
    returnToOrigin();
    return createRouter();
  });
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => void stayOpenable(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
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
