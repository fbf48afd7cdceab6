import { mergeTexts } from '#domain/documents/text-merge.ts';

/** A piece of a text: as it was, or with what it said before. */
export type TextPart =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; before: string; after: string };

/** A text by its paragraphs, with what has changed in it since. @param before null when nothing has, or it is not known. */
export function changedParts(before: string | null, now: string): TextPart[] {
  if (before === null || before === now) return now === '' ? [] : [{ kind: 'same', text: now }];
  return mergeTexts(before, before, now).map((part) =>
    part.kind === 'same'
      ? { kind: 'same', text: part.text.trim() }
      : { kind: 'changed', before: part.mine.trim(), after: part.theirs.trim() },
  );
}
