import { useLayoutEffect, useState } from 'react';
import { contentKeyAt, ownPicture } from '#domain/media/own-pictures.ts';
import type { ShownPicture } from '#islands/shown-pictures.ts';
import { Unavailable } from './Unavailable.tsx';

/** A picture from the site's own files. One that fails is not asked for elsewhere: the site stands alone. */
export function OwnPicture({ frame, still }: ShownPicture) {
  const [state, setState] = useState('waiting');
  useLayoutEffect(() => {
    still.remove();
    frame.dataset.state = state;
  }, [frame, still, state]);

  if (state === 'failed') return <Unavailable alt={still.alt} />;
  const { sizes, displayWidth } = frame.dataset;
  const contentKey = contentKeyAt(still.getAttribute('src') ?? '');
  const width = Number(still.getAttribute('width'));
  const { avif, webp, src } = ownPicture({ contentKey, width }, Number(displayWidth));
  return (
    // The frame has the proportions.
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        sizes={sizes}
        srcSet={webp}
        src={src}
        alt={still.alt}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </picture>
  );
}
