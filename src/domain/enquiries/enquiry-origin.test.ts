import { expect, test } from 'vitest';
import { describeCampaign, readCampaign } from './campaign.ts';
import { enquiryOrigin, pagesRead } from './enquiry.ts';

const HOME = 'https://example.com/';

test('origin: is the page before the form, with the campaign of its address', () => {
  const before = `${HOME}services/kitchens?utm_source=newsletter&utm_campaign=spring&id=7#prices`;
  expect(enquiryOrigin(`${HOME}#contact`, before)).toEqual({
    page: '/services/kitchens',
    campaign: { source: 'newsletter', campaign: 'spring' },
  });
});

test('origin: is the page itself when the visitor came from elsewhere', () => {
  const here = `${HOME}?utm_source=maps#contact`;
  for (const referrer of ['https://search.example/?utm_source=theirs', '', 'about:blank']) {
    expect(enquiryOrigin(here, referrer)).toEqual({ page: '/', campaign: { source: 'maps' } });
  }
});

test('origin: keeps the newer campaign of two', () => {
  const before = `${HOME}blog?utm_campaign=spring`;
  expect(enquiryOrigin(`${HOME}?utm_campaign=summer`, before).campaign).toEqual({
    campaign: 'summer',
  });
});

test.each([
  [{ campaign: 'spring', source: 'newsletter', medium: 'email' }, 'spring (newsletter, email)'],
  [{ campaign: 'spring' }, 'spring'],
  [{ source: 'newsletter', content: 'footer' }, 'newsletter, footer'],
  [{}, ''],
])('enquiry, campaign: %o is read as "%s"', (campaign, text) => {
  expect(describeCampaign(campaign)).toBe(text);
});

test.each([null, 'text', [1], { source: 7, other: 'x' }])('campaign: nothing of %o', (stored) => {
  expect(readCampaign(stored)).toEqual({});
});

test.each<[string[], string[]]>([
  [
    ['/', '/stairs', '/stairs', '/prices', '/', '/'],
    ['/', '/stairs', '/prices'],
  ],
  [['/stairs', '/'], ['/stairs']],
  [['/', '/'], ['/']],
  [[], []],
])('pages read: of %j those before the form, each once in a row', (opened, read) => {
  expect(pagesRead(opened)).toEqual(read);
});

test('pages read: the last twenty', () => {
  const opened = Array.from({ length: 30 }, (_, nth) => `/${nth}`);
  expect(pagesRead(opened)).toEqual(opened.slice(9, -1));
});
