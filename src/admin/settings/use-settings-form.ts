import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { serviceList } from '#admin/queries/services.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { useSavedFields, useSavedForm } from '#admin/saving/use-saved-form.ts';
import {
  fetchSettings,
  type SavedSettings,
  saveSettings,
} from '#data/settings/business-settings.ts';
import { staffServices } from '#domain/pages/services.ts';
import { priceKey } from '#domain/settings/business-settings.ts';
import { type SettingsValues, settingsRules } from './settings-rules.ts';
import { isSettingsValues, settingsMachine } from './settings-saver.ts';
import { settingsOf } from './settings-values.ts';

/** The form of the settings. */
export function useSettingsForm(saved: SavedSettings) {
  const queries = useQueryClient();
  const whole = useSavedForm({
    ...{ machine: settingsMachine, thing: 'settings', isValue: isSettingsValues, saved },
    write: (values: SettingsValues, version) =>
      saveSettings(settingsOf(values, amountsOfPages(queries)), version),
    load: fetchSettings,
    ...{ queryKey: businessSettings.queryKey, changes: ['settings'] },
  });
  return { ...whole, whole, ...useSavedFields(settingsRules, whole) };
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
