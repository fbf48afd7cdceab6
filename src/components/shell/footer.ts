import './avoid-overlap.ts';

// A page that was built last year and is read this year.
const year = document.querySelector('#year');
if (year) year.textContent = String(new Date().getFullYear());
