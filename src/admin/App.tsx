import { useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { startSession } from '#stores/session.ts';
import './admin.css';
import { router } from './routes.tsx';
import { Toasts } from './shell/Toasts.tsx';

/** The whole staff area: one application for every path under /admin. */
export default function App() {
  useEffect(startSession, []);
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
