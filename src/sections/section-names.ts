import type { PlacedSection, Section } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { isKind, KINDS } from './kinds.ts';

/** What staff call a section; by its own words, or its number, where a page has several of a kind. */
export function sectionName(section: Section, all: readonly PlacedSection[]): string {
  const { kind, fields } = section;
  const name = isKind(kind) ? staff.sections[KINDS[kind].name] : kind;
  const alike = all.filter((one) => one.kind === kind);
  const words = [fields.label, fields.title, fields.statement].find(
    (text) => typeof text === 'string' && text !== '',
  );
  if (alike.length < 2) return name;
  const nth = alike.findIndex((one) => one.key === section.key) + 1;
  return words ? `${name}: ${words}` : `${name} ${nth || alike.length}`;
}
