import { useRouteError } from 'react-router';
import { ScreenBar } from '#admin/ui/ScreenBar.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** In place of a screen that failed, with the menu of a phone. */
export function ScreenError() {
  const error = useRouteError();
  return (
    <>
      <div className="md:hidden">
        <ScreenBar>{null}</ScreenBar>
      </div>
      <ErrorScreen error={error} />
    </>
  );
}

export function FrameError() {
  const error = useRouteError();
  return (
    <main className="grid min-h-dvh justify-center">
      <ErrorScreen error={error} />
    </main>
  );
}
