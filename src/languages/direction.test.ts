import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';
import { languageOf } from './packs.ts';

test.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ckb'])('language: %s runs to the left', (tag) => {
  expect(directionOf(tag)).toBe('rtl');
});

test.each(['en-GB', 'de-AT', 'pt-BR', 'fr', 'arn', 'hr'])('language: %s runs as usual', (tag) => {
  expect(directionOf(tag)).toBeUndefined();
});

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['en', 'en'],
  ['fr-FR', ''],
])('language: %s has the rules of %j', (tag, code) => {
  expect(languageOf(tag).code).toBe(code);
});
