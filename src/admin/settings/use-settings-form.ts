import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceList } from '#admin/queries/services.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { formMachine, useSavedFields, useSavedForm } from '#admin/saving/use-saved-form.ts';
import {
  fetchSettings,
  type SavedSettings,
  saveSettings,
} from '#data/settings/business-settings.ts';
import { isRecord, isShapedLike } from '#domain/documents/same-value.ts';
import { staffServices } from '#domain/pages/services.ts';
import {
  type BusinessSettings,
  NO_SETTINGS,
  priceKey,
} from '#domain/settings/business-settings.ts';
import { changedSettings, mergeSettings } from '#domain/settings/settings-merge.ts';
import { type SettingsValues, settingsRules } from './settings-rules.ts';
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

/** What lies on the device may be of another version of the website, with other fields. */
export function isSettingsValues(found: unknown): found is SettingsValues {
  const isLike = isShapedLike(settingsMachine.rules.empty, found);
  return isLike && found.closures.every(({ reasons }) => isRecord(reasons));
}

/** The form of the settings. */
export function useSettingsForm(saved: SavedSettings) {
  const queries = useQueryClient();
  // Before each save, until what it leaves behind has been looked at: a text may say what stood between two.
  const [before, setBefore] = useState<readonly BusinessSettings[]>([]);
  const whole = useSavedForm({
    ...{ machine: settingsMachine, thing: 'settings', isValue: isSettingsValues, saved },
    async write(values: SettingsValues, version) {
      const was = queries.getQueryData(businessSettings.queryKey) ?? saved;
      const after = await saveSettings(settingsOf(values, amountsOfPages(queries)), version);
      setBefore((earlier) => [...earlier, was.settings]);
      return after;
    },
    load: fetchSettings,
    ...{ queryKey: businessSettings.queryKey, changes: ['settings'] },
  });
  return { ...whole, whole, before, setBefore, ...useSavedFields(settingsRules, whole) };
}

/** None while they are not known: then what stands in a field is kept. */
function amountsOfPages(queries: QueryClient): Record<string, number> {
  const pages = queries.getQueryData(serviceList.queryKey);
  const services = pages ? staffServices(pages).shown : [];
  return Object.fromEntries(
    services.flatMap(({ key: service, prices }) =>
      prices.map(({ key, from }) => [priceKey(service, key), from]),
    ),
  );
}

/** What the parts of the form take of it. */
export type SettingsFields = ReturnType<typeof useSettingsForm>['form'];
