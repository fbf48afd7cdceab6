import { staffTag } from '#languages/staff.ts';

/** `one and two`, as people who work here say it. */
export function allOf(parts: readonly string[]): string {
  return listed(parts, 'conjunction');
}

/** `one or two`. */
export function oneOf(parts: readonly string[]): string {
  return listed(parts, 'disjunction');
}

function listed(parts: readonly string[], type: Intl.ListFormatOptions['type']): string {
  return new Intl.ListFormat(staffTag(), { type }).format(parts);
}
