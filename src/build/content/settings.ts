import type { BusinessSettingsRow } from './rows.ts';
import { type Candidate, rowsLoader } from './rows-loader.ts';
import type { ContentSource } from './source.ts';

/** Key of the one entry that the settings are. */
export const SETTINGS_ID = 'business-settings';

/** What the owner says about the business in place of what its folder says. */
export function settingsLoader() {
  return rowsLoader('settings', SETTINGS_RULES, readSettings);
}

/** Version of what makes the entry of the row. */
export const SETTINGS_RULES = '1';

export async function readSettings(source: ContentSource): Promise<Candidate[]> {
  const rows = await source.rows<BusinessSettingsRow>('business_settings', 'id');
  return rows.map(({ id: _, version, updated_at, updated_by, ...settings }) => ({
    id: SETTINGS_ID,
    label: 'The settings of the business',
    row: settings,
    entry: () => ({ ...settings }),
  }));
}
