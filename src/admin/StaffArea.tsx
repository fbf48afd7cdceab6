import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { hasKeptArticles } from './queries/kept-articles.ts';
import { createRouter } from './routes.tsx';
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

/** Makes kept articles open offline, also after an update. */
async function stayOpenable(): Promise<void> {
  const isNew = await keepOpenable();
  if (isNew && (await hasKeptArticles()))
    await import('./articles/ArticleScreen.tsx').catch(() => {});
}
