import { useEffect, useLayoutEffect, useState } from 'react';
import type { ShownPicture } from '#islands/shown-pictures.ts';
import { Unavailable } from './Unavailable.tsx';

/** The picture in the HTML: nothing to do unless it fails. */
export function LoadedPicture({ frame, still }: ShownPicture) {
  const [hasFailed, setFailed] = useState(still.complete && still.naturalWidth === 0);
  useEffect(() => {
    const fail = () => setFailed(true);
    still.addEventListener('error', fail);
    return () => still.removeEventListener('error', fail);
  }, [still]);
  useLayoutEffect(() => {
    if (hasFailed) frame.dataset.state = 'failed';
  }, [frame, hasFailed]);
  return hasFailed && <Unavailable alt={still.alt} />;
}
