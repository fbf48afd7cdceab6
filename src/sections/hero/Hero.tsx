import { Fragment } from 'react';
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
