import { expect, test } from 'vitest';
import { writeAmount } from '#domain/settings/amounts.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { settingsRules } from './settings-rules.ts';
import { settingsOf, valuesOf } from './settings-values.ts';

const TODAY = '2026-11-22';
const usual = valuesOf(NO_SETTINGS, TODAY);
const PRICE = 'kitchen-carpentry/galley';

/** What is wrong with values, by field. */
function problems(change: object): Record<string, string> {
  const { error } = settingsRules.safeParse({ ...usual, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

test('settings fields: show the folder’s facts, and leave them as they are', () => {
  expect(usual.phone).toBe(site.phone.display);
  expect(problems({})).toEqual({});
  expect(settingsOf(usual)).toEqual(NO_SETTINGS);
});

test('settings fields: keep what the owner has changed, and nothing else', () => {
  const same = {
    ...{ second: { label: 'Emergencies', number: '+44 20 7946 0456' }, country: 'IE', icon: 'b' },
    ...{ socials: [{ label: 'Instagram', href: 'https://instagram.com/oak' }], name: 'Harrow' },
    ...{ languages: ['en', 'pl'], legal: 'Registered', logo: { media: 'a', dark: null } },
    reviews: 'https://g.page/r/harrow/review',
  };
  const settings = settingsOf({
    ...{ ...usual, ...same, whatsapp: '', greeting: '', note: '' },
    week: usual.week.map((day) => ({ ...day, isOpen: false })),
    prices: { [PRICE]: '£31,500.50' },
    // Emptied, it is as the site came.
    words: { ...usual.words, feed: 'Subscribe', formThanks: '' },
  });
  expect(settings).toEqual({
    ...{ ...NO_SETTINGS, ...same, hours: Array(7).fill([]), words: { feed: 'Subscribe' } },
    // Where the folder names none, there is nothing to change.
    ...{ whatsapp: site.whatsapp && '', note: site.pictureNote ? '' : null },
    prices: { [PRICE]: 31_500.5 },
  });
  expect(settingsOf(valuesOf(settings, TODAY))).toEqual(settings);
});

test('settings fields: of prices keep those of hidden services, and none that says what its page says', () => {
  const settings = { ...NO_SETTINGS, prices: { [PRICE]: 900, 'own-1a2b3c4d/hidden': 49.5 } };
  const values = valuesOf(settings, TODAY);
  expect(settingsOf(values)).toEqual(settings);
  const prices = { ...values.prices, 'own-5a6b7c8d/hour': '1,200', untouched: undefined };
  const ofPages = { [PRICE]: 900, 'own-5a6b7c8d/hour': 1200, untouched: 5 };
  expect(settingsOf({ ...values, prices }, ofPages).prices).toEqual({
    'own-1a2b3c4d/hidden': 49.5,
  });
});

test('settings fields: forget days closed that are over', () => {
  const past = { from: '2026-11-20', to: '2026-11-21', reason: '' };
  const now = { from: '2026-11-20', to: TODAY, reason: '' };
  expect(valuesOf({ ...NO_SETTINGS, closures: [past, now] }, TODAY).closures).toEqual([
    { ...now, reasons: {} },
  ]);
});

const MORNING = { opens: '08:00', closes: '12:00' };
const NO_TIME = { opens: '', closes: '' };
const openOn = (...times: object[]) => ({
  week: [{ isOpen: true, times }, ...usual.week.slice(1)],
});
const closed = (from: string, to: string) => ({
  closures: [{ from, to, reason: '', reasons: {} }],
});

test('settings: a closed day keeps its hours, and a break outlives being saved', () => {
  const week = [
    { isOpen: true, times: [MORNING, { opens: '13:00', closes: '17:00' }] },
    { isOpen: false, times: [NO_TIME] },
    ...usual.week.slice(2),
  ];
  expect(problems({ week })).toEqual({});
  const settings = settingsOf({ ...usual, week } as typeof usual);
  expect(settings.hours?.slice(0, 2)).toEqual([week[0]?.times, []]);
  expect(valuesOf(settings, TODAY).week[0]).toEqual(week[0]);
});

const second = (number: string) => ({ second: { label: '', number } });
const words = (changed: object) => ({ words: { ...usual.words, ...changed } });
const keep = (place: string) => `Keep ${place}: it stands for what the website puts in there.`;

test.each<[change: object, sentences: Record<string, string>]>([
  [{ phone: '020 7946 0123' }, { phone: 'country code' }],
  [{ email: 'hello@' }, { email: 'email address' }],
  [{ city: ' ' }, { city: 'Enter the town.' }],
  [closed('2026-12-24', '2026-12-20'), { 'closures.0.to': 'must not be before the first.' }],
  [closed('', ''), { 'closures.0.from': 'Choose a day.', 'closures.0.to': 'Choose a day.' }],
  [
    openOn({ opens: '18:00', closes: '09:00' }),
    { 'week.0.times.0.closes': 'Closing time must be later than opening time.' },
  ],
  [openOn(NO_TIME), { 'week.0.times.0.closes': 'Enter both times, or mark the day as closed.' }],
  [openOn(MORNING, NO_TIME), { 'week.0.times.1.closes': 'Enter both times, or remove the break.' }],
  [
    openOn(MORNING, { opens: '11:00', closes: '18:00' }),
    { 'week.0.times.1.opens': 'Open again later than you closed before.' },
  ],
  [second('+44 20 7946 0456'), { 'second.label': 'Say what it is for, for example Emergencies.' }],
  [second('0800'), { 'second.number': 'leave it empty', 'second.label': 'what it is for' }],
  [
    { socials: [{ label: '', href: 'instagram.com/oak' }] },
    { 'socials.0.label': 'name of the network.', 'socials.0.href': 'which begins with https://.' },
  ],
  [{ languages: [] }, { languages: 'Enter one language at least.' }],
  [{ name: ' ' }, { name: 'Enter what people call the business.' }],
  [words({ by: 'Written by us' }), { 'words.by': keep('{author}') }],
  [words({ formThanks: 'Thanks, {nam}!' }), { 'words.formThanks': keep('{name}') }],
  [words({ feed: 'x'.repeat(41) }), { 'words.feed': 'Use at most 40 characters.' }],
  [{ vat: 'x'.repeat(201) }, { vat: 'Use at most 200 characters.' }],
])('settings: %j', (change, sentences) => {
  const said = Object.entries(sentences).map(([at, words]) => [at, expect.stringContaining(words)]);
  expect(problems(change)).toEqual(Object.fromEntries(said));
});

test.each(['', 'about 20', '24.5.0', '-5', '0', '123456789'])('price: %j is none', (text) => {
  expect(problems({ prices: { [PRICE]: text } })).toEqual({
    [`prices.${PRICE}`]: `Enter an amount, for example ${writeAmount(24_000)} or ${writeAmount(49.5)}.`,
  });
});
