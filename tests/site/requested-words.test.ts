import { expect, test } from 'vitest';
import { parse, publicPages, read } from '../pages/built-site.ts';

// Written out: compared with the constants they are made of, nobody would notice that they have changed.

/** What a reader sees of a part of a page, in one line. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

test.each([
  ...['DESIGN THAT DEFINES YOU', 'OUR COMMITMENT', 'Artisan Excellence'],
  ...['Transparent Partnership', 'Sophisticated Luxury', 'EXPLORE PORTFOLIO', 'START PROJECT'],
  ...['START YOUR PROJECT', 'Loading premium content...', 'Curating portfolio...'],
  ...['Preparing process overview...', 'Loading contact options...'],
])('home page: says %s', (words) => {
  expect(wordsOf(read('index.html'))).toContain(words);
});

test('page: each has the menu, and four services under their names', () => {
  const menu = [
    // A line about each follows its name.
    ['/services/kitchen-carpentry', expect.stringMatching(/^Kitchen Carpentry/)],
    ['/services/custom-carpentry', expect.stringMatching(/^Custom Carpentry/)],
    ['/services/interior-design', expect.stringMatching(/^Interior Design/)],
    [
      '/services/office-furniture',
      expect.stringMatching(/^Office Furniture \/ Interior Design Services/),
    ],
    ['/#work', 'WORK'],
    ['/#process', 'PROCESS'],
    ['/#contact', 'CONTACT'],
  ];
  expect(publicPages.length).toBeGreaterThan(10);
  for (const page of publicPages) {
    const links = parse(read(page))
      .querySelectorAll('header a')
      .map((link) => [link.getAttributeValue('href'), wordsOf(link.textContent).trim()]);
    expect(links, page).toEqual(expect.arrayContaining(menu));
  }
});

test('business: the hours are Monday to Friday 09:00 to 18:00 and Saturday 10:00 to 16:00', () => {
  const [, data = ''] =
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(read('index.html')) ?? [];
  const hours = data.matchAll(
    /"dayOfWeek":(\[[^\]]*\]|"[^"]*"),"opens":"([^"]*)","closes":"([^"]*)"/g,
  );
  expect(
    [...hours].map(([, days = '', ...times]) => [days.match(/[A-Z]\w+day/g), ...times]),
  ).toEqual([
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'],
    [['Saturday'], '10:00', '16:00'],
  ]);
});
