import { readFileSync } from 'node:fs';

/** What tells a start of the machine from the one before. Linux says it; elsewhere it is null. */
export function bootOfMachine(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}
