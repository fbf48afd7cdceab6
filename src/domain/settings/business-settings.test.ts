import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import { localBusiness, organization } from '#domain/site/structured-data.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { NO_SETTINGS, settingsIn, withSettings } from './business-settings.ts';
import { savedShape } from './fields.ts';
import { closureDays, openingHoursOf, weekOf } from './opening-hours.ts';
import { changedSettings, settingName } from './settings-merge.ts';

const DAY = [{ opens: '09:00', closes: '18:00' }];
const CHRISTMAS = { from: '2026-12-24', to: '2027-01-02', reason: 'Christmas' };

const settings = {
  ...{ ...NO_SETTINGS, phone: '+44 20 7946 0999', note: 'Modelled.', vat: 'With VAT.' },
  ...{ words: { home: 'Start' }, greeting: 'Hello', area: 'Kent', closures: [CHRISTMAS] },
  ...{ legal: 'No 123', second: { label: 'Emergencies', number: '+44 20 7946 0456' } },
};

test('settings: has facts of the owner in every language, and sentences in the main one alone', () => {
  const portuguese = settingsIn(settings, 'pt', site);
  const shown = withSettings(site, portuguese);
  expect(shown.phone.display).toBe('+44 20 7946 0999');
  expect(shown.closures).toEqual([{ ...CHRISTMAS, reason: '' }]);
  const { pictureNote, vatNote, areaServed, whatsapp } = site;
  expect(shown).toMatchObject({ pictureNote, vatNote, areaServed, whatsapp });
  expect(portuguese.words).toEqual({});
  // A number of a company needs no translation, and a second telephone is there in any language.
  expect([shown.legalLine, shown.secondPhone?.label]).toEqual(['No 123', 'Emergencies']);
});

test('settings: has the sentences that the owner gave for a language there alone; is said in no language once the owner has taken it off', () => {
  const pt = {
    ...{ note: 'Modelado.', second: 'Urgências', 'words.home': 'Início' },
    'reasons.2026-12-24': 'Natal',
  };
  const translated = { ...settings, translations: { pt } };
  const portuguese = settingsIn(translated, 'pt', site);
  const shown = withSettings(site, portuguese);
  expect([shown.pictureNote, shown.secondPhone?.label]).toEqual(['Modelado.', 'Urgências']);
  expect(shown.closures).toEqual([{ ...CHRISTMAS, reason: 'Natal' }]);
  expect(portuguese.words).toEqual({ home: 'Início' });
  // What is said in one language is part of no page of another.
  expect(settingsIn(translated, 'de', site)).toEqual(settingsIn(settings, 'de', site));
  expect(settingsIn(translated, '', site)).toEqual(settings);
  const off = settingsIn({ ...settings, note: '', vat: '', legal: '' }, 'pt', site);
  expect([off.note, off.vat, off.legal]).toEqual(['', '', '']);
  expect(withSettings(site, { ...NO_SETTINGS, note: '' }).pictureNote).toBe('');
});

const shownWith = (own: object, folder = site) => withSettings(folder, { ...NO_SETTINGS, ...own });
const whatsapp = '+44 7700 900123';

test('settings: is what the folder says, or the owner, with the numbers as machines want them', () => {
  expect(shownWith({})).toEqual(site);
  const own = { phone: '+44 (0)20 7946 0456', whatsapp, greeting: 'Hello!', city: 'Deptford' };
  expect(shownWith(own)).toMatchObject({
    phone: { e164: '+442079460456', display: '+44 (0)20 7946 0456' },
    whatsapp: { number: '447700900123', greeting: 'Hello!' },
    ...{ address: { ...site.address, city: 'Deptford' }, email: site.email },
  });
});

test('settings: has no WhatsApp once its number is emptied, and gets one that the folder has not', () => {
  const without = { ...site, whatsapp: null };
  expect(shownWith({ whatsapp: '' }).whatsapp).toBeNull();
  expect(shownWith({}, without).whatsapp).toBeNull();
  expect(shownWith({ whatsapp }, without).whatsapp?.number).toBe('447700900123');
});

test('settings: has a second number, profiles, and what search engines are told', () => {
  const second = { label: 'Emergencies', number: '+44 20 7946 0456' };
  const shown = shownWith({
    ...{ second, socials: [{ label: 'Instagram', href: 'https://instagram.com/oak' }] },
    ...{ trade: 'Plumber', languages: ['en', 'pl'], area: 'Kent', region: 'Kent' },
    ...{ country: 'IE', company: 'Oak Ltd', bracket: '££' },
  });
  const { label, number: display } = second;
  expect(shown.secondPhone).toEqual({ label, e164: '+442079460456', display });
  expect(shownWith({ second: { label: '', number: '' } }, shown).secondPhone).toBeNull();
  expect(localBusiness(shown)).toMatchObject({
    ...{ '@type': ['LocalBusiness', 'Plumber'], areaServed: 'Kent', priceRange: '££' },
    address: { addressRegion: 'Kent', addressCountry: 'IE' },
  });
  expect(organization(shown)).toMatchObject({
    ...{ legalName: 'Oak Ltd', sameAs: ['https://instagram.com/oak'] },
    contactPoint: [
      { telephone: site.phone.e164, availableLanguage: ['en', 'pl'] },
      { contactType: 'Emergencies', telephone: '+442079460456' },
    ],
  });
  const english = organization({ ...site, languages: ['en'] });
  expect(english.contactPoint).toMatchObject({ availableLanguage: 'en' });
  const plain = localBusiness({ ...site, businessType: 'LocalBusiness' });
  expect(plain['@type']).toEqual(['LocalBusiness']);
});

