import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#build/content/kinds.ts';
import { SHORTEST_PASSWORD, validatePassword } from '#domain/accounts/password.ts';
import { ARTICLE_LIMITS, EMPTY_TEXT, findProblems } from '#domain/articles/article-text.ts';
import { publicationState } from '#domain/articles/publication-status.ts';
import { safeAddress } from '#domain/markdown/addresses.ts';
import { CONTENT } from '#domain/releases/waiting-changes.ts';
import { bothCases, siteDefaults } from '#domain/settings/site-defaults.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { toSlug } from '#domain/text/slugs.ts';
import { PACKS } from '#languages/packs.ts';
import { PROJECT_CONFIG } from '#server/embedded/config.ts';
import { site } from '#site';
import { literal, openDatabase } from './harness.ts';
import { answersOf } from './rows.ts';

// Rules that screens say before anything is sent, and that the database or the auth server enforce: one
// table of inputs through both.

const database = openDatabase();

test('agreement: white space at the ends is the same characters', async () => {
  const codes = Array.from({ length: 0xffff }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  const trimmed = await answersOf<string>(
    database,
    'private.trim_text',
    codes.map((code) => `${String.fromCodePoint(code)}x`),
  );
  const differing = codes.filter((code, index) => {
    const text = `${String.fromCodePoint(code)}x`;
    return trimmed[index] !== text.trim();
  });
  expect(differing).toEqual([]);
});

const TITLES = [
  'Oak or walnut? How we choose',
  "A joiner's quote — ‘quoted’",
  'Café & Bühne, Łódź',
  'ÆØÅ æøå ŒŸ œÿ ẞ ß Þþ Ðð',
  'İstanbul ışık, Straße, ﬁne ﬂoors',
  '½ a table, 2 ½ chairs, ™ and ℌ',
  '木工 と 家具',
  'Дерево',
  'Search',
  '  --  spaces\tand\nlines  --  ',
  '100 % oak / ash + elm = 3',
  '👩‍🔧 Tools 🪵',
  'a\u0301e\u0302 ñ ç',
  'Förderung für Straßen & Türen: u\u0308ber ÖFEN, 2½ Ä',
  'Balcões à mão & São João',
  'x'.repeat(200),
  `${'word '.repeat(15)}toolongtofit andmore`,
  `${'y'.repeat(79)} z`,
  `${'y'.repeat(80)} z`,
  '',
  '?!',
  'Ilıcadaşık, İZMİR IŞIK',
  'Đurđevac, Ħal Għaxaq, Ŋ ŧ Ə Azərbaycan',
  'Trep\u00adpen\u00adhaus\u200b \u2060in\ufeff Oak',
  'C, C++, C# and 2+2 +3 #4 + 5',
];

describe('agreement: addresses', () => {
  test('are made of titles alike', async () => {
    expect(await answersOf(database, 'private.to_slug', TITLES)).toEqual(
      TITLES.map((title) => toSlug(title, {})),
    );
  });

  test.each(Object.values(PACKS))('are made of titles alike in $code', async ({ letters }) => {
    const { time_zone, hours, closures } = siteDefaults(site);
    const spelling = JSON.stringify(bothCases(letters));
    const statement = `select public.record_site_defaults('${time_zone}', '${JSON.stringify(hours)}',
      '${JSON.stringify(closures)}', ${literal(spelling)})`;
    const noted = await database.run('editor', statement);
    expect(noted.message).toBe('');
    expect(await answersOf(database, 'private.to_slug', TITLES)).toEqual(
      TITLES.map((title) => toSlug(title, letters)),
    );
  });

  const SLUGS = [
    ...TITLES.map((title) => toSlug(title)),
    ...['oak', 'Oak', 'oak-2', 'oak--2', '-oak', 'oak-', 'o_k', 'öak', 'oak\n', ' oak'],
    ...['index', 'page', 'tag', 'tags', 'a'.repeat(96), 'a'.repeat(97)],
  ];

  test('are allowed alike', async () => {
    expect(await answersOf(database, 'private.is_slug', SLUGS)).toEqual(SLUGS.map(isSlug));
  });
});

const ADDRESSES = [
  ...['/', '/#work', '/blog?x=1&y=2', '/a b', '/"x', '/%C3%A9', '/é', ' /a ', '/a\nb', '#a', '#'],
  ...['https://example.com', 'HTTP://example.com/a#b', 'mailto:a@example.com'],
  ...['tel:+44 20 7946 0018', 'tel:', 'ftp://example.com', 'file:///etc/passwd'],
  ...['//example.com', '/\\example.com', '/\t/example.com', 'example.com', 'a/b', './a', '?a', ''],
  ...['javascript:alert(1)', ' JavaScript:x', 'java\nscript:x', '\u0001javascript:x', 'data:x,y'],
  ...['media:0c28d8a5', 'vbscript:x', 'blob:https://example.com/x'],
  'media:0c28d8a5-4f3d-4f0e-9f6b-000000000001',
  ' MEDIA:0C28D8A5-4F3D-4F0E-9F6B-000000000001',
  'media:0c28d8a5-4f3d-4f0e-9f6b-000000000001/x',
];

test('agreement: links of pages are taken alike', async () => {
  expect(await answersOf(database, 'private.is_link', ADDRESSES)).toEqual(
    ADDRESSES.map((address) => safeAddress(address) !== null),
  );
});

describe('agreement: an article', () => {
  test.each(['title', 'summary', 'body'] as const)(
    'may have as long a %s in the editor as in the database',
    async (field) => {
      const limit = ARTICLE_LIMITS[field];
      for (const sign of ['x', '🪵']) {
        for (const length of [limit, limit + 1]) {
          const text = sign.repeat(length);
          const problems = findProblems({ ...EMPTY_TEXT, [field]: text });
          const statement = `update public.posts set ${field} = ${literal(text)}
            where id = '${await post()}'`;
          const outcome = await database.attempt('editor', statement);
          expect(problems.map((problem) => problem.field)).toEqual(
            outcome.sqlstate === null ? [] : [field],
          );
          expect(outcome.sqlstate).toBe(length > limit ? '23514' : null);
        }
      }
    },
  );

  let id: string | undefined;
  async function post(): Promise<string> {
    id ??= await database.value<string>`
      insert into public.posts (title, body) values ('Judged', 'Text.') returning id`;
    return id;
  }

  test('is in the same state', async () => {
    const states: string[] = [];
    async function compare() {
      const [row] = await database.sql<{
        state: string;
        version: number;
        published_version: number | null;
        published_at: string | null;
      }>`
        select state, version, published_version, published_at from public.post_states where
        post_id = ${await post()}`;
      if (!row) throw new Error('The article is not there.');
      const { version, published_version, published_at } = row;
      const published =
        published_version === null || published_at === null
          ? null
          : { version: published_version, publishedAt: new Date(published_at) };
      expect(publicationState({ version, published }, new Date())).toBe(row.state);
      states.push(row.state);
    }
    const at = async (offset: string) =>
      database.sql`
        select public.publish_document('post', id, version, now() + ${offset}::interval) from public.posts
        where id = ${await post()}`;
    const save = async () =>
      database.sql`
        update public.posts set body = gen_random_uuid()::text where id = ${await post()}`;
    await compare();
    await at('1 day');
    await compare();
    await save();
    await compare();
    await at('-1 day');
    await compare();
    await save();
    await compare();
    await database.sql`
      select public.discard_changes('post', id, version) from public.posts where id = ${await post()}`;
    await compare();
    expect(states).toEqual([
      'draft',
      'scheduled',
      'scheduled',
      'live',
      'live_with_changes',
      'live',
    ]);
  });
});

describe('agreement: a password', () => {
  test('has the same least length', () => {
    expect(PROJECT_CONFIG.auth.minimum_password_length).toBe(SHORTEST_PASSWORD);
  });

  /** That many characters, and nothing that a guesser would try. */
  const hardToGuess = (length: number, letters = 'kvuqz') =>
    letters.repeat(length).slice(0, length);
  const isTaken = async (password: string) => {
    const { error } = await database
      .clientWith(database.backend.publishableKey)
      .auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    return error === null;
  };

  test.each([
    hardToGuess(7),
    hardToGuess(8),
    ` ${hardToGuess(6)} `,
    hardToGuess(72),
    hardToGuess(73),
    hardToGuess(36, 'üäöéñ'),
    hardToGuess(37, 'üäöéñ'),
  ])('is taken alike: %j', async (password) => {
    expect(await isTaken(password)).toBe(validatePassword(password) === '');
  });

  test('that guessers try first is refused by the screen alone', async () => {
    for (const password of ['xxxxxxxx', '        ', 'password']) {
      expect(validatePassword(password)).not.toBe('');
      expect(await isTaken(password)).toBe(true);
    }
  });
});

test('agreement: changes of content are named alike by the database, the build and the staff area', async () => {
  const rule = await database.value<string>`
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'content_changes_entity_check'`;
  const named = [...rule.matchAll(/'(\w+)'/g)].map(([, name]) => name).sort();
  const read = Object.values(KINDS).flatMap(({ changedBy }) => changedBy);
  expect([...new Set(read)].sort(), 'changedBy of the KINDS in src/build/content').toEqual(named);
  expect(Object.keys(CONTENT).sort(), 'CONTENT of waiting-changes.ts').toEqual(named);
});

test('agreement: files are as large in the buckets as in the settings of storage', async () => {
  const sizes = 'select distinct file_size_limit from storage.buckets where public';
  expect(await database.column(sizes)).toEqual([PROJECT_CONFIG.storage.file_size_limit]);
});

test('agreement: the settings of a hosted project name no machine of a developer', () => {
  const text = readFileSync('supabase/config.toml', 'utf8').replaceAll(/^\s*#.*$/gm, '');
  expect(text).toContain('site_url = "env(SITE_URL)"');
  expect(text).not.toMatch(/localhost|127\.0\.0\.1/);
});
