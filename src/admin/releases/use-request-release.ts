import { useDataChange } from '#admin/queries/use-data-change.ts';
import { requestRelease } from '#data/releases/releases.ts';

export function useRequestRelease() {
  return useDataChange<void, unknown>({ run: requestRelease, changes: ['releases'] });
}
