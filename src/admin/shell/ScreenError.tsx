import { useRouteError } from 'react-router';
import { ScreenBar } from '#admin/ui/ScreenBar.tsx';
import { ErrorPage, ErrorScreen } from './ErrorScreen.tsx';

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
  return <ErrorPage error={useRouteError()} />;
}
