import type { ReactElement } from 'react';
import type { ShownSegment } from '#domain/markdown/shown-segment.ts';
import { type BuiltPicture, Picture } from '../Picture.tsx';

/** `built`: addresses of files that need no script. */
export type ProseSegment = ShownSegment & { built?: BuiltPicture };

interface Shape {
  /** In CSS pixels. */
  displayWidth?: number | undefined;
  sizes?: string | undefined;
}

/**
 * The text of an article or a gallery: what stands in its `.prose`. As HTML, because what is stored is HTML
 * already, which React can't put between figures without an element around it.
 *
 * @param toHtml the build renders figures on the server, the staff area in the browser.
 */
export function proseHtml(
  segments: readonly ProseSegment[],
  toHtml: (element: ReactElement) => string,
  { displayWidth = 960, sizes = '(max-width: 1024px) 100vw, 60vw' }: Shape = {},
): string {
  return grouped(segments)
    .map((group) => {
      const parts = group.map((segment) =>
        segment.kind === 'html'
          ? segment.html
          : toHtml(<Figure segment={segment} displayWidth={displayWidth} sizes={sizes} />),
      );
      return group.length > 1 ? `<div class="sides">${parts.join('')}</div>` : parts.join('');
    })
    .join('');
}

/** Two pictures side by side form a group. */
function grouped(segments: readonly ProseSegment[]): ProseSegment[][] {
  return segments.reduce<ProseSegment[][]>((made, segment) => {
    const before = made.at(-1)?.at(-1);
    const isBeside =
      segment.kind === 'figure' &&
      segment.side === 'after' &&
      before?.kind === 'figure' &&
      before.side === 'before';
    if (isBeside) made.at(-1)?.push(segment);
    else made.push([segment]);
    return made;
  }, []);
}

interface FigureProps extends Shape {
  segment: Extract<ProseSegment, { kind: 'figure' }>;
}

function Figure({ segment, ...shape }: FigureProps) {
  const { media, built, alt, altLang, caption, captionLang, credit } = segment;
  return (
    <figure>
      <Picture media={media} built={built} alt={alt} lang={altLang} {...shape} />
      {(caption || credit) && (
        <figcaption lang={captionLang}>
          {caption}
          {credit && <small className="credit">{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
