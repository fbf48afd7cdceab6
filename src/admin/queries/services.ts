import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchServicePages } from '#data/pages/page-links.ts';
import {
  FOLDER_SERVICES,
  type ServicePages,
  type Services,
  staffServices,
} from '#domain/pages/services.ts';

/** The services as visitors have them, and the names of all. Whoever asks for services in the staff area asks here, not `#site`. */
export const serviceList = queryOptions({
  queryKey: ['pages', 'services'],
  queryFn: fetchServicePages,
  select: (pages: ServicePages) => staffServices(pages),
});

/** The same; those of the folder while it is not known. @param language in which they are shown; '' is the main one. */
export function useServices(language = ''): Services {
  const select = useCallback((pages: ServicePages) => staffServices(pages, language), [language]);
  return useQuery({ ...serviceList, select }).data ?? FOLDER_SERVICES;
}
