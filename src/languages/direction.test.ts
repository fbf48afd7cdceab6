import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';
import { languageOf } from './packs.ts';

test.each([
  ...['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'ckb'].map((tag) => [tag, 'rtl'] as const),
  ...['en-GB', 'de-AT', 'pt-BR', 'fr', 'arn', 'hr'].map((tag) => [tag, undefined] as const),
])('language: %s runs %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['en', 'en'],
  ['fr-FR', ''],
])('language: %s has the rules of %j', (tag, code) => {
  expect(languageOf(tag).code).toBe(code);
});
