import { expect, test } from 'vitest';
import { stepTo } from './use-form-basis.ts';

const menu = (label: string, version: number) => ({ items: [{ label, href: '/' }], version });

test('form: a form that nobody has touched follows what others save', () => {
  expect(stepTo(menu('WORK', 2), menu('HOME', 1), false, undefined)).toBe('follow');
  expect(stepTo(menu('WORK', 2), menu('WORK', 2), false, undefined)).toBe('none');
});

test('form: what is typed stays, and what others saved meanwhile is asked about', () => {
  expect(stepTo(menu('WORK', 2), menu('HOME', 1), true, undefined)).toBe('ask');
  expect(stepTo(menu('WORK', 2), menu('HOME', 1), true, menu('OURS', 1))).toBe('ask');
});

test('form: one’s own, whose answer got lost, is nothing to be asked about', () => {
  const stored = { version: 2, items: [{ href: '/', label: 'OURS' }] };
  expect(stepTo(stored, menu('HOME', 1), true, menu('OURS', 1))).toBe('own');
});

test('form: an answer that was asked for before the last save is not followed', () => {
  expect(stepTo(menu('HOME', 1), menu('WORK', 2), false, undefined)).toBe('none');
});
