import { expect, test } from 'vitest';
import {
  ARTICLE_PARTS,
  editScript,
  GALLERY_PARTS,
} from '../../../src/components/shell/edit-link.ts';

test('what visitors get of editing is at most 300 bytes', () => {
  for (const parts of [ARTICLE_PARTS, GALLERY_PARTS]) {
    expect(Buffer.byteLength(editScript(parts))).toBeLessThanOrEqual(300);
  }
});
