import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createRouter } from './routes.tsx';
import { returnToOrigin } from './sign-in/origin.ts';
import { queryClient } from './ui/query-client.ts';

/** Everything behind sign-in. It goes with the session, and comes back where one had been. */
export default function StaffArea() {
  const [router] = useState(() => {
    returnToOrigin();
    return createRouter();
  });
  useEffect(() => () => router.dispose(), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
