import { whenAtRest } from './when-at-rest.ts';

// A page that was built last year and is read this year.
const year = document.querySelector('#year');
if (year) year.textContent = String(new Date().getFullYear());

whenAtRest(async () => {
  try {
    const { startIslands } = await import('#islands/start.tsx');
    // In a task of its own: to read React takes one as long as may be without being noticed.
    setTimeout(startIslands);
  } catch {
    // Without them, offline perhaps, the plain pictures of the HTML are better than none.
    document.documentElement.classList.add('plain-pictures');
  }
});
