import { useQuery } from '@tanstack/react-query';
import { businessSettings } from '#admin/queries/settings.ts';
import { NO_SETTINGS, withSettings } from '#domain/settings/business-settings.ts';
import { weekOf } from '#domain/settings/opening-hours.ts';
import type { Opening } from '#domain/visits/visit-slots.ts';
import { site as folderSite } from '#site';

/** The business as it is shown, and when it is open. */
export function useOpening() {
  const { data: { settings } = { settings: NO_SETTINGS } } = useQuery(businessSettings);
  const business = withSettings(folderSite, settings);
  const opening: Opening = {
    week: settings.hours ?? weekOf(business.openingHours),
    closures: business.closures,
    timeZone: business.timeZone,
  };
  return { business, opening };
}
