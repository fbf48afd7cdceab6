import { whenAtRest } from './when-at-rest.ts';

// The page may have been built last year.
const year = document.querySelector('#year');
if (year) year.textContent = String(new Date().getFullYear());

whenAtRest(async () => {
  try {
    const { startIslands } = await import('#islands/start.tsx');
    // In a task of its own: evaluating React alone takes as long as may go unnoticed.
    setTimeout(startIslands);
  } catch {
    // Offline, perhaps: plain pictures are better than none.
    document.documentElement.classList.add('plain-pictures');
  }
});
