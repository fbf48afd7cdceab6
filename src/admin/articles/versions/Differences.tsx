import { ChangedWords } from '#admin/releases/ChangedWords.tsx';
import { diffWords } from '#domain/articles/article-merge.ts';

/** Word by word. */
export function Differences({ before, after }: { before: string; after: string }) {
  return <ChangedWords differences={diffWords(before, after)} />;
}
