import { expect, test, vi } from 'vitest';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { settingsRules } from './settings-rules.ts';
import { settingsOf, valuesOf } from './settings-values.ts';
import { isSettingsValues } from './use-settings-form.ts';

vi.mock('#admin/ui/text/site-languages.ts', () => ({ otherLanguages: () => ['pt'] }));

const TODAY = '2026-11-22';
const usual = valuesOf(NO_SETTINGS, TODAY);

test('settings: each language has fields that are empty, and keeps what is written there', () => {
  expect(usual.others.pt).toMatchObject({ greeting: '', note: '', words: { feed: '' } });
  expect(settingsOf(usual)).toEqual(NO_SETTINGS);
  const closure = { from: '2026-12-24', to: '2026-12-26', reason: 'Christmas' };
  const settings = {
    ...{ ...NO_SETTINGS, closures: [closure] },
    translations: {
      pt: { note: 'Modelado.', 'words.feed': 'Subscrever', 'reasons.2026-12-24': 'Natal' },
    },
  };
  const values = valuesOf(settings, TODAY);
  expect(values.closures).toEqual([{ ...closure, reasons: { pt: 'Natal' } }]);
  expect(settingsRules.safeParse(values).success).toBe(true);
  expect(settingsOf(values)).toEqual(settings);
  // Nor is anything lost of a language that the folder has no more.
  const french = { ...NO_SETTINGS, translations: { fr: { note: 'Bonjour' } } };
  expect(settingsOf(valuesOf(french, TODAY))).toEqual(french);
});

test('settings: a reason moves with its days', () => {
  const closure = { from: '2026-12-23', to: '2026-12-26', reason: '', reasons: { pt: 'Natal' } };
  const { translations } = settingsOf({ ...usual, closures: [closure] });
  expect(translations).toEqual({ pt: { 'reasons.2026-12-23': 'Natal' } });
});

test('settings: what is too long, or lacks its place, is said in a sentence', () => {
  const { pt } = usual.others;
  if (!pt) throw new Error('There are no fields.');
  const words = { ...pt.words, by: 'Por nós' };
  const others = { pt: { ...pt, second: 'x'.repeat(41), words } };
  const { error } = settingsRules.safeParse({ ...usual, others });
  const faults = error?.issues.map(({ path }) => path.join('.'));
  expect(faults).toEqual(['others.pt.second', 'others.pt.words.by']);
});

test('settings: a draft from before there were fields for the language is not taken', () => {
  expect(isSettingsValues(usual)).toBe(true);
  expect(isSettingsValues({ ...usual, others: {} })).toBe(false);
});
