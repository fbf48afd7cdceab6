import { whenAtRest } from '#components/shell/when-at-rest.ts';

whenAtRest(() => {
  // Without it, offline perhaps, the plain pictures of the HTML are better than none.
  import('./storage-image.ts').catch(() => {
    document.documentElement.classList.add('plain-pictures');
  });
});
