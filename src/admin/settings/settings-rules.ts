import * as z from 'zod/mini';
import { readAmount, writeAmount } from '#domain/settings/amounts.ts';
import type { Fact } from '#domain/settings/field.ts';
import {
  closureShape,
  endsAfterItBegins,
  line,
  profileOrNone,
  times,
} from '#domain/settings/field-rules.ts';
import {
  FACTS,
  type FactName,
  type Facts,
  factsInOrder,
  SAID,
  type SaidName,
} from '#domain/settings/fields.ts';
import { missingPlaces, shownWords, WORDS, type WordName } from '#domain/settings/words.ts';
import { staff } from '#languages/staff.ts';
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

/**
 * What still says what the folder says is not the owner's: it is not kept, and never stops anything else from being
 * saved. The folder may write a telephone number without its country code.
 */
function unlessFolders<Typed>(
  rule: z.ZodMiniType<Typed, Typed>,
  isFolders: (typed: Typed) => boolean,
): z.ZodMiniType<Typed, Typed> {
  return z.union([z.custom<Typed>((typed) => isFolders(typed as Typed)), rule]);
}

const words = () => staff.settings;

type Line = z.ZodMiniType<string, string>;

/** From Monday on. A closed day keeps its hours, for when it is open again. */
const week = z.array(
  z.discriminatedUnion('isOpen', [
    z.object({ isOpen: z.literal(true), times: times(words) }),
    z.object({
      isOpen: z.literal(false),
      times: z.array(z.object({ opens: z.string(), closes: z.string() })),
    }),
  ]),
);

const closures = z.array(
  z
    .object({ ...closureShape(words), reasons: z.record(z.string(), line(80)(words)) })
    .check(endsAfterItBegins(words)),
);

/** Empty ones are as the site came. */
const ofDesign = z.object(
  Object.fromEntries(
    Object.entries(WORDS).map(([name, { limit }]) => [
      name,
      unlessFolders(
        line(limit)(words).check(
          z.superRefine((text, context) => {
            const [missing] = text === '' ? [] : missingPlaces(name as WordName, text);
            if (missing === undefined) return;
            const message = staff.settings.keepPlaceholder(missing);
            context.addIssue({ code: 'custom', message });
          }),
        ),
        (typed) => typed === FOLDER_WORDS[name as WordName],
      ),
    ]),
  ) as Record<WordName, Line>,
);

export const hoursOf = (typed: z.infer<typeof week>) =>
  typed.map(({ isOpen, times }) => (isOpen ? times : []));

export const closuresOf = (typed: z.infer<typeof closures>) =>
  typed.map(({ from, to, reason }) => ({ from, to, reason }));

const plain = Object.fromEntries(
  PLAIN.map((name) => {
    const { rule } = FACTS[name] as Fact<unknown>;
    return [name, unlessFolders(rule(words), (typed) => follows(name, typed))];
  }),
) as unknown as { [Name in PlainName]: z.ZodMiniType<Facts[Name], Facts[Name]> };

/** Of one language; empty ones follow the folder. */
const sentences = Object.fromEntries(
  SAID.map(([name, { limit }]): [string, Line] => [name, line(limit)(words)]),
) as Record<SaidName, Line>;

/** What each field must be. */
export const settingsRules = z.object({
  ...plain,
  week: unlessFolders(week, (typed) => follows('hours', hoursOf(typed))),
  closures: unlessFolders(closures, (typed) => follows('closures', closuresOf(typed))),
  // By `priceKey`, where a price is not that of its page.
  prices: z.record(
    z.string(),
    z.optional(
      z.string().check(
        z.trim(),
        z.refine((text) => readAmount(text) > 0, {
          error: () => staff.settings.amountNeeded(writeAmount(24_000), writeAmount(49.5)),
        }),
      ),
    ),
  ),
  words: ofDesign,
  others: z.record(z.string(), z.object({ ...sentences, words: ofDesign })),
  untranslated: z.boolean(),
  counts: z.boolean(),
  logo: z.object({ media: z.nullable(z.string()), dark: z.nullable(z.string()) }),
  icon: z.nullable(z.string()),
  reviews: profileOrNone(words),
});

/** What stands in the fields. */
export type SettingsValues = z.infer<typeof settingsRules>;
