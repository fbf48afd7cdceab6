import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

const section = (key: string, kind: string, fields = {}, data: unknown = null) => ({
  ...{ key, kind, fields, data },
});
const jobs = (tiles: readonly unknown[]) => section('work', 'work', { look: 'tiles' }, { tiles });

test('sections: those below an opening picture are counted, but for what is not to be seen', () => {
  const page = (work: ReturnType<typeof jobs>) => [
    ...[section('hero', 'hero'), section('ours', 'promises'), work],
    ...[section('table', 'steps', { form: 'table' }), section('contact', 'contact')],
  ];
  expect([...numbersOf(page(jobs(['a job'])))]).toEqual([
    ['ours', '01'],
    ['work', '02'],
    ['contact', '03'],
  ]);
  expect([...numbersOf(page(jobs([])))]).toEqual([
    ['ours', '01'],
    ['contact', '02'],
  ]);
  expect(numbersOf([section('head', 'head'), section('ours', 'promises')]).size).toBe(0);
});
