import { useMemo, useState } from 'react';
import type { FoundMedia } from '#data/media/media-library.ts';

export type Selection = ReturnType<typeof useSelection>;

type Picked = ReadonlyMap<string, FoundMedia>;

const NOTHING = { picked: new Map() as Picked, before: new Map() as Picked, anchor: '' };

/** A selection that outlives a new search, in the order of selecting. */
export function useSelection(list: readonly FoundMedia[]) {
  const [{ picked, before, anchor }, set] = useState(NOTHING);
  const ids = useMemo(() => new Set(picked.keys()), [picked]);
  return {
    ids,
    media: [...picked.values()],
    /** The next range begins here. */
    toggle(index: number) {
      const one = list[index];
      if (!one) return;
      const next = new Map(picked);
      if (!next.delete(one.id)) next.set(one.id, one);
      set({ picked: next, before: next, anchor: one.id });
    },
    /** Selects everything from the last toggled one, or else from `from`. */
    extendTo(index: number, from = index) {
      const known = list.findIndex(({ id }) => id === anchor);
      const start = known < 0 ? from : known;
      const range = list.slice(Math.min(start, index), Math.max(start, index) + 1);
      // Shrinking a range deselects what it had added.
      set({ picked: join(before, range), before, anchor: list[start]?.id ?? '' });
    },
    /** Selects these too, whether the list has them or not. */
    add(media: readonly FoundMedia[]) {
      set(({ picked: known, anchor: last }) => {
        const next = new Map(known);
        for (const one of media) {
          next.delete(one.id);
          next.set(one.id, one);
        }
        return { picked: next, before: next, anchor: last };
      });
    },
    /** Everything loaded so far. */
    all() {
      const everything = join(picked, list);
      set({ picked: everything, before: everything, anchor });
    },
    clear: () => set(NOTHING),
  };
}

function join(picked: Picked, more: readonly FoundMedia[]): Picked {
  return new Map([...picked, ...more.map((one) => [one.id, one] as const)]);
}
