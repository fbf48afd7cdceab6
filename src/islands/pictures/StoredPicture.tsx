import { useEffect, useLayoutEffect, useState } from 'react';
import {
  originalUrl,
  responsiveWidths,
  sourceSet,
  storedFileAt,
  type Transforms,
} from '#domain/media/images.ts';
import type { ShownPicture } from '#islands/shown-pictures.ts';
import { probeTransforms } from '#islands/transform-probe.ts';
import { Unavailable } from './Unavailable.tsx';

/** A picture from storage, in a fitting size where storage can transform it. */
export function StoredPicture({ frame, still }: ShownPicture) {
  const { backend, ...file } = storedFileAt(still.getAttribute('src') ?? '');
  const { bucket, path } = file;
  const [transforms, setTransforms] = useState<Transforms | null>(null);
  const [state, setState] = useState('waiting');
  useEffect(() => {
    probeTransforms(backend, { bucket, path }).then(setTransforms);
  }, [backend, bucket, path]);
  useLayoutEffect(() => {
    still.remove();
    frame.dataset.state = state;
  }, [frame, still, state]);

  if (state === 'failed') return <Unavailable alt={still.alt} />;
  if (!transforms) return null;
  const { sizes, displayWidth, priority } = frame.dataset;
  const width = Number(still.getAttribute('width'));
  const widths = responsiveWidths(Number(displayWidth), width);
  return (
    <img
      key={transforms}
      sizes={sizes}
      srcSet={sourceSet(backend, file, widths, transforms) || undefined}
      src={originalUrl(backend, file)}
      alt={still.alt}
      width={width}
      height={still.getAttribute('height') ?? undefined}
      decoding="async"
      fetchPriority={priority === undefined ? undefined : 'high'}
      onLoad={() => setState('loaded')}
      // A failed transformation falls back to the original.
      onError={() => (transforms === 'none' ? setState('failed') : setTransforms('none'))}
    />
  );
}
