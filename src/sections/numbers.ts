import type { SectionKind } from './kinds.ts';

/** Kinds whose name is preceded by a number, on a page that opens with a picture. */
const NUMBERED: readonly SectionKind[] = ['promises', 'picture', 'work', 'steps', 'contact'];

interface Numbered {
  key: string;
  kind: string;
  fields: Readonly<Record<string, unknown>>;
  /** What `prepare.ts` found. */
  data: unknown;
}

/** `01` and so on, by the keys of the sections that show a number. */
export function numbersOf(sections: readonly Numbered[]): Map<string, string> {
  if (sections[0]?.kind !== 'hero') return new Map();
  const numbered = sections.filter(
    ({ kind, fields, data }) =>
      NUMBERED.some((one) => one === kind) &&
      fields.form !== 'table' &&
      (kind !== 'work' || (fields.look === 'tiles' && hasTiles(data))),
  );
  return new Map(numbered.map(({ key }, nth) => [key, String(nth + 1).padStart(2, '0')]));
}

/** Without a job to show, the part is not to be seen. */
function hasTiles(data: unknown): boolean {
  const { tiles = [] } = (data ?? {}) as { tiles?: readonly unknown[] };
  return tiles.length > 0;
}
