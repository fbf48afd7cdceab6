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

// No browser waits for pictures that begin to load when it prints, so the keys that ask for it do. On a Mac Control-P is the
// line above.
addEventListener('keydown', (event) => {
  if (event.key !== 'p' || !event[navigator.platform.startsWith('Mac') ? 'metaKey' : 'ctrlKey'])
    return;
  event.preventDefault();
  import('#islands/print-pictures.ts')
    .then(({ printPictures }) => printPictures())
    .catch(() => print());
});
