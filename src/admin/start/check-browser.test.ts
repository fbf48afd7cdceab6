import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('check-browser.js', import.meta.url), 'utf8');

/** Whether the script calls a browser too old that lacks the named feature. */
function isTooOld(lacking?: string): boolean {
  const has = (name: string) => (name === lacking ? undefined : () => true);
  const marks: string[] = [];
  runInNewContext(script, {
    URL: { canParse: has('URL.canParse') },
    CSS: { supports: () => lacking !== 'relative colours' },
    Promise: { withResolvers: has('Promise.withResolvers') },
    Map: { groupBy: has('Map.groupBy') },
    HTMLElement: { prototype: { showPopover: has('popovers') } },
    document: { documentElement: { setAttribute: (name: string) => marks.push(name) } },
  });
  return marks.includes('data-too-old');
}

test.each([
  ...['URL.canParse', 'relative colours', 'Promise.withResolvers', 'Map.groupBy', 'popovers'],
  undefined,
])('browser: one without %s is too old', (feature) => {
  expect(isTooOld(feature)).toBe(feature !== undefined);
});

// A script that a browser can't read says nothing at all.
test('browser: it is written in what any browser reads', () => {
  expect(script.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')).not.toMatch(
    /=>|\b(const|let|class|async)\b|`|\?[.?]|\.\.\.|catch \{/,
  );
});
