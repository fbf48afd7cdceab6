import { expect, test, vi } from 'vitest';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { settingsRules } from './settings-rules.ts';
import { settingsOf, valuesOf } from './settings-values.ts';

// What a folder may say, and none of it as an owner would have to.
vi.mock('#site', async (original) => {
  const { site } = await original<typeof import('#site')>();
  const PAST = { from: '2020-12-24', to: '2021-01-06', reason: '' };
  const LATE = { closes: '02:00', opens: '18:00' };
  const strange = {
    ...{ name: 'N'.repeat(80), email: 'büro@elektro.example', languages: [] },
    phone: { e164: '+433168201234', display: '0316 820 1234' },
    secondPhone: { e164: '+436643201234', display: '0664 320 1234', label: 'L'.repeat(60) },
    whatsapp: { number: '433168201234', greeting: 'G'.repeat(400), label: 'WhatsApp' },
    address: { ...site.address, street: 'S'.repeat(200), postcode: ' '.repeat(30) },
    openingHours: [{ days: ['Monday'], times: [LATE], label: 'Mo 18–2 Uhr' }],
    closures: [PAST, { from: '2090-12-24', to: '2091-01-06', reason: 'R'.repeat(100) }],
    socials: [{ label: 'N'.repeat(60), href: 'https://localhost' }],
    ...{ priceRange: '€'.repeat(40), vatNote: 'V'.repeat(300), legalLine: 'L'.repeat(400) },
    areaServed: 'A'.repeat(200),
  };
  return { site: { ...site, ...strange } };
});

const usual = valuesOf(NO_SETTINGS, new Date().toLocaleDateString('sv'));

test('settings: what the folder says stops nobody from saving something else', () => {
  const { data, error } = settingsRules.safeParse({ ...usual, city: ' Graz ' });
  expect(error).toBeUndefined();
  expect(settingsOf(data ?? usual)).toEqual({ ...NO_SETTINGS, city: 'Graz' });
});

test('settings: what the owner writes is looked at, with a number of the business for an example', () => {
  const { error } = settingsRules.safeParse({
    ...usual,
    phone: '0316 820 1235',
    second: { label: 'Emergencies', number: usual.second.number },
    socials: [...usual.socials, { label: 'Instagram', href: 'https://instagram.com/brandt' }],
  });
  const sentences = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  expect(Object.fromEntries(sentences)).toEqual({
    phone: 'Begin with + and the country code, as in +433168201234.',
    'second.number': expect.stringContaining('as in +433168201234'),
    'socials.0.label': 'Use at most 40 characters.',
    'socials.0.href': expect.stringContaining('https://'),
  });
});
