import { ACTIVITY_EVENTS, INACTIVITY_CHECK, isInactive } from '#domain/accounts/inactivity.ts';
import { readStored, writeStored } from './device-storage.ts';

/** Shared by all tabs, so that work in one keeps the others signed in. */
const KEY = 'last-activity';

/** A sign of life is written down at most this often, in milliseconds. */
const PRECISION = 1_000;

/** Used where the browser refuses storage. */
let remembered = 0;

export function noteActivity(): void {
  remembered = Date.now();
  writeStored(KEY, String(remembered));
}

/** Whether the last sign of life in any tab is too long ago. */
export function hasExpired(): boolean {
  return isInactive(readActivity(), Date.now());
}

/**
 * Watches for inactivity: every 5 minutes, when the page is shown, and at each sign of life, which may be
 * the first after a night asleep.
 *
 * @param onExpire called once.
 * @returns ends the watch.
 */
export function watchInactivity(onExpire: () => void): () => void {
  if (readActivity() === 0) noteActivity();
  const ended = new AbortController();
  const { signal } = ended;

  function stop() {
    clearInterval(timer);
    ended.abort();
  }

  function check(): boolean {
    if (!hasExpired()) return false;
    stop();
    onExpire();
    return true;
  }

  function note() {
    if (!check() && Date.now() - readActivity() >= PRECISION) noteActivity();
  }

  const timer = setInterval(check, INACTIVITY_CHECK);
  for (const name of ACTIVITY_EVENTS) {
    window.addEventListener(name, note, { signal, capture: true, passive: true });
  }
  for (const name of ['pageshow', 'focus']) window.addEventListener(name, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  // The session may have been restored long after the last sign of life.
  queueMicrotask(check);
  return stop;
}

function readActivity(): number {
  return Math.max(Number(readStored(KEY)), remembered);
}
