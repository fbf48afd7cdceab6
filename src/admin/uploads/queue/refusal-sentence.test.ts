import { expect, test } from 'vitest';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { refusalSentence } from './refusal-sentence.ts';

test('upload: limits are told in figures', () => {
  const tooLarge = refusalSentence(new PictureRefusal('too-large', { bytes: 30_000_000 }));
  expect(tooLarge).toBe('It has 30 MB. The limit is 25 MB. Save it smaller and choose that.');
  const size = { width: 40_000, height: 40 };
  const tooManyPixels = refusalSentence(new PictureRefusal('too-many-pixels', size));
  expect(tooManyPixels).toContain('It is 40000 × 40 pixels. It is too large to be worked on.');
  const panorama = new PictureRefusal('too-long', { width: 20_400, height: 1500 });
  expect(refusalSentence(panorama)).toBe(
    'It is 20400 × 1500 pixels. It is too long to be worked on. Save it with at most 20,000 pixels a side and choose that.',
  );
});
