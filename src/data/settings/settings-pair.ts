import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { StoredContent } from '#domain/releases/content-comparison.ts';
import type { Json } from '#supabase/database.types.ts';

/**
 * The settings before the first change of one that is not live yet, and as they are to be. Both null for whoever may
 * not read earlier settings.
 *
 * @param name what the log of changes calls the setting.
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
