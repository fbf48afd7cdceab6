import type { StaffLanguage, StaffPart, StaffWords } from './staff.ts';

/** A chunk for each part in each language. */
const FILES = import.meta.glob<{ words: object }>('./*/staff/*.ts');

/** @throws what `import()` throws when a download fails; the next call tries again. */
export async function fetchStaffWords(
  language: StaffLanguage,
  parts: readonly StaffPart[],
): Promise<Partial<StaffWords>> {
  const entries = parts.map(async (part) => {
    const file = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const load = FILES[`./${language}/staff/${file}.ts`];
    if (!load) throw new Error(`src/languages/${language}/staff/${file}.ts is missing.`);
    return [part, (await load()).words] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
