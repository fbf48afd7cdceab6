import { expect, test } from 'vitest';
import {
  ARTICLE_PARTS,
  editScript,
  GALLERY_PARTS,
} from '../../../src/components/shell/edit-link.ts';

test.each(['', 'https://abcdefghijklmnopqrst.supabase.co'])(
  'what visitors get of editing is at most 300 bytes (backend %j)',
  (url) => {
    for (const parts of [ARTICLE_PARTS, GALLERY_PARTS]) {
      expect(Buffer.byteLength(editScript(url, parts))).toBeLessThanOrEqual(300);
    }
  },
);

test('it looks for the session where the staff area stores it', () => {
  expect(editScript('https://abc.supabase.co', GALLERY_PARTS)).toContain('"sb-abc-auth-token"');
});
