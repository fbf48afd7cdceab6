import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { pictureWords } from '#business/words/pictures.ts';
import {
  DEFAULT_QUALITY,
  DEFAULT_SIZES,
  DEFAULT_WIDTH,
  LAZY_THRESHOLD,
  originalUrl,
  responsiveWidths,
  sourceSet,
  type Transforms,
} from '#domain/images.ts';
import { probeTransforms } from './transform-probe.ts';

export interface StorageImageProps {
  bucket: string;
  /** Path in the bucket. */
  path: string;
  /** Size of the original in pixels: the room for it is kept before it arrives. */
  width: number;
  height: number;
  /** '' for a decorative picture. */
  alt: string;
  /** Origin of the backend; '' (the default) for the page's own. */
  backend?: string;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes?: string;
  /** Widest that it is ever shown, in CSS pixels; twice that is the most that is loaded. */
  displayWidth?: number;
  quality?: number;
  /** CSS `object-position`; the middle when not given. */
  focal?: string;
  /** A blurred preview as a data: address. */
  preview?: string;
  /** Load at once instead of when the picture comes into view. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture from storage: kept room, a blurred preview, and the picture itself fading in when a tenth
 * of it is in view. Before React runs, and without JavaScript, it is a plain `<img>` in the same room.
 */
export default function StorageImage(props: StorageImageProps) {
  return import.meta.env.SSR ? <StillImage {...props} /> : <LiveImage {...props} />;
}

/** The first state, in the HTML. The stylesheet hides the `<img>` where scripts run: it loads nothing. */
function StillImage(props: StorageImageProps) {
  return (
    <span className={frameClass(props)} style={frameStyle(props)}>
      <img
        className="picture-still"
        src={originalUrl(props.backend ?? '', props)}
        alt={props.alt}
        width={props.width}
        height={props.height}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

function LiveImage(props: StorageImageProps) {
  const { alt, backend = '', priority = false, sizes = DEFAULT_SIZES } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const isWanted = useInView(frame, priority);
  const transforms = useTransforms(props, isWanted);
  const [state, setState] = useState<'waiting' | 'loaded' | 'original' | 'failed'>('waiting');

  // A transformed picture that does not arrive is tried once more as the original.
  const shown = state === 'original' ? 'none' : transforms;
  const onError = () => setState(shown === 'none' ? 'failed' : 'original');

  return (
    <span
      ref={frame}
      className={frameClass(props)}
      style={frameStyle(props)}
      data-state={state === 'original' ? 'waiting' : state}
    >
      {state === 'failed' ? (
        <span
          className="picture-error"
          {...(alt && { role: 'img', 'aria-label': `${pictureWords.unavailable}: ${alt}` })}
        >
          {pictureWords.unavailable}
        </span>
      ) : (
        shown && (
          <img
            key={shown}
            src={originalUrl(backend, props)}
            srcSet={
              sourceSet(backend, props, widthsOf(props), shown, qualityOf(props)) || undefined
            }
            sizes={sizes}
            alt={alt}
            width={props.width}
            height={props.height}
            decoding="async"
            fetchPriority={priority ? 'high' : undefined}
            onLoad={() => setState('loaded')}
            onError={onError}
          />
        )
      )}
    </span>
  );
}

function frameClass({ className, preview }: StorageImageProps): string {
  return ['picture', preview ? 'picture-blurred' : '', className ?? ''].filter(Boolean).join(' ');
}

/** Custom properties, so that a class of the place where the picture stands can overrule them. */
function frameStyle({ width, height, focal, preview }: StorageImageProps): CSSProperties {
  return {
    '--picture-ratio': `${width} / ${height}`,
    ...(focal ? { '--picture-focal': focal } : {}),
    ...(preview ? { '--picture-preview': `url(${preview})` } : {}),
  } as CSSProperties;
}

function widthsOf({ displayWidth = DEFAULT_WIDTH, width }: StorageImageProps): number[] {
  return responsiveWidths(displayWidth, width);
}

function qualityOf({ quality = DEFAULT_QUALITY }: StorageImageProps): number {
  return quality;
}

/** Becomes true when a tenth of the element is in view, and stays so. */
function useInView(element: React.RefObject<HTMLElement | null>, atOnce: boolean): boolean {
  const [seen, setSeen] = useState(atOnce);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: LAZY_THRESHOLD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}

/** What the backend can do, once the picture is wanted; `null` until that is known. */
function useTransforms(
  { backend = '', bucket, path }: StorageImageProps,
  isWanted: boolean,
): Transforms | null {
  const [transforms, setTransforms] = useState<Transforms | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    probeTransforms(backend, { bucket, path }).then((found) => current && setTransforms(found));
    return () => {
      current = false;
    };
  }, [isWanted, backend, bucket, path]);
  return transforms;
}
