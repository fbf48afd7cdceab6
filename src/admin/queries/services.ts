import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchServicePages } from '#data/pages/page-links.ts';
import { FOLDER_SERVICES, type Services, staffServices } from '#domain/pages/services.ts';

/** The services as visitors have them, and the names of all. Whoever asks for services in the staff area asks here, not `#site`. */
export const serviceList = queryOptions({
  queryKey: ['pages', 'services'],
  queryFn: fetchServicePages,
  select: staffServices,
});

/** The same; those of the folder while it is not known. */
export function useServices(): Services {
  return useQuery(serviceList).data ?? FOLDER_SERVICES;
}
