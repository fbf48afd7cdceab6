import { atom, onMount } from 'nanostores';

const CLOCK_INTERVAL_MS = 10_000;

/** The moment that every “5 minutes ago” counts from: one clock, or two would contradict each other. */
export const $now = atom(Date.now());

onMount($now, () => {
  const look = () => $now.set(Date.now());
  look();
  const timer = setInterval(look, CLOCK_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
});
