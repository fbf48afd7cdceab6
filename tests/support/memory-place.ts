import { vi } from 'vitest';
import type { Draft, Left } from '#admin/saving/draft-entry.ts';

/** A device in memory, with the place on it for one text that saves itself. */
export function memoryPlace<Value>() {
  const device = {
    ...{ draft: null as Draft<Value> | null, kept: [] as Left<Value>['kept'], hasRoom: true },
    place: {
      async keep(draft: Draft<Value> | null, kept: Left<Value>['kept']) {
        Object.assign(device, structuredClone({ draft, kept }));
        return device.hasRoom || !draft;
      },
      ...{ keepAtOnce: vi.fn(), comeBack: vi.fn(), moveTo: vi.fn(), release: vi.fn() },
    },
  };
  return device;
}
