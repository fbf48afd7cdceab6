import { createElement } from 'react';
import { DEFAULT_SIZES, DEFAULT_WIDTH, focalPosition, originalUrl } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { addressOf, middleFile } from '#domain/media/own-pictures.ts';
import { browserBackend } from '#environment';

export interface BuiltPicture {
  avif: string;
  webp: string;
  src: string;
}

interface Props {
  media: PictureFile;
  sizes?: string | undefined;
  /** Widest in CSS pixels; at most twice that is loaded. */
  displayWidth?: number | undefined;
  /** The page’s largest: it does not wait for scripts. */
  priority?: boolean | undefined;
  /** AVIF and WebP of the build, if there are any. */
  built?: BuiltPicture | null | undefined;
  /** `aspect-…` overrules the picture’s own ratio. */
  className?: string | undefined;
  /** '' where the text beside it says it all. */
  alt: string;
  /** Its language, where it is not that of the page. On the frame, in which scripts may put another `<img>`. */
  lang?: string | undefined;
}

/**
 * A picture of the library. Without files of the build it loads in view: the HTML reserves room and has a
 * lazy `<img>` for browsers without scripts; with scripts the stylesheet hides that, so that it loads
 * nothing, and an island takes over (src/islands/pictures). That takes it from the site’s own files where `src` is one
 * of them, and else from storage.
 */
export function Picture(props: Props) {
  const { media, sizes = DEFAULT_SIZES, displayWidth = DEFAULT_WIDTH, built, alt, lang } = props;
  const names = ['picture', media.preview && 'picture-blurred', props.className]
    .filter(Boolean)
    .join(' ');
  const { width, height } = media;
  const frame: Record<string, string> = {
    '--picture-ratio': `${width} / ${height}`,
    '--picture-focal': focalPosition(media),
  };
  if (built) {
    const preview: Record<string, string> = media.preview
      ? { '--picture-preview': `url(${media.preview})` }
      : {};
    return (
      <picture className={names} data-media={media.id} style={{ ...frame, ...preview }} lang={lang}>
        <source type="image/avif" srcSet={built.avif} sizes={sizes} />
        <img
          src={built.src}
          srcSet={built.webp}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          fetchPriority="high"
        />
      </picture>
    );
  }
  return createElement(
    'storage-image',
    {
      class: names,
      style: frame,
      lang,
      'data-preview': media.preview || undefined,
      'data-media': media.id,
      'data-sizes': sizes,
      'data-display-width': displayWidth,
      'data-priority': props.priority ? '' : undefined,
    },
    <img
      className="picture-still"
      src={
        media.inSite
          ? addressOf(middleFile(media, displayWidth).name)
          : originalUrl(browserBackend().url, media)
      }
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />,
  );
}
