import { expect, test } from 'vitest';
import { renderBody } from '#domain/markdown/body.ts';
import { deadPlacesIn, headingLevelsIn, pathsIn, picturesIn } from './article-body.ts';
import { type CheckFacts, checkArticle, type KnownPicture } from './article-checks.ts';
import { type ArticleText, EMPTY_TEXT } from './article-text.ts';

const ONE = '5f0c4a1e-0000-4000-8000-000000000001';
const TWO = '5f0c4a1e-0000-4000-8000-000000000002';
const GOOD: KnownPicture = { alt: 'Oak', decorative: false, width: 2000, bytes: 900_000 };

const dead = (path: string) => ({ path, isScheduled: false });

function check(article: Partial<ArticleText>, facts: Partial<CheckFacts> = {}): string[] {
  const checks = checkArticle(
    { ...EMPTY_TEXT, title: 'Oak', summary: 'Short.', body: 'Text.', coverId: ONE, ...article },
    { pictures: new Map([[ONE, GOOD]]), deadPaths: [], ...facts },
  );
  return checks.map(({ level, text }) => `${level}: ${text}`);
}

test('article: is looked over: what is good, what could be better, what is missing', () => {
  expect(check({ body: '## One\n\n### Two\n\n## Three' })).toEqual([
    'good: The summary fits a search result',
    'good: The picture is described',
    'good: Headings are in order',
  ]);
  expect(check({ title: ' ', summary: 'x'.repeat(182), body: '', coverId: null })).toEqual([
    'must: The title is missing.',
    'caution: There is no cover: lists and social cards show none.',
    'caution: The summary is 182 characters; searches cut it at 160.',
    'must: There is no text yet.',
  ]);
  expect(check({ summary: '' })[0]).toMatch(/^caution: There is no summary/);
  expect(check({ summary: '', seoDescription: 'Own.' })[0]).toBe(
    'good: The description fits a search result',
  );
});

const withTwo = (two: Partial<KnownPicture>) => ({
  pictures: new Map(Object.entries({ [ONE]: GOOD, [TWO]: { ...GOOD, alt: '', ...two } })),
});
const BOTH = { body: `![](media:${TWO})\n\n![Ash](media:${ONE})` };
const COVER = { coverId: TWO };

test.each([
  ['must: 1 of 3 pictures has no description and is not marked as decorative.', BOTH, {}],
  ['good: All 3 pictures are described or marked as decorative', BOTH, { decorative: true }],
  ['good: All 3 pictures are described', BOTH, { alt: 'Elm' }],
  ['good: The picture is marked as decorative', COVER, { decorative: true }],
  ['must: The picture has no description and is not marked as decorative.', COVER, {}],
])('article, its pictures: %s', (said, article, two) => {
  expect(check(article, withTwo(two))).toContain(said);
});

test('article: of pictures that have not been fetched yet, or are gone, nothing is said', () => {
  for (const facts of [{ pictures: new Map() }, {}]) {
    expect(check(BOTH, facts).join()).not.toMatch(/pictures? (?:is|are|has)/);
  }
});

const [MISSING, TWO_MISSING] = [
  '![](media:missing)',
  '![](media:missing)\n![Oak]( <media:missing>)',
];
test.each([
  [MISSING, 'must: A picture did not come along when the text was pasted. Add it, or remove its'],
  [TWO_MISSING, 'must: 2 pictures did not come along when the text was pasted. Add them, or'],
  [
    '\\[Picture: oak.jpg\\]',
    'caution: “[Picture: oak.jpg]” stands where a picture was: put it in, or',
  ],
])('article: what did not come along keeps %j from readers', (body, said) => {
  expect(check({ body: `Oak.\n\n${body}` })).toContainEqual(expect.stringContaining(said));
  expect(check({ body: '`media:missing`' }).join()).not.toContain('come along');
});

test('article: headings are in order only when each of them is, however it is written', () => {
  const wrong = ['Oak\n===', '## Oak\n\n<h4>Ash</h4>', '## Oak\n\n> #### Ash', '- #### Ash'];
  for (const body of [...wrong, 'Oak\n---\n\n#### Ash']) {
    expect(check({ body }).join(), body).not.toContain('Headings are in order');
  }
  expect(check({ body: 'Oak\n---\n\n### Ash' })).toContain('good: Headings are in order');
});

const heavy = { ...GOOD, bytes: 6_200_000 };
const narrow = { ...GOOD, width: 640 };
const PAIR = `![Oak](media:${ONE})\n\n![Ash](media:${TWO})`;
const HEAVY = 'more than 5 MB and will be slow to open on a phone.';

