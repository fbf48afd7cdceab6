import type { StaffLanguage, StaffMessages, StaffPart } from './staff.ts';

/** A file of `staff/`. */
interface PartFile {
  messages: object;
}

/** What a language says around every screen, and where the words of its screens are. */
interface FrameFile {
  messages: Partial<StaffMessages>;
  screens: Record<string, () => Promise<PartFile>>;
}

/** All that is said before the frame is there. Whoever signs in needs no list of the rest, in any language. */
const EARLY = import.meta.glob<PartFile>('./*/staff/{common,sign-in,sign-in-steps}.ts');
const FRAMES = import.meta.glob<FrameFile>('./*/staff-frame.ts');

/** @throws what `import()` throws when a download fails; the next call tries again. */
export async function fetchStaffMessages(
  language: StaffLanguage,
  parts: readonly StaffPart[],
): Promise<Partial<StaffMessages>> {
  const entries = parts.map(async (part) => [part, await fetchPart(language, part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function fetchPart(language: StaffLanguage, part: StaffPart): Promise<object> {
  const file = `/${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const early = EARLY[`./${language}/staff${file}`];
  if (early) return (await early()).messages;
  const frame = await FRAMES[`./${language}/staff-frame.ts`]?.();
  const [, load] = Object.entries(frame?.screens ?? {}).find(([path]) => path.endsWith(file)) ?? [];
  const messages = frame?.messages[part] ?? (await load?.())?.messages;
  if (!messages) throw new Error(`src/languages/${language}/staff${file} is missing.`);
  return messages;
}
