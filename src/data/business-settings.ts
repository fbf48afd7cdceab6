import type { BusinessSettings } from '#domain/business-settings.ts';
import { camelCased } from './camel-case.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { unwrap } from './unwrap.ts';

/** The owner's settings as the database holds them. */
export interface SavedSettings {
  settings: BusinessSettings;
  /** Raised with every change. */
  version: number;
}

/** The settings as they were saved once. */
export interface SettingsRevision extends SavedSettings {
  /** ISO 8601. */
  savedAt: string;
  savedBy: string | null;
}

/** Earlier states asked for at most: more than anybody looks at. */
const LIMIT = 50;

/** What the owner says about the business in place of what its folder says. */
export async function fetchSettings(): Promise<SavedSettings> {
  const data = await unwrap(backend().from('business_settings').select('*').single());
  return savedOf(data);
}

/**
 * Writes the settings.
 *
 * @param version that they are based on.
 * @throws DataError 'conflict' when somebody saved in between, 'not-found' for anybody but an
 *   administrator.
 */
export async function saveSettings(
  settings: BusinessSettings,
  version: number,
): Promise<SavedSettings> {
  const data = await unwrap(
    backend()
      .from('business_settings')
      .update({ ...settings, version })
      .eq('id', true)
      .select()
      .single(),
  );
  return savedOf(data);
}

/**
 * The newest saved states, newest first; the last is the site as it was delivered unless there are
 * very many.
 */
export async function fetchSettingsRevisions(): Promise<SettingsRevision[]> {
  const data = await unwrap(
    backend()
      .from('business_settings_revisions')
      .select('*')
      .order('version', { ascending: false })
      .limit(LIMIT),
  );
  return data.map((row) => ({
    ...camelCased(row),
    // Written by a trigger from the columns below, whose constraints say what is in them.
    settings: row.settings as unknown as BusinessSettings,
  }));
}

function savedOf(row: Tables<'business_settings'>): SavedSettings {
  const { id: _, version, updated_at, updated_by, hours, closures, prices, ...lines } = row;
  return {
    version,
    settings: {
      ...lines,
      hours: hours as BusinessSettings['hours'],
      closures: closures as unknown as BusinessSettings['closures'],
      prices: prices as BusinessSettings['prices'],
    },
  };
}
