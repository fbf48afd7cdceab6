import type { PlacedSection, Section } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { isKind, KINDS } from './kinds.ts';

/** What staff call a section; by its own words where a page has several of a kind. */
export function sectionName(section: Section, all: readonly PlacedSection[]): string {
  const { kind, fields } = section;
  const name = isKind(kind) ? staff.sections[KINDS[kind].name] : kind;
  const isAlone = all.filter((one) => one.kind === kind).length < 2;
  const words = [fields.label, fields.title, fields.statement].find(
    (text) => typeof text === 'string' && text !== '',
  );
  return isAlone || !words ? name : `${name}: ${words}`;
}
