import type { PageDraft } from './draft.ts';

/** Keys of the sections that staff hid, and of those of the folder that they took out. */
function outOfSight({ content: { hidden = [], known = [], order } }: PageDraft): string[] {
  const isPlaced = (key: string) => !order || order.some((section) => section.key === key);
  return [...hidden, ...known.filter((key) => !isPlaced(key))];
}

/** Two states of a page without the words that visitors see in neither: the database keeps those to staff, too. */
export function visibleDrafts(one: PageDraft, other: PageDraft): [PageDraft, PageDraft] {
  const isHidden = one.hidden || other.hidden;
  const keys = new Set([...outOfSight(one), ...outOfSight(other)]);
  const visible = (draft: PageDraft): PageDraft => {
    if (isHidden) return { ...draft, content: {} };
    const fields = Object.entries(draft.content.fields ?? {}).filter(([key]) => !keys.has(key));
    return { ...draft, content: { ...draft.content, fields: Object.fromEntries(fields) } };
  };
  return [visible(one), visible(other)];
}
