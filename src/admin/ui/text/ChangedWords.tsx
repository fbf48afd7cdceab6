import { diffWords } from '#domain/documents/text-merge.ts';
import type { ShownDifference } from '#domain/releases/content-comparison.ts';

/** A text with what was taken out of it and what was added. */
export function ChangedWords({ differences }: { differences: readonly ShownDifference[] }) {
  let position = 0;
  return (
    <div className="wrap-anywhere whitespace-pre-wrap">
      {differences.map(({ kind, text }) => {
        const key = `${position}-${kind}`;
        position += text.length;
        if (kind === 'same' || kind === 'gap') return <span key={key}>{text}</span>;
        return kind === 'added' ? (
          <ins key={key} className="rounded-xs bg-good-shade text-good">
            {text}
          </ins>
        ) : (
          <del key={key} className="rounded-xs bg-bad-shade text-bad">
            {text}
          </del>
        );
      })}
    </div>
  );
}

/** Word by word. */
export function Differences({ before, after }: { before: string; after: string }) {
  return <ChangedWords differences={diffWords(before, after)} />;
}
