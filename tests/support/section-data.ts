import type { Section } from '#domain/pages/page.ts';
import { shownWords } from '#domain/settings/words.ts';

export const words = shownWords({});
export const site = {
  words,
  ...{ name: 'Oak', legalName: 'Oak Ltd', email: 'a@example.com', language: 'en-GB' },
  ...{ phone: { e164: '+441', display: '+44 1' }, closures: [] },
  openingHours: [{ label: 'Mon' }],
  address: { street: 'Yard', city: 'London', postcode: 'E1', country: 'GB' },
};
const form = { backend: { url: '', key: '' }, services: [], phone: site.phone };

const SHARED = { kind: 'questions', fields: { label: 'x'.repeat(40), items: [] }, data: {} };

/** What the kinds' `prepare.ts` find where there are neither pictures, jobs, articles nor words. */
export const NO_DATA = {
  ...{ site, form: { ...form, whatsappUrl: null }, cuts: [], alt: '', picture: null, tiles: [] },
  ...{ rest: [], cards: [], groups: [], services: [], html: '<p>Oak</p>', amounts: {}, words },
  ...{ vatNote: '', answers: {}, articles: [], said: [], portraits: {} },
  // Of another page.
  ...SHARED,
};

const media = { id: 'm', bucket: 'b', path: 'p.jpg', width: 3, height: 2, alt: '' };
const file = { ...media, focalX: 0.5, focalY: 0.5, preview: '' };
const built = { avif: '/a.avif 1w', webp: '/a.webp 1w', src: '/a.webp' };
const cut = { ...built, sizes: '100vw', width: 3, height: 2 };
const job = { path: '/portfolio/a', title: 'A kitchen', note: 'Weeks', summary: 'Oak', place: '' };
const said = { id: 'w', paragraphs: ['Good.', 'Tidy.'], name: 'Ann', points: '4 of 5', job };
const article = { path: '/blog/a', title: 'Oak', summary: 'Or walnut', minutes: 3 };

/** What `prepare.ts` finds for visitors, and `useSectionData` for the editor, where there is some of each. */
export function dataOf({ kind, fields }: Pick<Section, 'kind' | 'fields'>): unknown {
  const items = (fields.items ?? []) as { key: string }[];
  const of = (value: unknown) => Object.fromEntries(items.map(({ key }) => [key, value]));
  return {
    ...{ site, form: { ...form, whatsappUrl: 'https://wa.me/1' }, note: 'All by us' },
    ...{ cuts: [{ ...cut, media: '(width < 48rem)' }, cut], alt: 'A room' },
    picture: kind === 'picture' ? { ...cut, alt: 'Oak' } : { media: file, built, alt: 'Oak' },
    tiles: [{ ...job, media: file, shape: 'wide' }],
    ...{ rest: [job], cards: [{ ...job, cover: file }], articles: [article] },
    said: [said, { ...said, id: 'x', points: '', job: null }],
    groups: [
      { name: 'Stairs', path: '/services/stairs', jobs: [{ ...job, cover: file }] },
      { name: '', path: '', jobs: [{ ...job, cover: null }] },
    ],
    services: [{ key: 'stairs', name: 'Stairs', text: 'Of oak', link: '/services/stairs' }],
    ...{ html: '<p>Oak <strong>and</strong> ash</p>', answers: of('<p>Weeks</p>') },
    ...SHARED,
    ...{ words, amounts: of(1_200), portraits: of({ media: file, alt: 'Ann' }) },
  };
}
