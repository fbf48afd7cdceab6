import { describe, expect, test } from 'vitest';
import { previewBody } from '#admin/editor/preview/preview-body.ts';
import { renderBody } from '#domain/markdown/body.ts';
import { readSeed } from '#tooling/seed/read.ts';
import { AWKWARD_TEXTS } from './awkward-texts.ts';

const { articles, galleries } = await readSeed();
const demoTexts = [...articles, ...galleries].map(({ slug, body }) => [slug, body] as const);

const QUOTES = `"Oak," he said, "isn't 'hard'." -- It's --- well... ---- the '90s (“x”) a"b ('c') ["d"] 'tis 'quoted' a'b'c 'a "b' c" 5'6" ['x'] -"x"`;

describe('a preview is what the build makes', () => {
  test.each([...Object.entries(AWKWARD_TEXTS), ...demoTexts, ['quotation marks', QUOTES] as const])(
    '%s',
    (_name, source) => {
      expect(previewBody(source)).toEqual(renderBody(source));
    },
  );
});
