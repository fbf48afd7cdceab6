import { Fragment } from 'react';
import { focalPosition } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { Lines, Text, useAttributes } from '../edit.tsx';
import type { ViewProps } from '../place.ts';

/** A cut of the picture for some windows. */
export interface Cut {
  avif: string;
  webp: string;
  src: string;
  sizes: string;
  media?: string | undefined;
  width: number;
  height: number;
}

interface Data {
  /** The one for wide windows last; none without a picture. */
  cuts: readonly Cut[];
  alt: string;
  /** Which point stays in sight, as custom properties for the styles. */
  points?: Readonly<Record<string, string>>;
}

/** Windows that get the upright picture. */
export const IS_UPRIGHT = '((width < 64rem) and (orientation: portrait)) or (width < 48rem)';

type Point = Pick<PictureFile, 'focalX' | 'focalY'>;

/** Of pictures of the library; those of the folder are cut to fit. Without an upright one, the wide one is for all windows. */
export function pointsOf(wide: Point | undefined, tall: Point | undefined) {
  const upright = tall ?? wide;
  return {
    ...(wide && { '--wide': focalPosition(wide) }),
    ...(upright && { '--tall': focalPosition(upright) }),
  };
}

/** The first screen. */
export function Hero({ fields, data, place }: ViewProps<'hero', Data>) {
  const picture = useAttributes('picture');
  const others = data.cuts.slice(0, -1);
  const wide = data.cuts.at(-1);
  return (
    <section id={place.key} className="hero on-dark" aria-labelledby="headline">
      {wide && (
        <picture {...picture}>
          {others.map(({ media, avif, webp, sizes }) => (
            <Fragment key={media}>
              <source media={media} type="image/avif" srcSet={avif} sizes={sizes} />
              <source media={media} type="image/webp" srcSet={webp} sizes={sizes} />
            </Fragment>
          ))}
          <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
          <img
            src={wide.src}
            srcSet={wide.webp}
            sizes={wide.sizes}
            alt={data.alt}
            width={wide.width}
            height={wide.height}
            fetchPriority="high"
            style={data.points}
          />
        </picture>
      )}
      <div className="words wrap">
        <Lines at="headline" as="h1" id="headline" lines={fields.headline} />
        <Text at="line" as="p">
          {fields.line}
        </Text>
        {fields.buttons.length > 0 && (
          <div className="calls">
            {fields.buttons.map(({ key, label, link }, nth) => (
              <a key={key} className={nth > 0 ? 'button outlined' : 'button'} href={link}>
                <Text at={`buttons.${key}.label`}>{label}</Text>
              </a>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