test.each([
  [[GOOD, GOOD], PAIR, []],
  [[heavy, GOOD], PAIR, [`1 picture weighs ${HEAVY}`]],
  [[heavy, heavy], PAIR, [`2 pictures weigh ${HEAVY}`]],
  [
    [narrow, GOOD],
    `![Oak](media:${ONE})`,
    [
      'The cover is 640 pixels wide; below 1000 it looks blurred.',
      '1 picture in the text is narrower than 800 pixels and will look blurred.',
    ],
  ],
] as const)('article: pictures are wide enough, and not too heavy: %#', (files, body, said) => {
  const pictures = new Map([ONE, TWO].map((id, nth) => [id, files[nth] ?? GOOD]));
  const cautions = check({ body }, { pictures }).filter((one) => /weigh|pixels/.test(one));
  expect(cautions).toEqual(said.map((one) => `caution: ${one}`));
});

const early = { path: '/blog/soon', isScheduled: true };

test.each([
  [[dead('/blog/gone')], ['A link leads nowhere: /blog/gone']],
  [[dead('/a'), dead('/b')], ['2 links lead nowhere, the first of them /a']],
  [
    [dead('/a'), early],
    ['A link leads nowhere: /a', 'A link leads to an article that is not live yet: /blog/soon'],
  ],
])('article: links to %o', (deadPaths, said) => {
  const cautions = said.map((one) => `caution: ${one}`);
  expect(check({}, { deadPaths })).toEqual(expect.arrayContaining(cautions));
});

test('article: headings skip no level', () => {
  expect(check({ body: '## One\n\n#### Too deep' })).toContain(
    'caution: Headings are out of order: one of level 4 stands where level 3 belongs.',
  );
});

test('article: a link to a heading of the text leads somewhere when it is there', () => {
  const body = '[a](#fine) [b](#main) [BM1](#_msocom_1)\n\n## Fine';
  expect(check({ body })).toContain('caution: A link leads nowhere: #_msocom_1');
  expect(check({ body: '[a](#fine)' }, { deadPaths: [dead('/a')] })).toContain(
    'caution: 2 links lead nowhere, the first of them /a',
  );
});

test('article: pictures, paths and headings are found where they are meant', () => {
  const body = [
    `![Oak \\] board](<media:${ONE}> "Caption") and [a page](/blog/oak/?a=1#b)`,
    '[again](/blog/oak) [outside](https://example.com) [host](//example.com) [top](/)',
    '# First',
    '```md\n## Not a heading, [no link](/code)\n```',
    '### Third',
  ].join('\n\n');
  expect(picturesIn(body)).toEqual([{ alt: 'Oak \\] board', mediaId: ONE }]);
  const elsewhere = `![][Oak  board] ![][none] ![ash]\n\n[oak\nboard]: <media:${ONE}> "Oak"`;
  expect(picturesIn(elsewhere)).toEqual([{ alt: '', mediaId: ONE }]);
  const html = `<img src="media:${TWO}"><img alt='' src=media:${ONE}><IMG SRC='media:${ONE}' alt="Oak">`;
  expect(picturesIn(`${html}<img src="/oak.jpg">`)).toEqual([
    { alt: '', mediaId: TWO },
    { alt: '', mediaId: ONE },
    { alt: 'Oak', mediaId: ONE },
  ]);
  expect(pathsIn(body)).toEqual(['/blog/oak', '/']);
  expect(headingLevelsIn(body)).toEqual([1, 3]);
});

test.each([
  ...['## Boards &lt; 4 cm', '## &quot;Oak&quot;&nbsp;boards'],
  ...[`## Oak ![Oak](media:${ONE}) boards`, '## A board of 3*4 metres', '## From 10~20 boards'],
  ...['## The *fine* price, **in bold** and `code`', '- ## In a list\n\n  Text.'],
  ...['1. ## In a numbered one', '> ## In a quotation\n>\n> Text.', '> - ## In both'],
  ...['## Twice 3*4\n\n## Twice 3*4\n\n## Twice *3*', 'Over a line\n---', 'Over *two*\n==='],
  ...['<h2>In HTML &amp; <b>bold</b></h2>', '<h3 align=left>In <b>HTML</b></h3>'],
  ...["What it isn't\n---", '## The *fine* [price](/price) &amp; more ##'],
])('article: a link to a heading of the page is not dead: %s', (headings) => {
  const ids = renderBody(headings).headings.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  const links = [...ids, 'nowhere'].map((id) => `[a](#${id})`).join(' ');
  expect(deadPlacesIn(`${headings}\n\n${links}`)).toEqual(['#nowhere']);
});
