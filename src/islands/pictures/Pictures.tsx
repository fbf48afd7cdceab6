import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pictureMessages } from '#business/messages/pictures.ts';
import {
  originalUrl,
  responsiveWidths,
  sourceSet,
  storedFileAt,
  type Transforms,
} from '#domain/media/images.ts';
import { contentKeyAt, ownPicture } from '#domain/media/own-pictures.ts';
import { Boundary } from '#islands/Boundary.tsx';
import { $pictures, type ShownPicture } from '#islands/shown-pictures.ts';
import { useStaffTools } from '#islands/staff/use-staff-tools.ts';
import { probeTransforms } from '#islands/transform-probe.ts';

/** A constant of the build: pages load the code of one of the two. */
const LazyPicture = import.meta.env.PICTURES === 'files' ? OwnPicture : StoredPicture;

export function Pictures() {
  const pictures = useStore($pictures);
  const staff = useStaffTools();
  return pictures.map((picture) => {
    const { id, frame, isLoaded } = picture;
    const Content = isLoaded ? LoadedPicture : LazyPicture;
    return (
      <Fragment key={id}>
        {createPortal(
          <Boundary fallback={() => giveUp(picture)}>
            <Content {...picture} />
          </Boundary>,
          frame,
        )}
        {staff && frame.dataset.media && <staff.ReplacePicture {...picture} />}
      </Fragment>
    );
  });
}

/** In place of a picture whose code broke, such as by an address that can't be read. */
function giveUp({ frame, still, isLoaded }: ShownPicture) {
  // The browser shows the one in the HTML by itself.
  if (isLoaded) return null;
  still.remove();
  frame.dataset.state = 'failed';
  return <Unavailable alt={still.alt} />;
}

/** The picture in the HTML: nothing to do unless it fails. */
function LoadedPicture({ frame, still }: ShownPicture) {
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

/** A picture from the site's own files. One that fails is not asked for elsewhere: the site stands alone. */
function OwnPicture({ frame, still }: ShownPicture) {
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

/** A picture from storage, in a fitting size where storage can transform it. */
function StoredPicture({ frame, still }: ShownPicture) {
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

function Unavailable({ alt }: { alt: string }) {
  const words = pictureMessages.unavailable;
  return (
    <span className="picture-error" {...(alt && { role: 'img', 'aria-label': `${words}: ${alt}` })}>
      {words}
    </span>
  );
}
