import * as z from 'zod/mini';
import { nameFacts } from '#domain/pages/name-facts.ts';
import { KINDS, type SectionKind } from './kinds.ts';

/** A section's fields, complete, with facts in the place of their names. */
export type ShownFields = Readonly<Record<string, unknown>>;

/**
 * What visitors see of a section's fields, or why they can't be shown. Limits hold for what was written, as
 * staff see it: what a name stands for may be longer, and may change on another screen.
 */
export function shownFields(
  kind: SectionKind,
  written: unknown,
  facts: Readonly<Record<string, string>>,
): { data?: ShownFields; reason: string } {
  const { data, error } = z.safeParse(KINDS[kind].schema, written);
  if (data) return { data: nameFacts(data, facts), reason: '' };
  return { reason: z.prettifyError(error).replace(/\s+/g, ' ') };
}
