import type { BackendAddress } from '#domain/accounts/backend-address.ts';

/** Where programs for calendars find all appointments. @param url of the backend, absolute. */
export function calendarAddress({ url, key }: BackendAddress, secret: string): string {
  return `${url}/rest/v1/rpc/appointment_calendar?${new URLSearchParams({ secret, apikey: key })}`;
}
