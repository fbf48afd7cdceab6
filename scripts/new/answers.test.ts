import { expect, test } from 'vitest';
import { slugIn } from './answers.ts';

test('an address is spelled as the language of the business spells it', () => {
  expect(slugIn('de-AT', 'Gärten & Höfe')).toBe('gaerten-und-hoefe');
  expect(slugIn('de-DE', 'Außenanlagen')).toBe('aussenanlagen');
  expect(slugIn('pt-PT', 'Iluminação & Proteção')).toBe('iluminacao-e-protecao');
  expect(slugIn('en-US', 'Repairs & Tests')).toBe('repairs-and-tests');
});
