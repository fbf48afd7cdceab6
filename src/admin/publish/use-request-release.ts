import { useDataChange } from '#admin/queries/use-data-change.ts';
import { requestRelease } from '#data/releases.ts';

/** Asks for the site to be built with everything that has been approved, again if need be. */
export function useRequestRelease() {
  return useDataChange<void, unknown>({ run: requestRelease, changes: ['releases'] });
}
