import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkContent } from './content.ts';

const BUCKET = 'enquiry-pictures';
const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a52' } });
const jpeg = await plain.jpeg().toBuffer();
const png = await plain.png().toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Length 9 >>\nendobj\n%%EOF\n');

test.each([
  ['image/jpeg', jpeg],
  ['image/jpeg', Buffer.concat([jpeg, Buffer.alloc(9000)])],
  ['image/png', png],
  ['application/pdf', Buffer.concat([pdf, Buffer.alloc(80_000)])],
])('upload: a whole %s of a stranger is taken, whatever lies behind it', (type, bytes) => {
  expect(() => checkContent(BUCKET, type, bytes)).not.toThrow();
});

test.each([
  ['image/jpeg', png],
  ['image/png', Buffer.from('<svg xmlns="x" onload="alert(1)"/>')],
  ['image/jpeg', jpeg.subarray(0, -2)],
  ['image/jpeg', jpeg.subarray(0, jpeg.length * 0.7)],
  ['image/png', png.subarray(0, -2)],
  ['application/pdf', pdf.subarray(0, 30)],
  ['application/pdf', Buffer.from('Dear Sir or Madam')],
])('upload: what is no %s, or only a part, is refused', (type, bytes) => {
  expect(() => checkContent(BUCKET, type, bytes)).toThrow('The file is no ');
  // What staff send is theirs to answer for.
  expect(() => checkContent('media', type, bytes)).not.toThrow();
});
