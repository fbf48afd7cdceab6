import { expect, test } from 'vitest';
import { stepTo } from './use-form-basis.ts';

const menu = (label: string, version: number) => ({ items: [{ label, href: '/' }], version });

const [HOME, WORK] = [menu('HOME', 1), menu('WORK', 2)];
const OURS = menu('OURS', 1);
const STORED = { version: 2, items: [{ href: '/', label: 'OURS' }] };

test.each([
  ['that nobody has touched follows what others save', WORK, HOME, false, undefined, 'follow'],
  ['stays as it is with nothing new', WORK, WORK, false, undefined, 'none'],
  ['keeps what is typed, and asks about what others saved', WORK, HOME, true, undefined, 'ask'],
  ['asks beside one’s own save, too', WORK, HOME, true, OURS, 'ask'],
  ['asks nothing about one’s own, whose answer got lost', STORED, HOME, true, OURS, 'own'],
  ['follows no answer from before the last save', HOME, WORK, false, undefined, 'none'],
])('form: one %s', (_, found, known, isTyped, sent, step) => {
  expect(stepTo(found, known, isTyped, sent)).toBe(step);
});
