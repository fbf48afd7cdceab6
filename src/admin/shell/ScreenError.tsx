import { useRouteError } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';

/** What is shown in place of a screen that failed. */
export function ScreenError() {
  return <ErrorPage error={useRouteError()} />;
}
