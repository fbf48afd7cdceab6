import { useRouteError } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';

/** What is shown in place of a screen that failed. */
export function ScreenError() {
  const error = useRouteError();
  return <ErrorScreen message={error instanceof Error ? error.message : undefined} />;
}
