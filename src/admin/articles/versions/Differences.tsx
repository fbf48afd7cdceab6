import { diffWords } from '#domain/articles/article-merge.ts';

/** A text with what was taken out of it and what was added, word by word. */
export function Differences({ before, after }: { before: string; after: string }) {
  let position = 0;
  return (
    <div className="wrap-anywhere whitespace-pre-wrap">
      {diffWords(before, after).map(({ kind, text }) => {
        const key = `${position}-${kind}`;
        position += text.length;
        if (kind === 'same') return <span key={key}>{text}</span>;
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