test('settings: tells search engines of days closed', () => {
  const open = { ...site, closures: [] };
  const shown = withSettings(open, { ...NO_SETTINGS, closures: [CHRISTMAS] });
  expect(localBusiness(shown).specialOpeningHoursSpecification).toEqual([
    expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2027-01-02' }),
  ]);
  expect(localBusiness(open)).not.toHaveProperty('specialOpeningHoursSpecification');
  // The owner's days closed take the place of those of the folder.
  const none = withSettings({ ...site, closures: [CHRISTMAS] }, { ...NO_SETTINGS, closures: [] });
  expect(none.closures).toEqual([]);
});

test('settings: has the owner’s amounts, each at its own price', () => {
  const items = [
    { key: 'galley', from: 1 },
    { key: 'island', from: 2 },
  ];
  const shown = { origin: 'folder', isHidden: false } as const;
  const page = {
    key: 'kitchens',
    sections: [{ ...shown, key: 'prices', kind: 'prices', fields: { items } }],
  };
  const prices = { 'kitchens/island': 3, 'stairs/galley': 4 };
  expect(pageAmounts(page, { prices })).toEqual({ galley: 1, island: 3 });
});

test('opening hours: come out of a week as they went in', () => {
  const hours = openingHoursOf(weekOf(site.openingHours), site.language);
  expect(weekOf(hours)).toEqual(weekOf(site.openingHours));
});

test.each([
  ['en-GB', ['Mon–Tue', 'Thu', 'Sat'], 'Mon–Tue 08:00–12:00 and 13:00–17:00'],
  ['de-DE', ['Mo–Di', 'Do', 'Sa'], 'Mo–Di 08:00–12:00 und 13:00–17:00'],
])('opening hours: are written by %s, with their breaks', (language, [two, one, last], label) => {
  const saturday = [{ opens: '10:00', closes: '16:00' }];
  const week = openingHoursOf([DAY, DAY, [], DAY, [], saturday, []], language);
  expect(week.map((hours) => hours.label)).toEqual([
    ...[`${two} 09:00–18:00`, `${one} 09:00–18:00`, `${last} 10:00–16:00`],
  ]);
  const times = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ];
  const openingHours = openingHoursOf([times, times, DAY, [], [], [], []], language);
  expect(openingHours[0]).toEqual({ days: ['Monday', 'Tuesday'], times, label });
  expect(weekOf(openingHours)[1]).toEqual(times);
  const told = localBusiness({ ...site, openingHours }).openingHoursSpecification;
  expect(told).toMatchObject([{ opens: '08:00' }, { opens: '13:00' }, { opens: '09:00' }]);
});

test('opening hours: name days closed with both ends, or once', () => {
  expect(closureDays(CHRISTMAS, 'en-GB')).toMatch(
    /^24\u00a0Dec\u00a02026[ \u2009]–[ \u2009]2\u00a0Jan\u00a02027$/,
  );
  expect(closureDays({ ...CHRISTMAS, to: '2026-12-26' }, 'de-AT')).toMatch(
    /^24\.[ \u2009]?–[ \u2009]?26\.\u00a0Dez\.?\u00a02026$/,
  );
  expect(closureDays({ ...CHRISTMAS, to: CHRISTMAS.from }, 'en-GB')).toBe('24\u00a0Dec\u00a02026');
});

test('settings: what was changed is named, and a place of it', () => {
  const closed = { ...NO_SETTINGS, city: 'Deptford', closures: [CHRISTMAS] };
  expect(changedSettings(NO_SETTINGS, closed)).toEqual(['Town', 'Days closed']);
  const named = ['words.home', 'translations.pt.note', 'prices.a/b', 'city'];
  expect(named.map((path) => settingName(path.split('.')))).toEqual([
    ...['Words of the website: First page, in search results'],
    ...['Words in other languages: Sentence below photographs', 'Prices', 'Town'],
  ]);
});

const CLOSED = { from: '2026-12-24', to: '2026-12-31', reason: '' };
const DAYS = Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '17:00' }]);
test.each([
  ['as it is', {}, true],
  ['with a day that is none', { closures: [{ ...CLOSED, to: '2026-12-32' }] }, false],
  ['with more said of a day', { closures: [{ ...CLOSED, more: '' }] }, false],
  [
    'with more said of a number',
    { second: { label: 'A', number: '+44 20 7946 0018', more: '' } },
    false,
  ],
  [
    'with more said of a profile',
    { socials: [{ label: 'A', href: 'https://a.example', more: '' }] },
    false,
  ],
  [
    'with a day that never closes',
    { hours: [[{ opens: '09:00', closes: '' }], ...DAYS.slice(1)] },
    false,
  ],
  [
    'with more said of hours',
    { hours: [[{ opens: '09:00', closes: '17:00', more: '' }], ...DAYS.slice(1)] },
    false,
  ],
  ['with a field of another version', { fax: '' }, false],
])('settings: what is saved is read %s', (_, changed, isRead) => {
  const saved = { ...NO_SETTINGS, hours: DAYS, closures: [CLOSED], ...changed };
  expect(z.strictObject(savedShape(() => staff.settings)).safeParse(saved).success).toBe(isRead);
});
