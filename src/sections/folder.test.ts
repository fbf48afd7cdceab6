import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pages } from '#business/pages.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';

const kindOf = (name: string): Kind | undefined => (isKind(name) ? KINDS[name] : undefined);

describe.each(pages)('folder: the page $key of the folder', ({ key, kind: page, sections }) => {
  test('is made of what the kinds allow', () => {
    for (const { key: place, kind, fields } of sections) {
      const found = kindOf(kind);
      expect(found, `${place}: ${kind}`).toBeDefined();
      expect(found && z.safeParse(found.schema, fields).error, place).toBeUndefined();
      expect(found?.pages, place).toContain(page);
    }
  });

  test('has a key that is not the name of another screen', () => {
    // /admin/pages/menu is the screen of the menu, and the database refuses a row of this key.
    expect(key).not.toBe('menu');
  });

  test('has one title, first, and singles once', () => {
    const kinds = sections.map(({ kind }) => kind);
    const opening = kinds.map((kind) => kindOf(kind)?.isOpening === true);
    expect(opening.indexOf(true)).toBe(0);
    expect(opening.lastIndexOf(true)).toBe(0);
    const singles = kinds.filter((kind) => kindOf(kind)?.isSingle);
    expect(new Set(singles).size).toBe(singles.length);
  });
});
