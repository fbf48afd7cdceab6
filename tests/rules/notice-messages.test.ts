import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fetchNoticeMessages } from '#languages/notice-messages.ts';
import { STAFF_LANGUAGES } from '#languages/staff.ts';

const MIGRATIONS = 'supabase/migrations';

/** Functions that are given a sentence in English and say it in the language of staff. */
const SAID =
  /(?<!function )private\.(?:mail_text|tell_of_testimonial|notify_team_of_appointment)\(/g;

/** What the database tells staff by mail, as it is written in the migrations. */
function told(): string[] {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const all = files.flatMap((file) => {
    const text = readFileSync(`${MIGRATIONS}/${file}`, 'utf8');
    return [...text.matchAll(SAID)].flatMap(({ index, 0: start }) =>
      literals(text.slice(index + start.length)),
    );
  });
  return [...new Set(all)].sort();
}

/** The texts between here and the bracket that closes the call. */
function literals(sql: string): string[] {
  const found: string[] = [];
  let depth = 1;
  for (const [part] of sql.matchAll(/(?:->> )?'(?:[^']|'')*'|[()]/g)) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (part.startsWith("'")) found.push(part.slice(1, -1).replaceAll("''", "'"));
    if (depth === 0) break;
  }
  return found.filter((text) => text !== '');
}

test('notices: every language of the staff area has them all, and nothing else', async () => {
  expect(told().length).toBeGreaterThan(40);
  expect(told()).toContain('cancelled');
  const words = await fetchNoticeMessages();
  const others = Object.keys(STAFF_LANGUAGES).filter((code) => code !== 'en');
  expect(Object.keys(words)).toEqual(others);
  for (const code of others) expect(Object.keys(words[code] ?? {}).sort(), code).toEqual(told());
});
