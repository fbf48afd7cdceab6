import { formMachine } from '#admin/saving/use-saved-form.ts';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { SavedSettings } from '#data/settings/business-settings.ts';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { changedSettings, mergeSettings } from '#domain/settings/settings-merge.ts';
import { WORDS, type WordName } from '#domain/settings/words.ts';
import type { SettingsValues } from './settings-rules.ts';
import { settingsOf, valuesOf } from './settings-values.ts';

/** Without the days closed that are over by the browser's clock. */
export const fieldsOf = (settings: SavedSettings['settings']): SettingsValues =>
  valuesOf(settings, new Date().toLocaleDateString('sv'));

const isSame = (one: SettingsValues, other: SettingsValues) =>
  changedSettings(settingsOf(one), settingsOf(other)).length === 0;

/** How settings are compared and saved. */
export const settingsMachine = formMachine<SettingsValues, SavedSettings>({
  empty: fieldsOf(NO_SETTINGS),
  read: ({ settings }) => fieldsOf(settings),
  isSame,
  merge(origin, mine, theirs, choices) {
    const other = settingsOf(theirs);
    const base = origin ? settingsOf(origin) : other;
    const merged = mergeSettings(base, settingsOf(mine), other, choices);
    return { ...merged, value: fieldsOf(merged.value) };
  },
});

const WORD_NAMES = Object.keys(WORDS) as WordName[];

/** What lies on the device may be of another version of the website, with other fields. */
export function isSettingsValues(found: unknown): found is SettingsValues {
  const { closures, socials, languages, words, others, prices, icon } = (found ??
    {}) as Partial<SettingsValues>;
  const lists = [socials, languages].every(Array.isArray) && Array.isArray(closures);
  const hasReasons = lists && closures.every(({ reasons }) => typeof reasons === 'object');
  const all = [words, ...otherLanguages().map((code) => others?.[code]?.words)].every((said) =>
    WORD_NAMES.every((name) => typeof said?.[name] === 'string'),
  );
  return (
    hasReasons &&
    all &&
    typeof others === 'object' &&
    typeof prices === 'object' &&
    icon !== undefined
  );
}
