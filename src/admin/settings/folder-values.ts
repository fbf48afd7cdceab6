import type { Fact } from '#domain/settings/field.ts';
import { FACTS, type FactName, type Facts, factsInOrder } from '#domain/settings/fields.ts';
import { shownWords } from '#domain/settings/words.ts';
import { site } from '#site';

/** What is typed as it is saved. */
export type PlainName = Exclude<FactName, 'hours' | 'closures'>;
export const PLAIN = factsInOrder.flatMap(([name]) =>
  name === 'hours' || name === 'closures' ? [] : [name],
);

export const FOLDER_WORDS = shownWords({});

/** What the folder says, as it would be saved. */
export const folderOf = <Name extends FactName>(name: Name) =>
  FACTS[name].folder(site) as Facts[Name];

/**
 * Whether a field says what the folder says. The folder's days closed that are over are in no field, and are not taken
 * off either.
 *
 * @param today as `2026-12-24`.
 */
export function follows(
  name: FactName,
  typed: unknown,
  today = new Date().toLocaleDateString('sv'),
): boolean {
  const folder =
    name === 'closures' ? folderOf(name).filter(({ to }) => to >= today) : folderOf(name);
  return JSON.stringify(typed) === JSON.stringify(folder);
}

/** What is kept of a field: what says what the folder says follows it, and so does what may not be empty. */
export function ownOf<Name extends FactName>(
  name: Name,
  typed: Facts[Name],
  today?: string,
): Facts[Name] | null {
  const { canBeNone = false } = FACTS[name] as Fact<unknown>;
  return follows(name, typed, today) || (typed === '' && !canBeNone) ? null : typed;
}
