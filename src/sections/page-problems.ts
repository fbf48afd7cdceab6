import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { fieldsOf } from './fields.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { fieldProblems } from './problems.ts';
import { sectionName } from './section-names.ts';

/** What keeps a page from being published. */
export interface PageProblem {
  /** Of the section. */
  key: string | null;
  /** The field's path, with its section. */
  at: string | null;
  text: string;
}

export function pageProblems(page: MergedPage): PageProblem[] {
  const sections = visibleSections(page);
  const opening = sections.filter(({ kind }) => isKind(kind) && 'isOpening' in KINDS[kind]);
  const problems: PageProblem[] = [];
  if (page.title.trim() === '')
    problems.push({ key: null, at: null, text: 'The page has no title.' });
  if (opening.length === 0) {
    problems.push({
      key: null,
      at: null,
      text: 'The page has no opening: add “Title” or “Opening picture”.',
    });
  } else if (opening[0] !== sections[0]) {
    problems.push({
      ...{ key: opening[0]?.key ?? null, at: null },
      text: 'What has the title of the page stands first: move it to position 1.',
    });
  }
  for (const section of sections) {
    const { key, kind, fields } = section;
    if (!isKind(kind)) continue;
    const { schema }: Kind = KINDS[kind];
    // A head without a title of its own shows that of the page.
    const values = kind === 'head' ? { ...fields, title: fields.title || page.title } : fields;
    for (const { path, label, text } of fieldProblems(fieldsOf(schema.shape), values)) {
      const where = `${sectionName(section, page.sections)}, ${label}`;
      problems.push({ key, at: `${key}.${path}`, text: `${where}: ${text}` });
    }
  }
  return problems;
}
