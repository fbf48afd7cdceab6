import { useLayoutEffect } from 'react';
import type { ShownPicture } from '#islands/shown-pictures.ts';
import { Unavailable } from './Unavailable.tsx';

/** In place of a picture whose code broke, such as by an address that can't be read. */
export function BrokenPicture({ frame, still }: ShownPicture) {
  useLayoutEffect(() => {
    still.remove();
    frame.dataset.state = 'failed';
  }, [frame, still]);
  return <Unavailable alt={still.alt} />;
}
