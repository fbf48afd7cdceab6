import { common, firstLanguage, signIn } from '#business/staff-language.ts';
import {
  addStaffMessages,
  isStaffLanguage,
  type StaffLanguage,
  type StaffPart,
  speakStaffLanguage,
  staffDirection,
  staffLanguage,
} from '#languages/staff.ts';
import { fetchStaffMessages } from '#languages/staff-files.ts';
import { site } from '#site';
import { readStored, writeStored } from '#stores/device-storage.ts';

/** Where this browser keeps the language of whoever was here last, for the sign-in form: before-app.js reads it, too. */
const KEPT = 'staff-language';

/** Of every screen. Those of the first language come with the code. */
const EVERYWHERE: readonly StaffPart[] = ['common', 'signIn'];

const loaded = new Set<StaffPart>(EVERYWHERE);

speak(firstLanguage);
addStaffMessages({ common, signIn });

/** Fetches what a screen says, unless it is there. @throws what `import()` throws when a download fails. */
export async function loadStaffMessages(...parts: StaffPart[]): Promise<void> {
  const missing = parts.filter((part) => !loaded.has(part));
  addStaffMessages(await fetchStaffMessages(staffLanguage(), missing));
  for (const part of missing) loaded.add(part);
}

/**
 * Speaks another language from now on. What is on the screen stays as it is: whoever calls this draws
 * the screen afterwards, or loads the page again.
 *
 * @param code of a pack; whatever is none means the first language of the business.
 * @returns whether that is another one than before.
 */
export async function changeStaffLanguage(code: unknown): Promise<boolean> {
  const next = isStaffLanguage(code) ? code : firstLanguage;
  if (next === staffLanguage()) return false;
  addStaffMessages(await fetchStaffMessages(next, [...loaded]));
  speak(next);
  writeStored(KEPT, next);
  return true;
}

/** The language of whoever was here last; null for the first. */
export function keptStaffLanguage(): StaffLanguage | null {
  // Node has a localStorage too, and complains in the log of a server that nobody gave it a file.
  const kept = import.meta.env.SSR ? null : readStored(KEPT);
  return isStaffLanguage(kept) && kept !== staffLanguage() ? kept : null;
}

function speak(code: StaffLanguage): void {
  speakStaffLanguage(code, site.language);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = code;
  document.documentElement.dir = staffDirection();
}
