import { backend } from '#data/client.ts';
import { camelCased, unwrap } from '#data/unwrap.ts';
import type { StoredContent } from '#domain/releases/content-comparison.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import type { Json, Tables } from '#supabase/database.types.ts';

export interface SavedSettings {
  settings: BusinessSettings;
  version: number;
  updated_at: string;
  updated_by: string | null;
}

export interface SettingsRevision extends Pick<SavedSettings, 'settings' | 'version'> {
  savedAt: string;
  savedBy: string | null;
}

const LIMIT = 50;

/** What the owner's settings replace of the business's folder. */
export async function fetchSettings(): Promise<SavedSettings> {
  const data = await unwrap(backend().from('business_settings').select('*').single());
  return savedOf(data);
}

/** Changes `version`. @throws DataError 'conflict' when another administrator saved first. */
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

/** Newest first; the last is the site as delivered, unless there are very many. */
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
    // A trigger writes it from columns with constraints.
    settings: row.settings as unknown as BusinessSettings,
  }));
}

function savedOf(row: Tables<'business_settings'>): SavedSettings {
  const { id: _, version, updated_at, updated_by, ...settings } = row;
  // Each column has a constraint of this shape.
  return { version, updated_at, updated_by, settings: settings as unknown as BusinessSettings };
}

/**
 * The settings before the first change of one that is not live yet, and as they are to be. Both null for whoever may
 * not read earlier settings.
 *
 * @param name of its column.
 */
export async function fetchSettingsPair(name: string, liveVersion: number) {
  const [change] = await unwrap(
    backend()
      .from('content_changes')
      .select('at')
      .match({ entity: 'settings', title: name })
      .gt('version', liveVersion)
      .order('version')
      .limit(1),
  );
  const revisions = () =>
    backend()
      .from('business_settings_revisions')
      .select('settings')
      .order('version', { ascending: false })
      .limit(1);
  if (!change) return { seen: null, next: null };
  const [[seen], [next]] = await Promise.all([
    unwrap(revisions().lt('saved_at', change.at)),
    unwrap(revisions()),
  ]);
  return { seen: contentOf(seen), next: contentOf(next) };
}

function contentOf(row: { settings: Json } | undefined): StoredContent | null {
  return row ? (row.settings as StoredContent) : null;
}
