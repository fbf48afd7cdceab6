import type { ComponentProps } from 'react';
import { DataError } from '#data/errors.ts';
import { Loading } from './feedback/Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { Screen } from './Screen.tsx';

type OpeningScreenProps = ComponentProps<typeof Loading> &
  Pick<ComponentProps<typeof Screen>, 'title' | 'back'>;

/** Until a screen's content is there: that it is being fetched, why it could not be, or that it is gone. */
export function OpeningScreen({ title, back, ...loading }: OpeningScreenProps) {
  const { error } = loading.query;
  if (error instanceof DataError && error.code === 'not-found') return <NotFound />;
  return (
    <Screen title={title} back={back} className="max-w-list py-6">
      <Loading {...loading} />
    </Screen>
  );
}
