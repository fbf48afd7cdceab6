import { differencesInContext } from '#domain/releases/content-comparison.ts';

export function ChangedWords({ before, after }: { before: string; after: string }) {
  let position = 0;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {differencesInContext(before, after).map(({ kind, text }) => {
        const key = `${position}-${kind}`;
        position += text.length;
        if (kind === 'added') {
          return (
            <ins key={key} className="rounded-xs bg-good-shade text-good">
              {text}
            </ins>
          );
        }
        if (kind === 'removed') {
          return (
            <del key={key} className="rounded-xs bg-bad-shade text-bad">
              {text}
            </del>
          );
        }
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
