import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { boxOf, Thumbnail } from '#admin/media/Thumbnail.tsx';
import { mediaById } from '#admin/queries/media.ts';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { toSummary } from '#data/media/media.ts';
import { changedParts } from '#domain/articles/changed-parts.ts';
import { renderBody, type Segment } from '#domain/markdown/body.ts';
import { staff } from '#languages/staff.ts';
import { LeftMark } from './Left.tsx';

interface OriginalTextProps {
  before: string;
  now: string;
}

/** A line of the original, word by word where it has changed. */
export function OriginalLine({
  before,
  now,
  className,
}: OriginalTextProps & { className: string }) {
  if (before === now) return <p className={`wrap-anywhere ${className}`}>{now}</p>;
  return (
    <Changed>
      <div className={className}>
        <Differences before={before} after={now} />
      </div>
    </Changed>
  );
}

interface OriginalBodyProps extends OriginalTextProps {
  /** Whether the translation still has something of a text. */
  isLeft?: ((text: string) => boolean) | undefined;
}

/** The text of the original as visitors read it; a paragraph that has changed stands as it is written, with its changes. */
export function OriginalBody({ before, now, isLeft }: OriginalBodyProps) {
  const parts = useMemo(() => changedParts(before, now), [before, now]);
  return parts.map((part, index) => {
    // Parts have nothing but their place.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'same') {
      return (
        <div key={key} className="grid gap-2">
          <AsRead text={part.text} />
          {isLeft?.(part.text) && <LeftMark />}
        </div>
      );
    }
    return (
      <Changed key={key}>
        <Differences before={part.before} after={part.after} />
      </Changed>
    );
  });
}

function Changed({ children }: { children: React.ReactNode }) {
  return (
    <section
      aria-label={staff.translations.beside.changed}
      className="border-brass border-s-4 bg-caution-shade px-3 py-2"
    >
      {children}
    </section>
  );
}

function AsRead({ text }: { text: string }) {
  const segments = useMemo(() => renderBody(text).segments, [text]);
  return (
    <div className="article-text wrap-anywhere grid gap-4 text-reading/relaxed">
      {segments.map((segment, index) => {
        const key = `${index}-${segment.kind}`;
        if (segment.kind === 'figure') return <Figure key={key} figure={segment} />;
        // A link would lead away from what is being written.
        const html = segment.html.replaceAll('<a href=', '<a target="_blank" href=');
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the rules of Markdown.
        return <div key={key} className="grid gap-4" dangerouslySetInnerHTML={{ __html: html }} />;
      })}
    </div>
  );
}

function Figure({ figure }: { figure: Extract<Segment, { kind: 'figure' }> }) {
  const { data } = useQuery(mediaById(figure.mediaId));
  const words = figure.caption || figure.alt;
  return (
    <figure>
      {data && (
        <div style={boxOf(data, '16rem')} className="overflow-hidden rounded-md">
          <Thumbnail
            media={toSummary(data)}
            width={640}
            fit="contain"
            alt={figure.alt || data.alt || staff.goingLive.picture}
          />
        </div>
      )}
      {words && <figcaption className="mt-1 text-note text-soft">{words}</figcaption>}
    </figure>
  );
}
