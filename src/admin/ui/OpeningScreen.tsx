import type { ComponentProps } from 'react';
import { DataError } from '#data/errors.ts';
import { Loading } from './feedback/Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { ScreenBar, ScreenName } from './ScreenBar.tsx';

type OpeningScreenProps = ComponentProps<typeof Loading> &
  Pick<ComponentProps<typeof ScreenBar>, 'back'> & { title: string };

/** Until what has an address of its own is opened: that it is fetched, why it could not be, or that it is gone. */
export function OpeningScreen({ title, back, ...loading }: OpeningScreenProps) {
  const { error } = loading.query;
  if (error instanceof DataError && error.code === 'not-found') return <NotFound />;
  return (
    <>
      <ScreenBar back={back}>
        <ScreenName title={title} />
      </ScreenBar>
      <div className="max-w-4xl px-4 py-6 sm:px-8">
        <Loading {...loading} />
      </div>
    </>
  );
}
