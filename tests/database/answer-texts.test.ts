import { describe, expect, test } from 'vitest';
import { openDatabase } from './harness.ts';

const database = openDatabase();

describe('answer: the texts to begin with', () => {
  const save = (templates: unknown, version = 'version') =>
    database.attempt(
      'admin',
      `update public.answer_settings set version = ${version}, templates = $a$${JSON.stringify(templates)}$a$`,
    );
  const GOOD = { name: 'We come', subject: 'Your {service}', text: 'Dear {name},\n\nwe come.' };

  test('are taken, none too, and those of the folder again', async () => {
    for (const templates of [[GOOD], [], Array(20).fill(GOOD)]) {
      expect((await save(templates)).message).toBe('');
    }
    const none = 'update public.answer_settings set templates = null';
    expect((await database.attempt('admin', none)).message).toBe('');
    expect(await save([GOOD], '0'), 'over those of a colleague').toMatchObject({
      message: 'version_conflict',
    });
  });

  test.each([
    ['no list', {}],
    ['too many', Array(21).fill(GOOD)],
    ['a name of two lines', [{ ...GOOD, name: 'a\nb' }]],
    ['no name', [{ ...GOOD, name: ' ' }]],
    ['a name that is none', [{ ...GOOD, name: 7 }]],
    ['too long a subject', [{ ...GOOD, subject: 'x'.repeat(121) }]],
    ['no text', [{ name: 'a', subject: 'b' }]],
    ['too long a text', [{ ...GOOD, text: 'x'.repeat(3001) }]],
    ['more than that', [{ ...GOOD, html: '<p>' }]],
    ['a number', [7]],
  ])('are refused with %s', async (_what, templates) => {
    expect((await save(templates)).sqlstate).toBe('23514');
  });
});
