import { expect, test } from 'vitest';
import { type Language, phoneOf, problemOf, readAnswers, slugIn } from './answers.ts';

test('an address is spelled as the language of the business spells it', () => {
  expect(slugIn('de-AT', 'Gärten & Höfe')).toBe('gaerten-und-hoefe');
  expect(slugIn('de-DE', 'Außenanlagen')).toBe('aussenanlagen');
  expect(slugIn('pt-PT', 'Iluminação & Proteção')).toBe('iluminacao-e-protecao');
  expect(slugIn('en-US', 'Repairs & Tests')).toBe('repairs-and-tests');
});

test.each<[written: string, language: Language, e164: string, display: string]>([
  ['0316 820 123', 'de-AT', '+43316820123', '+43 316 820 123'],
  ['+44 20 7946 0123', 'en-GB', '+442079460123', '+44 20 7946 0123'],
  ['+44 (0)20 7946 0123', 'en-GB', '+442079460123', '+44 20 7946 0123'],
  ['+49(0)30 123456', 'de-DE', '+4930123456', '+49 30 123456'],
  ['(020) 7946 0123', 'en-GB', '+442079460123', '+44 (20) 7946 0123'],
  ['0044 20 7946 0123', 'de-DE', '+442079460123', '+44 20 7946 0123'],
  ['1-617-555-0101', 'en-US', '+16175550101', '+1 617-555-0101'],
  ['(617) 555-0101', 'en-US', '+16175550101', '+1 (617) 555-0101'],
  ['212 345 678', 'pt-PT', '+351212345678', '+351 212 345 678'],
])('%s in %s is dialled as %s', (phone, language, e164, display) => {
  expect(phoneOf({ phone, language })).toEqual({ e164, display });
});

test.each([
  ['7:00-16:30', 'Write them as 08:00-17:00.'],
  ['17:00-08:00', 'It closes before it opens.'],
  ['07:00-16:30', ''],
])('hours of %s: %s', (hours, sentence) => {
  expect(problemOf('hours', hours)).toBe(sentence);
  if (!sentence) return;
  const said = () => readAnswers({ hours });
  expect(said).toThrow(sentence);
  const others = /closes before|Write them as/g;
  try {
    said();
  } catch (error) {
    expect(String(error).match(others)).toHaveLength(1);
  }
});
