import { expect, test } from 'vitest';
import { pictureFileName } from './file-name.ts';

test.each([
  ['Priya Shah', 'image/webp', 'Priya Shah 2.webp'],
  ['../../etc/passwd\u202e', 'image/jpeg', 'etc passwd 2.jpg'],
  ['CON: "x" <y>|?*', 'application/pdf', 'CON x y 2.pdf'],
  ['Jürgen О’Нил', 'image/png', 'Jürgen О Нил 2.png'],
  ['///', 'text/html', 'Enquiry 2.bin'],
])('enquiry: %j of %s becomes %j', (customer, mime_type, name) => {
  expect(pictureFileName({ position: 2, mime_type }, customer)).toBe(name);
});
