import type { BackendAddress } from '#domain/accounts/backend-address.ts';

/** Where programs for calendars find all visits. @param url of the backend, absolute. */
export function calendarAddress({ url, key }: BackendAddress, secret: string): string {
  return `${url}/rest/v1/rpc/visit_calendar?${new URLSearchParams({ secret, apikey: key })}`;
}
