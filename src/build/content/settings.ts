import type { Tables } from '#supabase/database.types.ts';
import { kind } from './kind.ts';
import { settingsSchema } from './schemas.ts';

export const SETTINGS_ID = 'business-settings';

/** The owner’s settings, which overrule the folder of the business. */
export const settings = kind({
  tables: ['business_settings'],
  changedBy: ['settings'],
  readAgain: 'all',
  rules: '4',
  schema: settingsSchema,
  pictures: ({ logo, icon }) => [logo?.media ?? null, logo?.dark ?? null, icon],
  async read(source) {
    const rows = await source.rows<Tables<'business_settings'>>('business_settings', 'id');
    return rows.map(({ id: _, version, updated_at, updated_by, ...row }) => ({
      id: SETTINGS_ID,
      label: 'The settings of the business',
      row,
      entry: () => ({ ...row }),
    }));
  },
});
