import { useRouteError } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';

/** In place of a screen that failed; the frame around it still works. */
export function ScreenError() {
  return <ErrorScreen error={useRouteError()} />;
}

/** In place of the frame itself. */
export function FrameError() {
  const error = useRouteError();
  return (
    <main className="grid min-h-dvh">
      <ErrorScreen error={error} />
    </main>
  );
}
